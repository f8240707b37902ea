import Calculus
import Intervals
import Numerals
import Operations

/// A formula's integral as a formula, where schoolbooks know it and nothing has to be asked of the bounds:
/// sums of powers, of sines and of exponentials, and the reciprocal of a line.
///
/// All indices in it are those of `tree`, where a value ends. Nil means that no formula is known
/// here, not that there is no integral; `IntegralFunction` follows the values then.
struct Antidifferentiation {
  /// Defined functions are written out in it; abbreviations have to be spelled out before.
  let tree: StepTree
  /// In degrees, circular functions have no formula here.
  let unit: AngleUnit
  /// Longer ones are integrated by their values.
  private static let longest = 200
  private static let highestPower: Int32 = 100_000

  init(_ steps: [Instruction], _ unit: AngleUnit) {
    (tree, self.unit) = (StepTree(steps.withDefinitions), unit)
  }

  /// The steps of the integral between two bounds; nil where none are known.
  ///
  /// An x in a bound is that of the formula around. Over a pole of a reciprocal the steps have no
  /// value; for 1/t they are ln(`last`/`first`).
  func integral(from first: [Instruction], to last: [Instruction]) -> [Instruction]? {
    let end = tree.steps.count - 1
    guard tree.steps.count <= Self.longest else { return nil }
    if let (factor, line, slope, exponent) = reciprocal(end) {
      // Both ends on one side of the pole.
      let ratio = line.at(last).over(line.at(first))
      // Over its pole there is an integral only where the factor is 0.
      if factor.contains(.outer), !ratio.contains(.outer), !ratio.contains(.variable),
        !isPositive(ratio)
      {
        return factor + [.whole(0), .binary(.equal), .whole(0), .binary(.when)]
      }
      if exponent == 1 { return factor.over(slope) + ratio + [.unary(.ln), .binary(.multiply)] }
      let powers = [first, last].map { line.at($0).powered(to: exponent - 1) }
      let difference =
        [Instruction.whole(1)].over(powers[0]) + [.whole(1)].over(powers[1]) + [.binary(.subtract)]
      return ratio + [.whole(0), .binary(.greater)]
        + factor.over(slope.times([.whole(exponent - 1)])) + difference
        + [.binary(.multiply), .binary(.when)]
    }
    if let difference = overPole(from: first, to: last) { return difference }
    return antiderivative(end).map { $0.at(last) + $0.at(first) + [.binary(.subtract)] }
  }

  /// An integral that is smooth wherever it is asked for.
  private func antiderivative(_ end: Int) -> [Instruction]? {
    guard tree.varies[end] else { return tree.part(end).times([.variable]) }
    let ends = tree.operands[end]
    switch tree.steps[end] {
    case .variable: return [.variable].powered(to: 2).over([.whole(2)])
    case .unary(.negate), .unary(.percent):
      return antiderivative(ends[0]).map { $0 + [tree.steps[end]] }
    case .unary(let operation): return wave(operation, ends[0])
    case .binary(.add), .binary(.subtract):
      guard let first = antiderivative(ends[0]), let second = antiderivative(ends[1]) else {
        return nil
      }
      return first + second + [tree.steps[end]]
    case .binary(.multiply):
      let (number, rest) = tree.varies[ends[0]] ? (ends[1], ends[0]) : (ends[0], ends[1])
      guard !tree.varies[number] else { return nil }
      return antiderivative(rest).map { tree.part(number) + $0 + [.binary(.multiply)] }
    case .binary(.divide):
      guard !tree.varies[ends[1]] else {
        return overRoot(ends[0], ends[1]) ?? sineOverVariable(ends[0], ends[1])
          ?? overQuadratic(ends[0], ends[1])
      }
      return antiderivative(ends[0]).map { $0.over(tree.part(ends[1])) }
    case .binary(.power): return power(ends[0], ends[1])
    case .binary, .number, .constant, .parameter, .defined, .abbreviation, .local, .integral,
      .accumulated, .enclosed:
      return nil
    }
  }

