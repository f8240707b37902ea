import Calculus
import CLanes
import Intervals
import Numerals
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
  /// How many steps have no loop, and go from one column to the next.
  let looplessCount: Int

  /// Nil where a power has no loop, or the formula is too large.
  ///
  /// Nil, too, for a number too large for a Double, and where `either` occurs: lanes mark a column
  /// as empty once, not for each operand.
  ///
  /// - `ordinate`: The number that stands for y, if one does.
  /// - `numbers`: What `apart` gives, where it is known.
  init?(_ code: IntervalCode, ordinate: Int32 = -1, numbers: [Interval]? = nil) {
    // Where one operand has no value the lanes know nothing.
    guard !code.operations.contains(.binary(.either)) else { return nil }
    var graph = Graph(capacity: code.operations.count)
    let numbers = numbers ?? Self.apart(code)
    let value = code.operations.fold(depth: code.stackDepth) { _, step, first, second -> Int? in
      step == .number(ordinate)
        ? graph.node(.ordinate) : graph.node(of: step, first ?? -1, second ?? -1, numbers)
    }
    guard let value else { return nil }
    (pinned, steps, registerCount, result) = graph.schedule(result: value)
    guard registerCount <= Self.registerLimit else { return nil }
    wantsRange = Self.wantsRange(steps, result: result, of: registerCount)
    integrals = code.integrals
    looplessCount = steps.count { !$0.operation.hasLoop }
  }

  /// The numbers' intervals, so that different numbers have different ones: what is equal is one node of
  /// the graph, and its product with itself a square.
  static func apart(_ code: IntervalCode) -> [Interval] {
    var seen: [Interval: Rational?] = [:]
    return code.numbers.enumerated().map { index, number in
      let fraction = code.fractions.indices.contains(index) ? code.fractions[index] : nil
      guard !number.isSingleton, number.isBounded else { return number }
      var number = number
      while let other = seen[number], fraction == nil || other != fraction {
        let more = max(number.magnitude * 0x1p-48, .leastNormalMagnitude)
        number = number + Interval(-more, more)
      }
      seen[number] = fraction
      return number
    }
  }

  /// From the last step to the first: the result is wanted, and so are the operands of every
  /// operation that is not linear, and that of a negation that is wanted itself.
  private static func wantsRange(
    _ steps: [Graph.Step],
    result: Int,
    of registerCount: Int
  ) -> [Bool] {
    var isWanted = [Bool](repeating: false, count: registerCount)
    isWanted[result] = true
    var wants = [Bool](repeating: false, count: steps.count)
    for (index, step) in steps.enumerated().reversed() {
      wants[index] = isWanted[step.target]
      isWanted[step.target] = false
      guard !step.operation.isLinear || step.operation == .kernel(.negate) && wants[index] else {
        continue
      }
      if step.first >= 0 { isWanted[step.first] = true }
      if step.second >= 0 { isWanted[step.second] = true }
    }
    return wants
  }

  /// Formulas that need more registers are too large for this to be worth it.
  private static var registerLimit: Int { 64 }
}

extension EnclosingGraph {
  /// The node of a step; nil where a power has no loop, and for a number without bounds.
  ///
  /// Exponents are refused that are 0 or beyond ±2¹⁶.
  fileprivate mutating func node(
    of step: CodeStep,
    _ first: Int,
    _ second: Int,
    _ numbers: [Interval]
  ) -> Int? {
    switch step {
    case .number(let index):
      // What is too large for a Double has no center.
      return numbers[Int(index)].isBounded ? number(numbers[Int(index)]) : nil
    case .variable: return node(.variable)
    case .unary(let operation):
      return operation.row.loops.enclosing?(&self, first)
        ?? node(.unary(operation), first)
    case .binary(let operation):
      return operation.row.loops.enclosing(&self, first, second)
        ?? node(.binary(operation), first, second)
    case .power(let exponent, 1): return power(first, Int(exponent))
    case .power(let p, let q): return oddRoot(first, Int(p), Int(q))
    case .integral(let index): return node(.integral(index), first, second)
    case .saturation(let index):
      // 1 − c/(c + u): narrow even where u is too large for a Double.
      let c = numbers[Int(index)]
      let share = scale(kernel(.reciprocal, add(first, c)), by: -c)
      return add(share, Interval(1))
    }
  }
}
