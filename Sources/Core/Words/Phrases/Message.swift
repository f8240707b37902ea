/// What the calculator says.
package indirect enum Message: Phrase {
  /// Why what is typed is no formula.
  case formula(FormulaFault)
  /// Why a formula has no value.
  case noValue(ProgramFault)
  /// Why a formula can't become a program.
  case noProgram(ProgramError)
  /// What is known of a value that has no digits.
  case result(ResultPhrase)
  case inLine(Int, Message)
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
  case listOfPoints, listOfNumbers, modelOfData, differentialEquation, differentialEquations
  case point
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
  /// Of a number that a slider may not have.
  case beyondSlider
  case tooLongToGraph(limit: Int)
  case noBracketsInRPN
  case nothingToUndo
  case nothingToRedo
  case cannotPaste(Message)
  case noEarlierEntry
  case nameWaits(String)
  case clearingKey
  /// What a small sign on a key means.
  case keysWithSigns
  /// How a piecewise function gets one more case.
  case anotherCase
}

extension Message {
  /// Whether it is what was asked for: that something grows beyond all bounds.
  package var isAnswer: Bool { if case .noValue(.growing) = self { true } else { false } }
}
