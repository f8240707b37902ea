package import NumericCore

extension BinaryOperation {
  /// The operation on two functions near a point; nil where it is not certainly smooth.
  package func series(of x: SeriesModel, _ y: SeriesModel) -> SeriesModel? {
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
