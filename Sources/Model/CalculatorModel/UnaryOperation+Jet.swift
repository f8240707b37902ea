package import NumericCore

extension UnaryOperation {
  /// The jet of the result where the operand stays in a gap between breaks; no gap is needed for an
  /// operation without.
  package func jet(of operand: Jet, in gap: Gap?, angleUnit: AngleUnit) -> Jet {
    guard let gap else { return smoothJet(of: operand, angleUnit: angleUnit) }
    if gap.isPoint {
      return .constant(enclosure(of: .constant(gap.hull), angleUnit: angleUnit).value.interval)
    }
    let u = operand.clipped(to: gap.hull)
    if u.c0.isEmpty { return u }
    let inDegrees = angleUnit == .degrees
    switch self {
    case .negate, .percent, .degrees, .sin, .cos, .atan, .sinh, .cosh, .tanh, .asinh, .exp:
      return smoothJet(of: u, angleUnit: angleUnit)
    case .absolute: return gap.lower != nil ? u : -u
    case .sign: return .constant(Interval(gap.lower != nil ? 1 : -1))
    case .floor: return .constant(gap.lower ?? .entire)
    case .ceil: return .constant(gap.upper ?? .entire)
    case .round: return .constant((gap.lower ?? .entire) + Interval(0.5))
    case .squareRoot: return .sqrt(u)
    case .cubeRoot: return .rationalPower(u, 1, 3)
    case .ln: return .log(u)
    case .log10: return .log10(u)
    case .log2: return .log2(u)
    case .tan: return inDegrees ? .tanDegrees(u, in: gap) : .tan(u, in: gap)
    case .sec: return .sec(u, in: gap)
    case .csc: return .csc(u, in: gap)
    case .cot: return .cot(u, in: gap)
    case .asin: return inDegrees ? Interval.degreesPerRadian * .asin(u) : .asin(u)
    case .acos: return inDegrees ? Interval.degreesPerRadian * .acos(u) : .acos(u)
    case .acosh: return .acosh(u)
    case .atanh: return .atanh(u)
    case .gamma: return .gamma(u)
    case .factorial: return .constant(.empty)
    }
  }

  private func smoothJet(of u: Jet, angleUnit: AngleUnit) -> Jet {
    let inDegrees = angleUnit == .degrees
    switch self {
    case .negate: return -u
    case .percent: return u / .constant(Interval(100))
    case .degrees: return inDegrees ? u : Interval.radiansPerDegree * u
    case .sin: return inDegrees ? .sinDegrees(u) : .sin(u)
    case .cos: return inDegrees ? .cosDegrees(u) : .cos(u)
    case .atan: return inDegrees ? Interval.degreesPerRadian * .atan(u) : .atan(u)
    case .sinh: return .sinh(u)
    case .cosh: return .cosh(u)
    case .tanh: return .tanh(u)
    case .asinh: return .asinh(u)
    case .exp: return .exp(u)
    case .absolute, .sign, .floor, .ceil, .round, .squareRoot, .cubeRoot, .ln, .log10, .log2, .tan,
      .sec, .csc, .cot, .asin, .acos, .acosh, .atanh, .gamma, .factorial:
      return .unknown
    }
  }
}
