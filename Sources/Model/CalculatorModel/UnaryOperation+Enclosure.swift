package import NumericCore

extension UnaryOperation {
  /// All results over a stretch, as `value(of:angleUnit:)` gives them point by point.
  package func enclosure(of x: Enclosure, angleUnit: AngleUnit) -> Enclosure {
    let inDegrees = angleUnit == .degrees
    switch self {
    case .negate: return -x
    case .percent: return x / .constant(Interval(100))
    case .factorial: return .factorial(x)
    case .degrees: return inDegrees ? x : x * .constant(.radiansPerDegree)
    case .absolute: return .abs(x)
    case .sign: return .sign(x)
    case .floor: return .floor(x)
    case .ceil: return .ceil(x)
    case .round: return .roundTiesToAway(x)
    case .squareRoot: return .sqrt(x)
    case .cubeRoot: return .cbrt(x)
    case .sin: return inDegrees ? .sinDegrees(x) : .sin(x)
    case .cos: return inDegrees ? .cosDegrees(x) : .cos(x)
    case .tan: return inDegrees ? .tanDegrees(x) : .tan(x)
    case .sec: return .sec(x)
    case .csc: return .csc(x)
    case .cot: return .cot(x)
    case .asin: return inDegrees ? .asinDegrees(x) : .asin(x)
    case .acos: return inDegrees ? .acosDegrees(x) : .acos(x)
    case .atan: return inDegrees ? .atanDegrees(x) : .atan(x)
    case .sinh: return .sinh(x)
    case .cosh: return .cosh(x)
    case .tanh: return .tanh(x)
    case .asinh: return .asinh(x)
    case .acosh: return .acosh(x)
    case .atanh: return .atanh(x)
    case .exp: return .exp(x)
    case .ln: return .log(x)
    case .log10: return .log10(x)
    case .log2: return .log2(x)
    case .gamma: return .gamma(x)
    }
  }
}
