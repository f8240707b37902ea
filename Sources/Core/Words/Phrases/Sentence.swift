/// What the calculator says about formulas and values.
package indirect enum Sentence: Phrase {
  // No value
  case noRealValue(String, String)
  case noLogarithm(base: String)
  case divisionByZero
  case undefined(String, String)
  case tooLarge
  // Formulas
  case typeAFormula
  case needsRightSide(String)
  case needsLeftSide(String)
  case notClosed(String)
  case needsArgument(String)
  case needsArguments(String, Int)
  case exponentMissing
  case numberBeforeExponentMissing
  case digitMissing(String)
  case unfinishedName(String)
  case emptyBracket(String, String)
  case noOpening(String, String)
  case unknownName(String)
  case unexpectedCharacter(String)
  case tooManyArguments(String, Int)
  case operatorMissing(String)
  case secondPoint
  case numberTooLarge
  case numberTooLong(limit: Int)
  case formulaTooLong(limit: Int)
  case unknownCommand(String)
  case nestedTooDeeply
  case inLine(Int, Sentence)
  // Programs
  case programIsEmpty
  case unknownInstruction(String)
  case missingOperand(String, Int)
  case leftoverValues(Int)
  case tooLong
  // The calculator
  case stackIsEmpty
  case stackIsFull
  case needsValues(String, Int, present: Int)
  case functionOfX
  case typeAFormulaFirst
  case formulaIsUnfinished
  case hasNoRealValue
  case tooLongToGraph(limit: Int)
  case noBracketsInRPN
  case nothingToUndo
  case nothingToRedo
  case cannotPaste(Sentence)
  case noEarlierEntry
  case nameWaits(String)

  package var translations: Translations<LocalizedText> {
    switch self {
    case .noRealValue(let power, let operand) where power.hasPrefix("^"):
      ("no real value: \("(\(operand))\(power)")", "sem valor real: \("(\(operand))\(power)")")
    case .noRealValue(let operation, let operand):
      ("no real value: \(operation) of \(operand)", "sem valor real: \(operation) de \(operand)")
    case .noLogarithm(let base):
      ("no real value: log to base of \(base)", "sem valor real: log na base \(base)")
    case .divisionByZero: ("undefined: division by 0", "valor indefinido: divisão por 0")
    case .undefined(let operation, let place):
      ("undefined: \(operation) at \(place)", "valor indefinido: \(operation) em \(place)")
    case .tooLarge: ("too large to show", "grande demais para mostrar")
    case .typeAFormula: ("Type a formula", "Digite uma fórmula")
    case .needsRightSide(let sign):
      ("unfinished: \(sign) needs a right side", "incompleta: falta o lado direito de \(sign)")
    case .needsLeftSide(let sign):
      ("unfinished: \(sign) needs a left side", "incompleta: falta o lado esquerdo de \(sign)")
    case .notClosed(let bracket):
      ("unfinished: \(bracket) is not closed", "incompleta: falta fechar \(bracket)")
    case .needsArgument(let function):
      ("unfinished: \(function) needs an argument", "incompleta: falta o argumento de \(function)")
    case .needsArguments(let function, let count):
      (
        "unfinished: \(function) needs \(Self.number(count).english) arguments",
        "incompleta: \(function) pede \(Self.number(count).brazilian) argumentos"
      )
    case .exponentMissing:
      ("unfinished: EE needs an exponent", "incompleta: falta o expoente de EE")
    case .numberBeforeExponentMissing:
      ("unfinished: EE needs a number before it", "incompleta: falta um número antes de EE")
    case .digitMissing(let sign):
      ("unfinished: \(sign) needs a digit", "incompleta: falta um algarismo após \(sign)")
    case .unfinishedName(let letters):
      ("unfinished: \(letters) is not a name yet", "incompleta: \(letters) ainda não é um nome")
    case .emptyBracket(let open, let close):
      (
        "unfinished: nothing between \(open) and \(close)",
        "incompleta: não há nada entre \(open) e \(close)"
      )
    case .noOpening(let open, let close):
      ("no \(open) for this \(close)", "falta um \(open) para este \(close)")
    case .unknownName(let name): ("unknown name: \(name)", "nome desconhecido: \(name)")
    case .unexpectedCharacter(let character):
      ("\(character) has no meaning here", "\(character) não tem sentido aqui")
    case .tooManyArguments(let function, 1):
      ("\(function) takes one argument", "\(function) tem só um argumento")
    case .tooManyArguments(let function, let most):
      (
        "\(function) takes \(Self.number(most).english) arguments",
        "\(function) tem só \(Self.number(most).brazilian) argumentos"
      )
    case .operatorMissing(let number):
      ("an operator is missing before \(number)", "falta um operador antes de \(number)")
    case .secondPoint: ("a number has only one point", "um número só tem um separador decimal")
    case .numberTooLarge: ("this number is too large", "este número é grande demais")
    case .numberTooLong(let limit):
      (
        "this number is too long: \(limit) characters at most",
        "este número é longo demais: no máximo \(limit) caracteres"
      )
    case .formulaTooLong(let limit):
      (
        "the formula is too long: \(limit) characters at most",
        "a fórmula é longa demais: no máximo \(limit) caracteres"
      )
    case .unknownCommand(let name):
      ("\(verbatim: name) is not understood", "\(verbatim: name) não é reconhecido")
    case .nestedTooDeeply: ("the formula is nested too deeply", "a fórmula tem níveis demais")
    case .inLine(let number, let reason):
      ("line \(number): \(reason.english)", "linha \(number): \(reason.brazilian)")
    case .programIsEmpty: ("the program is empty", "o programa está vazio")
    case .unknownInstruction(let name):
      ("“\(verbatim: name)” is not an instruction", "“\(verbatim: name)” não é uma instrução")
    case .missingOperand(let name, let index):
      (
        "“\(verbatim: name)” at \(index) has too few values",
        "faltam valores para “\(verbatim: name)” em \(index)"
      )
    case .leftoverValues(let count):
      (
        "the program leaves \(count) values instead of one",
        "o programa deixa \(count) valores em vez de um"
      )
    case .tooLong: ("the formula is too long", "a fórmula é longa demais")
    case .stackIsEmpty: ("The stack is empty", "A pilha está vazia")
    case .stackIsFull: ("The stack is full", "A pilha está cheia")
    case .needsValues(let name, let needed, let present):
      (
        "\(name) needs \(Self.values(needed).english), the stack has \(Self.number(present).english)",
        "\(name) precisa de \(Self.values(needed).brazilian), a pilha \(Self.has(present))"
      )
    case .functionOfX: ("a function of \("x")", "uma função de \("x")")
    case .typeAFormulaFirst: ("type a formula first", "digite uma fórmula")
    case .formulaIsUnfinished: ("formula is unfinished", "fórmula incompleta")
    case .hasNoRealValue: ("has no real value", "sem valor real")
    case .tooLongToGraph(let limit):
      (
        "too long to be graphed: \(limit) operations at most",
        "longa demais para o gráfico: no máximo \(limit) operações"
      )
    case .noBracketsInRPN: ("RPN needs no brackets", "RPN dispensa parênteses")
    case .nothingToUndo: ("nothing to undo", "não há nada a desfazer")
    case .nothingToRedo: ("nothing to redo", "não há nada a refazer")
    case .cannotPaste(let reason):
      ("not pasted: \(reason.english)", "não colado: \(reason.brazilian)")
    case .noEarlierEntry: ("no earlier entry", "não há entrada anterior")
    case .nameWaits(let name):
      ("unfinished: Enter applies \(name)", "incompleta: Enter aplica \(name)")
    }
  }

  private static func number(_ count: Int) -> Translations<LocalizedText> {
    switch count {
    case 0: ("none", "nenhum")
    case 1: ("one", "um")
    case 2: ("two", "dois")
    case 3: ("three", "três")
    default: ("\(count)", "\(count)")
    }
  }

  private static func values(_ count: Int) -> Translations<LocalizedText> {
    let number = number(count)
    return count == 1
      ? ("a value", "um valor") : ("\(number.english) values", "\(number.brazilian) valores")
  }

  private static func has(_ count: Int) -> LocalizedText {
    count == 0 ? "não tem nenhum" : "tem \(number(count).brazilian)"
  }
}
