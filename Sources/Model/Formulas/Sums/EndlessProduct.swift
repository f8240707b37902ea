import Calculus
import Intervals
import Numerals
import Operations

/// Products without an end, of factors 1 + v.
extension Accumulation {
  /// A product without an end: the limit of its parts, which is 0 where logarithms fall beyond all bounds.
  func endlessProduct(from turn: Int, _ unit: AngleUnit) -> [Instruction]? {
    if let known = productOfOne(unit) { return known }
    let factors = body.lessOne(over: index).map { .whole(1) + $0 + [.binary(.add)] } ?? body
    let logarithms = factors.map { $0 == .local(index) ? Instruction.variable : $0 }
    guard let terms = try? (logarithms + [.unary(.ln)]).spelled(in: unit),
      let near = part(from: first, to: [.whole(turn - 1)]).steps(in: unit)
    else { return nil }
    if isFallingByAShare(from: turn, unit) { return near.times([.whole(0)]) }
    switch FarBehavior(of: terms, unit) {
    case .diverges(let isUp):
      guard terms.values(from: Double(turn), unit) != nil else { return nil }
      if !isUp { return near.times([.whole(0)]) }
      let size = (try? Program(near, angleUnit: unit))?.enclosure(over: Interval(0)).value
      let grows = size.map { $0.decoration >= .defined && !$0.interval.contains(0) } ?? false
      return grows ? .nothing : nil
    default:
      return (logarithm(from: turn, unit) ?? sumOfLogarithms(from: turn, unit)).map {
        near + $0 + [.unary(.exp), .binary(.multiply)]
      }
    }
  }

  /// Whether each factor from one on is at most a share below 1 in magnitude.
  private func isFallingByAShare(from turn: Int, _ unit: AngleUnit) -> Bool {
    let far = try? body.map { $0 == .local(index) ? .variable : $0 }.spelled(in: unit)
    return far?.values(from: Double(turn), unit).map { $0.magnitude < 1 } ?? false
  }

  /// Σ ln f from a number on, as any other sum; nil where factors may not be above 0.
  private func sumOfLogarithms(from turn: Int, _ unit: AngleUnit) -> [Instruction]? {
    let parts = LogarithmOfProduct(body, of: .local(index), from: turn, unit).steps
    let whole = body + [.unary(.ln)]
    let isPower = body.last == .binary(.power) || body.last == .unary(.exp)
    let ways = (isPower ? [parts, whole] : [whole, parts]).lazy.compactMap { terms in
      Accumulation(.sum, of: terms, over: index, from: .whole(turn), to: .infinity)
        .endless(in: unit)
    }
    // Where a factor is not above 0 its logarithm has no value, but the product has one.
    return ways.first { $0.isDecided(unit) && !$0.isNowhere(unit) }
  }

  /// A product of one number again and again: 1, 0 where that is between −1 and 1, and else nothing.
  private func productOfOne(_ unit: AngleUnit) -> [Instruction]? {
    guard let body = try? body.spelled(in: unit), !body.contains(.variable), !body.hasLocals else {
      return nil
    }
    let value = (try? Program(body, angleUnit: unit))?.enclosure(over: Interval(0)).value
    guard let value, value.decoration >= .defined else { return nil }
    let number = value.interval
    if number == Interval(1) { return body }
    if number.magnitude < 1 { return body.times([.whole(0)]) }
    return number.mignitude > 1 || number == Interval(-1) ? .nothing : nil
  }

  /// Σ ln(1 + v) from a number on: Σ v − Σ v²/2, or that + Σ v³/3 − Σ v⁴/4, off by at most
  /// Σ |v|ⁿ/(n·(1 − |v|)) of the next n.
  private func logarithm(from turn: Int, _ unit: AngleUnit) -> [Instruction]? {
    let less = body + [.whole(1), .binary(.subtract)]
    guard let excess = body.lessOne(over: index) ?? less.reducedDifference,
      let far = try? excess.map({ $0 == .local(index) ? .variable : $0 }).spelled(in: unit),
      let sizes = far.values(from: Double(turn), unit), sizes.magnitude < 0.5
    else { return nil }
    func sum(_ power: Int) -> [Instruction]? {
      let terms = power == 1 ? excess : excess + [.whole(power), .binary(.power)]
      let all = Accumulation(.sum, of: terms, over: index, from: [.whole(turn)], to: .infinity)
      return all.endless(in: unit).flatMap { $0 == .nothing ? nil : $0 }
    }
    let isOneSided = sizes.upperBound <= 0 || sizes.lowerBound >= 0
    func rest(_ power: Int) -> Double? {
      guard let size = bounds(power) ?? (isOneSided ? value(of: sum(power)) : nil) else {
        return nil
      }
      let least = Interval(Double(power)) * (Interval(1) - Interval(sizes.magnitude))
      return (Interval(size.magnitude) / least).upperBound
    }
    func bounds(_ power: Int) -> Interval? {
      let terms = far + [.whole(power), .binary(.power)]
      if let size = EndlessTerms(terms, from: turn - 1, unit).bounds { return size }
      // Each power is at most the greatest v times the one before.
      let most = Interval.pown(Interval(sizes.magnitude), power - 1)
      return EndlessTerms(far, from: turn - 1, unit).bounds.map { Interval($0.magnitude) * most }
    }
    func value(of steps: [Instruction]?) -> Interval? {
      let program = steps.flatMap { try? Program($0, angleUnit: unit) }
      let value = program?.enclosure(over: Interval(0)).value
      return value.flatMap {
        $0.decoration >= .defined && $0.interval.isBounded ? $0.interval : nil
      }
    }
    guard let first = sum(1), let short = rest(3) else { return nil }
    // What is not felt in the digits need not be less.
    let next = short < 1e-15 ? 3 : 5
    guard let most = next == 3 ? short : rest(5) else { return nil }
    let name = "\(far.map(\.name).joined(separator: " ")), ∏ \(turn)"
    var steps = first + [.enclosed(Interval(-most, most), name: name), .binary(.add)]
    for power in 2..<next {
      guard let part = sum(power) else { return nil }
      steps +=
        part + [.whole(power), .binary(.divide)]
        + [.binary(power.isMultiple(of: 2) ? .subtract : .add)]
    }
    return steps
  }
}

extension [Instruction] {
  /// The same where it is a difference that vanishes otherwise than it is written; else nil.
  fileprivate var reducedDifference: [Instruction]? {
    let written = withVanishingDifferences
    return written == self ? nil : written
  }

  /// What a factor is more than 1, where it is written as 1 + v, 1 − v or as a quotient of polynomials in
  /// its number.
  fileprivate func lessOne(over index: String) -> [Instruction]? {
    let tree = StepTree(self)
    guard let ends = tree.operands.last, ends.count == 2 else { return nil }
    let (first, second) = (tree.part(ends[0]), tree.part(ends[1]))
    let one: [Instruction] = [.whole(1)]
    switch last {
    case .binary(.add) where first == one: return second
    case .binary(.add) where second == one: return first
    case .binary(.subtract) where first == one: return second + [.unary(.negate)]
    case .binary(.divide):
      let letter = Instruction.local(index)
      guard let quotient = RationalFunction(self, in: letter),
        let difference = quotient.top.minus(quotient.bottom), difference.lead != nil
      else { return nil }
      return difference.steps(of: letter).over(quotient.bottom.steps(of: letter))
    default: return nil
    }
  }
}
