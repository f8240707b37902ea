import Calculus
package import Operations

extension IntervalCode {
  /// The breaks of a step, nil for an operand that has none.
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
