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
        splicer.append([Instruction](definition, of: arguments).withoutMetConditions)
      } else {
        splicer.append(step)
      }
    }
    return splicer.steps
  }
}

extension [Instruction] {
  /// The steps without conditions that say something of fractions, and hold.
  fileprivate var withoutMetConditions: [Instruction] {
    var splicer = StepSplicer<Instruction>()
    for step in self {
      guard step == .binary(.when) || step == .binary(.known) else {
        splicer.append(step)
        continue
      }
      let parts = splicer.take(2)
      splicer.append(parts[0].fraction == .one ? parts[1] : parts[0] + parts[1] + [step])
    }
    return splicer.steps
  }

  /// The value where it is a fraction and cheap to know; nil for all others.
  private var fraction: Rational? {
    fold { step, operands -> Rational? in
      switch step {
      case .number(let literal): Rational(literal)
      case .unary(let operation): operation.row.fraction(of: operands[0])
      case .binary(let operation): operation.row.exact(operands[0], operands[1])
      case .constant, .variable, .parameter, .defined, .abbreviation, .local, .integral,
        .accumulated, .enclosed:
        nil
      }
    }
  }
}
