package import NumericCore

extension ProgramCode {
  /// The function as a polynomial around a centre, with what that leaves out over `x`.
  ///
  /// Nil where it is not certainly smooth on the hull of `x` and the centre, but for a gap at the
  /// centre itself that a common factor of two parts leaves: (x²−1)/(x−1) around 1.
  package func expansion(around center: Double, over x: Interval) -> Expansion? {
    intervalCode.expansion(around: center, over: x)
  }
}

extension Program {
  /// The function as a polynomial around a centre, with what that leaves out over `x`; nil where
  /// it is not certainly smooth.
  package func expansion(around center: Double, over x: Interval) -> Expansion? {
    code.expansion(around: center, over: x)
  }
}

extension IntervalCode {
  /// The function as a polynomial around a centre, with what that leaves out over `x`.
  func expansion(around center: Double, over x: Interval) -> Expansion? {
    expansion(of: operations.indices, around: center, over: x)
  }

  /// One part of the function, given by the operations that leave its value.
  func expansion(
    of part: Range<Int>,
    around center: Double,
    over x: Interval,
    order usual: Int = Expansion.usualOrder
  ) -> Expansion? {
    guard !x.isEmpty else { return nil }
    guard var model = series(part, around: center, over: x, order: usual) else {
      guard mayHavePoles(part) else { return nil }
      // Poles may cancel each other; up to four orders are lost to them.
      return quotient(part, around: center, over: x, order: usual + 4)?.model.flatMap {
        Expansion($0, center: center, over: x, order: usual)
      }
    }
    // Each cancelled factor costs an order: start higher to end at the usual one.
    if model.order < usual,
      let higher = series(part, around: center, over: x, order: 2 * usual - model.order)
    {
      model = higher
    }
    return Expansion(model, center: center, over: x, order: usual)
  }

  /// Whether some operation divides.
  private func mayHavePoles(_ part: Range<Int>) -> Bool {
    operations[part].contains { operation in
      switch operation {
      case .binary(.divide), .saturation: true
      case .integerPower(let exponent): exponent < 0
      case .unary(let operation): [.tan, .sec, .csc, .cot].contains(operation)
      case .number, .variable, .binary, .square, .rationalPower, .selfPower, .signOfNonzero: false
      }
    }
  }

  private func series(
    _ part: Range<Int>,
    around center: Double,
    over x: Interval,
    order: Int
  ) -> SeriesModel? {
    guard let variable = SeriesModel(variableAround: center, over: x, order: order) else {
      return nil
    }
    var stack: [SeriesModel] = []
    stack.reserveCapacity(stackDepth)
    for operation in operations[part] {
      let result: SeriesModel?
      switch operation {
      case .number(let index): result = variable.constant(numbers[Int(index)])
      case .variable: result = variable
      case .binary(let operation):
        let second = stack.removeLast()
        result = operation.series(of: stack.removeLast(), second)
      case .unary(let operation):
        result = operation.series(of: stack.removeLast(), angleUnit: angleUnit)
      case .square: result = .square(stack.removeLast())
      case .integerPower(let exponent): result = .pown(stack.removeLast(), Int(exponent))
      case .rationalPower(let numerator, let denominator):
        result = .rationalPower(stack.removeLast(), Int(numerator), Int(denominator))
      case .selfPower: result = .selfPower(stack.removeLast())
      case .signOfNonzero: result = .signOfNonzero(stack.removeLast())
      case .saturation(let index):
        result = .saturation(stack.removeLast(), numbers[Int(index)])
      }
      guard let result else { return nil }
      stack.append(result)
    }
    return stack.last
  }

  /// The part as a quotient of smooth functions.
  private func quotient(
    _ part: Range<Int>,
    around center: Double,
    over x: Interval,
    order: Int
  ) -> SeriesQuotient? {
    guard let variable = SeriesModel(variableAround: center, over: x, order: order) else {
      return nil
    }
    var stack: [SeriesQuotient] = []
    for operation in operations[part] {
      let result: SeriesQuotient?
      switch operation {
      case .number(let index): result = SeriesQuotient(variable.constant(numbers[Int(index)]))
      case .variable: result = SeriesQuotient(variable)
      case .binary(let operation):
        let second = stack.removeLast()
        result = operation.quotient(of: stack.removeLast(), second)
      case .unary(let operation):
        result = operation.quotient(of: stack.removeLast(), angleUnit: angleUnit)
      case .square: result = stack.removeLast().raised(to: 2)
      case .integerPower(let exponent): result = stack.removeLast().raised(to: Int(exponent))
      case .rationalPower(let p, let q):
        result = stack.removeLast().smooth { .rationalPower($0, Int(p), Int(q)) }
      case .selfPower: result = stack.removeLast().smooth { .selfPower($0) }
      case .signOfNonzero: result = stack.removeLast().smooth { .signOfNonzero($0) }
      case .saturation(let index):
        result = stack.removeLast().smooth { .saturation($0, numbers[Int(index)]) }
      }
      guard let result else { return nil }
      stack.append(result)
    }
    return stack.last
  }
}

extension SeriesQuotient {
  /// An operation on the function as one series.
  fileprivate func smooth(_ operation: (SeriesModel) -> SeriesModel?) -> SeriesQuotient? {
    model.flatMap(operation).map { SeriesQuotient($0) }
  }
}

extension BinaryOperation {
  fileprivate func quotient(
    of x: SeriesQuotient,
    _ y: SeriesQuotient
  ) -> SeriesQuotient? {
    switch self {
    case .add: return x + y
    case .subtract: return x + -y
    case .multiply: return x * y
    case .divide: return y.reciprocal.map { x * $0 }
    case .power, .logarithm, .root, .mod, .min, .max:
      guard let first = x.model, let second = y.model else { return nil }
      return series(of: first, second).map { SeriesQuotient($0) }
    }
  }
}

extension UnaryOperation {
  fileprivate func quotient(of x: SeriesQuotient, angleUnit: AngleUnit) -> SeriesQuotient? {
    switch self {
    case .negate: return -x
    case .tan where angleUnit == .radians:
      return x.model.map { SeriesQuotient(.sin($0), over: .cos($0)) }
    case .sec: return x.model.map { SeriesQuotient($0.constant(Interval(1)), over: .cos($0)) }
    case .csc: return x.model.map { SeriesQuotient($0.constant(Interval(1)), over: .sin($0)) }
    case .cot: return x.model.map { SeriesQuotient(.cos($0), over: .sin($0)) }
    default: return x.smooth { series(of: $0, angleUnit: angleUnit) }
    }
  }
}
