import CSDL2

/// What the outside refused, in a sentence a person can read.
package enum PlatformError: Error, Equatable, CustomStringConvertible {
  /// An SDL function failed.
  case refused(call: String, reason: String)
  /// There is no screen to open a window on.
  case noDisplay(call: String, reason: String)
  /// No usable font file was found.
  case noFont
  /// A picture of this many device pixels cannot exist.
  case impossibleSize(width: Int, height: Int)

  package var description: String {
    switch self {
    case .refused(let call, let reason):
      "\(call) failed: \(reason)."
    case .noDisplay(let call, let reason):
      "No display to open a window on: \(call) failed: \(reason)."
    case .noFont:
      "No font was found. Please install the Debian packages fonts-inter and fonts-dejavu-core."
    case .impossibleSize(let width, let height):
      "A picture of \(width) × \(height) pixels cannot be made: each side must be 1 to 16384."
    }
  }

  /// The error of an SDL function that failed just now, with SDL's reason.
  static func lastRefusal(of call: String) -> PlatformError {
    .refused(call: call, reason: lastReason())
  }

  /// What SDL says about its last failure, without a full stop.
  static func lastReason() -> String {
    var reason = String(cString: SDL_GetError())
    while reason.last == "." || reason.last == "\n" { reason.removeLast() }
    return reason.isEmpty ? "no reason given" : reason
  }
}
