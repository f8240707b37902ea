import CLanes
import Calculus
import Intervals
import Operations

/// Turns interval code into the graph of `EnclosingCode`, operation by operation.
struct EnclosingCodeBuilder {
  private(set) var graph = EnclosingGraph()
  /// The nodes of the values on the stack, the top last.
  private var stack: [Int] = []

  /// The program's value.
  ///
  /// - Precondition: All operations of a program were appended, each with true as the answer.
  var result: Int { stack[0] }

  /// False where a power has no loop.
  ///
  /// Exponents are refused that are 0 or beyond ±2¹⁶; so is a number without bounds. After false
  /// the builder is of no use: operands are taken from the stack already.
  ///
  /// - Precondition: The operands are on the stack.
  mutating func append(_ operation: IntervalCode.Operation, _ code: IntervalCode) -> Bool {
    let numbers = code.numbers
    let result: Int?
    switch operation {
    case .number(let index):
      // What is too large for a Double has no center.
      guard numbers[Int(index)].isBounded else { return false }
      result = graph.number(numbers[Int(index)])
    case .variable: result = graph.node(.variable)
    case .unary(let operation):
      let x = stack.removeLast()
      result = operation.row.loops.enclosing?(&graph, x) ?? graph.node(.unary(operation), x)
    case .binary(let operation):
      let second = stack.removeLast()
      let first = stack.removeLast()
      result =
        operation.row.loops.enclosing(&graph, first, second)
        ?? graph.node(.binary(operation), first, second)
    case .power(let exponent, 1): result = graph.power(stack.removeLast(), Int(exponent))
    case .power(let numerator, let denominator):
      result = graph.oddRoot(stack.removeLast(), Int(numerator), Int(denominator))
    case .integral(let index):
      let end = stack.removeLast()
      let slope = stack.removeLast()
      result = graph.node(.integral(index), slope, end)
    case .saturation(let index):
      // 1 − c/(c + u): narrow even where u is too large for a Double.
      let c = numbers[Int(index)]
      let share = graph.scale(graph.kernel(.reciprocal, graph.add(stack.removeLast(), c)), by: -c)
      result = graph.add(share, Interval(1))
    }
    guard let result else { return false }
    stack.append(result)
    return true
  }
}
