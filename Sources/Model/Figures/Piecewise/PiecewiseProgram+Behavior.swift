package import Calculus
import Formulas
package import Intervals

extension PiecewiseProgram {
  package func behavior(
    of part: FunctionPart,
    at place: Interval,
    left: [Gap],
    right: [Gap],
    met: Meetings
  ) -> Behavior {
    let visit = PlaceVisit(program: self, place: place, left: left, right: right, met: met)
    let behavior = visit.approach(to: part).behavior
    guard part == .whole, let constant else { return behavior }
    return behavior.narrowed(to: constant)
  }

  /// The operations that give a part: one value, or the two of which a break's argument is made.
  func operations(of part: FunctionPart) -> ClosedRange<Int> {
    let end = end(of: part)
    if case .argument(let index) = part {
      switch arguments[index] {
      case .difference(let operation), .quotient(let operation):
        return starts[operation]...end
      case .value, .sum: break
      }
    }
    return starts[end]...end
  }
}

extension Behavior {
  /// The same of a function that is a number wherever it has values.
  fileprivate func narrowed(to constant: Interval) -> Behavior {
    func narrowed(_ limit: Limit) -> Limit {
      limit == .undefined ? limit : .finite(constant)
    }
    var result = self
    result.left = narrowed(left)
    result.right = narrowed(right)
    if case .finite = value { result.value = .finite(constant) }
    result.sidesAgree = left != .undefined && right != .undefined
    result.leftHolds = value.value != nil && left != .undefined
    result.rightHolds = value.value != nil && right != .undefined
    return result
  }
}

/// Both sides of a place, and the value there, of one part of a function.
struct OneSidedLimits {
  var left: Limit
  var right: Limit
  var value: Enclosure
  /// Whether both limits, if they exist, are certainly the same.
  var sidesAgree = true
  /// Whether the value is certainly the limit from the left, if both exist.
  var leftHolds = true
  /// Whether the value is certainly the limit from the right, if both exist.
  var rightHolds = true
  /// Whether one smooth function gives the values on both sides and the limits between them.
  var isSmooth = true

  /// The same number on both sides.
  init(_ values: Interval) {
    left = .finite(values)
    right = left
    value = .constant(values)
  }

  var behavior: Behavior {
    let value = value.value
    let isDefined = value.decoration >= .defined
    let hasSides = left.value != nil && right.value != nil
    return Behavior(
      left: left,
      right: right,
      value: isDefined
        ? Limit(value.interval)
        : value.interval.isEmpty ? .undefined : .within(value.interval),
      sidesAgree: sidesAgree && hasSides,
      leftHolds: isDefined && leftHolds && left.value != nil,
      rightHolds: isDefined && rightHolds && right.value != nil
    )
  }
}

/// A function around one place, operation by operation.
///
/// The limits and the value are found on their own, each from those of the operands: what an operation
/// does where one of its breaks is met depends on the side.
struct PlaceVisit {
  let program: PiecewiseProgram
  let place: Interval
  let left: [Gap]
  let right: [Gap]
  let met: Meetings
  /// Where each operation has values on either side; empty where no operation chooses by that.
  let leftDomains: [DomainStatus]
  let rightDomains: [DomainStatus]

  init(program: PiecewiseProgram, place: Interval, left: [Gap], right: [Gap], met: Meetings) {
    (self.program, self.place, self.left, self.right, self.met) = (program, place, left, right, met)
    leftDomains = program.choices.isEmpty ? [] : program.domains(in: left)
    rightDomains = program.choices.isEmpty ? [] : program.domains(in: right)
  }

  /// What is known of a part.
  func approach(to part: FunctionPart) -> OneSidedLimits {
    var stack: [OneSidedLimits] = []
    let known = knownTargets
    for index in program.operations(of: part) {
      switch program.code.operations[index].operandCount {
      case 0: stack.append(operand(index))
      case 1: stack.append(apply(index, stack.removeLast(), nil))
      default:
        let second = stack.removeLast()
        stack.append(apply(index, stack.removeLast(), second))
      }
      for (name, breakIndex) in known where name == program.names[index] {
        meetTarget(of: breakIndex, &stack[stack.count - 1])
      }
    }
    guard case .argument(let index) = part else { return stack[0] }
    return argument(index, stack)
  }

