import Calculus
import Intervals
import Numerals
import Operations

/// The arithmetic of formulas that notes which breaks are certainly met by what depends on x: a root of 0, a
/// whole number that is rounded, 1/0.
///
/// What a condition decides is no break. Beside the exact numbers at a place it follows what encloses them around it, as far as plain operations go.
final class SingularityWatch: ExactArithmetic {
  private let arithmetic: SymbolicArithmetic
  /// What encloses the numbers that depend on x around the place, by their index.
  private var enclosures: [Int: Interval]
  /// Those that are conditions.
  private var conditions: Set<Int> = []
  /// The targets of breaks that are met, and of those that may be met around the place.
  private var found: [SingularSet] = []
  private var open: [SingularSet] = []

  init(_ arithmetic: SymbolicArithmetic, at place: ExactNumber, in x: Interval) {
    self.arithmetic = arithmetic
    enclosures = [place.index: x]
  }

  func number(_ whole: Int) -> ExactNumber { arithmetic.number(whole) }

  func number(_ literal: NumberLiteral) throws(ExactFault) -> ExactNumber {
    try arithmetic.number(literal)
  }

  var pi: ExactNumber { arithmetic.pi }

  func sign(of x: ExactNumber) throws(ExactFault) -> Int { try arithmetic.sign(of: x) }

  func apply(_ function: ExactFunction, _ x: ExactNumber) throws(ExactFault) -> ExactNumber {
    kept(try arithmetic.apply(function, x), of: [x]) { values in
      UnaryOperation(function)?.enclosure(of: .constant(values[0])).value.interval
    }
  }

  func join(
    _ operation: ExactOperation,
    _ x: ExactNumber,
    _ y: ExactNumber
  ) throws(ExactFault) -> ExactNumber {
    kept(try arithmetic.join(operation, x, y), of: [x, y]) { values in
      switch operation {
      case .add: values[0] + values[1]
      case .subtract: values[0] - values[1]
      case .multiply: values[0] * values[1]
      case .divide: values[0] / values[1]
      case .min: Interval.min(values[0], values[1])
      case .max: Interval.max(values[0], values[1])
      case .power, .root, .gcd, .lcm, .combinations, .permutations, .sincSlope,
        .polygamma, .special:
        nil
      }
    }
  }

  func power(_ x: ExactNumber, _ p: Int, _ q: Int) throws(ExactFault) -> ExactNumber {
    kept(try arithmetic.power(x, p, q), of: [x]) { q == 1 ? Interval.pown($0[0], p) : nil }
  }

  private func kept(
    _ result: ExactNumber,
    of operands: [ExactNumber],
    enclosure: ([Interval]) -> Interval?
  ) -> ExactNumber {
    if operands.contains(where: { enclosures[$0.index] != nil }) {
      enclosures[result.index] = enclosure(operands.map(self.enclosure)) ?? .entire
    }
    return result
  }

  private func enclosure(of number: ExactNumber) -> Interval {
    enclosures[number.index] ?? arithmetic.enclosure(of: arithmetic.value(of: number)) ?? .entire
  }

  // MARK: Breaks

  var watchesBreaks: Bool { true }

  func note(condition: ExactNumber) { conditions.insert(condition.index) }

  func note(choice: ExactNumber) {
    // Around the place it may be the other one.
    if enclosures[choice.index] != nil { enclosures[choice.index] = .entire }
  }

  /// The targets of breaks that are met, where no other break with the same targets may be near them.
  var met: [SingularSet] { found.filter { !open.contains($0) } }

  func note(_ argument: ExactNumber?, beside targets: SingularSet) {
    guard let argument else {
      open.append(targets)
      return
    }
    guard let around = enclosures[argument.index], !conditions.contains(argument.index) else {
      return
    }
    let isMet =
      switch targets {
      case .values(let values):
        values.contains { $0.isSingleton && isEqual(argument, to: $0.lowerBound) }
      case .lattice(let phase, let step, let least, let greatest):
        multiple(of: step, in: argument).map { steps in
          let index = steps - phase
          return index == index.rounded() && index >= least && index <= greatest
        } ?? false
      }
    if isMet {
      found.append(targets)
    } else if targets.gap(around: around) == nil {
      open.append(targets)
    }
  }

  private func isEqual(_ x: ExactNumber, to target: Double) -> Bool {
    guard target != 0 else { return arithmetic.value(of: x).top.isZero }
    guard let fraction = arithmetic.value(of: x).fraction else { return false }
    return Int128(exactly: target).flatMap { Rational($0) } == fraction
  }

  /// How many steps a number is, where that is known without rounding; steps are whole numbers or π.
  private func multiple(of step: Interval, in x: ExactNumber) -> Double? {
    let isPi = step == Interval.pi
    guard isPi || step.isSingleton, step.lowerBound > 0,
      let quotient = isPi ? try? arithmetic.divide(x, pi) : x,
      let fraction = arithmetic.value(of: quotient).fraction
    else { return nil }
    // Halves are exact: poles of the tangent lie between two multiples.
    guard fraction.denominator <= 2, fraction.numerator.magnitude < 1 << 40 else { return nil }
    let value = Double(fraction.numerator) / Double(fraction.denominator)
    guard !isPi, step.lowerBound != 1 else { return value }
    let steps = value / step.lowerBound
    return steps * step.lowerBound == value && (2 * steps).rounded() == 2 * steps ? steps : nil
  }
}
