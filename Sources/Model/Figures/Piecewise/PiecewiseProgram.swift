import Algebra
package import Analysis
package import Calculus
package import Formulas
package import Intervals
import Operations

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
  /// For each operation a number, the same for values that are the same expression.
  let names: [Int]
  package let breaks: [SingularSet]
  /// For each operation that ends a sum which is a polynomial with exact coefficients, that polynomial.
  let polynomials: [Int: ExactPolynomial]
  /// The operations that take the first of two values, or the second where there is no first.
  let choices: [Int]
  /// Whether something in it is left open where a condition does not hold.
  let hasOpenValues: Bool
  /// The operations on numbers that certainly have no value.
  let emptyNumbers: Set<Int>
  /// The operations on numbers that may have no value, as integrals that are not known to converge.
  let openNumbers: Set<Int>
  /// The number that the function is wherever it has values, if algebra tells so: sin²x + cos²x is 1.
  let constant: Interval?

  /// The pieces of a program; algebra is asked whether it is a number where `findsConstant` is true.
  package init(_ program: Program, findsConstant: Bool = true) {
    self.program = program
    code = FactoredSums(program.code).intervalCode ?? program.code.intervalCode
    var survey = BreakSearch(code)
    for index in code.operations.indices { survey.add(index) }
    starts = survey.starts
    breakIndices = survey.breakIndices
    arguments = survey.arguments
    names = survey.names
    breaks = survey.breaks
    polynomials = ExactPolynomial.sums(in: code)
    choices = code.operations.indices.filter { [code] in
      if case .binary(let operation) = code.operations[$0] {
        operation.row.shape.takesWhatIsThere
      } else {
        false
      }
    }
    hasOpenValues = code.operations.contains(.binary(.known))
    let numbers = code.operations.indices.map { [code, starts] in
      starts[$0] < $0 ? code.number(of: starts[$0]...$0) : nil
    }
    emptyNumbers = Set(numbers.indices.filter { numbers[$0]?.interval.isEmpty ?? false })
    openNumbers = Set(
      numbers.indices.filter { numbers[$0].map { $0.decoration < .defined } ?? false }
    )
    // Only what has x more than once loses it again.
    constant =
      findsConstant && code.operations.count { $0 == .variable } > 1
      ? SymbolicProgram(program)?.constant : nil
  }

  package var operationCount: Int { code.operations.count }

  package func y(at x: Double) -> Double? { program.evaluate(at: x) }

  package func enclosure(over x: Interval) -> Enclosure { code.enclosure(over: x) }

  package func intervalUnion(over x: Interval) -> [DecoratedInterval] {
    program.intervalUnion(over: x)
  }

  package func taylorModel(around center: Double, over x: Interval) -> TaylorModel? {
    program.taylorModel(around: center, over: x)
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
}

/// Finds the breaks of a code, operation by operation.
private struct BreakSearch {
  /// An operation on values by their names.
  private struct Step: Hashable {
    let operation: IntervalCode.Operation
    let operands: [Int]
  }

  /// A break by the names of the values in it.
  private struct NamedBreak: Hashable {
    let kind: Break.Argument
    let operands: [Int]
    let targets: SingularSet
  }

  let code: IntervalCode
  var starts: [Int] = []
  var breakIndices: [[Int]] = []
  var arguments: [PiecewiseProgram.Argument] = []
  var breaks: [SingularSet] = []
  /// The same number for values that are the same expression, by where they end.
  private(set) var names: [Int] = []
  private var known: [Step: Int] = [:]
  private var indices: [NamedBreak: Int] = [:]

  init(_ code: IntervalCode) { self.code = code }

  mutating func add(_ index: Int) {
    let operation = code.operations[index]
    starts.append(start(of: operation, at: index))
    let step = Step(operation: operation, operands: operands(of: operation, at: index))
    let name = known[step] ?? known.count
    known[step] = name
    names.append(name)
    breakIndices.append(
      code.breaks(of: operation).map { found in
        guard let found else { return -1 }
        return number(of: found.argument, of: index, found.targets)
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

  /// The names of an operation's operands, in their order.
  private func operands(of operation: IntervalCode.Operation, at index: Int) -> [Int] {
    switch operation.operandCount {
    case 0: []
    case 1: [names[index - 1]]
    default: [names[starts[index - 1] - 1], names[index - 1]]
    }
  }

  private func argument(
    _ kind: Break.Argument,
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

  /// Whether an operation has values in a gap: that of a number such as asin 2 has none.
  private func isDefined(_ operation: IntervalCode.Operation, in gap: Gap) -> Bool {
    guard case .unary(let unary) = operation else { return true }
    return unary.domainStatus(in: gap) == .everywhere
  }

  /// The index of a break, the same for equal arguments and targets; −1 where the argument is a
  /// number that is certainly no target and has a value.
  private mutating func number(
    of kind: Break.Argument,
    of index: Int,
    _ targets: SingularSet
  ) -> Int {
    let argument = argument(kind, of: index)
    let operation = code.operations[index]
    if case .value(let end) = argument, case .number(let index) = code.operations[end],
      let gap = targets.gap(around: code.numbers[Int(index)]), gap.lower != nil,
      isDefined(operation, in: gap)
    {
      return -1
    }
    let found =
      if case .value(let end) = argument {
        // Whichever operand it is.
        NamedBreak(kind: .last, operands: [names[end]], targets: targets)
      } else {
        NamedBreak(
          kind: kind,
          operands: operands(of: code.operations[index], at: index),
          targets: targets
        )
      }
    if let known = indices[found] { return known }
    indices[found] = arguments.count
    arguments.append(argument)
    breaks.append(targets)
    return arguments.count - 1
  }
}

extension PiecewiseProgram: SymbolicallyKnownFunction {
  package var algebra: (any SymbolicFunction)? { SymbolicProgram(program) }
}
