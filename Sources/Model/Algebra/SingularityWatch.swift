import Operations
import Numerals

/// The arithmetic of formulas that notes whether an operation on what depends on x is taken exactly
/// where it is singular: a root of 0, a whole number that is rounded, 1/0.
final class SingularityWatch: ExactArithmetic {
  private let arithmetic: SymbolicArithmetic
  /// The numbers that depend on x, by their index.
  private var dependent: Set<Int>
  private(set) var hasMetSingularity = false

  init(_ arithmetic: SymbolicArithmetic, at place: ExactNumber) {
    self.arithmetic = arithmetic
    dependent = [place.index]
  }

  func number(_ whole: Int) -> ExactNumber { arithmetic.number(whole) }

  func number(_ literal: NumberLiteral) throws(ExactFault) -> ExactNumber {
    try arithmetic.number(literal)
  }

  var pi: ExactNumber { arithmetic.pi }

  func sign(of x: ExactNumber) throws(ExactFault) -> Int {
    noteZero(x)
    return try arithmetic.sign(of: x)
  }

  func apply(_ function: ExactFunction, _ x: ExactNumber) throws(ExactFault) -> ExactNumber {
    switch function.singularity {
    case .nowhere: break
    case .zero: noteZero(x)
    case .one: note(x) { $0 == .one }
    case .plusMinusOne: note(x) { $0.numerator.magnitude == $0.denominator.magnitude }
    case .wholes(let limit):
      note(x) { $0.isWhole && (limit == nil || $0.numerator <= Int128(limit ?? 0)) }
    }
    return kept(try arithmetic.apply(function, x), of: [x])
  }

  func join(
    _ operation: ExactOperation,
    _ x: ExactNumber,
    _ y: ExactNumber
  ) throws(ExactFault) -> ExactNumber {
    switch operation {
    case .divide: noteZero(y)
    case .power: noteZero(x)
    case .root: noteZero(y)
    case .min, .max: noteZero(kept(try arithmetic.join(.subtract, x, y), of: [x, y]))
    case .polygamma: note(y) { $0.isWhole && $0.numerator <= 0 }
    case .add, .subtract, .multiply, .gcd, .lcm, .combinations, .permutations, .sincSlope: break
    // A limit there need not be the value.
    case .special: noteZero(y)
    }
    return kept(try arithmetic.join(operation, x, y), of: [x, y])
  }

  func power(_ x: ExactNumber, _ p: Int, _ q: Int) throws(ExactFault) -> ExactNumber {
    if q > 1 || p < 0 { noteZero(x) }
    return kept(try arithmetic.power(x, p, q), of: [x])
  }

  private func kept(_ result: ExactNumber, of operands: [ExactNumber]) -> ExactNumber {
    if operands.contains(where: { dependent.contains($0.index) }) { dependent.insert(result.index) }
    return result
  }

  private func noteZero(_ x: ExactNumber) {
    if dependent.contains(x.index), arithmetic.value(of: x).top.isZero { hasMetSingularity = true }
  }

  private func note(_ x: ExactNumber, where isSingular: (Rational) -> Bool) {
    guard dependent.contains(x.index), let fraction = arithmetic.value(of: x).fraction else {
      return
    }
    if isSingular(fraction) { hasMetSingularity = true }
  }
}
