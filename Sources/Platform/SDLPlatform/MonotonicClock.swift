import CSDL2

/// Seconds since the start, never running backwards; events carry times of the same clock.
package enum MonotonicClock {
  /// This moment.
  package static var now: Double { Double(SDL_GetTicks64()) / 1000 }

  /// The moment of an event, whose own time starts again every 49 days.
  static func seconds(_ timestamp: UInt32) -> Double {
    let now = SDL_GetTicks64()
    let age = UInt32(truncatingIfNeeded: now) &- timestamp
    // An event made by hand may lie a little ahead.
    return Double(age < 1 << 31 ? now - min(now, UInt64(age)) : now) / 1000
  }
}
