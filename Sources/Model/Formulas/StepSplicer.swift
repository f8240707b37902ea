package import Operations

/// Writes the steps of a formula, of which some have others in their place.
package struct StepSplicer {
  package private(set) var steps: [Instruction] = []
  /// Where the values on the stack begin.
  private var starts: [Int] = []

  package init() {}

  /// Adds a step, or what it means of its operands.
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
  package func withDefinitions(of functions: (Instruction) -> [OperationStep]?) -> [Instruction] {
    var splicer = StepSplicer()
    for step in self {
      splicer.append(step, as: functions(step).map { steps in { [Instruction](steps, of: $0) } })
    }
    return splicer.steps
  }
}
