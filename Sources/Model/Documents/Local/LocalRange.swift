package import Formulas
import Notation
import Numerals
import Operations

/// Two ends of a view along one axis, and the local numbers that they are.
package struct LocalRange: Hashable, Sendable {
  package let axis: LocalAxis
  /// The origin as it is written, where numbers count from one.
  package let origin: Origin?
  package let range: ClosedRange<Double>
  /// How far the ends are from their Doubles at most.
  package let error: Double

  /// A formula, and a decimal that is added to it.
  package struct Origin: Hashable, Sendable {
    package var base: String
    package var offset: String
    /// So many decimal digits as distinguish places in view.
    package var digits: String
  }

  /// - `lower`, `upper`: Numbers, without a variable and parameters.
  /// - `mayBeNamed`: Whether the origin may be a number that an end is written with.
  /// - `replies`: Who answers questions after exact numbers.
  package init?(
    from lower: Program,
    to upper: Program,
    mayBeNamed: Bool = true,
    _ replies: (ExactQuestion) -> ExactReply
  ) {
    func digits(_ steps: [Instruction], _ count: Int = 20) -> CertainDigits? {
      replies(ExactQuestion(steps, lower.angleUnit, digits: count)).digits
    }
    let (low, high) = (lower.plain, upper.plain)
    guard let width = digits(high + low + [.binary(.subtract)]), !width.isNegative,
      width.digits != "0"
    else { return nil }
    let middle = low + high + [.binary(.add), .number(NumberLiteral(2)), .binary(.divide)]
    guard let rough = digits(middle),
      let exact = digits(middle, max(1, rough.exponent - width.exponent + 6))
    else { return nil }
    func local(_ steps: [Instruction], from origin: [Instruction]) -> (Double, Double)? {
      let scale = NumberLiteral("1e\(-width.exponent)").map { Instruction.number($0) }
      guard let scale else { return nil }
      let difference = steps + origin + [.binary(.subtract), scale, .binary(.multiply)]
      guard let digits = digits(difference), let value = Double(digits.text) else { return nil }
      return (value, digits.isExact && digits.digits.count < 16 ? 0 : value.ulp)
    }
    let typed = (mayBeNamed ? [low, high] : []).compactMap(\.base).first { place in
      guard let start = local(low, from: place), let end = local(high, from: place) else {
        return false
      }
      return start.0 <= 0 && end.0 >= 0
    }
    let decimal = exact.shortest(within: width)
    let origin = typed ?? decimal.steps
    guard let start = local(low, from: origin), let end = local(high, from: origin),
      start.0 < end.0
    else { return nil }
    range = start.0...end.0
    let count = max(1, rough.exponent - width.exponent + 6)
    self.origin = Origin(
      base: typed.flatMap { try? Program($0).description } ?? "",
      offset: typed == nil ? decimal.text : "0",
      digits: typed.flatMap { digits($0, count)?.text } ?? decimal.text
    )
    axis = LocalAxis(origin: origin, exponent: width.exponent, reach: range.localReach)
    error = max(start.1, end.1)
  }

  /// Ends that Doubles tell apart well enough.
  package init(_ range: ClosedRange<Double>, error: Double) {
    (self.range, self.error, origin) = (range, error, nil)
    axis = LocalAxis(reach: range.localReach)
  }
}

extension ClosedRange<Double> {
  /// A power of two that reaches past its ends, and as far again.
  fileprivate var localReach: Int {
    let farthest = Swift.max(lowerBound.magnitude, upperBound.magnitude)
    return Swift.max(-1_000, Int(farthest.exponent) + 2)
  }
}

extension [Instruction] {
  /// The number that another is added to or taken from: π of π − 5e-41.
  fileprivate var base: [Instruction]? {
    guard let last, last == .binary(.add) || last == .binary(.subtract) else { return nil }
    var splicer = StepSplicer<Instruction>()
    for step in dropLast() { splicer.append(step) }
    return splicer.take(2).first
  }
}
