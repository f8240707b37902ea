package import NumericCore

extension ProgramCode {
  /// A cover of all values over `x` by a few intervals, so that the hole at a pole or jump shows.
  ///
  /// Of exp(1/x) over [−1e−9, 1e−9]: one piece next to 0, and one that is huge. In order, apart,
  /// at most `Branches.limit`; see `Branches` for what the decorations say.
  package func branches(over x: Interval) -> [DecoratedInterval] {
    intervalCode.branches(over: x).pieces
  }
}

extension Program {
  /// A cover of all values over `x` by a few intervals, so that the hole at a pole or jump shows.
  package func branches(over x: Interval) -> [DecoratedInterval] {
    code.branches(over: x)
  }
}

extension IntervalCode {
  /// A cover of all values over `x` by a few intervals.
  func branches(over x: Interval) -> Branches {
    var stack: [Branches] = []
    stack.reserveCapacity(stackDepth)
    for operation in operations {
      switch operation {
      case .number(let index):
        stack.append(Branches(over: numbers[Int(index)]))
      case .variable:
        stack.append(Branches(over: x))
      case .binary(let operation):
        let second = stack.removeLast()
        stack.append(operation.branches(of: stack.removeLast(), second))
      case .unary(let operation):
        stack.append(operation.branches(of: stack.removeLast(), angleUnit: angleUnit))
      case .square:
        stack.append(stack.removeLast().flatMap { [.square($0)] })
      case .integerPower(let exponent):
        stack.append(.rationalPower(stack.removeLast(), Int(exponent), 1))
      case .rationalPower(let numerator, let denominator):
        stack.append(.rationalPower(stack.removeLast(), Int(numerator), Int(denominator)))
      case .selfPower:
        stack.append(
          stack.removeLast().flatMap {
            [Enclosure.selfPower(Enclosure(value: $0, slope: .entire)).value]
          }
        )
      case .signOfNonzero:
        stack.append(.signOfNonzero(stack.removeLast()))
      case .saturation(let index):
        stack.append(.saturation(stack.removeLast(), numbers[Int(index)]))
      }
    }
    return stack[0]
  }
}
