import Numerals
package import Operations

/// Writes the steps of a formula, of which some have others in their place.
///
/// Steps are appended in postfix order. It knows where each value on the stack begins, and so can
/// take the steps of the operands out again and put them into a meaning.
///
/// After a well-formed formula, `steps` leaves one value.
package struct StepSplicer<Step: PostfixStep> {
  package private(set) var steps: [Step] = []
  /// Where the values on the stack begin.
  ///
  /// One index into `steps` for each value, in increasing order.
  private var starts: [Int] = []

  package init() {}

  /// Adds a step.
  package mutating func append(_ step: Step) {
    replaceStarts(of: step.operandCount)
    steps.append(step)
  }

  /// Adds steps that take values from the stack, and leave one.
  package mutating func append(_ steps: [Step], taking count: Int = 0) {
    replaceStarts(of: count)
    self.steps += steps
  }

  private mutating func replaceStarts(of count: Int) {
    if count == 0 { starts.append(steps.count) } else { starts.removeLast(count - 1) }
  }

  /// The steps of the last value.
  package var last: ArraySlice<Step> { steps[(starts.last ?? 0)...] }

  /// Takes the last values from the stack: the steps of each, with what was put into them before.
  ///
  /// - Complexity: O(*n*) for the steps taken.
  package mutating func take(_ count: Int) -> [[Step]] {
    let begins = Array(starts.suffix(count))
    let ends = begins.dropFirst() + [steps.count]
    let values = zip(begins, ends).map { Array(steps[$0..<$1]) }
    steps.removeLast(steps.count - (begins.first ?? steps.count))
    starts.removeLast(count)
    return values
  }
}

extension [Instruction] {
  /// The steps with those that functions are made of in their place.
  ///
  /// `functions` returns nil for a step that stays. A definition is put in once: functions within
  /// it are not asked about. With the definition of coth
  ///
  ///     [x, coth]  // becomes [1, x, tanh, divide]
  package func withDefinitions(of functions: (Instruction) -> [OperationStep]?) -> [Instruction] {
    var splicer = StepSplicer<Instruction>()
    for step in self {
      if let definition = functions(step) {
        let arguments = splicer.take(step.operandCount)
        let needed = definition.withoutConditions(metBy: arguments)
        splicer.append([Instruction](needed, of: arguments))
      } else {
        splicer.append(step)
      }
    }
    return splicer.steps
  }
}

extension [OperationStep] {
  /// The value alone where conditions before it compare arguments that are numbers with others, and hold.
  fileprivate func withoutConditions(metBy arguments: [[Instruction]]) -> [OperationStep] {
    guard last == .binary(.when), count > 4, case .argument(let place) = self[0],
      case .number(let bound) = self[1], case .binary(let comparison) = self[2],
      arguments[place].count == 1, case .number(let number) = arguments[place][0],
      let first = Rational(number), let second = Rational(bound),
      comparison.row.exact(first, second) == .one
    else { return self }
    return Array(self[3..<(count - 1)]).withoutConditions(metBy: arguments)
  }
}
