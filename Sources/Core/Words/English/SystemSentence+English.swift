extension SystemSentence {
  package var english: Wording {
    switch self {
    case .noHome: "Nothing can be saved: the environment variable HOME is not set."
    case .diskFull(let path): "\(verbatim: path) could not be saved: the disk is full."
    case .diskIsReadOnly(let path):
      "\(verbatim: path) could not be saved: the folder is on a read-only disk."
    case .noPermission(let path):
      "\(verbatim: path) could not be saved: there is no permission to write there."
    case .notSaved(let path, let call, let reason):
      "\(verbatim: path) could not be saved: \(verbatim: call) failed: \(verbatim: reason)."
    case .cannotBeRead(let path, let reason):
      "\(verbatim: path) cannot be read: \(verbatim: reason)."
    case .fileTooLarge(let path): "\(verbatim: path) cannot be read: it is too large."
    case .stateNotSaved(let reason): "The state could not be saved: \(verbatim: reason)"
    case .stateIsDamaged: "it is damaged"
    case .stateIsNewer: "it is from a newer version of Ordinate"
    case .setAside(let cause, let place):
      "The saved state could not be used (\(cause.english)). It was kept as \(verbatim: place)."
    case .notSetAside(let cause, let failure):
      "The saved state could not be used (\(cause.english)), nor set aside. \(failure.english)"
    case .failed(let call, let reason): "\(verbatim: call) failed: \(verbatim: reason)."
    case .noDisplay(let call, let reason):
      "No display to open a window on: \(verbatim: call) failed: \(verbatim: reason)."
    case .noFont:
      "No font was found. Please install the Debian packages fonts-inter and fonts-dejavu-core."
    case .displayLost: "The connection to the display has broken."
    case .noSpeech: "To speak, Ordinate needs the Debian package speech-dispatcher."
    case .impossibleSize(let width, let height):
      "A picture of \(width) × \(height) pixels cannot be made: each side must be 1 to 16384."
    }
  }
}
