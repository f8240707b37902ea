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

  package var description: String {
    switch self {
    case .noHome:
      "Nothing can be saved: the environment variable HOME is not set."
    case .diskFull(let path):
      "\(path) could not be saved: the disk is full."
    case .readOnly(let path):
      "\(path) could not be saved: the folder is on a read-only disk."
    case .noPermission(let path):
      "\(path) could not be saved: there is no permission to write there."
    case .failed(let call, let path, let reason):
      "\(path) could not be saved: \(call) failed: \(reason)."
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
