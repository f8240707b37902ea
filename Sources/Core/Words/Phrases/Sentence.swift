/// What the calculator says.
package indirect enum Sentence: Phrase {
  /// Why what is typed is no formula.
  case formula(FormulaFault)
  /// Why a formula has no value.
  case noValue(ProgramFault)
  /// Why a formula can't become a program.
  case noProgram(ProgramError)
  /// What is known of a value that has no digits.
  case result(ResultPhrase)
  case inLine(Int, Sentence)
  case stackIsEmpty
  case stackIsFull
  case needsValues(String, Int, present: Int)
  case functionOfX
  /// A function's name that may be meant as a letter and another one's.
  case readAsInverse(String)
  /// Letters that nobody gave a value.
  case functionOfLetters([String])
  case relation
  case parametricCurve
  case polarCurve
  /// What Enter does to a letter.
  case letterIsSet(String)
  case letterIsUnused(String)
  case functionOfMemory
  case memoryIsEmpty
  case memoryTakesNumbers
  /// What is kept now.
  case memory(String)
  case typeAFormulaFirst
  case formulaIsUnfinished
  case formulaIsWrong
  case hasNoRealValue
  case tooLongToGraph(limit: Int)
  case noBracketsInRPN
  case nothingToUndo
  case nothingToRedo
  case cannotPaste(Sentence)
  case noEarlierEntry
  case nameWaits(String)
  case clearingKey

  package var translations: Translations<LocalizedText> {
    switch self {
    case .formula(let fault): fault.translations
    case .noValue(let fault): fault.translations
    case .noProgram(let error): error.translations
    case .result(let phrase): phrase.translations
    case .inLine(let number, let reason):
      ("line \(number): \(reason.english)", "linha \(number): \(reason.brazilian)")
    case .stackIsEmpty: ("The stack is empty", "A pilha está vazia")
    case .stackIsFull: ("The stack is full", "A pilha está cheia")
    case .needsValues(let name, let needed, let present):
      "\(name) needs \(Self.values(needed).english), the stack has \(present.spelled.english)"
      "\(name) precisa de \(Self.values(needed).brazilian), a pilha \(Self.has(present))"
    case .relation: ("a relation of \("x") and \("y")", "uma relação de \("x") e \("y")")
    case .parametricCurve: ("a parametric curve", "uma curva paramétrica")
    case .polarCurve: ("a polar curve", "uma curva polar")
    case .letterIsSet(let name):
      ("Graph sets the slider of \(name)", "Traçar ajusta o controle de \(name)")
    case .letterIsUnused(let name):
      ("\(name) is not used by any formula", "\(name) não é usada por nenhuma fórmula")
    case .functionOfX: ("a function of \("x")", "uma função de \("x")")
    case .readAsInverse(let name):
      "\(name) is one function; write a·\(String(name.dropFirst())) for a product"
      "\(name) é uma só função; escreva a·\(String(name.dropFirst())) para um produto"
    case .functionOfLetters(let letters):
      "a formula of \(letters.joined(separator: ", ")); Graph makes a slider"
      "uma fórmula de \(letters.joined(separator: ", ")); Traçar cria o controle"
    case .functionOfMemory: ("a function of M", "uma função de M")
    case .memoryIsEmpty: ("M is empty", "M está vazia")
    case .memoryTakesNumbers:
      ("M can store only a number", "M só guarda um número")
    case .memory(let text): ("M = \(text)", "M = \(text)")
    case .typeAFormulaFirst: ("type a formula first", "digite uma fórmula")
    case .formulaIsUnfinished: ("formula is unfinished", "fórmula incompleta")
    case .formulaIsWrong: ("formula has a mistake", "há um erro na fórmula")
    case .hasNoRealValue: ("has no real value", "sem valor real")
    case .tooLongToGraph(let limit):
      "too long to be graphed: \(limit) operations at most"
      "longa demais para o gráfico: no máximo \(limit) operações"
    case .noBracketsInRPN: ("RPN needs no brackets", "RPN dispensa parênteses")
    case .nothingToUndo: ("nothing to undo", "não há nada a desfazer")
    case .nothingToRedo: ("nothing to redo", "não há nada a refazer")
    case .cannotPaste(let reason):
      ("not pasted: \(reason.english)", "não colado: \(reason.brazilian)")
    case .noEarlierEntry: ("no earlier entry", "não há entrada anterior")
    case .nameWaits(let name):
      ("unfinished: Enter applies \(name)", "incompleta: Enter aplica \(name)")
    case .clearingKey: ("Ctrl+Backspace clears", "Ctrl+Backspace limpa")
    }
  }

  private static func values(_ count: Int) -> Translations<LocalizedText> {
    let number = count.spelled
    return count == 1
      ? ("a value", "um valor") : ("\(number.english) values", "\(number.brazilian) valores")
  }

  private static func has(_ count: Int) -> LocalizedText {
    count == 0 ? "não tem nenhum" : "tem \(count.spelled.brazilian)"
  }
}
