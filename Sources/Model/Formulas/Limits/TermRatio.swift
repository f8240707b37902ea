import Calculus
import Intervals
import Numerals
import Operations

/// What a term of a sum is by the one before it: a power of its number n times what is near a number.
///
///     // n!/nⁿ: n⁰ times something near 1/e
struct TermRatio {
  /// n to a power times numbers of an interval.
  struct Size {
    var power: Int
    var factor: Interval

    static func * (x: Size, y: Size) -> Size {
      Size(power: x.power + y.power, factor: x.factor * y.factor)
    }

    static func / (x: Size, y: Size) -> Size {
      Size(power: x.power - y.power, factor: x.factor / y.factor)
    }
  }

  /// a·n + b.
  private struct Line {
    var slope: Interval
    var start: Interval

    /// The line a few numbers on, by n: a + (b + k·a)/n.
    func size(_ steps: Double, _ inverse: Interval) -> Interval {
      slope + (start + Interval(steps) * slope) * inverse
    }
  }

  let tree: StepTree
  private let unit: AngleUnit
  /// The numbers from one on, and 1/n.
  private let (far, inverse): (Interval, Interval)

  /// - `terms`: A formula of the variable, which stands for the number of the term.
  init(of terms: [Instruction], from start: Int, _ unit: AngleUnit) {
    let plain = terms.withDefinitions { step in
      if case .defined(let function) = step { function.definition } else { nil }
    }
    (tree, self.unit) = (StepTree(plain.withoutHyperbolics), unit)
    far = Interval(Double(start), .infinity)
    inverse = Interval(0, (1 / Double(start)).nextUp)
  }

  /// Where it certainly lies for all numbers; nil where nothing is known.
  var interval: Interval? {
    guard let size = size(tree.steps.count - 1) else { return nil }
    switch size.power {
    case 0: return size.factor
    case ..<0: return size.factor * .pown(inverse, -size.power)
    default: return size.factor * .pown(far, size.power)
    }
  }

  private func size(_ end: Int) -> Size? {
    let one = Interval(1)
    func same(_ factor: Interval?) -> Size? { factor.map { Size(power: 0, factor: $0) } }
    guard tree.varies[end] else { return same(one) }
    let ends = tree.operands[end]
    switch tree.steps[end] {
    case .variable: return same(one + inverse)
    case .unary(.negate), .unary(.percent), .unary(.degrees): return size(ends[0])
    case .unary(.absolute):
      return size(ends[0]).map { Size(power: $0.power, factor: .abs($0.factor)) }
    case .unary(.square): return size(ends[0]).map { $0 * $0 }
    case .unary(.squareRoot): return size(ends[0]).flatMap { raised($0, to: Interval(0.5)) }
    case .unary(.exp): return same(line(ends[0]).map { .exp($0.slope) })
    case .unary(.factorial): return line(ends[0]).flatMap { factorial($0, shiftedBy: 0) }
    case .unary(.gamma): return line(ends[0]).flatMap { factorial($0, shiftedBy: -1) }
    case .binary(.multiply):
      return size(ends[0]).flatMap { first in size(ends[1]).map { first * $0 } }
    case .binary(.divide):
      return size(ends[0]).flatMap { first in size(ends[1]).map { first / $0 } }
    case .binary(.add), .binary(.subtract): return sum(end, ends)
    case .binary(.power): return power(ends[0], ends[1])
    case .binary(.combinations):
      guard let all = line(ends[0]), let some = constantOrLine(ends[1]) else { return nil }
      let rest = Line(slope: all.slope - some.slope, start: all.start - some.start)
      let parts = [all, some, rest].compactMap { factorial($0, shiftedBy: 0) }
      return parts.count == 3 ? parts[0] / (parts[1] * parts[2]) : nil
    default: return nil
    }
  }

  private func raised(_ size: Size, to power: Interval) -> Size? {
    if power.isSingleton, let whole = Int(exactly: power.lowerBound), whole.magnitude < 1_000 {
      return Size(power: size.power * whole, factor: .pown(size.factor, whole))
    }
    guard size.power == 0, size.factor.lowerBound > 0 else { return nil }
    return Size(power: 0, factor: .pow(size.factor, power))
  }

