package import Operations

/// Writes the steps of a formula, of which some have others in their place.
///
/// Steps are appended in postfix order. It knows where each value on the stack begins, and so can
/// take the steps of the operands out again and put them into a meaning.
///
/// After a well-formed formula, `steps` leaves one value.
package struct StepSplicer {
  package private(set) var steps: [Instruction] = []
  /// Where the values on the stack begin.
  ///
  /// One index into `steps` for each value, in increasing order.
  private var starts: [Int] = []

  package init() {}

  /// Adds a step, or what it means of its operands.
  ///
  /// `meaning` gets the steps of each operand, the first first, with what was put into them before;
  /// it has to return steps that leave one value. Nil keeps the step.
  ///
  /// - Complexity: O(1) for a step that is kept, else O(*n*) for the steps of its operands.
  package mutating func append(
    _ step: Instruction,
    as meaning: ((_ operands: [[Instruction]]) -> [Instruction])?
  ) {
    let begins = Array(starts.suffix(step.operandCount))
    let start = begins.first ?? steps.count
    starts.removeLast(begins.count)
    starts.append(start)
    guard let meaning else {
      steps.append(step)
      return
    }
    let ends = begins.dropFirst() + [steps.count]
    let operands = zip(begins, ends).map { Array(steps[$0..<$1]) }
    steps.removeLast(steps.count - start)
    steps += meaning(operands)
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
    var splicer = StepSplicer()
    for step in self {
      splicer.append(step, as: functions(step).map { steps in { [Instruction](steps, of: $0) } })
    }
    return splicer.steps
  }
}
