import Calculus
import Intervals

/// Decides roots that rounding hides, from the stretches on which the function rises or falls.
///
/// Between neighbouring zeros of its derivative a function is strictly monotone: it has one root there
/// where the signs at the ends differ, and none where they are the same. Where it turns it may be 0
/// itself, which algebra may know.
package struct MonotoneRoots {
  let whole: SmoothPart
  /// All zeros of the derivative in the cell.
  let turns: [Zero]
  /// The turns at which the function is exactly 0.
  private(set) var zeroTurns: [Interval] = []

  package init(whole: SmoothPart, turns: [Zero]) {
    self.whole = whole
    self.turns = turns
  }

  /// The roots with those undecided replaced by what is certain, where it is.
  package mutating func decided(_ roots: [FactorZero]) -> [FactorZero] {
    var result: [FactorZero] = []
    for (number, root) in roots.enumerated() {
      let others = roots.indices.filter { $0 != number }.map { roots[$0].zero.x }
      if !root.zero.isProven, let found = decided(root.zero.x, apartFrom: others) {
        result += found.map { FactorZero(part: whole, zero: $0) }
      } else {
        result.append(root)
      }
    }
    return result
  }

  /// A place between monotone pieces: an end of the stretch or a turn, and the sign of the function.
  private struct Knot {
    let x: Interval
    let sign: Int
  }

  /// All roots in a stretch; nil where that is not certain.
  private mutating func decided(_ stretch: Interval, apartFrom others: [Interval]) -> [Zero]? {
    let inside = turns.filter { !$0.x.isDisjoint(from: stretch) }
    let margin = Swift.max(stretch.width, 4 * stretch.magnitude.ulp)
    let wide = inside.reduce(stretch) { $0.convexHull(with: $1.x) }
    let around = Interval(wide.lowerBound - margin, wide.upperBound + margin)
      .intersection(whole.cell.x)
    let near = turns.filter { !$0.x.isDisjoint(from: around) }
    guard stretch.isSubset(of: whole.cell.x), near.count == inside.count,
      near.allSatisfy({ $0.isProven && $0.x.isSubset(of: around) }),
      others.allSatisfy({ $0.isDisjoint(from: around) })
    else { return nil }
    var knots: [Knot] = []
    for x in [Interval(around.lowerBound)] + near.map(\.x) + [Interval(around.upperBound)] {
      let values = whole.values(over: x)
      if values.certainSign != 0 {
        knots.append(Knot(x: x, sign: values.certainSign))
      } else if x.lowerBound > around.lowerBound, x.upperBound < around.upperBound,
        isZero(atTurn: x)
      {
        knots.append(Knot(x: x, sign: 0))
      } else {
        return nil
      }
    }
    return roots(between: knots)
  }

  private mutating func roots(between knots: [Knot]) -> [Zero]? {
    var result: [Zero] = []
    for (left, right) in zip(knots, knots.dropFirst()) {
      guard left.x.upperBound < right.x.lowerBound else { return nil }
      guard left.sign * right.sign < 0 else { continue }
      let x = narrowed(Interval(left.x.upperBound, right.x.lowerBound), leftSign: left.sign)
      result.append(Zero(x: x, isProven: true, signs: (left.sign, right.sign)))
    }
    for (number, knot) in knots.enumerated() where knot.sign == 0 {
      let signs = (knots[number - 1].sign, knots[number + 1].sign)
      // Two zeros next to each other can't be.
      guard signs.0 != 0, signs.1 != 0 else { return nil }
      zeroTurns.append(knot.x)
      result.append(Zero(x: knot.x, isProven: true, signs: signs))
    }
    return result
  }

  /// The one root on a stretch on which the function is monotone, by halving.
  private func narrowed(_ stretch: Interval, leftSign: Int) -> Interval {
    var (low, high) = (stretch.lowerBound, stretch.upperBound)
    for _ in 0..<100 {
      let middle = Interval(low, high).midpoint
      guard low < middle, middle < high else { break }
      let value = whole.evaluate(Interval(middle)).value
      if value == Interval(0) { return Interval(middle) }
      if value.certainSign == 0 { break }
      if value.certainSign == leftSign { low = middle } else { high = middle }
    }
    return Interval(low, high)
  }

  /// Whether the function is exactly 0 where its derivative is.
  private func isZero(atTurn x: Interval) -> Bool {
    if x.isSingleton, whole.evaluate(x).value == Interval(0) { return true }
    guard let form = ExactForm(matching: x), let formal = whole.function.formalFunction,
      formal.vanishes(derivative: 0, at: form.number),
      formal.vanishes(derivative: 1, at: form.number)
    else { return false }
    return SmoothPart(whole.function, .whole, 1, whole.cell).hasOneZero(at: form, near: x)
  }
}

extension SmoothPart {
  /// Whether two zeros, one in an enclosure and one known in closed form, are certainly one.
  func hasOneZero(at form: ExactForm, near x: Interval) -> Bool {
    let both = x.convexHull(with: form.value)
    return both.isSubset(of: cell.x) && evaluate(both).slope.certainSign != 0
  }
}
