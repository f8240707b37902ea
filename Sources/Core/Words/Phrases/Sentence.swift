/// What the calculator says about formulas and values.
package indirect enum Sentence: Phrase {
  // No value
  case noRealValue(String, String)
  case noLogarithm(base: String)
  case divisionByZero
  case undefined(String, String)
  case factorialNeedsWhole
  case tooLarge
  // Formulas
  case typeAFormula
  case needsRightSide(String)
  case needsLeftSide(String)
  case notClosed(String)
  case needsArgument(String)
  case needsTwoArguments(String)
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
  case noBracketsInRPN
  case nothingToUndo
  case nothingToRedo
  case cannotPaste(Sentence)
  case noEarlierEntry
  case nameWaits(String)
}
