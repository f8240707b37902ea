import Expressions
import Operations

/// The steps of a formula, with what each of them is an operation on.
struct StepTree {
  let steps: [Instruction]
  /// For each step, where the values of its operands end.
  private(set) var operands: [[Int]] = []
  /// For each step, whether its value hangs on the variable.
  private(set) var varies: [Bool] = []
  /// For each step, where its value begins.
  private var starts: [Int] = []

  /// Of steps in which defined functions are taken for what they are made of.
  init(_ written: [Instruction]) {
    steps = written.withDefinitions
    var ends: [Int] = []
    for (index, step) in steps.enumerated() {
      let own = Array(ends.suffix(step.operandCount))
      ends.removeLast(own.count)
      ends.append(index)
      operands.append(own)
      varies.append(step == .variable || own.contains { varies[$0] })
      starts.append(own.first.map { starts[$0] } ?? index)
    }
  }

  /// The steps of the value that ends with one.
  func part(_ end: Int) -> [Instruction] { Array(steps[starts[end]...end]) }
}

extension [Instruction] {
  /// The steps with defined functions as what they are made of, but choices.
  fileprivate var withDefinitions: [Instruction] {
    var steps: [Instruction] = []
    var starts: [Int] = []
    for instruction in self {
      let begins = Array<Int>(starts.suffix(instruction.operandCount))
      starts.removeLast(begins.count)
      let start = begins.first ?? steps.count
      starts.append(start)
      guard case .defined(let function) = instruction, function != .choice else {
        steps.append(instruction)
        continue
      }
      let ends = begins.dropFirst() + [steps.count]
      let arguments = zip(begins, ends).map { Array(steps[$0..<$1]) }
      steps.removeLast(steps.count - start)
      steps += [Instruction](function.definition).replacingParameters(by: arguments)
    }
    return steps
  }
}
