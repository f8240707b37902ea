package import Words

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Why a state could not be kept, in a sentence a person can read.
package enum StateFileError: Error, Equatable, CustomStringConvertible {
  /// Neither XDG_STATE_HOME nor HOME says where.
  case noHome
  case diskFull(path: String)
  case readOnly(path: String)
  case noPermission(path: String)
  case failed(call: String, path: String, reason: String)

  /// The reason in English.
  package var description: String { Idiom()(sentence) }

  /// The reason as a person is told it.
  package var sentence: SystemSentence {
    switch self {
    case .noHome: .noHome
    case .diskFull(let path): .diskFull(path: path)
    case .readOnly(let path): .diskIsReadOnly(path: path)
    case .noPermission(let path): .noPermission(path: path)
    case .failed(let call, let path, let reason): .notSaved(path: path, call: call, reason: reason)
    }
  }

  /// From the number a system call left behind.
  init(call: String, path: String, code: Int32) {
    switch code {
    case ENOSPC, EDQUOT: self = .diskFull(path: path)
    case EROFS: self = .readOnly(path: path)
    case EACCES, EPERM: self = .noPermission(path: path)
    default: self = .failed(call: call, path: path, reason: reason(of: code))
    }
  }
}

/// What the system says a failure number means.
func reason(of code: Int32) -> String { String(cString: strerror(code)) }
