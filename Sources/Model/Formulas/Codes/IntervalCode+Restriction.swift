import Calculus
import Intervals
import Operations

extension IntervalCode {
  /// Whether it has parts that may not matter everywhere.
  var hasChoices: Bool {
    operations.contains {
      switch $0 {
      case .binary(.min), .binary(.max), .unary(.absolute): true
      default: false
      }
    }
  }

  /// The same function on a box, without what certainly does not matter there; nil where all of it does.
  ///
  /// Of two values of which the smaller one is asked for, the larger one does not matter where it
  /// certainly is defined: the function is as much defined and continuous without it.
  /// Source: Keeter, Massively Parallel Rendering of Complex Closed-Form Implicit Surfaces, 2020,
  /// section 3.3.
  ///
  /// - Complexity: One enclosure for each step.
  func restricted(to x: Interval, ordinate y: Interval, at place: Int32) -> IntervalCode? {
    let variable = Enclosure.constant(x)
    var rest: [CodeStep] = []
    // Each value with the place of its first step among the rest.
    var stack: [(value: Enclosure, start: Int)] = []
    stack.reserveCapacity(stackDepth)
    rest.reserveCapacity(operations.count)
    for step in operations {
      let second = step.operandCount == 2 ? stack.popLast() : nil
      let first = step.operandCount > 0 ? stack.popLast() : nil
      let start = first?.start ?? rest.count
      if let first, let second, let isFirst = step.takesFirst(of: first.value, second.value) {
        let range = isFirst ? second.start..<rest.count : first.start..<second.start
        rest.removeSubrange(range)
        stack.append((isFirst ? first.value : second.value, start))
        continue
      }
      if step == .unary(.absolute), let first, let sign = first.value.value.interval.certainSign {
        if sign < 0 { rest.append(.unary(.negate)) }
        stack.append(
          (sign < 0 ? UnaryOperation.negate.enclosure(of: first.value) : first.value, start)
        )
        continue
      }
      rest.append(step)
      let value =
        switch step {
        case .variable: variable
        case .number(place): Enclosure.constant(y)
        default: enclosure(of: step, first?.value, second?.value, over: x)
        }
      stack.append((value, start))
    }
    guard rest.count < operations.count else { return nil }
    return IntervalCode(
      operations: rest,
      numbers: numbers,
      fractions: fractions,
      integrals: integrals
    )
  }
}

extension CodeStep {
  /// Whether a minimum or maximum certainly is its first operand, or its second; nil where either may be.
  fileprivate func takesFirst(of first: Enclosure, _ second: Enclosure) -> Bool? {
    guard self == .binary(.min) || self == .binary(.max) else { return nil }
    let (a, b) = (first.value, second.value)
    guard !a.interval.isEmpty, !b.interval.isEmpty else { return nil }
    let isFirstLess = a.interval.upperBound <= b.interval.lowerBound
    let isSecondLess = b.interval.upperBound <= a.interval.lowerBound
    guard isFirstLess || isSecondLess else { return nil }
    let takesFirst = (self == .binary(.min)) == isFirstLess
    return (takesFirst ? b : a).decoration >= .defined ? takesFirst : nil
  }
}

extension Interval {
  /// 1 where no number is below 0, −1 where none is above; nil where there are both, or none.
  fileprivate var certainSign: Int? {
    if isEmpty { return nil }
    return lowerBound >= 0 ? 1 : upperBound <= 0 ? -1 : nil
  }
}
