import Calculus
package import Operations

extension IntervalCode {
  /// The breaks of a step, nil for an operand that has none.
  ///
  /// The place in the list is the slot by which `BinaryFunction.Singularities.domain` asks; the
  /// list is empty for a step that is smooth everywhere. A power breaks at 0 for a negative
  /// exponent or a root.
  ///
  /// - Complexity: O(1), but for an integral, which is followed to its ends, over some hundred
  ///   stretches.
  package func breaks(of step: CodeStep) -> [Break?] {
    switch step {
    case .number, .variable: []
    case .unary(let operation): operation.row.singular.map { [Break(.last, $0.targets)] } ?? []
    case .binary(let operation): operation.row.singular.breaks
    case .power(let numerator, let denominator):
      numerator < 0 || denominator > 1 ? [Break(.last, .zero)] : []
    case .integral(let index): [Break(.last, integrals[Int(index)].ends)]
    case .saturation(let number): [Break(.sum(number), .zero)]
    }
  }
}
