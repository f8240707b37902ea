package import NumericCore

extension PiecewiseProgram {
  package func factors(of part: FunctionPart) -> [FunctionPart] {
    if case .argument(let index) = part {
      guard case .value = arguments[index] else { return [part] }
    }
    let last = end(of: part)
    var ends: [Int] = []
    var open = [last]
    while let end = open.popLast() {
      let (first, second) = operandEnds(of: end)
      switch code.operations[end] {
      case .binary(.multiply): open += [second, first]
      case .binary(.divide): open.append(first)
      case .square: open.append(second)
      case .integerPower(let exponent): if exponent > 0 { open.append(second) }
      case .rationalPower(let numerator, _): if numerator > 0 { open.append(second) }
      case .saturation: open.append(second)
      case .selfPower, .signOfNonzero, .binary(.power): break
      case .unary(let operation):
        switch operation {
        case .negate, .percent, .degrees, .absolute, .squareRoot, .cubeRoot, .sinh, .tanh, .asinh,
          .asin, .atan, .atanh, .sign:
          open.append(second)
        case .exp, .cosh, .sec, .csc, .gamma: break
        case .factorial, .floor, .ceil, .round, .sin, .cos, .tan, .cot, .acos, .acosh, .ln, .log10,
          .log2:
          ends.append(end)
        }
      case .number:
        if number(at: end)?.contains(0) == true { ends.append(end) }
      case .variable, .binary: ends.append(end)
      }
    }
    var result: [Int] = []
    for end in ends where !result.contains(where: { hasSameZeros($0, end) }) { result.append(end) }
    return result.map { $0 == last ? part : .other($0) }
  }

  /// Whether two values are 0 at the same places of a cell: they are equal, or sin u and tan u.
  private func hasSameZeros(_ first: Int, _ second: Int) -> Bool {
    let left = code.operations[starts[first]..<first]
    guard left.elementsEqual(code.operations[starts[second]..<second]) else { return false }
    func kind(_ end: Int) -> IntervalCode.Operation {
      code.operations[end] == .unary(.tan) ? .unary(.sin) : code.operations[end]
    }
    return kind(first) == kind(second)
  }

  package func multiplicity(
    of factor: FunctionPart,
    in part: FunctionPart,
    over x: Interval,
    cell: [Gap]
  ) -> (power: Int, rest: Jet)? {
    multiplicity(of: end(of: factor), at: end(of: part), over: x, in: cell)
  }

  /// The value that ends at `end` as a power of another times a rest.
  private func multiplicity(
    of factor: Int,
    at end: Int,
    over x: Interval,
    in cell: [Gap]
  ) -> (power: Int, rest: Jet)? {
    if end == factor { return (1, .constant(Interval(1))) }
    let (first, second) = operandEnds(of: end)
    func inner(_ end: Int) -> (power: Int, rest: Jet)? {
      starts[end] <= starts[factor] && factor <= end
        ? multiplicity(of: factor, at: end, over: x, in: cell) : nil
    }
    func jet(_ end: Int) -> Jet { self.jet(endingAt: end, over: x, in: cell) }
    switch code.operations[end] {
    case .square: return inner(second).map { (2 * $0.power, .square($0.rest)) }
    case .integerPower(let exponent):
      guard exponent > 0, exponent < 1 << 16 else { return nil }
      return inner(second).map { ($0.power * Int(exponent), .pown($0.rest, Int(exponent))) }
    case .unary(.negate): return inner(second).map { ($0.power, -$0.rest) }
    case .binary(.multiply):
      if let found = inner(first) { return (found.power, found.rest * jet(second)) }
      return inner(second).map { ($0.power, jet(first) * $0.rest) }
    case .binary(.divide):
      return inner(first).map { found in
        (found.power, found.rest / jet(second).clipped(to: gap(0, of: end, in: cell)))
      }
    default: return nil
    }
  }
}
