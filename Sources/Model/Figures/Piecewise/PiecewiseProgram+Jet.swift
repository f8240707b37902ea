import Algebra
package import Calculus
import Formulas
package import Intervals
import Operations

extension PiecewiseProgram {
  package func jet(of part: FunctionPart, over x: Interval, in cell: [Gap]) -> Jet {
    if part == .whole, let constant { return .constant(constant) }
    let end = end(of: part)
    guard case .argument(let index) = part else { return jet(endingAt: end, over: x, in: cell) }
    switch arguments[index] {
    case .value: return jet(endingAt: end, over: x, in: cell)
    case .sum(_, let number):
      return .constant(code.numbers[Int(number)]) + jet(endingAt: end, over: x, in: cell)
    case .difference:
      let first = jet(endingAt: starts[end] - 1, over: x, in: cell)
      return first - jet(endingAt: end, over: x, in: cell)
    case .quotient(let operation):
      let first = jet(endingAt: starts[end] - 1, over: x, in: cell)
      let second = jet(endingAt: end, over: x, in: cell)
      return first / second.clipped(to: gap(0, of: operation, in: cell))
    }
  }

  package func taylorModel(
    of part: FunctionPart,
    around center: Double,
    over x: Interval,
    order: Int
  ) -> TaylorModel? {
    let end = end(of: part)
    if case .argument(let index) = part {
      guard case .value = arguments[index] else { return nil }
    }
    return code.taylorModel(
      of: starts[end]..<(end + 1),
      around: center,
      over: x,
      order: order,
      isQuick: true
    )
  }

  /// The gap of an operation's break, nil where it has none or the cell does not tell.
  func gap(_ slot: Int, of operation: Int, in cell: [Gap]) -> Gap? {
    let indices = breakIndices[operation]
    guard slot < indices.count else { return nil }
    let index = indices[slot]
    return index >= 0 && index < cell.count ? cell[index] : nil
  }

  func jet(
    endingAt end: Int,
    over x: Interval,
    in cell: [Gap],
    beside place: PlaceKnowledge? = nil
  ) -> Jet {
    let domains = choices.contains { starts[end]...end ~= $0 } ? domains(in: cell) : []
    return withUnsafeTemporaryAllocation(of: Jet.self, capacity: code.stackDepth + 1) { stack in
      var count = 0
      for index in starts[end]...end {
        switch code.operations[index] {
        case .number(let number):
          stack[count] = .constant(code.numbers[Int(number)])
          count += 1
        case .variable:
          stack[count] = .variable(over: x)
          count += 1
        case .binary(.add):
          count -= 1
          stack[count - 1] = stack[count - 1] + stack[count]
        case .binary(.subtract):
          count -= 1
          stack[count - 1] = stack[count - 1] - stack[count]
        case .binary(.multiply):
          count -= 1
          stack[count - 1] = stack[count - 1] * stack[count]
        case .binary(.either):
          count -= 1
          let (first, second) = operandEnds(of: index)
          switch choice(at: index, by: domains) {
          case first?: break
          case second?: stack[count - 1] = stack[count]
          default: stack[count - 1] = .unknown
          }
        case .binary(let operation):
          count -= 1
          let (first, second) = (stack[count - 1], stack[count])
          let jet = operation.jet(
            of: first,
            second,
            gap(0, of: index, in: cell),
            gap(1, of: index, in: cell)
          )
          stack[count - 1] = place?.quotient(index, first, second)?.narrowed(by: jet) ?? jet
        case .integral(let integral):
          count -= 1
          let end = stack[count].clipped(to: gap(0, of: index, in: cell))
          stack[count - 1] = code.integrals[Int(integral)].jet(of: stack[count - 1], to: end)
        default:
          stack[count - 1] = jet(
            of: code.operations[index],
            stack[count - 1],
            gap(0, of: index, in: cell)
          )
        }
        if let polynomial = polynomials[index] {
          stack[count - 1] = polynomial.narrowed(stack[count - 1], over: x)
        }
        if let target = place?.targets[names[index]] {
          stack[count - 1] = stack[count - 1].narrowingValue(to: target)
        }
      }
      return stack[0]
    }
  }

  /// An operation on one value.
  func jet(of operation: IntervalCode.Operation, _ operand: Jet, _ gap: Gap?) -> Jet {
    switch operation {
    case .number, .variable, .binary, .integral: return operand
    case .unary(let unary): return unary.jet(of: operand, in: gap)
    case .power(let exponent, 1): return .pown(operand.clipped(to: gap), Int(exponent))
    case .power(let p, let q): return .rationalPower(operand.clipped(to: gap), Int(p), Int(q))
    case .saturation(let number):
      let c = Jet.constant(code.numbers[Int(number)])
      let sum = (c + operand).clipped(to: gap)
      let rest = Jet.constant(Interval(1)) - c / sum
      return rest.narrowingValue(to: (operand / sum).c0)
    }
  }
}
