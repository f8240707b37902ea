package import NumericCore

extension UnaryOperation {
  /// The results over a few stretches, apart where the operation has a pole or jumps.
  package func branches(of x: Branches, angleUnit: AngleUnit) -> Branches {
    switch self {
    case .sign: .sign(x)
    case .floor: .floor(x)
    case .ceil: .ceil(x)
    case .round: .roundTiesToAway(x)
    case .tan: angleUnit == .degrees ? .tanDegrees(x) : .tan(x)
    case .sec: .sec(x)
    case .csc: .csc(x)
    case .cot: .cot(x)
    case .gamma: .gamma(x)
    case .factorial: .factorial(x)
    case .negate, .percent, .degrees, .absolute, .squareRoot, .cubeRoot, .sin, .cos, .asin, .acos,
      .atan, .sinh, .cosh, .tanh, .asinh, .acosh, .atanh, .exp, .ln, .log10, .log2:
      x.flatMap { piece in
        [enclosure(of: Enclosure(value: piece, slope: .entire), angleUnit: angleUnit).value]
      }
    }
  }
}
