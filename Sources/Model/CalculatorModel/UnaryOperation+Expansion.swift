package import NumericCore

extension UnaryOperation {
  /// The operation on a function near a point; nil where it is not certainly smooth.
  package func series(of x: SeriesModel, angleUnit: AngleUnit) -> SeriesModel? {
    let inDegrees = angleUnit == .degrees
    switch self {
    case .negate: return -x
    case .percent: return x / x.constant(Interval(100))
    case .factorial, .gamma: return nil
    case .degrees: return inDegrees ? x : Interval.radiansPerDegree * x
    case .absolute: return .abs(x)
    case .sign: return .sign(x)
    case .floor: return .step(x, Interval.floor)
    case .ceil: return .step(x, Interval.ceil)
    case .round: return .step(x, Interval.roundTiesToAway)
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
    }
  }
}
