package import NumericCore

extension BinaryOperation {
  /// All results over a stretch, as `value(of:_:)` gives them point by point.
  package func enclosure(of x: Enclosure, _ y: Enclosure) -> Enclosure {
    switch self {
    case .add: x + y
    case .subtract: x - y
    case .multiply: x * y
    case .divide: x / y
    case .power: .power(x, y)
    case .logarithm: .log(base: x, y)
    case .root: .root(x, y)
    case .mod: .mod(x, y)
    case .min: .min(x, y)
    case .max: .max(x, y)
    }
  }
}
