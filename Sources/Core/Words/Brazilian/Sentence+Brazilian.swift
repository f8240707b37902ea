extension Sentence {
  package var brazilian: Wording {
    switch self {
    case .noRealValue(let power, let operand) where power.hasPrefix("^"):
      "sem valor real: \("(\(operand))\(power)")"
    case .noRealValue(let operation, let operand): "sem valor real: \(operation) de \(operand)"
    case .noLogarithm(let base): "sem valor real: log na base \(base)"
    case .divisionByZero: "valor indefinido: divisão por 0"
    case .undefined(let operation, let place): "valor indefinido: \(operation) em \(place)"
    case .factorialNeedsWhole: "n! precisa de um número natural"
    case .tooLarge: "grande demais para mostrar"
    case .typeAFormula: "Digite uma fórmula"
    case .needsRightSide(let sign): "incompleta: falta o lado direito de \(sign)"
    case .needsLeftSide(let sign): "incompleta: falta o lado esquerdo de \(sign)"
    case .notClosed(let bracket): "incompleta: falta fechar \(bracket)"
    case .needsArgument(let function): "incompleta: falta o argumento de \(function)"
    case .needsTwoArguments(let function): "incompleta: \(function) pede dois argumentos"
    case .exponentMissing: "incompleta: falta o expoente de EE"
    case .numberBeforeExponentMissing: "incompleta: falta um número antes de EE"
    case .digitMissing(let sign): "incompleta: falta um algarismo após \(sign)"
    case .unfinishedName(let letters): "incompleta: \(letters) ainda não é um nome"
    case .emptyBracket(let open, let close): "incompleta: não há nada entre \(open) e \(close)"
    case .noOpening(let open, let close): "falta um \(open) para este \(close)"
    case .unknownName(let name): "nome desconhecido: \(name)"
    case .unexpectedCharacter(let character): "\(character) não tem sentido aqui"
    case .tooManyArguments(let function, 1): "\(function) tem só um argumento"
    case .tooManyArguments(let function, _): "\(function) tem só dois argumentos"
    case .operatorMissing(let number): "falta um operador antes de \(number)"
    case .secondPoint: "um número só tem um separador decimal"
    case .numberTooLarge: "este número é grande demais"
    case .numberTooLong(let limit): "este número é longo demais: no máximo \(limit) caracteres"
    case .formulaTooLong(let limit): "a fórmula é longa demais: no máximo \(limit) caracteres"
    case .unknownCommand(let name): "\(verbatim: name) não é reconhecido"
    case .nestedTooDeeply: "a fórmula tem níveis demais"
    case .inLine(let number, let reason): "linha \(number): \(reason.brazilian)"
    case .programIsEmpty: "o programa está vazio"
    case .unknownInstruction(let name): "“\(verbatim: name)” não é uma instrução"
    case .missingOperand(let name, let index): "faltam valores para “\(verbatim: name)” em \(index)"
    case .leftoverValues(let count): "o programa deixa \(count) valores em vez de um"
    case .tooLong: "a fórmula é longa demais"
    case .stackIsEmpty: "A pilha está vazia"
    case .stackIsFull: "A pilha está cheia"
    case .needsValues(let name, let needed, let present):
      "\(name) precisa de \(Self.values(needed)), a pilha \(Self.has(present))"
    case .functionOfX: "uma função de \("x")"
    case .typeAFormulaFirst: "digite uma fórmula"
    case .formulaIsUnfinished: "fórmula incompleta"
    case .hasNoRealValue: "sem valor real"
    case .noBracketsInRPN: "RPN dispensa parênteses"
    case .nothingToUndo: "não há nada a desfazer"
    case .nothingToRedo: "não há nada a refazer"
    case .cannotPaste(let reason): "não colado: \(reason.brazilian)"
    case .noEarlierEntry: "não há entrada anterior"
    case .nameWaits(let name): "incompleta: Enter aplica \(name)"
    }
  }

  private static func number(_ count: Int) -> Wording {
    switch count {
    case 1: "um"
    case 2: "dois"
    default: "\(count)"
    }
  }

  private static func values(_ count: Int) -> Wording {
    count == 1 ? "um valor" : "\(number(count)) valores"
  }

  private static func has(_ count: Int) -> Wording {
    count == 0 ? "não tem nenhum" : "tem \(number(count))"
  }
}
