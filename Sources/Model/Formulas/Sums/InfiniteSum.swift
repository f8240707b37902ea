import Calculus
import Intervals
import Numerals
package import Operations
package import Words

/// Sums without an end.
///
/// The first terms are summed one by one, and what is left is enclosed; `EndlessSum` lists the ways.
extension Accumulation {
  /// How many terms are summed one by one.
  static let summed = 1_000

  /// The steps of a sum up to ∞; nil where nothing is known, `.nothing` where it certainly has no value.
  func endless(in unit: AngleUnit) -> [Instruction]? {
    let alternating = unit == .radians ? body.withSigns(of: index) : body
    if alternating != body {
      return Accumulation(kind, of: alternating, over: index, from: first, to: last)
        .endless(in: unit)
    }
    guard isOfNumbers,
      let start = part(from: first, to: first).numbers(in: unit)?.first,
      start.magnitude < 1 << 40
    else { return nil }
    // Nothing is added, or all factors are 1, however often.
    if body == [.whole(kind == .sum ? 0 : 1)] { return body }
    if kind == .product { return endlessProduct(from: Swift.max(start, Self.summed), unit) }
    return EndlessSum(self, from: start, unit)?.steps
  }

  /// Of terms that are sums, the sum of both sums; one of them alone may be without a value.
  func split(in unit: AngleUnit) -> [Instruction]? {
    let tree = StepTree(body)
    guard let sign = body.last, [.binary(.add), .binary(.subtract)].contains(sign),
      let ends = tree.operands.last
    else { return nil }
    let sums = ends.compactMap { end in
      Accumulation(kind, of: tree.part(end), over: index, from: first, to: last).endless(in: unit)
    }
    guard sums.count == 2, sums.allSatisfy({ $0.isDecided(unit) }) else { return nil }
    // What two of them lose may cancel.
    let lost = sums.count { $0 == .nothing }
    return lost == 0 ? sums[0] + sums[1] + [sign] : lost == 1 ? .nothing : nil
  }

  /// Whether its terms are numbers, and its ends known.
  var isOfNumbers: Bool {
    !waitsForNumbers && !holdsIndexInParts && !body.usesIndices(besides: [index])
      && !body.withParts.contains { $0 == .variable || $0.parameter != nil }
  }

  /// Whether another sum in a term counts with the letter of this one.
  var holdsIndexInParts: Bool {
    body.contains { step in
      step.abbreviated?.parts.contains { $0.withParts.contains(.local(index)) } ?? false
    }
  }

  /// The same from or up to another number.
  func part(from: [Instruction], to: [Instruction]) -> Accumulation {
    Accumulation(kind, of: body, over: index, from: from, to: to)
  }

  /// That it grows beyond all bounds, where its terms are of one sign at last and too large.
  package func absence(in unit: AngleUnit) -> ProgramFault? {
    guard kind == .sum, last == .infinity, signs == nil, !holdsIndexInParts,
      let terms = try? body.map({ $0 == .local(index) ? .variable : $0 }).spelled(in: unit),
      case .diverges(let isUp) = FarBehavior(of: terms, unit),
      let start = part(from: first, to: first).numbers(in: unit)?.first, start.magnitude < 1 << 40
    else { return nil }
    // A term without a value is another reason.
    let turn = Swift.max(start, 0) + Self.summed
    let near = part(from: first, to: [.whole(turn)])
    let sum = try? Program([.abbreviation(Abbreviation(near))], angleUnit: unit)
    let rest = try? Program(terms, angleUnit: unit)
    let values = [
      sum?.enclosure(over: Interval(0)).value,
      rest?.enclosure(over: Interval(Double(turn), .infinity)).value,
    ]
    let areDefined = values.allSatisfy { $0.map { $0.decoration >= .defined } ?? false }
    return areDefined ? .growing(isUp: isUp) : nil
  }

  /// The terms without a factor (−1)ⁿ, (−1)ⁿ⁺¹ or (−1)ⁿ⁻¹; nil where they have none.
  var signs: [Instruction]? {
    let one: [Instruction] = [.whole(1)]
    let exponents = [[], one + [.binary(.add)], one + [.binary(.subtract)]]
    let factors = exponents.map { one + [.unary(.negate), .local(index)] + $0 + [.binary(.power)] }
    let places = body.indices.flatMap { place in
      factors.filter { body[place...].starts(with: $0) }.map { (place, $0) }
    }
    guard let (place, factor) = places.first, places.count == 1 else { return nil }
    let tree = StepTree(body)
    let end = place + factor.count - 1
    // It has to be a factor, or over a divisor, up to the whole.
    var holder = end
    while holder != body.count - 1 {
      guard let next = body.indices.first(where: { tree.operands[$0].contains(holder) }) else {
        return nil
      }
      let isFactor =
        body[next] == .binary(.multiply) || body[next] == .unary(.negate)
        || body[next] == .binary(.divide) && tree.operands[next].first == holder
      guard isFactor else { return nil }
      holder = next
    }
    let sign = one + (factor.count > 4 ? [.unary(.negate)] : [])
    return Array(body[..<place]) + sign + Array(body[(end + 1)...])
  }
}

extension [Instruction] {
  /// The same with (−1)ⁿ for cos(n·π), which it is for whole n.
  fileprivate func withSigns(of index: String) -> [Instruction] {
    let half: [Instruction] = [.local(index), .constant(.pi)]
    let sign: [Instruction] = [.whole(1), .unary(.negate), .local(index), .binary(.power)]
    return [half, half.reversed()].reduce(self) { body, factors in
      body.replacing(factors + [.binary(.multiply), .unary(.cos)], with: sign)
    }
  }
}
