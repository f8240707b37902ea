/// A part of a formula that can be empty.
package enum FormulaPart: Hashable, Sendable {
  case numerator, denominator, exponent, radicand, degree
  /// Of a sign such as Σ.
  case body(String)
  case letter(String)
  case start(String)
  case end(String)
  /// Of a case.
  case value, condition
}

/// Why a formula, or a piece of LaTeX, cannot be read.
package enum FormulaFault: Phrase, Error, CustomStringConvertible {
  // Pending: typing more can make it right.
  case empty
  case needsRightSide(String)
  case needsLeftSide(String)
  /// Typing `closers` at the end would close everything that is open.
  case notClosed(String, closers: String)
  case needsArgument(String)
  case needsArguments(String, Int)
  case exponentMissing
  case digitMissing(String)
  case unfinishedName(String)
  case emptyBracket(String, String)
  case partMissing(FormulaPart)
  /// A relation's y, which stands in no formula of x, without a sign that compares.
  case secondVariable(String)
  // Wrong: something has to go.
  case wrongClosing(String)
  case noOpening(String, String)
  case numberBeforeExponentMissing
  /// A word, and the known one that it is most like.
  case unknownName(String, nearest: String? = nil)
  case unexpectedCharacter(String)
  case tooManyArguments(String, Int)
  case operatorMissing(String)
  case secondPoint
  case numberTooLong(limit: Int)
  case tooLong(limit: Int)
  /// It can be read in two ways; how to write it instead.
  case ambiguous(String, instead: String)
  /// A relation or a moving point where a formula of x is wanted.
  case noFormulaOfX
  /// Something that is to hold has no sign that compares.
  case comparisonMissing
  /// No derivative of an operation is known; nothing is named where a part has no value.
  case noDerivative(String)
  /// A sum needs whole numbers to count from and to, and not too many terms without a closed form.
  case boundsNeedNumbers(String)
  case tooManyTerms(String)
  /// A function is used by its name that has no formula.
  case undefinedFunction(String)
  /// The formula that is named uses itself, if only through others.
  case usesItself(String)
  /// A list, or a value of one.
  case tooManyValues(limit: Int)
  case noValue
  // LaTeX.
  case unknownCommand(String)
  case nestedTooDeeply

  /// Whether more typing could make the formula right.
  package var isPending: Bool {
    switch self {
    case .empty, .needsRightSide, .needsLeftSide, .notClosed, .needsArgument, .needsArguments,
      .exponentMissing, .digitMissing, .unfinishedName, .emptyBracket, .partMissing,
      .secondVariable, .comparisonMissing:
      true
    case .wrongClosing, .noOpening, .numberBeforeExponentMissing, .unknownName,
      .unexpectedCharacter, .tooManyArguments, .operatorMissing, .secondPoint,
      .numberTooLong, .tooLong, .ambiguous, .unknownCommand, .nestedTooDeeply, .noFormulaOfX,
      .noDerivative, .boundsNeedNumbers, .tooManyTerms, .undefinedFunction, .usesItself,
      .tooManyValues, .noValue:
      false
    }
  }

  package var translations: Translations<LocalizedText> {
    switch self {
    case .empty: ("Type a formula", "Digite uma fórmula")
    case .needsRightSide(let sign):
      ("unfinished: \(sign) needs a right side", "incompleta: falta o lado direito de \(sign)")
    case .needsLeftSide(let sign):
      ("unfinished: \(sign) needs a left side", "incompleta: falta o lado esquerdo de \(sign)")
    case .notClosed(let bracket, _), .wrongClosing(let bracket):
      ("unfinished: \(bracket) is not closed", "incompleta: falta fechar \(bracket)")
    case .needsArgument(let function):
      ("unfinished: \(function) needs an argument", "incompleta: falta o argumento de \(function)")
    case .needsArguments(let function, let count):
      "unfinished: \(function) needs \(count.spelled.english) arguments"
      "incompleta: \(function) pede \(count.spelled.brazilian) argumentos"
    case .exponentMissing:
      ("unfinished: EE needs an exponent", "incompleta: falta o expoente de EE")
    case .numberBeforeExponentMissing:
      ("unfinished: EE needs a number before it", "incompleta: falta um número antes de EE")
    case .digitMissing(let sign):
      ("unfinished: \(sign) needs a digit", "incompleta: falta um algarismo após \(sign)")
    case .secondVariable(let letter):
      ("unfinished: \(letter) needs =, < or >", "incompleta: \(letter) precisa de =, < ou >")
    case .unfinishedName(let letters):
      ("unfinished: \(letters) is not a name yet", "incompleta: \(letters) ainda não é um nome")
    case .emptyBracket(let open, let close):
      "unfinished: nothing between \(open) and \(close)"
      "incompleta: não há nada entre \(open) e \(close)"
    case .partMissing(.numerator):
      "unfinished: the fraction needs an upper part"
      "incompleta: falta a parte de cima da fração"
    case .partMissing(.denominator):
      "unfinished: the fraction needs a lower part"
      "incompleta: falta a parte de baixo da fração"
    case .partMissing(.exponent):
      ("unfinished: the power needs an exponent", "incompleta: falta o expoente da potência")
    case .partMissing(.radicand):
      ("Nothing after \("√")", "Nada depois de \("√")")
    case .partMissing(.degree):
      ("unfinished: the root needs a degree", "incompleta: falta o índice da raiz")
    case .partMissing(.body(let sign)):
      ("Nothing after \(sign)", "Nada depois de \(sign)")
    case .partMissing(.letter(let sign)):
      ("unfinished: \(sign) needs a letter", "incompleta: falta a letra de \(sign)")
    case .partMissing(.start(let sign)):
      "unfinished: \(sign) needs a lower bound"
      "incompleta: falta o limite inferior de \(sign)"
    case .partMissing(.end(let sign)):
      "unfinished: \(sign) needs an upper bound"
      "incompleta: falta o limite superior de \(sign)"
    case .partMissing(.value):
      ("unfinished: a case needs a value", "incompleta: falta o valor de um caso")
    case .partMissing(.condition):
      ("unfinished: a case needs a condition", "incompleta: falta a condição de um caso")
    case .noOpening(_, let close): ("Unmatched \(close)", "\(close) sem par")
    case .unknownName(let name, nil): ("unknown name: \(name)", "nome desconhecido: \(name)")
    case .unknownName(let name, let nearest?):
      ("unknown name: \(name); near: \(nearest)", "nome desconhecido: \(name); próximo: \(nearest)")
    case .unexpectedCharacter(let character):
      ("\(character) has no meaning here", "\(character) não tem sentido aqui")
    case .tooManyArguments(let function, 1):
      ("\(function) takes one argument", "\(function) tem só um argumento")
    case .tooManyArguments(let function, let most):
      "\(function) takes \(most.spelled.english) arguments"
      "\(function) tem só \(most.spelled.brazilian) argumentos"
    case .operatorMissing(let number):
      ("an operator is missing before \(number)", "falta um operador antes de \(number)")
    case .secondPoint: ("a number has only one point", "um número só tem um separador decimal")
    case .numberTooLong(let limit):
      "this number is too long: \(limit) characters at most"
      "este número é longo demais: no máximo \(limit) caracteres"
    case .tooLong(let limit):
      "the formula is too long: \(limit) characters at most"
      "a fórmula é longa demais: no máximo \(limit) caracteres"
    case .ambiguous(let text, let instead):
      "\(text) can be read in two ways: write \(instead)"
      "\(text) pode ser lido de dois modos: escreva \(instead)"
    case .noFormulaOfX: ("Not a function of \("x") only", "Não é função só de \("x")")
    case .comparisonMissing:
      ("unfinished: nothing is compared", "incompleta: falta uma comparação")
    case .noDerivative(""): ("this has no derivative", "isto não tem derivada")
    case .noDerivative(let name):
      ("no derivative of \(name) is known", "não se conhece a derivada de \(name)")
    case .boundsNeedNumbers(let name):
      "\(name) needs whole numbers for its ends"
      "\(name) pede números inteiros como extremos"
    case .tooManyTerms(let name):
      "\(name) has too many terms to be written out"
      "\(name) tem termos demais para serem escritos"
    case .undefinedFunction(let name) where !"fgh".contains(name.prefix(1)):
      "\(name) is not defined; define it with \(name)(x) = …, or write \(name)·("
      "\(name) não está definida; defina com \(name)(x) = …, ou escreva \(name)·("
    case .undefinedFunction(let name):
      "\(name) is not defined; define it with \(name)(x) = …"
      "\(name) não está definida; defina com \(name)(x) = …"
    case .usesItself(let name):
      ("\(name) would use itself", "\(name) usaria a si mesma")
    case .tooManyValues(let limit):
      ("a list has at most \(limit) values", "uma lista tem no máximo \(limit) valores")
    case .noValue: ("this is no value of a list", "isto não é um valor de uma lista")
    case .unknownCommand(let name):
      ("\(verbatim: name) is not understood", "\(verbatim: name) não é reconhecido")
    case .nestedTooDeeply: ("the formula is nested too deeply", "a fórmula tem níveis demais")
    }
  }
}
