/// The steps of a formula, with what each of them is an operation on.
///
/// A value is named by the index of the step that it ends with. The steps have to be well-formed,
/// with abbreviations spelled out where `varies` matters.
///
///     // x, 2, power, 1, add
///     tree.operands[4]  // [2, 3]: x² ends at 2, and 1 at 3
///     tree.part(2)  // x, 2, power
package struct StepTree: Sendable {
  package let steps: [Instruction]
  /// For each step, where the values of its operands end.
  ///
  /// The first operand comes first; empty for a number and the variable.
  package private(set) var operands: [[Int]] = []
  /// For each step, whether its value hangs on the variable.
  ///
  /// Only `.variable` counts, in the step and its operands: not one inside an abbreviation, and
  /// not y. A value that does not vary may still be undefined.
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
