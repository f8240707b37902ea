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
    over x: Interval
  ) -> Expansion? {
    let usual = Expansion.usualOrder
    guard !x.isEmpty, var model = series(part, around: center, over: x, order: usual) else {
      return nil
    }
    // Each cancelled factor costs an order: start higher to end at the usual one.
    if model.order < usual,
      let higher = series(part, around: center, over: x, order: 2 * usual - model.order)
    {
      model = higher
    }
    return Expansion(model, center: center, over: x)
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
}
