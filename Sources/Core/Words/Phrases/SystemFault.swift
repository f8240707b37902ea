/// What something outside refuses, which is also what the program says of it: files, screens, fonts.
///
/// What a system call or a library says of itself is quoted as it comes.
package indirect enum SystemFault: Phrase, Error, CustomStringConvertible {
  // Files
  case noHome
  case diskFull(path: String)
  case diskIsReadOnly(path: String)
  case noPermission(path: String)
  case notSaved(path: String, call: String, reason: String)
  case cannotBeRead(path: String, reason: String)
  case fileTooLarge(path: String)
  /// A name that is no text can't be kept as it is.
  case nameIsNoText(path: String)
  // The saved state
  case stateNotSaved(because: String)
  case stateIsDamaged
  case stateIsNewer
  /// The last start with it did not come to a picture.
  case stateStoppedStart
  case stateIsTooLong
  case setAside(because: SystemFault, place: String)
  case notSetAside(because: SystemFault, failure: SystemFault)
  // The window
  case failed(call: String, reason: String)
  case noDisplay(call: String, reason: String)
  case noFont
  case noSpeech
  case displayLost
  case impossibleSize(width: Int, height: Int)
}
