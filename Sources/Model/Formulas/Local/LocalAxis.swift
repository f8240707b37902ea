import Numerals

/// One axis of a view that is too deep or too far away for `Double`: numbers along it are
///
///     origin + t·10^exponent
///
/// for a t near 0, which is all that a view knows of them.
package struct LocalAxis: Hashable, Sendable {
  /// The steps of a number, without a variable and parameters.
  package var origin: [Instruction]
  package var exponent: Int

  package init(origin: [Instruction], exponent: Int) {
    (self.origin, self.exponent) = (origin, exponent)
  }

  /// The axis as it is.
  package static let plain = LocalAxis(origin: [.number(NumberLiteral(0))], exponent: 0)
}
