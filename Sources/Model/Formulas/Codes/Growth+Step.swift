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
      guard let growth = operation.row.shape.growth(first, width) else { return nil }
      self = growth
    case .binary(let operation):
      guard let second else { return nil }
      switch operation.row.algebra {
      case .sum: self = first.adding(second, upTo: width)
      case .difference: self = first.adding(-second, upTo: width)
      case .product: self = first * second
      case .quotient: self = first / second
      case .power:
        guard let exponent, first.sign > 0 else {
          guard let base = first.number, base.lowerBound > 0 else { return nil }
          self = (second * Growth(.log(base))).exponential(upTo: width)
          return
        }
        self = first.raised(to: exponent, sign: 1)
      case nil: return nil
      }
    case .number, .variable, .saturation, .integral: return nil
    }
  }
}
