import Calculus
import Intervals
import Numerals
import Operations

/// Sums and products of so many terms that they are not summed one by one.
extension Accumulation {
  /// The first terms one by one, the others by Euler's and Maclaurin's formula; nil where a remainder is
  /// not known to be small.
  func smooth(over numbers: Range<Int>, _ unit: AngleUnit) -> [Instruction]? {
    guard isOfNumbers, let low = numbers.first, let high = numbers.last, low.magnitude < 1 << 40,
      high < 1 << 53
    else { return nil }
    let turn = Swift.max(low, 0) + Self.summed
    guard high > turn, let terms = terms(isLogarithm: kind == .product, unit),
      let rest = EndlessTerms(terms, from: turn, unit).sum(to: high)
    else { return nil }
    return part(from: first, to: [.whole(turn - 1)]).steps(in: unit).map {
      kind == .sum ? $0 + rest + [.binary(.add)] : $0 + rest + [.unary(.exp), .binary(.multiply)]
    }
  }

  /// A term, or its logarithm, with the variable for its number.
  func terms(isLogarithm: Bool, _ unit: AngleUnit) -> [Instruction]? {
    let terms = body.map { $0 == .local(index) ? Instruction.variable : $0 }
    return try? (terms + (isLogarithm ? [.unary(.ln)] : [])).spelled(in: unit)
  }
}

/// Sums and products up to x: steps, at each whole number.
extension Accumulation {
  /// The formula of x; nil where the lowest number is not known, or nothing of the below is.
  ///
  /// Of polynomials, reciprocals of powers and geometric terms a closed form in ⌊x⌋; of others the first
  /// terms, and nothing is known beyond them.
  func stepwise(in unit: AngleUnit) -> [Instruction]? {
    guard let low = Self.whole(first, unit), low.magnitude < 1 << 40 else { return nil }
    let end = last + [.unary(.floor)]
    if let known = closed(from: low, to: end, unit) {
      let none: [Instruction] = [.whole(kind == .sum ? 0 : 1)]
      return last + .whole(low) + [.binary(.greaterOrEqual)] + known + none + [.defined(.choice)]
    }
    let count = Swift.min(200, 4_000 / (body.count + last.count + 6))
    guard count > 0 else { return nil }
    let isBelow = last + .whole(low + count) + [.binary(.less)]
    return isBelow + steps(low..<low + count) + .unknown + [.defined(.choice)]
  }

  /// Each term where x has reached its number; halves joined with halves.
  private func steps(_ numbers: Range<Int>) -> [Instruction] {
    guard numbers.count > 1 else {
      let isReached = last + .whole(numbers.lowerBound) + [.binary(.greaterOrEqual)]
      let none = Instruction.whole(kind == .sum ? 0 : 1)
      return isReached + term(numbers.lowerBound) + [none, .defined(.choice)]
    }
    let middle = numbers.lowerBound + numbers.count / 2
    return steps(numbers.lowerBound..<middle) + steps(middle..<numbers.upperBound)
      + [.binary(kind == .sum ? .add : .multiply)]
  }

  /// The sum up to a formula of whole numbers, none of which lies below the first.
  private func closed(
    from low: Int,
    to end: [Instruction],
    _ unit: AngleUnit
  ) -> [Instruction]? {
    guard kind == .sum else {
      // n!/(m − 1)!
      guard body == [.local(index)], 1...100 ~= low else { return nil }
      return end + [.unary(.factorial)] + .whole(low - 1) + [.unary(.factorial), .binary(.divide)]
    }
    if let known = PowerSum(of: body, over: index)?.steps(from: .whole(low), to: end) {
      return known
    }
    guard part(from: first, to: first).isOfNumbers, let terms = terms(isLogarithm: false, unit)
    else { return nil }
    return Self.ofReciprocals(terms, from: low, to: end, unit)
      ?? Self.ofPowers(terms, from: low, to: end, unit)
  }

  /// Term m·(1 − r^(n − m + 1))/(1 − r) of terms with one ratio.
  private static func ofPowers(
    _ terms: [Instruction],
    from low: Int,
    to end: [Instruction],
    _ unit: AngleUnit
  ) -> [Instruction]? {
    guard let ratio = TermRatio(of: terms, from: Swift.max(low, 1), unit).steps,
      let value = (try? Program(ratio, angleUnit: unit))?.enclosure(over: Interval(0)).value,
      value.decoration >= .defined, !value.interval.contains(1)
    else { return nil }
    let one: [Instruction] = [.whole(1)]
    let count = end + .whole(low) + [.binary(.subtract)] + one + [.binary(.add)]
    return terms.at(.whole(low))
      + one + ratio + count + [.binary(.power), .binary(.subtract), .binary(.multiply)]
      + one + ratio + [.binary(.subtract), .binary(.divide)]
  }
}
