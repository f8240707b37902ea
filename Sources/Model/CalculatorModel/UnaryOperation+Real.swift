import NumericCore

extension UnaryOperation {
  /// The result at one point, NaN where there is none.
  package func value(of x: Double, angleUnit: AngleUnit) -> Double {
    let inDegrees = angleUnit == .degrees
    switch self {
    case .negate: return -x
    case .percent: return x / 100
    case .factorial: return Real.factorial(x)
    case .degrees: return inDegrees ? x : Real.radians(fromDegrees: x)
    case .absolute: return Real.abs(x)
    case .sign: return Real.sign(x)
    case .floor: return Real.floor(x)
    case .ceil: return Real.ceil(x)
    case .round: return Real.round(x)
    case .squareRoot: return Real.sqrt(x)
    case .cubeRoot: return Real.cbrt(x)
    case .sin: return inDegrees ? Real.sinDegrees(x) : Real.sin(x)
    case .cos: return inDegrees ? Real.cosDegrees(x) : Real.cos(x)
    case .tan: return inDegrees ? Real.tanDegrees(x) : Real.tan(x)
    case .sec: return Real.sec(x)
    case .csc: return Real.csc(x)
    case .cot: return Real.cot(x)
    case .asin: return inDegrees ? Real.asinDegrees(x) : Real.asin(x)
    case .acos: return inDegrees ? Real.acosDegrees(x) : Real.acos(x)
    case .atan: return inDegrees ? Real.atanDegrees(x) : Real.atan(x)
    case .sinh: return Real.sinh(x)
    case .cosh: return Real.cosh(x)
    case .tanh: return Real.tanh(x)
    case .asinh: return Real.asinh(x)
    case .acosh: return Real.acosh(x)
    case .atanh: return Real.atanh(x)
    case .exp: return Real.exp(x)
    case .ln: return Real.ln(x)
    case .log10: return Real.log10(x)
    case .log2: return Real.log2(x)
    case .gamma: return Real.gamma(x)
    }
  }
}
