import Formulas
import Numerals
import Operations

extension Fraction {
  /// The fraction as a decimal; nil where that does not end within 30 digits.
  var decimalSteps: [Instruction]? {
    if sign == 0 { return [.whole(0)] }
    var size = magnitude
    var exponent = 0
    let ten = Fraction(10)
    while !size.isWhole, exponent > -400 {
      size = size * ten
      exponent -= 1
    }
    guard size.isWhole else { return nil }
    while (size / ten).isWhole {
      size = size / ten
      exponent += 1
    }
    let digits = size.text
    guard digits.utf8.count <= 30, exponent.magnitude < 300,
      let literal = NumberLiteral("\(digits)e\(exponent)")
    else { return nil }
    return sign < 0 ? [.number(literal), .unary(.negate)] : [.number(literal)]
  }
}
