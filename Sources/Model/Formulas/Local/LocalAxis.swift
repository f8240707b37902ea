import Numerals

/// One axis of a view that is too deep or too far away for `Double`.
///
/// Numbers along it are
///
///     origin + t·10^exponent
///
/// for a t near 0, which is all that a view knows of them.
package struct LocalAxis: Hashable, Sendable {
  /// The steps of a number, without a variable and parameters.
  package var origin: [Instruction]
  package var exponent: Int
  /// Formulas are known for t between −2^reach and 2^reach.
  package var reach: Int

  package init(origin: [Instruction], exponent: Int, reach: Int) {
    (self.origin, self.exponent, self.reach) = (origin, exponent, reach)
  }

  /// The axis as it is, as far as a reach.
  package init(reach: Int) {
    self.init(origin: [.number(NumberLiteral(0))], exponent: 0, reach: reach)
  }
}