  private func operand(_ index: Int) -> OneSidedLimits {
    if case .number(let number) = program.code.operations[index] {
      return OneSidedLimits(program.code.numbers[Int(number)])
    }
    return OneSidedLimits(place)
  }

  /// The names of values that are certainly targets, with the breaks they meet.
  private var knownTargets: [(name: Int, index: Int)] {
    Set(met.left.keys).union(met.right.keys).union(met.value.keys).compactMap { index in
      guard case .value(let end) = program.arguments[index] else { return nil }
      return (program.names[end], index)
    }
  }

  /// A break's argument where it meets a target: rounding hides no longer that it does.
  private func meetTarget(of index: Int, _ approach: inout OneSidedLimits) {
    if let target = met.left[index] { approach.left = .finite(target) }
    if let target = met.right[index] { approach.right = .finite(target) }
    if let target = met.value[index] { approach.value = .constant(target) }
    // Different targets are disjoint.
    if let target = met.left[index] {
      if met.right[index] == target { approach.sidesAgree = true }
      if met.value[index] == target { approach.leftHolds = true }
    }
    if let target = met.right[index], met.value[index] == target { approach.rightHolds = true }
  }

  /// What must not meet a break's targets, from the values it is made of.
  private func argument(_ index: Int, _ stack: [OneSidedLimits]) -> OneSidedLimits {
    var result = stack[0]
    switch program.arguments[index] {
    case .value: return result
    case .sum(_, let number):
      let number = OneSidedLimits(program.code.numbers[Int(number)])
      result.left = number.left + result.left
      result.right = number.right + result.right
      result.value = number.value + result.value
    case .difference:
      result.left = stack[0].left + -stack[1].left
      result.right = stack[0].right + -stack[1].right
      result.value = stack[0].value - stack[1].value
      result.agree(as: stack[0], and: stack[1])
    case .quotient(let operation):
      result.left = quotient(operation, stack[0].left, stack[1].left, left, met.left)
      result.right = quotient(operation, stack[0].right, stack[1].right, right, met.right)
      result.value = stack[0].value / stack[1].value
      result.agree(as: stack[0], and: stack[1])
    }
    return result
  }

  private func quotient(
    _ operation: Int,
    _ first: Limit,
    _ second: Limit,
    _ cell: [Gap],
    _ met: [Int: Interval]
  ) -> Limit {
    let isPositive =
      program.gap(0, of: operation, in: cell).map { $0.lower != nil }
      ?? (second.interval.lowerBound > 0)
    let divisor = program.breakIndices[operation][0]
    return first * .reciprocal(second, isPositive: isPositive, isZero: met[divisor] != nil)
  }

  private func apply(
    _ index: Int,
    _ first: OneSidedLimits,
    _ second: OneSidedLimits?
  ) -> OneSidedLimits {
    var result = first
    result.left = program.limit(
      index,
      first.left,
      second?.left,
      side: LimitSide(place: place, cell: left, met: met.left, sign: -1, domains: leftDomains)
    )
    result.right = program.limit(
      index,
      first.right,
      second?.right,
      side: LimitSide(place: place, cell: right, met: met.right, sign: 1, domains: rightDomains)
    )
    result.value = program.value(of: index, first.value, second?.value, met: met.value)
    noteAgreement(index, first, second, &result)
    if result.left.isExactly(result.right) { result.sidesAgree = true }
    return result
  }
}

extension OneSidedLimits {
  /// Takes over what both of two operands of a continuous operation agree in.
  mutating func agree(as first: OneSidedLimits, and second: OneSidedLimits?) {
    sidesAgree = first.sidesAgree && second?.sidesAgree ?? true
    leftHolds = first.leftHolds && second?.leftHolds ?? true
    rightHolds = first.rightHolds && second?.rightHolds ?? true
  }
}
