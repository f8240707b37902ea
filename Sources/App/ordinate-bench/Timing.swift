/// The median time of some runs, in nanoseconds.
func medianTime(of runs: Int, _ body: () -> Void) -> Double {
  let clock = ContinuousClock()
  let times = (0..<runs).map { _ in
    let components = clock.measure(body).components
    return Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
  return times.sorted()[runs / 2]
}

/// A benchmark that answers something else than it should is worth nothing.
struct WrongAnswer: Error, CustomStringConvertible {
  let formula: String
  let found: String

  var description: String { "\(formula): \(found)" }
}
