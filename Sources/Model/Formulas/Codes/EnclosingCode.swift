import Calculus
import CLanes
import Intervals
import Operations

/// A program made ready for many columns at once; see `ColumnBlock`.
struct EnclosingCode: Sendable {
  typealias Graph = EnclosingGraph

  /// What is filled before the steps: numbers and the variable.
  let pinned: [Graph.Step]
  /// In an order in which operands come first; equal parts of the formula are one step.
  let steps: [Graph.Step]
  /// How many registers the steps use, at most 64.
  let registerCount: Int
  /// The register of the value, which is kept in the block itself and not among its registers.
  let result: Int
  /// For each step, whether the values over columns are read, not only those at edges and slopes.
  ///
  /// Sums, differences, negations and multiples by a number need the slopes of their operands
  /// alone.
  let wantsRange: [Bool]
  /// Those of the interval code, by the same indices.
  let integrals: [IntegralFunction]

  /// Nil where a power has no loop, or the formula is too large.
  ///
  /// Nil, too, for a number too large for a Double, and where `either` occurs: lanes mark a column
  /// as empty once, not for each operand.
  init?(_ code: IntervalCode) {
    var builder = EnclosingCodeBuilder()
    for operation in code.operations {
      // Where one operand has no value the lanes know nothing.
      if operation == .binary(.either) { return nil }
      guard builder.append(operation, code) else { return nil }
    }
    (pinned, steps, registerCount, result) = builder.graph.schedule(result: builder.result) {
      switch $0 {
      case .variable, .number: true
      case .kernel, .withNumber, .unary, .binary, .integral: false
      }
    }
    wantsRange = Self.wantsRange(steps, result: result)
    integrals = code.integrals
    guard registerCount <= Self.registerLimit else { return nil }
  }

  /// From the last step to the first: the result is wanted, and so are the operands of every
  /// operation that is not linear, and that of a negation that is wanted itself.
  private static func wantsRange(_ steps: [Graph.Step], result: Int) -> [Bool] {
    var wanted: Set<Int> = [result]
    var wants = [Bool](repeating: false, count: steps.count)
    for (index, step) in steps.enumerated().reversed() {
      wants[index] = wanted.remove(step.target) != nil
      guard !step.operation.isLinear || step.operation == .kernel(.negate) && wants[index] else {
        continue
      }
      wanted.formUnion([step.first, step.second])
    }
    return wants
  }

  /// Formulas that need more registers are too large for this to be worth it.
  private static var registerLimit: Int { 64 }
}
