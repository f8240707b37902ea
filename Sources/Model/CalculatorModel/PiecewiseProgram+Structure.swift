package import NumericCore

extension PiecewiseProgram {
  package func isDefined(break index: Int, in gap: Gap) -> Definedness {
    var result = Definedness.everywhere
    for (operation, indices) in breakIndices.enumerated() {
      for (slot, other) in indices.enumerated() where other == index {
        switch definedness(of: operation, slot: slot, in: gap) {
        case .everywhere: break
        case .nowhere: return .nowhere
        case .scattered: result = .scattered
        }
      }
    }
    return result
  }

  func definedness(of index: Int, slot: Int, in gap: Gap) -> Definedness {
    let isDefined: Bool
    switch code.operations[index] {
    case .number, .variable, .square: isDefined = true
    case .unary(let operation): isDefined = operation.isDefined(in: gap)
    case .integerPower, .signOfNonzero, .saturation: isDefined = !gap.isPoint
    case .rationalPower(let numerator, _): isDefined = !gap.isPoint || numerator > 0
    case .selfPower:
      if gap.lower == nil { return .scattered }
      isDefined = true
    case .binary(let operation):
      let (first, _) = operandEnds(of: index, count: 2)
      let constant = number(at: operation == .power ? index - 1 : first)
      return operation.definedness(in: gap, slot: slot, constant: constant)
    }
    return isDefined ? .everywhere : .nowhere
  }

  package var exponent: FunctionPart? {
    var end = code.operations.count - 1
    while true {
      let (first, second) = operandEnds(of: end)
      switch code.operations[end] {
      case .unary(.exp): return .other(second)
      case .unary(.negate), .unary(.percent): end = second
      case .binary(.add), .binary(.subtract), .binary(.multiply):
        if number(at: second) != nil {
          end = first
        } else if number(at: first) != nil {
          end = second
        } else {
          return nil
        }
      case .binary(.divide):
        guard number(at: second) != nil else { return nil }
        end = first
      default: return nil
      }
    }
  }

  /// The number that ends at an operation, if it is one.
  func number(at end: Int) -> Interval? {
    guard case .number(let index) = code.operations[end] else { return nil }
    return code.numbers[Int(index)]
  }

  func part(endingAt end: Int) -> FunctionPart {
    end == code.operations.count - 1 ? .whole : .other(end)
  }

  /// Where the operands of an operation end; both the same for one operand.
  func operandEnds(of end: Int) -> (first: Int, second: Int) {
    switch code.operations[end].operandCount {
    case 0: (end, end)
    case 1: (end - 1, end - 1)
    default: operandEnds(of: end, count: 2)
    }
  }

  package func core(in cell: [Gap]) -> (part: FunctionPart, isIncreasing: Bool) {
    var end = code.operations.count - 1
    var isIncreasing = true
    while let step = monotoneStep(at: end, in: cell) {
      end = step.end
      if !step.isIncreasing { isIncreasing.toggle() }
    }
    return (part(endingAt: end), isIncreasing)
  }

  /// The operand on which an operation acts strictly monotonically.
  private func monotoneStep(at end: Int, in cell: [Gap]) -> (end: Int, isIncreasing: Bool)? {
    let (first, second) = operandEnds(of: end)
    let gap = gap(0, of: end, in: cell)
    if gap?.isPoint == true { return nil }
    let isPositive = gap?.lower != nil
    switch code.operations[end] {
    case .number, .variable, .square, .selfPower, .signOfNonzero: return nil
    case .integerPower(let exponent):
      if exponent & 1 == 1 { return (second, exponent > 0) }
      return exponent < 0 ? (second, !isPositive) : nil
    case .rationalPower(let numerator, _):
      if numerator & 1 == 1 { return (second, numerator > 0) }
      return numerator == 0 ? nil : (second, isPositive == (numerator > 0))
    case .saturation(let number):
      let c = code.numbers[Int(number)]
      return c.mignitude > 0 ? (second, c.lowerBound > 0) : nil
    case .unary(let operation):
      switch operation {
      case .negate, .acos, .cot: return (second, false)
      case .percent, .degrees, .squareRoot, .cubeRoot, .asin, .atan, .sinh, .tanh, .asinh, .acosh,
        .atanh, .exp, .ln, .log10, .log2, .tan:
        return (second, true)
      case .absolute: return (second, isPositive)
      case .factorial, .sign, .floor, .ceil, .round, .sin, .cos, .sec, .csc, .cosh, .gamma:
        return nil
      }
    case .binary(let operation):
      return monotoneStep(operation, first, second, gap, end, cell)
    }
  }

