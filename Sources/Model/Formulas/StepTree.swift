/// The steps of a formula, with what each of them is an operation on.
package struct StepTree: Sendable {
  package let steps: [Instruction]
  /// For each step, where the values of its operands end.
  package private(set) var operands: [[Int]] = []
  /// For each step, whether its value hangs on the variable.
  package private(set) var varies: [Bool] = []
  /// For each step, where its value begins.
  private var starts: [Int] = []

  package init(_ steps: [Instruction]) {
    self.steps = steps
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
  package func part(_ end: Int) -> [Instruction] { Array(steps[starts[end]...end]) }
}
