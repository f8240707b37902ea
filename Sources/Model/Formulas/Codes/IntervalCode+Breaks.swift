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
    if case .integral(let index) = step { return [Break(.last, integrals[Int(index)].ends)] }
    return step.breaks
  }
}

extension CodeStep {
  /// Whether it is 1 where something holds, else 0.
  package var isStatement: Bool {
    if case .binary(let operation) = self { operation.row.writing.isStatement } else { false }
  }

  /// What must not meet which values, in the order of operands; none are known of an integral by itself.
  var breaks: [Break?] {
    switch self {
    case .number, .variable, .integral: []
    case .unary(let operation): operation.row.singular.map { [Break(.last, $0.targets)] } ?? []
    case .binary(let operation): operation.row.singular.breaks
    case .power(let numerator, let denominator):
      numerator < 0 || denominator > 1 ? [Break(.last, .zero)] : []
    case .saturation(let number): [Break(.sum(number), .zero)]
    }
  }
}
