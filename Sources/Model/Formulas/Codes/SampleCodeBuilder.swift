import CLanes
import Calculus
import Intervals
import Operations

/// Turns a program into the graph of `SampleCode`, operation by operation.
struct SampleCodeBuilder {
  private let integrals: [IntegralFunction]
  private(set) var graph = SamplingGraph()
  private var stack: [Int] = []

  init(integrals: [IntegralFunction]) { self.integrals = integrals }

  /// The program's value.
  var result: Int { stack[0] }

  /// Adds an operation as a node, or as the number that an operation on numbers is.
  ///
  /// Such numbers are computed by plain evaluation, and are the same to the last bit.
  ///
  /// - Precondition: The operands are on the stack.
  mutating func append(_ operation: ProgramCode.Operation, _ values: [Double]) {
    switch operation {
    case .number(let index): stack.append(graph.number(values[Int(index)]))
    case .variable, .saturation: stack.append(graph.node(.variable))
    case .unary(let operation): stack.append(apply(operation, stack.removeLast()))
    case .binary(let operation):
      let second = stack.removeLast()
      stack.append(apply(operation, stack.removeLast(), second))
    case .integral(let index):
      let end = stack.removeLast()
      stack.removeLast()
      stack.append(integral(index, to: end))
    case .power(let numerator, let denominator):
      stack.append(power(stack.removeLast(), numerator, denominator))
    }
  }

  private mutating func apply(_ operation: UnaryOperation, _ x: Int) -> Int {
    if let x = graph.value(of: x) { return graph.number(operation.value(of: x)) }
    return switch operation.row.loops.sample {
    case .lanewise: graph.node(.unary(operation), x)
    case .kernel(let kernel): graph.node(.kernel(kernel), x)
    case .built(let build): build(&graph, x)
    }
  }

  private mutating func apply(_ operation: BinaryOperation, _ x: Int, _ y: Int) -> Int {
    if let x = graph.value(of: x), let y = graph.value(of: y) {
      return graph.number(operation.value(of: x, y))
    }
    return operation.row.loops.sample(&graph, x, y) ?? graph.node(.binary(operation), x, y)
  }

  /// The formula's value at the end is not needed, as it gives slopes alone.
  private mutating func integral(_ index: Int32, to end: Int) -> Int {
    if let end = graph.value(of: end) { return graph.number(integrals[Int(index)].value(to: end)) }
    return graph.node(.integral(index), end)
  }

  /// Whole exponents of a magnitude from 1 to 8, and 1/3, have loops.
  private mutating func power(_ x: Int, _ numerator: Int32, _ denominator: Int32) -> Int {
    if let x = graph.value(of: x) {
      return graph.number(Real.rationalPower(x, Int(numerator), Int(denominator)))
    }
    if denominator == 1, 1...8 ~= numerator.magnitude { return graph.wholePower(x, numerator) }
    if numerator == 1, denominator == 3 { return graph.kernel(.cbrt, x) }
    return graph.node(.rationalPower(numerator, denominator), x)
  }
}
