import Calculus
import Intervals
import Numerals
import Operations

/// The derivative of one of two formulas, as a condition says.
extension Differentiation {
  /// What is known of a function where the condition of a choice in it changes.
  private enum Seam { case smooth, broken, unknown }

  /// The derivative of a choice.
  ///
  /// `ends` are those of the condition and of both formulas, `first` and `second` the derivatives
  /// of the formulas.
  ///
  /// Where the condition changes, {x<1: x², 2x−1} is smooth; {x<1: x, x²} is not and has no
  /// derivative at 1, if `others` hold. Where that is not known, the value there is left open.
  func choice(
    _ ends: [Int],
    _ first: [Instruction],
    _ second: [Instruction],
    beside others: [[Instruction]]?
  ) -> [Instruction] {
    let condition = tree.part(ends[0])
    let choice = condition + first + second + [.defined(.choice)]
    let seam = Self.edge(of: condition, unit).map { edge in
      self.seam(at: edge, (tree.part(ends[1]), first), (tree.part(ends[2]), second))
    }
    if seam == .smooth { return choice }
    let open = around(ends[0], condition.edges + choice + [.binary(.known)])
    guard let others, seam == .broken else { return open }
    return condition.edges.unlessPassed(with: [.whole(1)], beside: others, open)
  }

  /// What is left open where a condition may have no value beside a place.
  func around(_ condition: Int, _ slope: [Instruction]) -> [Instruction] {
    surroundings(condition).map { $0 + slope + [.binary(.known)] } ?? slope
  }

  /// The only place where a comparison of lines changes; nil for any other condition.
  private static func edge(of condition: [Instruction], _ unit: AngleUnit) -> Rational? {
    let tree = StepTree(condition)
    guard case .binary(let comparison)? = condition.last, comparison.comparesOrder,
      let ends = tree.operands.last
    else { return nil }
    let difference = tree.part(ends[0]) + tree.part(ends[1]) + [.binary(.subtract)]
    guard !difference.usesIndices(besides: []),
      let steps = Antidifferentiation(difference, unit).lineSlope,
      let slope = (try? Program(steps, angleUnit: unit))?.code.exactValue,
      let start = (try? Program(difference, angleUnit: unit))?.code.exactValue(at: .zero)
    else { return nil }
    return start.divided(by: slope)?.negated
  }

  /// Whether two formulas, each smooth at a place, meet there with one slope.
  ///
  /// `.unknown` where a value or a slope at the place is not certain to exist, or two enclosures
  /// overlap.
  private func seam(
    at place: Rational,
    _ first: (value: [Instruction], slope: [Instruction]),
    _ second: (value: [Instruction], slope: [Instruction])
  ) -> Seam {
    let values = [first.value, second.value].map { number($0, at: place) }
    let slopes = [first.slope, second.slope].map { number($0, at: place) }
    guard let u = values[0], let v = values[1], let du = slopes[0], let dv = slopes[1] else {
      return .unknown
    }
    if u.isUnequal(to: v) || du.isUnequal(to: dv) { return .broken }
    return u.isEqual(to: v) && du.isEqual(to: dv) ? .smooth : .unknown
  }

  /// The value of steps at a place; nil where it is not certain that there is one.
  private func number(_ steps: [Instruction], at place: Rational) -> EnclosedNumber? {
    guard !steps.usesIndices(besides: []), let program = try? Program(steps, angleUnit: unit) else {
      return nil
    }
    if let exact = program.code.exactValue(at: place) {
      return EnclosedNumber(.entire, exact)
    }
    let value = program.enclosure(over: Interval(around: place)).value
    guard value.decoration >= .defined, !value.interval.isEmpty else { return nil }
    return EnclosedNumber(value.interval)
  }
}

extension EnclosedNumber {
  fileprivate func isEqual(to other: EnclosedNumber) -> Bool {
    if let fraction { return fraction == other.fraction }
    return interval.isSingleton && interval == other.interval
  }

  fileprivate func isUnequal(to other: EnclosedNumber) -> Bool {
    if let fraction, let second = other.fraction { return fraction != second }
    return interval.isDisjoint(from: other.interval)
  }
}

extension BinaryOperation {
  /// Whether it holds on one side of where both operands are equal, and not on the other.
  fileprivate var comparesOrder: Bool {
    [.less, .lessOrEqual, .greater, .greaterOrEqual].contains(self)
  }
}
