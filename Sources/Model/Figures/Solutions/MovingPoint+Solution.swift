import Calculus
import Formulas
import Intervals
import Notation
import Numerals
import Operations

extension MovingPoint {
  /// What moves by differential equations, as long as it is certain where it is, but no longer than a
  /// while; nil without a start.
  package init?(solving equation: WrittenSolution) {
    guard let motion = equation.motion, let start = equation.start?.place,
      let time = start.certainNumber
    else { return nil }
    let first = motion.lastTime(from: time.lowerBound, -1, equation.angleUnit)
    let last = motion.lastTime(from: time.upperBound, 1, equation.angleUnit)
    self.init(
      x: motion.first,
      y: motion.second,
      start: first ?? start,
      end: last ?? start,
      excludes: []
    )
  }
}

extension Pair where Element == Program {
  /// How long it is followed, in hundredths.
  private static var longest: Int { 1_000 }

  private func isKnown(at time: Double) -> Bool {
    allSatisfy { $0.enclosure(over: Interval(time)).value.decoration >= .definedAndContinuous }
  }

  /// The last time of so many hundredths after a start, or before it, at which it is certain; nil for none.
  fileprivate func lastTime(
    from start: Double,
    _ direction: Double,
    _ angleUnit: AngleUnit
  ) -> Program? {
    let first = (start * 100).rounded(direction > 0 ? .up : .down)
    func time(_ count: Int) -> Double { (first + direction * Double(count)) / 100 }
    var (known, unknown) = (-1, Self.longest + 1)
    if isKnown(at: time(Self.longest)) { known = Self.longest }
    while unknown - known > 1 {
      let middle = (known + unknown) / 2
      if isKnown(at: time(middle)) { known = middle } else { unknown = middle }
    }
    guard known >= 0 else { return nil }
    return try? FormulaTree(NumberText.rounded(time(known))).program(angleUnit)
  }
}
