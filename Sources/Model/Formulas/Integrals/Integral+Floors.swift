import Calculus
import Intervals
import Numerals
import Operations

/// Integrals of formulas with ⌊a·t⌋, t − ⌊t⌋ and the like: sums over the whole numbers that ⌊a·t⌋ takes.
///
///     // ∫ ⌊t⌋·e^(−t) from 0 to ∞ is Σ k·(e^(−k) − e^(−k − 1))
extension Integral {
  private static let index = "#k"

  /// The steps of the sum; nil where there are no such steps, a bound is not where one begins, or no
  /// integral between two of them is known.
  func overSteps(
    _ body: [Instruction],
    _ bounds: [[Instruction]],
    _ unit: AngleUnit
  ) -> [Instruction]? {
    guard let rate = body.rateOfFloor, body.contains(.variable), !body.hasLocals,
      case let inside = body.withinStep(rate), !inside.hasSteps,
      let low = first(bounds[0], rate, unit)
    else { return nil }
    let number: [Instruction] = [.outer]
    let start = number.over(.fraction(rate))
    let end = (number + [.whole(1), .binary(.add)]).over(.fraction(rate))
    guard let part = inside.integral(from: start, to: end, unit) else { return nil }
    let term = part.map { $0 == .outer ? Instruction.local(Self.index) : $0 }
    var last = bounds[1]
    if last.infiniteSign == 0 {
      guard let high = first(last, rate, unit), low < high else { return nil }
      last = .whole(high - 1)
    }
    guard last.infiniteSign >= 0 else { return nil }
    // Between two steps the integral up to x may swing for ever, though it comes to the sum at each.
    let vanishes = last.infiniteSign == 0 || body.withRest(rate).vanishes(unit)
    func sum(from low: Int) -> [Instruction]? {
      Accumulation(.sum, of: term, over: Self.index, from: .whole(low), to: last).steps(in: unit)
    }
    guard low == 0 else { return sum(from: low).flatMap { vanishes || $0 == .nothing ? $0 : nil } }
    // Beside 0 a formula for the integral may have no value.
    let near = Integral(
      of: inside.flatMap { $0 == .outer ? [.whole(0)] : [$0] },
      over: letter,
      from: [.whole(0)],
      to: [Instruction.whole(1)].over(.fraction(rate))
    )
    guard let first = (try? near.steps(in: unit)) ?? nil, let rest = sum(from: 1) else {
      return nil
    }
    if [first, rest].contains(.nothing) { return .nothing }
    return vanishes ? first + rest + [.binary(.add)] : nil
  }

  /// The step that begins at a bound; nil where none begins there, or below 0.
  private func first(_ bound: [Instruction], _ rate: Rational, _ unit: AngleUnit) -> Int? {
    guard bound.infiniteSign == 0, !bound.contains(.variable),
      let place = (try? Program(bound, angleUnit: unit))?.code.exactValue?.multiplied(by: rate),
      place.isWhole, 0..<(1 << 40) ~= place.numerator
    else { return nil }
    return Int(place.numerator)
  }
}

extension [Instruction] {
  /// a of the first ⌊a·t⌋, ⌈a·t⌉ or t − ⌊t⌋; nil where there is none.
  fileprivate var rateOfFloor: Rational? {
    let tree = StepTree(self)
    return indices.lazy.compactMap { tree.rate(at: $0) }.first
  }

  /// The same with k for ⌊a·t⌋ between two steps.
  fileprivate func withinStep(_ rate: Rational) -> [Instruction] {
    let tree = StepTree(self)
    let number: [Instruction] = [.outer]
    return rewritten { end, step, operands in
      guard tree.rate(at: end) == rate else { return nil }
      return switch step {
      case .unary(.floor), .defined(.trunc): number
      case .unary(.ceil): number + [.whole(1), .binary(.add)]
      default: operands[0] + number + [.binary(.subtract)]
      }
    }
  }

  /// The same with a·t − ϑ for ⌊a·t⌋, ϑ anything from 0 to 1.
  fileprivate func withRest(_ rate: Rational) -> [Instruction] {
    let tree = StepTree(self)
    let rest: [Instruction] = [.enclosed(Interval(0, 1), name: "ϑ\(rate)")]
    return rewritten { end, step, operands in
      let inner = tree.operands[end]
      if step == .binary(.subtract), tree.rate(at: inner[1]) == rate,
        self[inner[1]] == .unary(.floor),
        tree.part(inner[0]) == tree.part(tree.operands[inner[1]][0])
      {
        return rest
      }
      guard tree.rate(at: end) == rate else { return nil }
      return switch step {
      case .unary(.floor), .defined(.trunc): operands[0] + rest + [.binary(.subtract)]
      case .unary(.ceil): operands[0] + rest + [.binary(.add)]
      default: rest
      }
    }
  }

  /// Whether its values certainly tend to 0 far out.
  fileprivate func vanishes(_ unit: AngleUnit) -> Bool {
    let code = try? Program(ofReciprocal, angleUnit: unit).code.intervalCode
    return code?.growth(beside: 0, reaching: 0x1p-8, isLeft: false)?.vanishes ?? false
  }

  /// A formula of their integral, term by term; nil where none is known.
  fileprivate func integral(
    from first: [Instruction],
    to last: [Instruction],
    _ unit: AngleUnit
  ) -> [Instruction]? {
    let plain = RationalFunction.cancelled(self)
    if let known = Antidifferentiation(plain, unit).integral(from: first, to: last) { return known }
    let tree = StepTree(self)
    guard let ends = tree.operands.last, ends.count == 2 else { return nil }
    var (terms, sign) = (ends.map(tree.part), self[count - 1])
    if sign == .binary(.divide) {
      sign = self[ends[0]]
      terms = tree.operands[ends[0]].map { tree.part($0).over(tree.part(ends[1])) }
    }
    guard terms.count == 2, sign == .binary(.add) || sign == .binary(.subtract),
      let one = terms[0].integral(from: first, to: last, unit),
      let other = terms[1].integral(from: first, to: last, unit)
    else { return nil }
    return one + other + [sign]
  }

  /// Whether a step with jumps is left in it.
  fileprivate var hasSteps: Bool {
    contains { step in
      switch step {
      case .unary(.floor), .unary(.ceil), .unary(.round), .defined(.trunc), .defined(.frac),
        .binary(.mod):
        true
      default: false
      }
    }
  }
}

extension StepTree {
  /// a above 0 where a value is ⌊a·t⌋, ⌈a·t⌉, what is left of a·t beyond that, or a·t modulo 1; nil for others.
  fileprivate func rate(at end: Int) -> Rational? {
    switch steps[end] {
    case .unary(.floor), .unary(.ceil), .defined(.trunc), .defined(.frac): break
    case .binary(.mod): guard part(operands[end][1]) == [.whole(1)] else { return nil }
    default: return nil
    }
    guard let line = RationalFunction(part(operands[end][0]), in: .variable),
      line.bottom.isConstant, let divisor = line.bottom.lead,
      line.top.degree == 1, line.top[0] == .zero,
      let rate = line.top[1].divided(by: divisor), rate.numerator > 0
    else { return nil }
    return rate
  }
}
