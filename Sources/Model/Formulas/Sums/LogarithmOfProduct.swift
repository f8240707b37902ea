import Calculus
import Intervals
import Operations

/// The logarithm of a formula of n, as the sum of those of its factors where these are above 0.
///
///     // n^(1/n²): ln n · 1/n²
struct LogarithmOfProduct {
  private let tree: StepTree
  private let letter: Instruction
  private let start: Double
  private let unit: AngleUnit

  /// - `start`: The first n.
  init(_ formula: [Instruction], of letter: Instruction, from start: Int, _ unit: AngleUnit) {
    (tree, self.letter, self.unit) = (StepTree(formula), letter, unit)
    self.start = Double(start)
  }

  /// Its formula.
  var steps: [Instruction] { logarithm(of: tree.steps.count - 1) }

  private func logarithm(of end: Int) -> [Instruction] {
    let operands = tree.operands[end]
    let plain = tree.part(end) + [.unary(.ln)]
    switch tree.steps[end] {
    case .constant(.e): return [.whole(1)]
    case .unary(.exp): return tree.part(operands[0])
    case .unary(.squareRoot): return logarithm(of: operands[0]).over([.whole(2)])
    case .binary(.multiply) where operands.allSatisfy(isAbove),
      .binary(.divide) where operands.allSatisfy(isAbove):
      let sign: BinaryOperation = tree.steps[end] == .binary(.multiply) ? .add : .subtract
      return logarithm(of: operands[0]) + logarithm(of: operands[1]) + [.binary(sign)]
    case .binary(.power) where isAbove(operands[0]):
      return logarithm(of: operands[0]).times(tree.part(operands[1]))
    default: return plain
    }
  }

  /// Whether a part is above 0 for every n.
  private func isAbove(_ end: Int) -> Bool {
    let part = try? tree.part(end).map { $0 == letter ? .variable : $0 }.spelled(in: unit)
    // Far out it may tend to 0.
    return part?.values(from: start, unit).map { $0.lowerBound >= 0 } ?? false
  }
}
