import NumericCore

extension BinaryOperation {
  /// The result at one point, NaN where there is none.
  package func value(of x: Double, _ y: Double) -> Double {
    switch self {
    case .add: x + y
    case .subtract: x - y
    case .multiply: x * y
    case .divide: Real.divide(x, y)
    case .power: Real.power(x, y)
    case .logarithm: Real.log(x, y)
    case .root: Real.root(x, y)
    case .mod: Real.mod(x, y)
    case .min: Real.min(x, y)
    case .max: Real.max(x, y)
    }
  }
}
