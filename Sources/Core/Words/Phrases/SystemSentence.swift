/// What the program says when something outside refuses: files, screens, fonts.
///
/// What a system call or a library says of itself is quoted as it comes.
package indirect enum SystemSentence: Phrase {
  // Files
  case noHome
  case diskFull(path: String)
  case diskIsReadOnly(path: String)
  case noPermission(path: String)
  case notSaved(path: String, call: String, reason: String)
  case cannotBeRead(path: String, reason: String)
  case fileTooLarge(path: String)
  // The saved state
  case stateNotSaved(because: String)
  case stateIsDamaged
  case stateIsNewer
  case setAside(because: SystemSentence, place: String)
  case notSetAside(because: SystemSentence, failure: SystemSentence)
  // The window
  case failed(call: String, reason: String)
  case noDisplay(call: String, reason: String)
  case noFont
  case noSpeech
  case displayLost
  case impossibleSize(width: Int, height: Int)
}
