package import NumericCore

/// A program taken apart at the places where one of its operations is not smooth.
package struct PiecewiseProgram: PiecewiseFunction {
  /// What must not meet a break's targets.
  enum Argument: Hashable, Sendable {
    /// The value that ends with an operation.
    case value(end: Int)
    /// The difference of the two operands of an operation.
    case difference(of: Int)
    /// Their quotient.
    case quotient(of: Int)
    /// A number and the operand.
    case sum(of: Int, number: Int32)
  }

  package let program: Program
  let code: IntervalCode
  /// For each operation, where the value that ends with it begins.
  let starts: [Int]
  /// For each operation, its breaks by index, in the order of its operands; −1 for none.
  let breakIndices: [[Int]]
  let arguments: [Argument]
  package let breaks: [BreakTargets]

  package init(_ program: Program) {
    self.program = program
    code = FactoredSums(program.code).intervalCode ?? program.code.intervalCode
    var survey = BreakSurvey(code)
    for index in code.operations.indices { survey.add(index) }
    starts = survey.starts
    breakIndices = survey.breakIndices
    arguments = survey.arguments
    breaks = survey.breaks
  }

  package func y(at x: Double) -> Double? { program.evaluate(at: x) }

  package func enclosure(over x: Interval) -> Enclosure { code.enclosure(over: x) }

  package func branches(over x: Interval) -> [DecoratedInterval] { program.code.branches(over: x) }

  package func expansion(around center: Double, over x: Interval) -> Expansion? {
    program.code.expansion(around: center, over: x)
  }

  /// The operation that gives a part's value.
  func end(of part: FunctionPart) -> Int {
    switch part {
    case .whole: code.operations.count - 1
    case .other(let end): end
    case .argument(let index):
      switch arguments[index] {
      case .value(let end): end
      case .difference(let end), .quotient(let end), .sum(let end, _): end - 1
      }
    }
  }

  /// Where the operands of the operation at `index` end, from the last to the first.
  func operandEnds(of index: Int, count: Int) -> (first: Int, second: Int) {
    let last = index - 1
    return count == 1 ? (last, last) : (starts[last] - 1, last)
  }
}

/// Finds the breaks of a code, operation by operation.
private struct BreakSurvey {
  let code: IntervalCode
  var starts: [Int] = []
  var breakIndices: [[Int]] = []
  var arguments: [PiecewiseProgram.Argument] = []
  var breaks: [BreakTargets] = []

  init(_ code: IntervalCode) { self.code = code }

  mutating func add(_ index: Int) {
    let operation = code.operations[index]
    starts.append(start(of: operation, at: index))
    breakIndices.append(
      operation.breaks(angleUnit: code.angleUnit).map { found in
        guard let found else { return -1 }
        return number(of: argument(found.argument, of: index), found.targets)
      }
    )
  }

  private func start(of operation: IntervalCode.Operation, at index: Int) -> Int {
    switch operation.operandCount {
    case 0: index
    case 1: starts[index - 1]
    default: starts[starts[index - 1] - 1]
    }
  }

  private func argument(
    _ kind: IntervalCode.Operation.BreakArgument,
    of index: Int
  ) -> PiecewiseProgram.Argument {
    switch kind {
    case .last: .value(end: index - 1)
    case .first: .value(end: starts[index - 1] - 1)
    case .difference: .difference(of: index)
    case .quotient: .quotient(of: index)
    case .sum(let number): .sum(of: index, number: number)
    }
  }

  /// The index of a break, the same for equal arguments and targets; −1 where the argument is a
  /// number that is certainly no target.
  private mutating func number(
    of argument: PiecewiseProgram.Argument,
    _ targets: BreakTargets
  ) -> Int {
    if case .value(let end) = argument, case .number(let index) = code.operations[end],
      let gap = targets.gap(around: code.numbers[Int(index)]), gap.lower != nil
    {
      return -1
    }
    for (index, other) in arguments.enumerated()
    where breaks[index] == targets && isSame(other, argument) {
      return index
    }
    arguments.append(argument)
    breaks.append(targets)
    return arguments.count - 1
  }

  private func isSame(
    _ first: PiecewiseProgram.Argument,
    _ second: PiecewiseProgram.Argument
  ) -> Bool {
    if first == second { return true }
    switch (first, second) {
    case (.value(let a), .value(let b)):
      return operations(endingAt: a).elementsEqual(operations(endingAt: b))
    case (.difference(let a), .difference(let b)), (.quotient(let a), .quotient(let b)):
      return code.operations[starts[a]..<a].elementsEqual(code.operations[starts[b]..<b])
    default: return false
    }
  }

  private func operations(endingAt end: Int) -> ArraySlice<IntervalCode.Operation> {
    code.operations[starts[end]...end]
  }
}