  private func monotoneStep(
    _ operation: BinaryOperation,
    _ first: Int,
    _ second: Int,
    _ gap: Gap?,
    _ end: Int,
    _ cell: [Gap]
  ) -> (end: Int, isIncreasing: Bool)? {
    switch operation {
    case .add, .subtract:
      if number(at: second) != nil { return (first, true) }
      return number(at: first) == nil ? nil : (second, operation == .add)
    case .multiply:
      if let factor = number(at: second), factor.mignitude > 0 {
        return (first, factor.lowerBound > 0)
      }
      guard let factor = number(at: first), factor.mignitude > 0 else { return nil }
      return (second, factor.lowerBound > 0)
    case .divide:
      if let divisor = number(at: second), divisor.mignitude > 0 {
        return (first, divisor.lowerBound > 0)
      }
      guard let dividend = number(at: first), dividend.mignitude > 0 else { return nil }
      return (second, dividend.lowerBound < 0)
    case .power:
      if let base = number(at: first), base.lowerBound > 0, !base.contains(1) {
        return (second, base.lowerBound > 1)
      }
      guard gap?.lower != nil, let exponent = number(at: second), exponent.mignitude > 0 else {
        return nil
      }
      return (first, exponent.lowerBound > 0)
    case .logarithm:
      guard let base = number(at: first), base.lowerBound > 0, !base.contains(1) else { return nil }
      return (second, base.lowerBound > 1)
    case .root:
      guard let degree = number(at: first)?.lowerBound, number(at: first)?.isSingleton == true,
        degree == degree.rounded(), degree.magnitude < 0x1p20, degree != 0
      else { return nil }
      return (second, degree > 0)
    case .mod:
      guard number(at: second) != nil, self.gap(1, of: end, in: cell)?.isPoint == false else {
        return nil
      }
      return (first, true)
    case .min, .max:
      guard let gap else { return nil }
      return ((gap.lower != nil) == (operation == .max) ? first : second, true)
    }
  }
}

extension BinaryOperation {
  /// Whether there are values with the argument of a break in a gap; `constant` is the exponent of a
  /// power or the degree of a root.
  fileprivate func definedness(in gap: Gap, slot: Int, constant: Interval?) -> Definedness {
    switch self {
    case .add, .subtract, .multiply, .min, .max: return .everywhere
    case .divide: return gap.isPoint ? .nowhere : .everywhere
    case .mod: return gap.isPoint && slot == 0 ? .nowhere : .everywhere
    case .logarithm: return gap.lower != nil && !gap.isPoint ? .everywhere : .nowhere
    case .power:
      if gap.isPoint {
        guard let exponent = constant else { return .scattered }
        return exponent.lowerBound >= 0 ? .everywhere : .nowhere
      }
      if gap.lower != nil { return .everywhere }
      guard let exponent = constant else { return .scattered }
      return exponent.lowerBound.rounded(.up) > exponent.upperBound ? .nowhere : .scattered
    case .root:
      if slot == 0 { return gap.isPoint ? .nowhere : .everywhere }
      guard let degree = constant, degree.isSingleton else {
        return gap.lower != nil && !gap.isPoint ? .everywhere : .scattered
      }
      if gap.isPoint { return degree.lowerBound > 0 ? .everywhere : .nowhere }
      if gap.lower != nil { return .everywhere }
      return degree.lowerBound.remainder(dividingBy: 2).magnitude == 1 ? .everywhere : .nowhere
    }
  }
}
