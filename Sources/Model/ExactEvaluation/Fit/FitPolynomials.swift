import Numerals
import Operations

/// The arithmetic that finds the polynomial which a formula is.
final class FitPolynomials {
  private let columns: Int
  /// Nil for what is no polynomial.
  private var values: [FitPolynomial?] = []

  init(columns: Int) { self.columns = columns }

  func known(_ x: ExactNumber) throws(ExactFault) -> FitPolynomial {
    guard let value = values[x.index] else { throw .unknown }
    return value
  }

  private func add(_ value: FitPolynomial?) -> ExactNumber {
    values.append(value)
    return ExactNumber(index: values.count - 1)
  }

  func symbol(column: Int? = nil, parameter: Int? = nil) -> ExactNumber {
    var value = FitPolynomial()
    let powers = (0..<columns).map { $0 == column ? 1 : 0 }
    value.terms[FitPolynomial.Term(powers: powers, parameter: parameter)] = .one
    return add(value)
  }
}

extension FitPolynomials: ExactArithmetic {
  var pi: ExactNumber { add(nil) }

  func number(_ whole: Int) -> ExactNumber { add(FitPolynomial(Fraction(whole), columns: columns)) }

  func number(_ literal: NumberLiteral) throws(ExactFault) -> ExactNumber {
    guard let fraction = Fraction.decimal(literal.text) else { throw .unknown }
    return add(FitPolynomial(fraction, columns: columns))
  }

  func sign(of x: ExactNumber) throws(ExactFault) -> Int {
    guard let constant = try known(x).constant else { throw .unknown }
    return constant.sign
  }

  func apply(_ function: ExactFunction, _ x: ExactNumber) throws(ExactFault) -> ExactNumber {
    guard function == .negate else { throw .unknown }
    return add(try known(x).scaled(by: Fraction(-1)))
  }

  func join(
    _ operation: ExactOperation,
    _ x: ExactNumber,
    _ y: ExactNumber
  ) throws(ExactFault) -> ExactNumber {
    let (first, second) = (try known(x), try known(y))
    switch operation {
    case .add: return add(first + second)
    case .subtract: return add(first + second.scaled(by: Fraction(-1)))
    case .multiply: return add(FitPolynomial.product(first, second))
    case .divide:
      guard let divisor = second.constant, divisor.sign != 0 else { throw .unknown }
      return add(first.scaled(by: .one / divisor))
    case .power:
      guard let exponent = second.constant?.whole else { throw .unknown }
      return try power(x, exponent, 1)
    case .root, .min, .max, .gcd, .lcm, .combinations, .permutations, .sincSlope, .polygamma,
      .special:
      throw .unknown
    }
  }

  func power(_ x: ExactNumber, _ p: Int, _ q: Int) throws(ExactFault) -> ExactNumber {
    guard q == 1 else { throw .unknown }
    if p == 0 { return number(1) }
    return add(try known(x).power(p))
  }
}
