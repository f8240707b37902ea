import NumericCore

extension IntervalCode.Operation {
  /// Which value must not meet a break's targets.
  enum BreakArgument: Hashable {
    /// The only operand, or the second of two.
    case last
    /// The first operand of two.
    case first
    case difference
    case quotient
    /// A number plus the operand.
    case sum(Int32)
  }

  /// How many values are taken from the stack.
  var operandCount: Int {
    switch self {
    case .number, .variable: 0
    case .unary, .square, .integerPower, .rationalPower, .selfPower, .signOfNonzero, .saturation: 1
    case .binary: 2
    }
  }

  /// The breaks, nil for an operand that has none.
  func breaks(angleUnit: AngleUnit) -> [(argument: BreakArgument, targets: BreakTargets)?] {
    switch self {
    case .number, .variable, .square: []
    case .unary(let operation):
      operation.breaks(angleUnit: angleUnit).map { [(.last, $0)] } ?? []
    case .binary(let operation): operation.breaks
    case .integerPower(let exponent): exponent < 0 ? [(.last, .zero)] : []
    case .rationalPower, .selfPower, .signOfNonzero: [(.last, .zero)]
    case .saturation(let number): [(.sum(number), .zero)]
    }
  }
}

extension BinaryOperation {
  fileprivate var breaks: [(argument: IntervalCode.Operation.BreakArgument, targets: BreakTargets)?]
  {
    switch self {
    case .add, .subtract, .multiply: []
    case .divide: [(.last, .zero)]
    case .power: [(.first, .zero)]
    case .logarithm: [(.first, .values([Interval(0), Interval(1)])), (.last, .zero)]
    case .root: [(.first, .zero), (.last, .zero)]
    case .mod: [(.last, .zero), (.quotient, .all())]
    case .min, .max: [(.difference, .zero)]
    }
  }
}
