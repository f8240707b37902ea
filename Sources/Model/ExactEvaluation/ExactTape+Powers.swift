import Operations
import Numerals
import Formulas

extension ExactTape {
  /// x^y: 0^0 is 1, a number below 0 needs a whole exponent.
  func power(_ x: ExactNumber, _ y: ExactNumber) throws(ExactFault) -> ExactNumber {
    if let exponent = fraction(y) { return try power(x, exponent) }
    if fraction(x) == .one { return x }
    let base = try sign(of: x)
    if base > 0 { return add(.operation(.power, x, y)) }
    if base == 0 {
      let exponent = try sign(of: y)
      guard exponent >= 0 else { throw .undefined }
      return number(exponent == 0 ? 1 : 0)
    }
    guard let exponent = try whole(y) else { throw .undefined }
    return try power(x, exponent)
  }

  /// x^y for an exponent that is known.
  func power(_ x: ExactNumber, _ y: Fraction) throws(ExactFault) -> ExactNumber {
    if y.sign == 0 { return number(1) }
    if y == .one { return x }
    if y.isWhole {
      if let base = fraction(x) { return try wholePower(base, y) }
      if y.sign < 0, try sign(of: x) == 0 { throw .undefined }
      return add(.power(x, y))
    }
    switch try sign(of: x) {
    case 0:
      guard y.sign > 0 else { throw .undefined }
      return number(0)
    case 1:
      if let degree = y.denominator.whole,
        let root = exactRoot(of: x, UInt(degree))
      {
        return try wholePower(root, y.numerator)
      }
      return add(.power(x, y))
    default: throw .undefined
    }
  }

  /// A fraction's power, multiplied out where it is not too long.
  private func wholePower(_ x: Fraction, _ n: Fraction) throws(ExactFault) -> ExactNumber {
    if x.sign == 0 {
      guard n.sign > 0 else { throw .undefined }
      return number(0)
    }
    if x.magnitude == .one {
      return number(x.sign > 0 || isEven(n) ? 1 : -1)
    }
    if let exponent = n.whole,
      !exponent.magnitude.multipliedReportingOverflow(by: UInt(x.bits)).overflow,
      exponent.magnitude * UInt(x.bits) <= UInt(limits.fractionBits),
      let power = x.power(exponent)
    {
      return number(power)
    }
    let size = add(.power(number(x.magnitude), n))
    return x.sign > 0 || isEven(n) ? size : add(.function(.negate, size))
  }

  private func isEven(_ whole: Fraction) -> Bool { (whole / Fraction(2)).isWhole }

  /// The root of a fraction above 0 where it is a fraction.
  private func exactRoot(of x: ExactNumber, _ degree: UInt) -> Fraction? {
    guard let base = fraction(x), degree <= UInt(base.bits) || base == .one else { return nil }
    return base.root(degree)
  }

  /// x^(p/q) with the real root below 0, for an odd q above 0.
  func power(_ x: ExactNumber, _ p: Int, _ q: Int) throws(ExactFault) -> ExactNumber {
    let exponent = Fraction(p) / Fraction(q)
    if exponent.isWhole { return try power(x, exponent) }
    guard try sign(of: x) < 0 else { return try power(x, exponent) }
    let size = try power(apply(.negate, x), exponent)
    return p.isMultiple(of: 2) ? size : try apply(.negate, size)
  }

  /// The root of a degree; of a number below 0 for odd whole degrees.
  func root(_ degree: ExactNumber, _ x: ExactNumber) throws(ExactFault) -> ExactNumber {
    let direction = try sign(of: degree)
    guard direction != 0 else { throw .undefined }
    switch try sign(of: x) {
    case 0:
      guard direction > 0 else { throw .undefined }
      return number(0)
    case 1: return try power(x, divide(number(1), degree))
    default:
      guard let whole = try whole(degree), !isEven(whole) else { throw .undefined }
      return try apply(.negate, power(apply(.negate, x), .one / whole))
    }
  }
}
