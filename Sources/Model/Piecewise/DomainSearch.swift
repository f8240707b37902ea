import Analysis
import Expressions

/// Looks for the part of the x axis where a program has values that change.
struct DomainSearch {
  private let program: Program
  private static let count = 400

  init(_ program: Program) { self.program = program }

  /// The part of the standard view where something is to be seen, or the nearest beyond it.
  var span: NaturalSpan {
    for reach in [10, 100, 1000, 1e4, 1e6] {
      let places = (0...Self.count).map { (2 * Double($0) / Double(Self.count) - 1) * reach }
      // A place alone without a value, as at a pole, ends no domain.
      let aside = reach / Double(Self.count)
      let defined = places.map {
        program.evaluate(at: $0) != nil || program.evaluate(at: $0 + aside) != nil
      }
      guard let first = defined.firstIndex(of: true), let last = defined.lastIndex(of: true) else {
        continue
      }
      let left = first == 0 ? nil : edge(places[first - 1], places[first])
      let right = last == Self.count ? nil : edge(places[last + 1], places[last])
      switch (left, right) {
      case (nil, nil): return lively(places, reach)
      case (let left?, nil): return NaturalSpan(left - reach / 10...left + reach)
      case (nil, let right?): return NaturalSpan(right - reach...right + reach / 10)
      case (let left?, let right?):
        let margin = max((right - left) * 0.25, abs(left) * 1e-6, 1e-6)
        return NaturalSpan(left - margin...right + margin)
      }
    }
    return .standard
  }

  /// The edge of the domain between a place without a value and one with one.
  private func edge(_ outside: Double, _ inside: Double) -> Double {
    var (outside, inside) = (outside, inside)
    for _ in 0..<60 {
      let middle = outside + (inside - outside) / 2
      if program.evaluate(at: middle) == nil { outside = middle } else { inside = middle }
    }
    // A round number is where people put edges.
    let rounded = (inside * 1e6).rounded() / 1e6
    return abs(rounded - inside) <= 1e-9 * max(1, abs(inside)) ? rounded : inside
  }

  /// Leaves out both ends where the values hardly change.
  private func lively(_ places: [Double], _ reach: Double) -> NaturalSpan {
    let values = places.map { program.evaluate(at: $0) }
    let changes = zip(values, values.dropFirst()).map { before, after -> Double in
      guard let before, let after else { return .infinity }
      return abs(after - before)
    }
    let total = changes.reduce(0, +)
    guard total.isFinite, total > 0 else { return .standard }
    func flat(_ changes: some Sequence<Double>) -> Int {
      var sum = 0.0
      return changes.prefix { change in
        sum += change
        return sum < total * 1e-3
      }.count
    }
    // Only what ends on both sides is a hump; the rest goes on as it is.
    let quiet = min(flat(changes), flat(changes.reversed()))
    guard quiet > Self.count / 8 else { return .standard }
    let half = max(-places[quiet], places[places.count - 1 - quiet]) * 1.25
    return NaturalSpan(-half...half)
  }
}
