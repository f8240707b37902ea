import Operations
import Numerals
import Formulas
import Words

extension ExactTape: ExactArithmetic {
  var pi: ExactNumber { add(.pi) }

  func number(_ whole: Int) -> ExactNumber { number(Fraction(whole)) }

  func number(_ literal: NumberLiteral) throws(ExactFault) -> ExactNumber {
    let parts = literal.text.split(separator: "e")
    let places = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    guard let digits = Fraction(digits: places.joined()),
      let written = Fraction(digits: parts.count > 1 ? String(parts[1]) : "0")
    else { throw .undecided(.part) }
    if digits.sign == 0 { return number(digits) }
    let exponent = written - Fraction(places.count > 1 ? places[1].utf8.count : 0)
    return try multiply(number(digits), power(number(10), exponent))
  }

  func join(
    _ operation: ExactOperation,
    _ x: ExactNumber,
    _ y: ExactNumber
  ) throws(ExactFault) -> ExactNumber {
    switch operation {
    case .add, .subtract, .multiply: return joined(operation, x, y)
    case .divide:
      guard try sign(of: y) != 0 else { throw .undefined }
      return joined(operation, x, y)
    case .min, .max: return chosen(operation, x, y)
    case .power: return try power(x, y)
    case .root: return try root(x, y)
    case .gcd: return try number(Fraction.gcd(definedWhole(x), definedWhole(y)))
    case .lcm: return try number(Fraction.lcm(definedWhole(x), definedWhole(y)))
    case .combinations: return try combinations(definedWhole(x), definedWhole(y))
    case .permutations: return try permutations(definedWhole(x), definedWhole(y))
    case .sincSlope: return try sincDerivative(definedWhole(x), y)
    case .polygamma: return try polygamma(x, y)
    case .special: return add(.operation(operation, x, y))
    }
  }

  /// A sum, difference, product or quotient; the divisor is not 0.
  private func joined(
    _ operation: ExactOperation,
    _ x: ExactNumber,
    _ y: ExactNumber
  ) -> ExactNumber {
    guard let first = fraction(x), let second = fraction(y) else {
      return simplified(operation, x, y) ?? add(.operation(operation, x, y))
    }
    guard first.bits + second.bits <= limits.fractionBits else {
      return add(.operation(operation, x, y))
    }
    return switch operation {
    case .add: number(first + second)
    case .subtract: number(first - second)
    case .multiply: number(first * second)
    default: number(first / second)
    }
  }

  /// What 0 and 1 make of an operation.
  private func simplified(
    _ operation: ExactOperation,
    _ x: ExactNumber,
    _ y: ExactNumber
  ) -> ExactNumber? {
    if let first = fraction(x) {
      if first.sign == 0, operation == .multiply || operation == .divide { return x }
      if first.sign == 0, operation == .add { return y }
      if first == .one, operation == .multiply { return y }
    }
    if let second = fraction(y) {
      if second.sign == 0 { return operation == .multiply ? y : x }
      if second == .one, operation == .multiply || operation == .divide { return x }
    }
    return nil
  }

  /// The lesser or greater of two numbers; where balls do not distinguish them, whichever it is.
  private func chosen(
    _ operation: ExactOperation,
    _ x: ExactNumber,
    _ y: ExactNumber
  ) -> ExactNumber {
    let difference = joined(.subtract, x, y)
    let sign = fraction(difference)?.sign ?? rising(through: 512, \.sign, of: difference)
    guard let sign else { return add(.operation(operation, x, y)) }
    return (sign < 0) == (operation == .min) ? x : y
  }
}
