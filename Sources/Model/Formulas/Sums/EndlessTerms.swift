import Calculus
import Intervals
import Operations

/// Terms f(n) of whole n from one on, as a formula of the variable.
///
/// All from N on are ∫f + f(N)/2 − f′(N)/12 + f‴(N)/720, off by at most ∫|f⁗|/384 (Euler and Maclaurin; B₄
/// differs by at most 1/16 from its polynomial), and with signs in turn that begin with +, f(N)/2 − f′(N)/4 +
/// f‴(N)/48, off by at most ∫|f⁗|/48 (Boole). Both hold where f and its derivatives tend to 0.
struct EndlessTerms {
  private let derivatives: [[Instruction]]
  private let start: Int
  private let unit: AngleUnit

  init(_ terms: [Instruction], from start: Int, _ unit: AngleUnit) {
    (self.start, self.unit) = (start, unit)
    derivatives = (0..<4).reduce(into: [terms.withNegativePowers]) { known, _ in
      if let slope = known.last?.derivative(in: unit) { known.append(slope) }
    }
  }

  /// How a formula grows with 1/n, from the first n on.
  private func growth(_ steps: [Instruction]) -> Growth? {
    let code = try? Program(steps.ofReciprocal, angleUnit: unit)
    return code?.code.intervalCode
      .growth(beside: 0, reaching: (1 / Double(start)).nextUp, isLeft: false)
  }

  /// All that is missing of a sum by formulas of derivatives: at most a share of ∫|f⁗|.
  private func error(over parts: Double) -> [Instruction]? {
    guard derivatives.count == 5, [0, 1, 3].allSatisfy(vanishes), let size = bend else {
      return nil
    }
    let most = (Interval(size) / Interval(parts)).upperBound
    return enclosed(most, "\(parts)")
  }

  /// Whether a derivative certainly tends to 0.
  private func vanishes(_ order: Int) -> Bool {
    if growth(derivatives[order])?.vanishes ?? false { return true }
    guard case .number(let end)? = FormulaLimit.far(derivatives[order], unit) else { return false }
    return end.isZero
  }

  /// Whether they certainly tend to 0.
  var vanish: Bool { vanishes(0) }

  /// At least ∫|f⁗| from the first n on; nil where that is not known to be finite.
  var bend: Double? {
    guard derivatives.count == 5 else { return nil }
    let square: [Instruction] = [.variable, .whole(2), .binary(.power), .binary(.multiply)]
    let size = growth(derivatives[4] + square)?.integral(to: Interval((1 / Double(start)).nextUp))
    return size.flatMap { $0.isBounded ? $0.magnitude : nil }
  }

  /// Another sum's rest is another number, however alike what is known of both.
  private func enclosed(_ size: Double, _ which: String) -> [Instruction] {
    let name = derivatives[0].map(\.name).joined(separator: " ")
    return [.enclosed(Interval(-size, size), name: "\(name) from \(start), \(which)")]
  }

  private func value(_ order: Int, at place: Int? = nil, over divisor: Int) -> [Instruction] {
    derivatives[order].at([.whole(place ?? start)]).over([.whole(divisor)])
  }

  private static func joined(
    _ parts: [Instruction]...,
    by signs: [BinaryOperation]
  ) -> [Instruction] {
    zip(parts.dropFirst(), signs).reduce(parts[0]) { $0 + $1.0 + [.binary($1.1)] }
  }

  /// What all of them are together; nil where that is not known.
  var sum: [Instruction]? {
    guard let error = error(over: 384) else { return nil }
    let integral = Integral(
      of: derivatives[0],
      over: "n",
      from: [.whole(start)],
      to: .infinity
    )
    guard let whole = (try? integral.steps(in: unit)) ?? nil else { return nil }
    // What is added to the integral is finite.
    if whole == .nothing { return whole }
    return Self.joined(
      whole,
      value(0, over: 2),
      value(1, over: 12),
      value(3, over: 720),
      error,
      by: [.add, .subtract, .add, .add]
    )
  }

