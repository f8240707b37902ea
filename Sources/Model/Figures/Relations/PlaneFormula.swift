import Algebra
import Formulas
import Operations
import PlaneProof

/// A relation in the form in which it is drawn: conditions on single terms, joined.
indirect enum PlaneFormula: Sendable {
  case condition(Term, PlaneCondition.Sign)
  case all([PlaneFormula])
  case any([PlaneFormula])
  case not(PlaneFormula)

  static let always = PlaneFormula.all([])
  static let never = PlaneFormula.any([])

  /// Where a term has a value.
  static func isDefined(_ term: Term) -> PlaneFormula {
    term.isTotal ? .always : .condition(term, .defined)
  }
}

extension PlaneFormula {
  /// Where a difference is 0, in a form that can be proven: without poles, and with a change of sign
  /// where there is one.
  ///
  /// Every form has the same places as the difference, and is not there where that has no value.
  static func zeros(of difference: Term, depth: Int = 0) -> PlaneFormula {
    guard depth < 12 else { return .condition(difference, .zero) }
    func zeros(_ term: Term) -> PlaneFormula { Self.zeros(of: term, depth: depth + 1) }

    var fraction = TermFraction(difference)
    let below = fraction.denominators + fraction.nonzero
    if !below.isEmpty {
      // A factor that is also below the line is 0 where there is no place.
      while fraction.reduce() {}
      return .all([zeros(fraction.numerator)] + below.map { .condition($0, .nonzero) })
    }
    if let polynomial = TermPolynomial(difference) {
      if polynomial.isZero { return isDefined(difference) }
      if polynomial.isLine, difference.isTotal, let line = polynomial.term {
        return zerosOfSum(line, depth: depth) ?? .condition(line, .zero)
      }
      if difference.isTotal {
        if let places = zerosAtBound(polynomial, depth: depth) { return places }
        // What is written as a sum of squares is taken as it is.
        if case .binary(.add, let first, let second) = difference.form, difference.isNonnegative {
          return .all([zeros(first), zeros(second)])
        }
        if let places = zerosOfSquares(polynomial, depth: depth) { return places }
        // What cancels is left out.
        if let shorter = polynomial.term, shorter.size < difference.size {
          return zeros(shorter)
        }
      }
    }
    switch difference.form {
    case .unary(.negate, let operand), .unary(.absolute, let operand),
      .unary(.squareRoot, let operand), .unary(.cubeRoot, let operand):
      return zeros(operand)
    case .unary(.ln, let operand): return zeros(.binary(.subtract, operand, .one))
    case .binary(.multiply, let first, let second):
      return .any([
        .all([zeros(first), isDefined(second)]), .all([zeros(second), isDefined(first)]),
      ])
    case .binary(.min, let first, let second):
      return .any([
        .all([zeros(first), .condition(second, .nonnegative)]),
        .all([zeros(second), .condition(first, .nonnegative)]),
      ])
    case .binary(.max, let first, let second):
      return .any([
        .all([zeros(first), .condition(second, .nonpositive)]),
        .all([zeros(second), .condition(first, .nonpositive)]),
      ])
    default:
      if let (base, _) = difference.wholePower { return zeros(base) }
      return zerosOfSum(difference, depth: depth) ?? .condition(difference, .zero)
    }
  }

  /// Where a sum or a difference is 0; nil where no other form is known.
  private static func zerosOfSum(_ sum: Term, depth: Int) -> PlaneFormula? {
    func zeros(_ term: Term) -> PlaneFormula { Self.zeros(of: term, depth: depth + 1) }

    guard case .binary(let operation, let first, let second) = sum.form,
      operation == .add || operation == .subtract
    else { return nil }
    if operation == .add {
      // A sum of squares is 0 where both are.
      if first.isNonnegative, second.isNonnegative { return .all([zeros(first), zeros(second)]) }
      return rootAgainst(second, first, depth: depth) ?? rootAgainst(first, second, depth: depth)
    }
    func zeros(absolute u: Term, _ v: Term) -> PlaneFormula {
      .all([
        .any([zeros(.binary(.subtract, u, v)), zeros(.binary(.add, u, v))]),
        .condition(v, .nonnegative),
      ])
    }
    if second == .zero { return zeros(first) }
    if first == .zero { return zeros(second) }
    switch (first.form, second.form) {
    case (.unary(.absolute, let u), .unary(.absolute, let v)):
      return .any([zeros(.binary(.subtract, u, v)), zeros(.binary(.add, u, v))])
    case (.unary(.absolute, let u), _): return zeros(absolute: u, second)
    case (_, .unary(.absolute, let u)): return zeros(absolute: u, first)
    case (.unary(let f, let u), .unary(let g, let v)) where f == g && f.row.isInjective:
      return .all([zeros(.binary(.subtract, u, v)), isDefined(first), isDefined(second)])
    case (.unary(.exp, let u), _) where second == .one: return zeros(u)
    default: return nil
    }
  }

  /// √v = −u where u ≤ 0 and u² = v: taken where u² is v as a polynomial.
  private static func rootAgainst(_ root: Term, _ u: Term, depth: Int) -> PlaneFormula? {
    guard case .unary(.squareRoot, let v) = root.form else { return nil }
    let difference = Term.binary(.subtract, .binary(.multiply, u, u), v)
    guard let polynomial = TermPolynomial(difference), polynomial.isZero else { return nil }
    return .all([.condition(u, .nonpositive), isDefined(v)])
  }
}
