import CSDL2
package import Words

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

  /// The reason in English.
  package var description: String { Idiom()(sentence) }

  /// The reason as a person is told it.
  package var sentence: SystemSentence {
    switch self {
    case .refused(let call, let reason): .failed(call: call, reason: reason)
    case .noDisplay(let call, let reason): .noDisplay(call: call, reason: reason)
    case .noFont: .noFont
    case .impossibleSize(let width, let height): .impossibleSize(width: width, height: height)
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
