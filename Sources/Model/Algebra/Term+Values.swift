import Formulas
package import Numerals
import Operations

/// What is certain of a term's values.
extension Term {
  /// A whole number; nil for one that is too long.
  init?(whole: UInt128) {
    guard let literal = NumberLiteral("\(whole)") else { return nil }
    self = .leaf(.number(literal))
  }

  /// A number as it is written.
  package init?(_ number: Rational) {
    guard let top = Term(whole: number.numerator.magnitude),
      let bottom = Term(whole: number.denominator.magnitude)
    else { return nil }
    let size = number.isWhole ? top : .binary(.divide, top, bottom)
    self = number.numerator < 0 ? size.negated : size
  }

  /// The number it is, as a fraction, if it is written as one.
  package var number: Rational? {
    switch form {
    case .leaf(.number(let literal)): Rational(literal)
    case .unary(.negate, let operand): operand.number?.negated
    case .binary(.divide, let first, let second):
      second.number.flatMap { first.number?.divided(by: $0) }
    case .binary(.power, let base, let exponent):
      exponent.number.flatMap { $0.isSmallWhole ? base.number?.raised(to: $0) : nil }
    case .leaf, .unary, .binary, .other: nil
    }
  }

  /// Whether it has a value everywhere: sums and products of variables, numbers, and functions that
  /// are defined everywhere, parts of those, and roots, logarithms and powers of positive numbers.
  package var isTotal: Bool {
    switch form {
    case .leaf: true
    case .unary(let operation, let operand):
      operand.isTotal
        && (operation.row.isTotal
          || operation.row.isTotalAboveZero && operand.isPositiveNumber)
    case .binary(let operation, let first, let second):
      switch operation.row.algebra {
      case .quotient:
        first.isTotal && (second.isPositiveNumber || second.negated.isPositiveNumber)
      case .power:
        first.isPositiveNumber && second.isTotal
          || first.isTotal && (second.number.map { $0.isWhole && $0.numerator > 0 } ?? false)
      case .sum, .difference, .product, nil:
        operation.row.shape.isTotal && first.isTotal && second.isTotal
      }
    case .other: false
    }
  }

  /// Whether it certainly is a number above 0.
  private var isPositiveNumber: Bool {
    if let number { return number.numerator > 0 }
    switch form {
    case .leaf(.constant): return true
    case .unary(.squareRoot, let operand): return operand.isPositiveNumber
    case .binary(let operation, let first, let second):
      switch operation.row.algebra {
      case .sum, .product, .quotient: return first.isPositiveNumber && second.isPositiveNumber
      case .power: return first.isPositiveNumber && !second.isVariable && second.isTotal
      case .difference, nil: return false
      }
    case .leaf, .unary, .other: return false
    }
  }

  /// The exponent, if it is a power with a positive whole one.
  package var wholePower: (base: Term, exponent: Int)? {
    switch form {
    case .unary(.square, let base): return (base, 2)
    case .binary(.power, let base, let exponent):
      guard case .leaf(.number) = exponent.form, let number = exponent.number, number.isWhole,
        number.numerator > 0, number.numerator <= 64
      else { return nil }
      return (base, Int(number.numerator))
    case .leaf, .unary, .binary, .other: return nil
    }
  }

  /// Whether it is never below 0 where it is defined.
  package var isNonnegative: Bool {
    switch form {
    case .unary(.absolute, _), .unary(.squareRoot, _), .unary(.exp, _), .unary(.cosh, _): true
    case .binary(.add, let first, let second), .binary(.multiply, let first, let second),
      .binary(.min, let first, let second):
      first.isNonnegative && second.isNonnegative
    case .binary(.max, let first, let second): first.isNonnegative || second.isNonnegative
    case .leaf, .unary, .binary, .other:
      if let number {
        number.numerator >= 0
      } else {
        wholePower.map { $0.exponent % 2 == 0 } ?? false
      }
    }
  }
}

extension Rational {
  /// Whether it may be an exponent that is worked out.
  fileprivate var isSmallWhole: Bool { isWhole && Swift.abs(numerator) <= 64 }
}
