import CLanes
import NumericCore

extension EnclosingCodeBuilder {
  /// An operation on one value; nil where there is no loop for it.
  mutating func apply(_ operation: UnaryOperation, _ x: Int) -> Int? {
    switch operation {
    case .negate: kernel(.negate, x)
    case .percent: scale(x, by: .reciprocal(Interval(100)))
    case .degrees: angleUnit == .degrees ? x : scale(x, by: .radiansPerDegree)
    case .absolute: kernel(.abs, x)
    case .sign: kernel(.sign, x)
    case .floor: kernel(.floor, x)
    case .ceil: kernel(.ceil, x)
    case .round: kernel(.round, x)
    case .squareRoot: kernel(.sqrt, x)
    case .cubeRoot: kernel(.cbrt, x)
    case .sin: kernel(.sin, radians(x))
    case .cos: kernel(.cos, radians(x))
    case .tan: kernel(.tan, radians(x))
    case .sec: kernel(.reciprocal, kernel(.cos, x))
    case .csc: kernel(.reciprocal, kernel(.sin, x))
    case .cot: divide(kernel(.cos, x), kernel(.sin, x))
    case .asin: angle(kernel(.asin, x))
    case .acos: angle(add(kernel(.negate, kernel(.asin, x)), .pi / Interval(2)))
    case .atan: angle(kernel(.atan, x))
    case .sinh: hyperbolic(.subtract, x)
    case .cosh: hyperbolic(.add, x)
    case .tanh: kernel(.tanh, x)
    case .asinh: kernel(.asinh, x)
    case .acosh: inverseHyperbolicCosine(x)
    case .atanh: inverseHyperbolicTangent(x)
    case .exp: kernel(.exp, x)
    case .ln: kernel(.log, x)
    case .log10: scale(kernel(.log, x), by: .reciprocal(.log(Interval(10))))
    case .log2: scale(kernel(.log, x), by: .reciprocal(.log(Interval(2))))
    case .gamma, .factorial: nil
    }
  }

  private mutating func radians(_ x: Int) -> Int {
    angleUnit == .degrees ? scale(x, by: .radiansPerDegree) : x
  }

  private mutating func angle(_ x: Int) -> Int {
    angleUnit == .degrees ? scale(x, by: .degreesPerRadian) : x
  }

  /// (e^x ± e^−x)/2.
  private mutating func hyperbolic(_ operation: LanesEnclose, _ x: Int) -> Int {
    let power = kernel(.exp, x)
    let both = kernel(operation, power, kernel(.reciprocal, power))
    return scale(both, by: Interval(0.5))
  }

  /// ln(x + √((x − 1)(x + 1))), which is not defined below 1 either.
  private mutating func inverseHyperbolicCosine(_ x: Int) -> Int {
    let product = kernel(.multiply, add(x, Interval(-1)), add(x, Interval(1)))
    return kernel(.log, kernel(.add, x, kernel(.sqrt, product)))
  }

  /// ln((1 + x)/(1 − x))/2, which is not defined outside −1 … 1 either.
  private mutating func inverseHyperbolicTangent(_ x: Int) -> Int {
    let below = add(kernel(.negate, x), Interval(1))
    let ratio = kernel(.divide, add(x, Interval(1)), below)
    return scale(kernel(.log, ratio), by: Interval(0.5))
  }
}
