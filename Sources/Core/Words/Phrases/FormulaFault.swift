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
  /// A list of numbers within a formula, where a letter may stand for one.
  case listInside
  /// A relation or a moving point where a formula of x is wanted.
  case noFormulaOfX
  /// Something that is to hold has no sign that compares.
  case comparisonMissing
  /// The stretch of a moving point's t or θ has not two ends.
  case stretchNeedsEnds(String)
  /// No derivative of an operation is known; nothing is named where a part has no value.
  case noDerivative(String)
  /// A letter from outside stands in an integral that no formula is known for.
  case noIntegral(String)
  /// A sum needs whole numbers to count from and to, and not too many terms without a closed form.
  case boundsNeedNumbers(String)
  case tooManyTerms(String)
  /// A function is used by its name that has no formula.
  case undefinedFunction(String)
  /// A list is used by its name that has no numbers.
  case undefinedList(String)
  /// The formula that is named uses itself, if only through others.
  case usesItself(String)
  /// A list, or a value of one.
  case tooManyValues(limit: Int)
  case noValue
  /// A model of data.
  case model(FitPhrase)
  /// A solution of a differential equation does not begin at numbers; with how that is written.
  case startUnclear(example: String)
  /// What moves has one equation.
  case secondEquationMissing
  // LaTeX.
  case unknownCommand(String)
  case nestedTooDeeply

  /// Whether more typing could make the formula right.
  package var isPending: Bool {
    switch self {
    case .empty, .needsRightSide, .needsLeftSide, .notClosed, .needsArgument, .needsArguments,
      .exponentMissing, .digitMissing, .unfinishedName, .emptyBracket, .partMissing,
      .secondVariable, .comparisonMissing, .startUnclear,
      .secondEquationMissing:
      true
    case .wrongClosing, .noOpening, .numberBeforeExponentMissing, .unknownName,
      .unexpectedCharacter, .tooManyArguments, .operatorMissing, .secondPoint,
      .numberTooLong, .tooLong, .ambiguous, .listInside, .unknownCommand, .nestedTooDeeply,
      .noFormulaOfX,
      .stretchNeedsEnds,
      .noDerivative, .noIntegral, .boundsNeedNumbers, .tooManyTerms, .undefinedFunction,
      .undefinedList,
      .usesItself,
      .tooManyValues, .noValue, .model:
      false
    }
  }
}
