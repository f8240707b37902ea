import Calculus

extension CodeStep {
  /// The breaks, nil for an operand that has none.
  package var breaks: [Break?] {
    switch self {
    case .number, .variable: []
    case .unary(let operation): operation.row.singular.map { [Break(.last, $0.targets)] } ?? []
    case .binary(let operation): operation.row.singular.breaks
    case .power(let numerator, let denominator):
      numerator < 0 || denominator > 1 ? [Break(.last, .zero)] : []
    case .saturation(let number): [Break(.sum(number), .zero)]
    }
  }
}