  /// What they are together up to a number; nil where that is not known.
  func sum(to last: Int) -> [Instruction]? {
    guard derivatives.count == 5, last > start, let size = bend ?? bend(to: last) else {
      return nil
    }
    let most = (Interval(size) / Interval(384)).upperBound
    let integral = Integral(
      of: derivatives[0],
      over: "n",
      from: [.whole(start)],
      to: [.whole(last)]
    )
    guard most < 1e-3, let whole = (try? integral.steps(in: unit)) ?? nil else { return nil }
    return Self.joined(
      whole,
      value(0, over: 2),
      value(0, at: last, over: 2),
      value(1, at: last, over: 12),
      value(1, over: 12),
      value(3, at: last, over: 720),
      value(3, over: 720),
      enclosed(most, "to \(last)"),
      by: [.add, .add, .add, .subtract, .subtract, .add, .add]
    )
  }

  /// At least ∫|f⁗| up to a number, by stretches that grow by an eighth; nil where that is not known.
  private func bend(to last: Int) -> Double? {
    guard let bend = try? Program(derivatives[4], angleUnit: unit) else { return nil }
    var size = Interval(0)
    var low = start
    while low < last {
      let high = Swift.min(low + low / 8, last)
      let values = bend.enclosure(over: Interval(Double(low), Double(high))).value
      guard values.decoration >= .defined, values.interval.isBounded else { return nil }
      size = size + Interval(values.interval.magnitude) * Interval(Double(high - low))
      low = high
    }
    return size.upperBound
  }

  /// What they are together with signs in turn, of which the first is + or −.
  func alternating(isUp: Bool) -> [Instruction]? {
    guard let error = error(over: 48) else { return nil }
    let sum = Self.joined(
      value(0, over: 2),
      value(1, over: 4),
      value(3, over: 48),
      error,
      by: [.subtract, .add, .add]
    )
    return isUp ? sum : sum + [.unary(.negate)]
  }

  /// Bounds of all after the first together, by how fast they vanish; nil where that is not known.
  var bounds: Interval? {
    let terms = derivatives[0]
    if let bounds = bounds(of: terms) { return bounds }
    let majorant = TermRatio.majorant(of: terms)
    guard majorant != terms, terms.values(from: Double(start), unit) != nil,
      let size = bounds(of: majorant)?.magnitude
    else { return nil }
    return Interval(-size, size)
  }

  private func bounds(of terms: [Instruction]) -> Interval? {
    let square: [Instruction] = [.variable, .whole(2), .binary(.power), .binary(.multiply)]
    let end = Interval((1 / Double(start)).nextUp)
    let ways = [terms, terms.withExponentials].lazy
      .compactMap { growth($0 + square)?.integral(to: end) }
    return ways.first(where: \.isBounded)
  }

  /// Whether they certainly have no sum: they do not vanish, or no faster than 1/n where all have one sign.
  func diverges(alternates: Bool) -> Bool {
    if growth(derivatives[0])?.isAtLeast(power: alternates ? 0 : 1) ?? false { return true }
    guard alternates else { return false }
    switch FormulaLimit.far(derivatives[0], unit) {
    case .number(let end)?: return (try? end.sign).map { $0 != 0 } ?? false
    case .infinite?: return true
    case .swinging?, nil: return false
    }
  }
}

extension [Instruction] {
  /// The same with u⁻ⁿ for each 1/uⁿ that varies: its derivatives are powers as well, and how they grow is
  /// seen without what cancels in those of quotients.
  fileprivate var withNegativePowers: [Instruction] {
    let tree = StepTree(self)
    return rewritten { end, step, operands in
      guard step == .binary(.divide), tree.varies[tree.operands[end][1]] else { return nil }
      return operands[1].inverse.times(operands[0])
    }
  }

  /// One over them, over each factor by itself.
  private var inverse: [Instruction] {
    let tree = StepTree(self)
    let ends = tree.operands.last ?? []
    switch last {
    case .binary(.multiply): return tree.part(ends[0]).inverse.times(tree.part(ends[1]).inverse)
    case .binary(.power) where !tree.varies[ends[1]]:
      return tree.part(ends[0]) + tree.part(ends[1]) + [.unary(.negate), .binary(.power)]
    default: return self + [.whole(1), .unary(.negate), .binary(.power)]
    }
  }
}
