package import Calculus
package import Intervals
import Operations

extension Growth {
  /// The growth of an operation's result from that of its operands; nil where that does not tell.
  ///
  /// `exponent` is the second operand where it is a number; the growth holds up to a width.
  ///
  /// `width` is the distance up to which the operands' growth holds, at most 1; only logarithms
  /// need it. A power u^v is known for a u that certainly is above 0 and a number v, and p/q for
  /// any operand: with an even p the result is above 0, else it has the operand's sign. Numbers,
  /// the variable, saturations and integrals give nil.
  package init?(
    _ step: CodeStep,
    _ first: Growth,
    _ second: Growth?,
    exponent: Interval?,
    upTo width: Double
  ) {
    switch step {
    case .power(let p, let q):
      let sign = p & 1 == 0 ? 1 : first.sign
      self = first.raised(to: Interval(Double(p)) / Interval(Double(q)), sign: sign)
    case .unary(let operation):
      guard let growth = Growth(operation, first, upTo: width) else { return nil }
      self = growth
    case .binary(let operation):
      guard let second else { return nil }
      switch operation.row.algebra {
      case .sum: self = first + second
      case .difference: self = first + -second
      case .product: self = first * second
      case .quotient: self = first / second
      case .power:
        guard let exponent, first.sign > 0 else { return nil }
        self = first.raised(to: exponent, sign: 1)
      case nil: return nil
      }
    case .number, .variable, .saturation, .integral: return nil
    }
  }

  /// Operations that are not in this list give nil; their growth comes from their values, if at
  /// all.
  private init?(_ operation: UnaryOperation, _ operand: Growth, upTo width: Double) {
    switch operation {
    case .negate: self = -operand
    case .absolute: self = Growth(sign: 1, least: operand.least, most: operand.most)
    case .square: self = operand.raised(to: Interval(2), sign: 1)
    case .squareRoot: self = operand.raised(to: Interval(0.5), sign: 1)
    case .cubeRoot: self = operand.raised(to: Interval(1) / Interval(3), sign: operand.sign)
    case .ln: self = operand.logarithm(upTo: width)
    case .log10: self = operand.logarithm(upTo: width) / Growth(.log(Interval(10)))
    case .log2: self = operand.logarithm(upTo: width) / Growth(.log(Interval(2)))
    case .asinh, .acosh:
      // Neither is larger than ln(2|u| + 1).
      let size = Growth(sign: 1, least: operand.least, most: operand.most)
      let bound = (Growth(Interval(1)) + Growth(Interval(2)) * size).logarithm(upTo: width)
      self = Growth(sign: operand.sign, least: nil, most: bound.most)
    default: return nil
    }
  }
}
