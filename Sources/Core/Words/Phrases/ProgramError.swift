/// Why a list of instructions is no program.
package enum ProgramError: Phrase, Error, CustomStringConvertible {
  case empty
  case unknownInstruction(String)
  case missingOperand(of: String, at: Int)
  case leftoverValues(Int)
  case conditionMissing(of: String, at: Int)
  /// It says that something holds, and has no value.
  case isCondition
  case tooLong
}
