package import NumericCore

extension UnaryOperation {
  /// The values of the operand at which the operation is not smooth; nil where there are none.
  package func breaks(angleUnit: AngleUnit) -> BreakTargets? {
    let inDegrees = angleUnit == .degrees
    switch self {
    case .negate, .percent, .degrees, .sin, .cos, .atan, .sinh, .cosh, .tanh, .asinh, .exp:
      return nil
    case .absolute, .sign, .squareRoot, .cubeRoot, .ln, .log10, .log2: return .zero
    case .floor, .ceil: return .all()
    case .round: return .all(phase: 0.5)
    case .tan: return .all(phase: 0.5, step: inDegrees ? Interval(180) : .pi)
    case .sec: return .all(phase: 0.5, step: .pi)
    case .csc, .cot: return .all(step: .pi)
    case .asin, .acos, .atanh: return .values([Interval(-1), Interval(1)])
    case .acosh: return .values([Interval(1)])
    case .factorial:
      return .lattice(phase: 0, step: Interval(1), least: 0, greatest: .infinity)
    case .gamma:
      return .lattice(phase: 0, step: Interval(1), least: -.infinity, greatest: 0)
    }
  }

  /// Whether there is a result while the operand stays in a gap.
  package func isDefined(in gap: Gap) -> Bool {
    switch self {
    case .negate, .percent, .degrees, .sin, .cos, .atan, .sinh, .cosh, .tanh, .asinh, .exp,
      .absolute, .sign, .cubeRoot, .floor, .ceil, .round:
      true
    case .squareRoot, .acosh: gap.lower != nil
    case .ln, .log10, .log2: gap.lower != nil && !gap.isPoint
    case .asin, .acos: gap.lower != nil && gap.upper != nil
    case .atanh: gap.lower != nil && gap.upper != nil && !gap.isPoint
    case .tan, .sec, .csc, .cot, .gamma: !gap.isPoint
    case .factorial: gap.isPoint
    }
  }

  /// The limits of the result, where it is infinite, as the operand approaches an end of a gap from
  /// inside; nil where it is finite.
  package func pole(in gap: Gap, atLower: Bool) -> Bool? {
    switch self {
    case .negate, .percent, .degrees, .sin, .cos, .atan, .sinh, .cosh, .tanh, .asinh, .exp,
      .absolute, .sign, .cubeRoot, .floor, .ceil, .round, .squareRoot, .acosh, .asin, .acos,
      .factorial:
      nil
    case .ln, .log10, .log2: false
    case .atanh, .tan: !atLower
    case .cot: atLower
    case .sec, .csc, .gamma:
      jet(of: .constant(Interval(gap.hull.midpoint)), in: gap, angleUnit: .radians)
        .c0.lowerBound > 0
    }
  }

  /// Whether the limit at an end of a gap is the same from the other side, and the value there.
  package var isContinuousAtBreaks: Bool {
    switch self {
    case .absolute, .squareRoot, .cubeRoot, .asin, .acos, .acosh: true
    case .negate, .percent, .degrees, .sin, .cos, .atan, .sinh, .cosh, .tanh, .asinh, .exp: true
    case .sign, .floor, .ceil, .round, .ln, .log10, .log2, .atanh, .tan, .sec, .csc, .cot, .gamma,
      .factorial:
      false
    }
  }

  /// The limit as the operand grows beyond all bounds.
  package func limit(atPositiveInfinity isPositive: Bool, angleUnit: AngleUnit) -> Limit {
    let half = angleUnit == .degrees ? Interval(90) : Interval.pi * Interval(0.5)
    switch self {
    case .negate: return .infinite(isPositive: !isPositive)
    case .percent, .degrees, .cubeRoot, .sinh, .asinh: return .infinite(isPositive: isPositive)
    case .absolute, .cosh: return .infinite(isPositive: true)
    case .sign, .tanh: return .finite(Interval(isPositive ? 1 : -1))
    case .sin, .cos: return .within(Interval(-1, 1))
    case .atan: return .finite(isPositive ? half : -half)
    case .exp: return isPositive ? .infinite(isPositive: true) : .finite(Interval(0))
    case .squareRoot, .acosh, .ln, .log10, .log2:
      return isPositive ? .infinite(isPositive: true) : .undefined
    case .gamma: return isPositive ? .infinite(isPositive: true) : .unknown
    case .floor, .ceil, .round, .tan, .sec, .csc, .cot, .factorial: return .unknown
    case .asin, .acos, .atanh: return .undefined
    }
  }
}