  private func power(_ base: Int, _ exponent: Int) -> Size? {
    guard tree.varies[exponent] else {
      return enclosure(exponent).flatMap { power in size(base).flatMap { raised($0, to: power) } }
    }
    guard let up = line(exponent), up.slope.isSingleton,
      case let step = up.slope.lowerBound, step == step.rounded(), step.magnitude < 1_000
    else {
      guard !tree.varies[base], let number = enclosure(base), number.lowerBound > 0,
        let up = line(exponent)
      else { return nil }
      return Size(power: 0, factor: .pow(number, up.slope))
    }
    guard tree.varies[base] else {
      return enclosure(base).map { Size(power: 0, factor: .pown($0, Int(step))) }
    }
    // (u + a)^(v + d)/u^v = (u + a)^d·e^(v·ln(1 + a/u)), where x − x²/2 ≤ ln(1 + x) ≤ x.
    guard let line = line(base), line.slope.lowerBound > 0,
      case let now = line.size(0, inverse), now.lowerBound > 0
    else { return nil }
    let change = line.slope * inverse / now
    let logarithm = line.slope / now * Interval((Interval(1) - change / Interval(2)).lowerBound, 1)
    let grown = Interval.exp(up.size(0, inverse) * logarithm)
    let next = Size(power: Int(step), factor: .pown(line.size(1, inverse), Int(step)))
    return next * Size(power: 0, factor: grown)
  }

  /// Of parts with one sign it lies between theirs; of a line it is 1 + a/(a·n + b).
  private func sum(_ end: Int, _ ends: [Int]) -> Size? {
    if let line = line(end), case let now = line.size(0, inverse), now.certainSign != 0 {
      return Size(power: 0, factor: line.size(1, inverse) / now)
    }
    guard let r = size(ends[0]), let s = size(ends[1]) else { return nil }
    let isMinus = tree.steps[end] == .binary(.subtract)
    if let led = led(ends, by: r, s, isMinus) ?? led(ends.reversed(), by: s, r, isMinus) {
      return led
    }
    guard let first = enclosure(ends[0]), let second = enclosure(ends[1]), r.power == s.power else {
      return nil
    }
    let sign = isMinus ? -second.certainSign : second.certainSign
    guard first.certainSign != 0, first.certainSign == sign else { return nil }
    return Size(power: r.power, factor: r.factor.convexHull(with: s.factor))
  }

  /// The ratio r of the larger part, where the other one with its ratio s is a share q of that: (r + s·q)/(1 + q).
  private func led(_ ends: [Int], by r: Size, _ s: Size, _ isMinus: Bool) -> Size? {
    let quotient = tree.part(ends[1]).over(tree.part(ends[0]))
    guard s.power <= r.power, let share = enclosure(quotient), share.magnitude < 0.5 else {
      return nil
    }
    let q = isMinus ? -share : share
    let other = s.factor * .pown(inverse, r.power - s.power)
    return Size(power: r.power, factor: (r.factor + other * q) / (Interval(1) + q))
  }

  /// The factors by which the factorial of a line grows.
  private func factorial(_ line: Line, shiftedBy shift: Double) -> Size? {
    guard line.slope.isSingleton, let count = Int(exactly: line.slope.lowerBound), 0...8 ~= count
    else { return nil }
    guard count > 0 else { return Size(power: 0, factor: Interval(1)) }
    let moved = Line(slope: line.slope, start: line.start + Interval(shift))
    return (1...count).reduce(Size(power: 0, factor: Interval(1))) { product, step in
      let next = moved.slope + (moved.start + Interval(Double(step))) * inverse
      return product * Size(power: 1, factor: next)
    }
  }

  private func constantOrLine(_ end: Int) -> Line? {
    tree.varies[end] ? line(end) : enclosure(end).map { Line(slope: Interval(0), start: $0) }
  }

  private func line(_ end: Int) -> Line? {
    guard let line = Polynomial(of: tree.part(end), in: .variable), line.degree == 1,
      let slope = enclosure(line[1].steps), let start = enclosure(line[0].steps)
    else { return nil }
    return Line(slope: slope, start: start)
  }

  private func enclosure(_ end: Int) -> Interval? { enclosure(tree.part(end)) }

  private func enclosure(_ steps: [Instruction]) -> Interval? {
    if steps.isEmpty { return Interval(0) }
    guard let program = try? Program(steps, angleUnit: unit) else { return nil }
    let value = program.enclosure(over: far).value
    return value.decoration >= .defined ? value.interval : nil
  }
}
