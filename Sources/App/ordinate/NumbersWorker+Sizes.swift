import Formulas
import Numerals
import Operations

extension NumbersWorker {
  /// So many digits of a number without a variable; nil where it has none.
  func digits(
    of steps: [Instruction],
    _ count: Int,
    _ angleUnit: AngleUnit = .radians
  ) -> CertainDigits? {
    reply(to: ExactQuestion(steps, angleUnit, digits: count)).digits
  }

  /// So many digits of a function's value; nil where it has none.
  func digits(of function: Program, at place: [Instruction], _ count: Int) -> CertainDigits? {
    digits(of: function.steps(at: place), count, function.angleUnit)
  }

  /// The power of ten that the size of a number is at least; nil for 0.
  func size(of steps: [Instruction]) -> Int? {
    digits(of: steps, 2)?.size
  }

  /// Decimals around a number, to 20 digits beyond a power of ten; one where that is exact.
  func bounds(
    of steps: [Instruction],
    beyond exponent: Int,
    _ angleUnit: AngleUnit = .radians
  ) -> (lower: DecimalDigits, upper: DecimalDigits)? {
    let size = digits(of: steps, 2, angleUnit)?.size
    let count = (size ?? exponent) - exponent + 20
    guard let digits = digits(of: steps, max(count, 2), angleUnit),
      let lower = DecimalDigits(decimal: digits.lowerBound),
      let upper = DecimalDigits(decimal: digits.upperBound)
    else { return nil }
    return (lower, upper)
  }
}

extension CertainDigits {
  /// The power of ten that it is at least; nil for 0.
  var size: Int? { digits == "0" ? nil : exponent }
}

extension Program {
  /// The steps of the value at a place.
  func steps(at place: [Instruction]) -> [Instruction] {
    plain.flatMap { $0 == .variable ? place : [$0] }
  }
}
