import Calculus
package import Intervals
package import Numerals
import Operations

/// A number as far as a fraction or an enclosure tells it.
package struct EnclosedNumber: Sendable {
  /// Around the fraction, where there is one.
  package let interval: Interval
  /// The number, where it is a fraction that is not too long.
  package let fraction: Rational?

  /// With a fraction, `interval` is replaced by the Doubles around it.
  package init(_ interval: Interval, _ fraction: Rational? = nil) {
    self.interval = fraction.map(Interval.init(around:)) ?? interval
    self.fraction = fraction
  }
}

extension Program {
  /// The step that certainly has no value where the variable is `x`; nil where none is proven to be
  /// without.
  ///
  /// Of several the first in postfix order is the reason; of a function made of others that
  /// function is, with its argument. A step whose operands are known too roughly proves nothing.
  package func stepWithoutValue(at x: EnclosedNumber) -> NoValue<EnclosedNumber>? {
    if case .none(let fault) = code.outcome(of: code.operations, by: code.owners, at: x) {
      fault
    } else {
      nil
    }
  }
}

extension ProgramCode {
  /// What is proven of a step: a value, none and why, or neither.
  fileprivate enum Outcome {
    case value(EnclosedNumber)
    case none(NoValue<EnclosedNumber>)
    case open
  }

  /// The first step without a value is the reason: 1/0 + √(−4) is a division by 0.
  fileprivate func outcome(
    of steps: [CodeStep],
    by owners: [Int: StepOwner] = [:],
    at x: EnclosedNumber
  ) -> Outcome {
    steps.fold(depth: stackDepth) { index, step, first, second -> Outcome? in
      switch (step, first, second) {
      case (.binary(.either), .none(let fault)?, .none(let other)?):
        // What is left out by its condition is no reason where another has one.
        .none(fault.step == .binary(.when) ? other : fault)
      case (.binary(.either), .none?, let second): second
      case (.binary(.either), let first, _): first
      case (.binary(.when), .value(let condition)?, let second):
        // What is left out need not have a value.
        condition.interval == Interval(0)
          ? .none(NoValue(step: step, owner: nil, operands: [condition]))
          : condition.interval.contains(0) ? .open : second
      case (.binary(.known), .value(let condition)?, let second):
        condition.interval.contains(0) ? .open : second
      case (_, .none?, _): first
      case (_, _, .none?): second
      case (_, .open?, _), (_, _, .open?): .open
      default: value(of: step, [first, second], at: x, owner: owners[index])
      }
    } ?? .open
  }

  /// The value of a step whose operands have one.
  ///
  /// `owner` is the function that people wrote and the step is a part of; where it has one, the
  /// argument of that function becomes the operand of the fault.
  private func value(
    of step: CodeStep,
    _ operands: [Outcome?],
    at x: EnclosedNumber,
    owner: StepOwner?
  ) -> Outcome {
    let operands = operands.compactMap { outcome -> EnclosedNumber? in
      if case .value(let number)? = outcome { number } else { nil }
    }
    guard operands.count == step.operandCount else { return .open }
    if case .number(let index) = step {
      let number = numbers[Int(index)]
      return .value(EnclosedNumber(number.interval, number.literal.flatMap(Rational.init)))
    }
    if step == .variable { return .value(x) }
    let (first, second) = (operands.first, operands.dropFirst().first)
    // It has the same integrals, by the same indices.
    let enclosure = intervalCode.enclosure(
      of: step,
      first.map { .constant($0.interval) },
      second.map { .constant($0.interval) },
      over: x.interval
    )
    if enclosure.value.interval.isEmpty {
      guard let owner else {
        return .none(NoValue(step: step, owner: nil, operands: operands))
      }
      // A function that people wrote has no value, not one of those that it is made of.
      let argument = outcome(of: owner.argument, at: x)
      let operands =
        if case .value(let number) = argument { [number] } else { [] as [EnclosedNumber] }
      return .none(NoValue(step: step, owner: owner, operands: operands))
    }
    guard enclosure.value.decoration >= .defined else { return .open }
    let fraction = step.fraction(of: first?.fraction, second?.fraction)
    return .value(EnclosedNumber(enclosure.value.interval, fraction))
  }
}

extension Interval {
  /// The Doubles around a fraction.
  ///
  /// A whole number up to 2⁵³ is exact; else the interval is a few Doubles wide.
  package init(around fraction: Rational) {
    func around(_ whole: Int128) -> Interval {
      // Wide integers are slow to convert.
      if let small = Int64(exactly: whole), small.magnitude <= 1 << 53 {
        return Interval(Double(small))
      }
      let nearest = Double(whole)
      return Interval(nearest.nextDown, nearest.nextUp)
    }
    self = around(fraction.numerator) / around(fraction.denominator)
  }
}
