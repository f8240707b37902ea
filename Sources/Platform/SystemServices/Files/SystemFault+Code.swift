import CLibrary
import Words

extension SystemFault {
  /// What the number that a system call left behind means for a file that was to be kept.
  init(call: String, path: String, code: Int32 = errno) {
    switch code {
    case ENOSPC, EDQUOT: self = .diskFull(path: path)
    case EROFS: self = .diskIsReadOnly(path: path)
    case EACCES, EPERM: self = .noPermission(path: path)
    default: self = .notSaved(path: path, call: call, reason: reason(of: code))
    }
  }
}

/// What the system says a failure number means.
func reason(of code: Int32) -> String { String(cString: strerror(code)) }