  /// A line to a whole power from 0 on, or a number to the power of a line.
  ///
  /// A changing exponent needs e or a written number above 0 other than 1 as its base. Nil for all
  /// others, a line to the power of 0 among them.
  private func power(_ base: Int, _ exponent: Int) -> [Instruction]? {
    if let whole = whole(exponent), let slope = slope(base) {
      let next = [Instruction.whole(whole + 1)]
      return tree.part(base).powered(to: whole + 1).over(slope.times(next))
    }
    if let root = root(base, exponent) { return root }
    if tree.part(base) == [.constant(.e)], let bell = bell(exponent) ?? risingBell(exponent) {
      return bell
    }
    guard let slope = slope(exponent) else { return nil }
    let part = tree.part(base) + tree.part(exponent) + [.binary(.power)]
    if tree.part(base) == [.constant(.e)] { return part.over(slope) }
    guard case .number(let literal) = tree.steps[base], tree.part(base).count == 1,
      literal.value > 0, literal.value != 1
    else { return nil }
    return part.over(slope.times(tree.part(base) + [.unary(.ln)]))
  }

  /// A sine, a cosine or an exponential of a line.
  private func wave(_ operation: UnaryOperation, _ operand: Int) -> [Instruction]? {
    if operation == .exp, let bell = bell(operand) ?? risingBell(operand) { return bell }
    if let wave = waveOfSquare(operation, operand) { return wave }
    guard unit == .radians || operation.row.writing.inDegrees == nil, let slope = slope(operand)
    else { return nil }
    let u = tree.part(operand)
    if operation == .ln { return u.logarithmIntegral.over(slope) }
    return operation.row.shape.antiderivative.map { [Instruction]($0, of: [u]).over(slope) }
  }

  /// A number over a whole power of a line: both, the line's slope, and the exponent.
  private func reciprocal(
    _ end: Int
  ) -> (factor: [Instruction], line: [Instruction], slope: [Instruction], exponent: Int)? {
    guard tree.steps[end] == .binary(.divide) else { return nil }
    let ends = tree.operands[end]
    guard !tree.varies[ends[0]], isNotZero(tree.part(ends[0])) else { return nil }
    var (line, exponent) = (ends[1], 1)
    if tree.steps[line] == .binary(.power), let whole = whole(tree.operands[line][1]) {
      (line, exponent) = (tree.operands[line][0], whole)
    }
    guard let slope = slope(line) else { return nil }
    return (tree.part(ends[0]), tree.part(line), slope, exponent)
  }

  /// Whether a number is certainly not 0, or known only once its letters are: 0/t has no pole.
  private func isNotZero(_ steps: [Instruction]) -> Bool {
    let isOpen =
      steps.usesIndices(besides: []) || steps.withParts.contains { $0.parameter != nil }
    guard !isOpen, let program = try? Program(steps, angleUnit: unit) else { return isOpen }
    return !program.enclosure(over: Interval(0)).value.interval.contains(0)
  }

  /// A whole number above 0.
  private func whole(_ end: Int) -> Int? {
    guard case .number(let literal) = tree.steps[end], let whole = literal.wholeNumber,
      1...Self.highestPower ~= whole
    else { return nil }
    return Int(whole)
  }

  /// The slope of the formula where it is a line that is not level; nil for anything else.
  var lineSlope: [Instruction]? { slope(tree.steps.count - 1) }

  /// The slope of a line, which is known not to be 0; nil for anything else.
  ///
  /// The line may be written in any way that is a polynomial of degree 1. Its slope may hold
  /// parameters, which count as 1 where it is compared with 0.
  func slope(_ end: Int) -> [Instruction]? {
    guard let line = Polynomial(of: tree.part(end), in: .variable), line.degree == 1,
      case let slope = line[1].steps, !slope.usesIndices(besides: []),
      let value = try? Program(slope, angleUnit: unit)
    else {
      return nil
    }
    let range = value.enclosure(over: Interval(0)).value
    return range.decoration >= .defined && !range.interval.contains(0) ? slope : nil
  }
}

extension [Instruction] {
  /// The same with something in the place of the variable.
  ///
  /// An x in `value` stays; nothing inside abbreviations is replaced.
  func at(_ value: [Instruction]) -> [Instruction] {
    flatMap { $0 == .variable ? value : [$0] }
  }

  fileprivate func powered(to exponent: Int) -> [Instruction] {
    self + [.whole(exponent), .binary(.power)]
  }
}
