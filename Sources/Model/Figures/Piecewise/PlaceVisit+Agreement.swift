import Calculus
import Intervals
import Formulas
import Operations

extension PlaceVisit {
  /// Finds out which of an operation's limits and value are certainly the same number.
  func noteAgreement(
    _ index: Int,
    _ first: OneSidedLimits,
    _ second: OneSidedLimits?,
    _ result: inout OneSidedLimits
  ) {
    let areSmooth = first.isSmooth && second?.isSmooth ?? true
    result.isSmooth = areSmooth && isSmooth(index) && staysInGaps(index, first, second)
    if let second, noteOption(index, first, second, &result) { return }
    // An integral is continuous where its end is, whatever its formula does there.
    let isIntegral =
      if case .integral = program.code.operations[index] { true } else { false }
    result.agree(as: isIntegral ? second ?? first : first, and: second)
    if isContinuousAtBreaks(index) || staysInGaps(index, first, second) {
      if case .binary(let operation) = program.code.operations[index], let second,
        let chosen = operation.row.shape.chosen
      {
        noteChoice(index, first, second, isMax: chosen == .greater, &result)
      }
      return
    }
    result.leftHolds = false
    result.rightHolds = false
    // One smooth piece has one limit at an end, from whichever side of x it is approached.
    let isOnePiece = program.breakIndices[index].allSatisfy { index in
      index < 0 || index < left.count && index < right.count && left[index] == right[index]
    }
    // A quotient of smooth functions that is bounded has a limit.
    if program.code.operations[index] == .binary(.divide), areSmooth, result.hasFiniteSides {
      result.sidesAgree = true
      return
    }
    let hasOneLimit =
      second == nil || program.code.operations[index] == .binary(.mod) && result.hasFiniteSides
    result.sidesAgree = result.sidesAgree && isOnePiece && hasOneLimit
  }

  /// Where the lesser or greater of two is always the same one, what the other does is no matter.
  private func noteChoice(
    _ index: Int,
    _ first: OneSidedLimits,
    _ second: OneSidedLimits,
    isMax: Bool,
    _ result: inout OneSidedLimits
  ) {
    func choice(in cell: [Gap]) -> Choice {
      guard let gap = program.gap(0, of: index, in: cell) else { return [] }
      if gap.isPoint { return [.first, .second] }
      return (gap.lower != nil) == isMax ? .first : .second
    }
    let (before, after) = (choice(in: left), choice(in: right))
    let (one, other) = (first.value.value.interval, second.value.value.interval)
    let here: Choice
    if met.value[program.breakIndices[index][0]] != nil {
      here = [.first, .second]
    } else if one.lowerBound > other.upperBound {
      here = isMax ? .first : .second
    } else if other.lowerBound > one.upperBound {
      here = isMax ? .second : .first
    } else {
      here = []
    }
    for (operand, choice) in [(first, Choice.first), (second, .second)] {
      let isBefore = before.contains(choice)
      let isAfter = after.contains(choice)
      let isHere = here.contains(choice)
      if isBefore, isAfter, operand.sidesAgree { result.sidesAgree = true }
      if isBefore, isHere, operand.leftHolds { result.leftHolds = true }
      if isAfter, isHere, operand.rightHolds { result.rightHolds = true }
    }
  }

  /// Whether the arguments of an operation's breaks stay inside one and the same gap around the place.
  private func staysInGaps(
    _ operation: Int,
    _ first: OneSidedLimits,
    _ second: OneSidedLimits?
  ) -> Bool {
    program.breakIndices[operation].enumerated().allSatisfy { slot, index in
      if index < 0 { return true }
      guard index < left.count, index < right.count, left[index] == right[index] else {
        return false
      }
      if left[index].isPoint { return true }
      guard met.value[index] == nil, let kind = kind(slot, of: operation) else { return false }
      return left[index].surrounds(value(kind, first, second))
    }
  }

  private func kind(_ slot: Int, of operation: Int) -> Break.Argument? {
    program.code.breaks(of: program.code.operations[operation])[slot]?.argument
  }

  private func value(
    _ kind: Break.Argument,
    _ first: OneSidedLimits,
    _ second: OneSidedLimits?
  ) -> Interval {
    let one = first.value.value.interval
    let other = (second ?? first).value.value.interval
    return switch kind {
    case .first: one
    case .last: other
    case .difference: one - other
    case .quotient: one / other
    case .sum(let number): program.code.numbers[Int(number)] + one
    }
  }

  /// Whether an operation is smooth between its breaks.
  private func isSmooth(_ index: Int) -> Bool {
    switch program.code.operations[index] {
    case .integral, .binary(.either): false
    case .number, .variable, .unary, .binary, .power, .saturation: true
    }
  }

  private func isContinuousAtBreaks(_ index: Int) -> Bool {
    switch program.code.operations[index] {
    case .number, .variable: true
    case .unary(let operation): operation.isContinuousAtBreaks
    case .power(let numerator, let denominator):
      numerator > 0 || numerator == 0 && denominator == 1
    case .saturation, .integral: false
    case .binary(let operation):
      operation.row.singular.breaks.isEmpty || operation.row.singular.isContinuous
    }
  }
}

/// Which of two operands a value is.
private struct Choice: OptionSet {
  let rawValue: Int
  static let first = Choice(rawValue: 1)
  static let second = Choice(rawValue: 2)
}

extension OneSidedLimits {
  /// Whether both limits exist.
  fileprivate var hasFiniteSides: Bool { left.value != nil && right.value != nil }
}
