import Calculus
import CLanes
import Intervals

/// Turns interval code into the graph of `EnclosingCode`, operation by operation.
struct EnclosingCodeBuilder {
  private(set) var graph = BlockGraph<EnclosingCode.Operation>()
  private var stack: [Int] = []

  /// The program's value.
  var result: Int { stack[0] }

  /// False where a power has no loop.
  mutating func append(_ operation: IntervalCode.Operation, _ code: IntervalCode) -> Bool {
    let numbers = code.numbers
    let result: Int?
    switch operation {
    case .number(let index):
      // What is too large for a Double has no center.
      guard numbers[Int(index)].isBounded else { return false }
      result = number(numbers[Int(index)])
    case .variable: result = graph.node(.variable)
    case .unary(let operation):
      let x = stack.removeLast()
      result = operation.row.loops.enclosing?(&self, x) ?? graph.node(.unary(operation), x)
    case .binary(let operation):
      let second = stack.removeLast()
      let first = stack.removeLast()
      result =
        operation.row.loops.enclosing(&self, first, second)
        ?? graph.node(.binary(operation), first, second)
    case .power(let exponent, 1): result = power(stack.removeLast(), Int(exponent))
    case .power(let numerator, let denominator):
      result = oddRoot(stack.removeLast(), Int(numerator), Int(denominator))
    case .integral(let index):
      let end = stack.removeLast()
      let slope = stack.removeLast()
      result = graph.node(.integral(code.integrals[Int(index)]), slope, end)
    case .saturation(let index):
      // 1 − c/(c + u): narrow even where u is too large for a Double.
      let c = numbers[Int(index)]
      let share = scale(kernel(.reciprocal, add(stack.removeLast(), c)), by: -c)
      result = add(share, Interval(1))
    }
    guard let result else { return false }
    stack.append(result)
    return true
  }

  // MARK: Nodes

  mutating func kernel(_ kernel: LanesEnclose, _ x: Int) -> Int { graph.node(.kernel(kernel), x) }

  mutating func kernel(_ kernel: LanesEnclose, _ x: Int, _ y: Int) -> Int {
    graph.node(.kernel(kernel), x, y)
  }

  mutating func number(_ number: Interval) -> Int { graph.node(.number(number)) }

  func interval(of node: Int) -> Interval? {
    guard case .number(let number) = graph.nodes[node].operation else { return nil }
    return number
  }

  mutating func add(_ x: Int, _ number: Interval) -> Int {
    graph.node(.withNumber(.addNumber, number), x)
  }

  mutating func scale(_ x: Int, by factor: Interval) -> Int {
    if factor == Interval(1) { return x }
    if factor == Interval(-1) { return kernel(.negate, x) }
    // The loop wants a factor that is nearly one number.
    guard factor.mignitude > 0, factor.upperBound - factor.lowerBound <= factor.mignitude * 0x1p-40
    else { return kernel(.multiply, x, number(factor)) }
    return graph.node(.withNumber(.multiplyNumber, factor), x)
  }

  mutating func multiply(_ x: Int, _ y: Int) -> Int {
    if x == y { return kernel(.square, x) }
    if let factor = interval(of: x) { return scale(y, by: factor) }
    if let factor = interval(of: y) { return scale(x, by: factor) }
    return kernel(.multiply, x, y)
  }

  mutating func divide(_ x: Int, _ y: Int) -> Int {
    if let divisor = interval(of: y), !divisor.contains(0) {
      return scale(x, by: .reciprocal(divisor))
    }
    if let dividend = interval(of: x) { return scale(kernel(.reciprocal, y), by: dividend) }
    return kernel(.divide, x, y)
  }

  // MARK: Logarithms and roots

  mutating func logarithm(base: Int, _ x: Int) -> Int? {
    if let base = interval(of: base) {
      guard base.lowerBound > 0, !base.contains(1) else { return nil }
      return scale(kernel(.log, x), by: .reciprocal(.log(base)))
    }
    return divide(kernel(.log, x), kernel(.log, base))
  }

  mutating func root(_ n: Int, _ x: Int) -> Int? {
    guard let n = interval(of: n), n.isSingleton, let whole = Int(exactly: n.lowerBound), whole > 1,
      whole <= 1024
    else { return nil }
    if whole == 2 { return kernel(.sqrt, x) }
    if whole & 1 == 1 { return oddRoot(x, 1, whole) }
    return kernel(
      .exp,
      scale(kernel(.logInRoot, x), by: .reciprocal(Interval(Double(whole))))
    )
  }
}
