import Expressions
import Operations

extension Program {
  /// The steps with defined functions spelt out, and with what degrees make of their functions.
  ///
  /// For languages that have neither: `coth(x)` is 1, x, tanh, ÷. Takes time in proportion to the
  /// steps and their nesting.
  var spelledOut: [Instruction] {
    var steps: [Instruction] = []
    // Where the values on the stack begin.
    var starts: [Int] = []
    for instruction in instructions.spelledOut(in: angleUnit) {
      let count = instruction.operandCount
      let begins = Array(starts.suffix(count))
      starts.removeLast(count)
      starts.append(begins.first ?? steps.count)
      guard let definition = instruction.definition(angleUnit) else {
        steps += instruction.reading(angleUnit).map { [$0] } ?? []
        continue
      }
      let ends = begins.dropFirst() + [steps.count]
      let arguments = zip(begins, ends).map { Array(steps[$0..<$1]) }
      steps.removeLast(steps.count - (begins.first ?? steps.count))
      for step in definition {
        if let place = step.parameter?.place {
          steps += arguments[place]
        } else {
          steps += step.reading(angleUnit).map { [$0] } ?? []
        }
      }
    }
    return steps
  }
}

extension Instruction {
  /// The steps that it is made of where it has no spelling of its own.
  fileprivate func definition(_ angleUnit: AngleUnit) -> [Instruction]? {
    switch self {
    case .defined(let function):
      function.elsewhere.python == nil ? [Instruction](function.definition) : nil
    case .unary(let operation):
      angleUnit == .degrees
        ? operation.row.writing.definitionInDegrees.map([Instruction].init) : nil
    default: nil
    }
  }

  /// What it is with an angle unit; nil where that leaves it out.
  fileprivate func reading(_ angleUnit: AngleUnit) -> Instruction? {
    guard case .unary(let operation) = self else { return self }
    if operation == .degrees, angleUnit == .degrees { return nil }
    return .unary(operation.reading(angleUnit))
  }
}
