import CSDL2
import Words

extension SystemFault {
  /// The fault of an SDL function that failed just now, with SDL's reason.
  static func lastRefusal(of call: String) -> SystemFault {
    .failed(call: call, reason: lastReason())
  }

  /// What SDL says about its last failure, without a full stop.
  static func lastReason() -> String {
    var reason = String(cString: SDL_GetError())
    while reason.last == "." || reason.last == "\n" { reason.removeLast() }
    return reason.isEmpty ? "no reason given" : reason
  }
}
