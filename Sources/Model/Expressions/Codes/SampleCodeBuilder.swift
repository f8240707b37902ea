import Calculus
import CLanes
import Intervals

/// Turns a program into the graph of `SampleCode`, operation by operation.
struct SampleCodeBuilder {
  private let integrals: [IntegralFunction]
  private(set) var graph = BlockGraph<SampleCode.Operation>()
  private var stack: [Int] = []

  init(integrals: [IntegralFunction]) { self.integrals = integrals }

  /// The program's value.
  var result: Int { stack[0] }

  mutating func append(_ operation: ProgramCode.Operation, _ values: [Double]) {
    switch operation {
    case .number(let index): stack.append(number(values[Int(index)]))
    case .variable, .saturation: stack.append(graph.node(.variable))
    case .unary(let operation): stack.append(apply(operation, stack.removeLast()))
    case .binary(let operation):
      let second = stack.removeLast()
      stack.append(apply(operation, stack.removeLast(), second))
    case .integral(let index):
      let end = stack.removeLast()
      stack.removeLast()
      stack.append(integral(integrals[Int(index)], to: end))
    case .power(let numerator, let denominator):
      stack.append(power(stack.removeLast(), numerator, denominator))
    }
  }

  private mutating func apply(_ operation: UnaryOperation, _ x: Int) -> Int {
    if let x = value(of: x) { return number(operation.value(of: x)) }
    return switch operation.row.loops.sample {
    case .lanewise: graph.node(.unary(operation), x)
    case .kernel(let kernel): graph.node(.kernel(kernel), x)
    case .built(let build): build(&self, x)
    }
  }

  private mutating func apply(_ operation: BinaryOperation, _ x: Int, _ y: Int) -> Int {
    if let x = value(of: x), let y = value(of: y) { return number(operation.value(of: x, y)) }
    return operation.row.loops.sample(&self, x, y) ?? graph.node(.binary(operation), x, y)
  }

  private mutating func integral(_ integral: IntegralFunction, to end: Int) -> Int {
    if let end = value(of: end) { return number(integral.value(to: end)) }
    return graph.node(.integral(integral), end)
  }

  private mutating func power(_ x: Int, _ numerator: Int32, _ denominator: Int32) -> Int {
    if let x = value(of: x) {
      return number(Real.rationalPower(x, Int(numerator), Int(denominator)))
    }
    if denominator == 1, 1...8 ~= numerator.magnitude { return wholePower(x, numerator) }
    if numerator == 1, denominator == 3 { return kernel(.cbrt, x) }
    return graph.node(.rationalPower(numerator, denominator), x)
  }

  // MARK: Nodes

  mutating func number(_ value: Double) -> Int { graph.node(.number(value.bitPattern)) }

  func value(of node: Int) -> Double? {
    guard case .number(let bits) = graph.nodes[node].operation else { return nil }
    return Double(bitPattern: bits)
  }

  mutating func kernel(_ kernel: LanesSample, _ x: Int) -> Int { graph.node(.kernel(kernel), x) }

  mutating func kernel(_ kernel: LanesSample, _ x: Int, _ y: Int) -> Int {
    graph.node(.kernel(kernel), x, y)
  }

  /// x^n for n from −8 to 8 but 0; of the reciprocal below 0, so that only the result can overflow.
  mutating func wholePower(_ x: Int, _ n: Int32) -> Int {
    if n == 1 { return x }
    if n == 2 { return kernel(.multiply, x, x) }
    if n > 0 { return graph.node(.wholePower(n), x) }
    return wholePower(kernel(.divide, number(1), x), -n)
  }
}
