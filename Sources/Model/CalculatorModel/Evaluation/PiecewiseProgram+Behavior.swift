package import NumericCore

extension PiecewiseProgram {
  /// Both sides and the value of one part, while an evaluation is under way.
  private struct Approach {
    var left: Limit
    var right: Limit
    var value: Enclosure
    var sidesAgree = true
    var leftHolds = true
    var rightHolds = true

    init(_ values: Interval) {
      left = .finite(values)
      right = left
      value = .constant(values)
    }
  }

  package func behavior(
    of part: FunctionPart,
    at place: Interval,
    left: [Gap],
    right: [Gap],
    met: Set<Int>
  ) -> Behavior {
    var stack: [Approach] = []
    let end = end(of: part)
    for index in starts[end]...end {
      let operation = code.operations[index]
      switch operation.operandCount {
      case 0:
        if case .number(let number) = operation {
          stack.append(Approach(code.numbers[Int(number)]))
        } else {
          stack.append(Approach(place))
        }
      case 1:
        let operand = stack.removeLast()
        stack.append(apply(index, operand, nil, place, left, right, met))
      default:
        let second = stack.removeLast()
        stack.append(apply(index, stack.removeLast(), second, place, left, right, met))
      }
    }
    var result = stack[0]
    for index in met where isArgument(index, endingAt: end) {
      result.left = .finite(target(of: index, near: place, in: left) ?? result.left.interval)
      result.right = .finite(target(of: index, near: place, in: right) ?? result.right.interval)
    }
    let value = result.value.value
    let isDefined = value.decoration >= .defined
    return Behavior(
      left: result.left,
      right: result.right,
      value: isDefined
        ? Limit(value.interval)
        : value.interval.isEmpty
          ? .undefined
          : .within(value.interval),
      sidesAgree: result.sidesAgree && result.left.value != nil && result.right.value != nil,
      leftHolds: isDefined && result.leftHolds && result.left.value != nil,
      rightHolds: isDefined && result.rightHolds && result.right.value != nil
    )
  }

  /// Whether a part is what must not meet a break's targets.
  private func isArgument(_ index: Int, endingAt end: Int) -> Bool {
    guard case .value(let other) = arguments[index] else { return false }
    return code.operations[starts[other]...other].elementsEqual(code.operations[starts[end]...end])
  }

  /// The target that a break's argument meets, which is an end of its gap.
  private func target(of index: Int, near place: Interval, in cell: [Gap]) -> Interval? {
    guard index < cell.count else { return nil }
    let values = jet(of: .argument(index), over: place, in: cell).c0
    return cell[index].reachesUpper(values) ? cell[index].upper : cell[index].lower
  }

  private func apply(
    _ index: Int,
    _ first: Approach,
    _ second: Approach?,
    _ place: Interval,
    _ left: [Gap],
    _ right: [Gap],
    _ met: Set<Int>
  ) -> Approach {
    let indices = breakIndices[index]
    let isMet = indices.contains { met.contains($0) }
    var result = first
    result.left = limit(
      index,
      first.left,
      second?.left,
      side: ApproachSide(place: place, cell: left, met: met, sign: -1)
    )
    result.right = limit(
      index,
      first.right,
      second?.right,
      side: ApproachSide(place: place, cell: right, met: met, sign: 1)
    )
    result.value =
      isMet
      ? valueWhereMet(index, first.value, second?.value, indices, left, right, met)
      : enclosure(of: code.operations[index], first.value, second?.value)
    let isSmooth =
      isContinuousAtBreaks(index)
      || indices.indices.allSatisfy {
        isWithinOneGap($0, of: index, left, right, first, second, met)
      }
    result.sidesAgree = isSmooth && first.sidesAgree && second?.sidesAgree ?? true
    result.leftHolds = isSmooth && first.leftHolds && second?.leftHolds ?? true
    result.rightHolds = isSmooth && first.rightHolds && second?.rightHolds ?? true
    return result
  }

  /// Whether the argument of a break stays inside one and the same gap around the place.
  private func isWithinOneGap(
    _ slot: Int,
    of operation: Int,
    _ left: [Gap],
    _ right: [Gap],
    _ first: Approach,
    _ second: Approach?,
    _ met: Set<Int>
  ) -> Bool {
    let index = breakIndices[operation][slot]
    if index < 0 { return true }
    guard !met.contains(index), index < left.count, index < right.count, left[index] == right[index]
    else { return false }
    if left[index].isPoint { return true }
    switch code.operations[operation].breaks[slot]?.argument {
    case .first: return left[index].surrounds(first.value.value.interval)
    case .last: return left[index].surrounds((second ?? first).value.value.interval)
    case .difference, .quotient, .sum, nil: return false
    }
  }

  private func isContinuousAtBreaks(_ index: Int) -> Bool {
    switch code.operations[index] {
    case .number, .variable: true
    case .unary(let operation): operation.isContinuousAtBreaks
    case .power(let numerator, let denominator):
      numerator > 0 || numerator == 0 && denominator == 1
    case .saturation: false
    case .binary(let operation):
      operation.row.breaks.isEmpty || operation.row.isContinuousAtBreaks
    }
  }

  /// The value of an operation at a place where one of its breaks is met.
  private func valueWhereMet(
    _ operation: Int,
    _ first: Enclosure,
    _ second: Enclosure?,
    _ indices: [Int],
    _ left: [Gap],
    _ right: [Gap],
    _ met: Set<Int>
  ) -> Enclosure {
    var operands = (first, second)
    for (slot, index) in indices.enumerated() where met.contains(index) {
      let gap = index < left.count ? left[index] : index < right.count ? right[index] : nil
      guard let gap else { return .unknown }
      if definedness(of: operation, slot: slot, in: Gap(at: gap.hull)) == .nowhere {
        return Enclosure(value: DecoratedInterval(.empty, .trivial), slope: .entire)
      }
      switch code.operations[operation].breaks[slot]?.argument {
      case nil: return .unknown
      case .first: operands.0 = operands.0.moved(to: gap)
      case .last where second != nil: operands.1 = operands.1?.moved(to: gap)
      case .last: operands.0 = operands.0.moved(to: gap)
      case .difference: return operands.0
      case .quotient:
        return Enclosure(
          value: DecoratedInterval(Interval(0), min(first.value.decoration, .defined)),
          slope: .entire
        )
      case .sum: return Enclosure(value: DecoratedInterval(.empty, .trivial), slope: .entire)
      }
    }
    return enclosure(of: code.operations[operation], operands.0, operands.1)
  }

  private func enclosure(
    of operation: IntervalCode.Operation,
    _ first: Enclosure,
    _ second: Enclosure?
  ) -> Enclosure {
    switch operation {
    case .number, .variable: first
    case .unary(let unary): unary.enclosure(of: first)
    case .binary(let binary): binary.enclosure(of: first, second ?? first)
    case .power(let exponent, 1): .pown(first, Int(exponent))
    case .power(let p, let q): .rationalPower(first, Int(p), Int(q))
    case .saturation(let number): .saturation(first, code.numbers[Int(number)])
    }
  }
}

extension Enclosure {
  /// The end of a gap that this touches, with what is known of the function.
  fileprivate func moved(to gap: Gap) -> Enclosure {
    let end = (gap.reachesUpper(value.interval) ? gap.upper : gap.lower) ?? gap.hull
    return Enclosure(value: DecoratedInterval(end, value.decoration), slope: .entire)
  }
}
