package import Formulas
import Numerals
import Operations

extension Program {
  /// Longer formulas are taken as they are written.
  private static let workedLimit = 300

  /// The same function with a sum worked out whose highest powers cancel, as 1 for (x+1)² − x² − 2x, so that no
  /// rounding of them is left; nil where none do.
  package var workedOut: Program? {
    guard instructions.count <= Self.workedLimit, instructions.contains(where: \.maySubtract),
      let term = Term(self), term.isTotal, let written = term.writtenDegree, written > 1,
      let polynomial = TermPolynomial(term),
      polynomial.degree < written, let sum = polynomial.term
    else { return nil }
    return try? Program(sum.instructions, angleUnit: angleUnit)
  }
}

extension Program {
  /// The same function without the factors that are both above and below the line, as 1 for sec x · cos x where
  /// cos x is not 0; nil where there are none.
  package var reduced: Program? {
    guard instructions.count <= Self.workedLimit, let term = Term(self)?.reduced else { return nil }
    return try? Program(term.instructions, angleUnit: angleUnit)
  }
}

extension Instruction {
  /// Whether sums can cancel by it: numbers have no sign of their own.
  fileprivate var maySubtract: Bool {
    switch self {
    case .binary(.subtract), .unary(.negate), .defined, .abbreviation: true
    default: false
    }
  }
}

extension Term {
  fileprivate var reduced: Term? {
    var fraction = TermFraction(self)
    let below = fraction.denominators + fraction.nonzero
    guard below.allSatisfy(\.isTotal), fraction.reduce() else { return nil }
    let left = fraction.denominators
    let quotient =
      left.isEmpty ? fraction.numerator : .binary(.divide, fraction.numerator, .product(left))
    return below.reduce(quotient) { .binary(.when, .binary(.unequal, $1, .zero), $0) }
  }

  /// The degree that it would have as a polynomial in its letters if nothing cancelled; nil where it is none.
  fileprivate var writtenDegree: Int? {
    if number != nil { return 0 }
    switch form {
    case .unary(.negate, let operand): return operand.writtenDegree
    case .binary(.add, let first, let second), .binary(.subtract, let first, let second):
      return first.writtenDegree.flatMap { one in second.writtenDegree.map { max(one, $0) } }
    case .binary(.multiply, let first, let second):
      return first.writtenDegree.flatMap { one in second.writtenDegree.map { one + $0 } }
    default:
      guard let (base, exponent) = wholePower else { return 1 }
      return base.writtenDegree.map { $0 * exponent }
    }
  }
}
