import CLanes
import NumericCore

/// Turns a program into the graph of `SampleCode`, operation by operation.
struct SampleCodeBuilder {
  private(set) var graph = BlockGraph<SampleCode.Operation>()
  private var stack: [Int] = []
  private let angleUnit: AngleUnit

  init(angleUnit: AngleUnit) { self.angleUnit = angleUnit }

  /// The program's value.
  var result: Int { stack[0] }

  mutating func append(_ operation: ProgramCode.Operation, _ values: [Double]) {
    switch operation {
    case .loadNumber(let index): stack.append(number(values[Int(index)]))
    case .loadVariable: stack.append(graph.node(.variable))
    case .unary(let operation): stack.append(apply(operation, stack.removeLast()))
    case .binary(let operation):
      let second = stack.removeLast()
      stack.append(apply(operation, stack.removeLast(), second))
    case .rationalPower(let numerator, let denominator):
      stack.append(power(stack.removeLast(), numerator, denominator))
    }
  }

  private mutating func number(_ value: Double) -> Int {
    graph.node(.number(value.bitPattern))
  }

  private func value(of node: Int) -> Double? {
    guard case .number(let bits) = graph.nodes[node].operation else { return nil }
    return Double(bitPattern: bits)
  }

  private mutating func apply(_ operation: UnaryOperation, _ x: Int) -> Int {
    if let x = value(of: x) { return number(operation.value(of: x, angleUnit: angleUnit)) }
    switch operation {
    case .percent: return graph.node(.kernel(.divide), x, number(100))
    case .degrees where angleUnit == .degrees: return x
    case .degrees:
      return graph.node(.kernel(.multiply), x, number(Real.radians(fromDegrees: 1)))
    case .sec: return graph.node(.kernel(.divide), number(1), graph.node(.kernel(.cos), x))
    case .csc: return graph.node(.kernel(.divide), number(1), graph.node(.kernel(.sin), x))
    case .cot:
      let cosine = graph.node(.kernel(.cos), x)
      return graph.node(.kernel(.divide), cosine, graph.node(.kernel(.sin), x))
    default:
      guard let kernel = operation.sampleKernel(angleUnit) else {
        return graph.node(.unary(operation), x)
      }
      return graph.node(.kernel(kernel), x)
    }
  }

  private mutating func apply(_ operation: BinaryOperation, _ x: Int, _ y: Int) -> Int {
    if let x = value(of: x), let y = value(of: y) { return number(operation.value(of: x, y)) }
    switch operation {
    case .add: return graph.node(.kernel(.add), x, y)
    case .subtract: return graph.node(.kernel(.subtract), x, y)
    case .multiply: return graph.node(.kernel(.multiply), x, y)
    case .divide: return graph.node(.kernel(.divide), x, y)
    case .min: return graph.node(.kernel(.min), x, y)
    case .max: return graph.node(.kernel(.max), x, y)
    case .power:
      if let exponent = value(of: y).flatMap({ Int32(exactly: $0) }), 1...8 ~= exponent.magnitude {
        return wholePower(x, exponent)
      }
      return graph.node(.kernel(.power), x, y)
    case .logarithm where value(of: x) == 10: return graph.node(.kernel(.log10), y)
    case .logarithm where value(of: x) == 2: return graph.node(.kernel(.log2), y)
    case .root where value(of: x) == 2: return graph.node(.kernel(.sqrt), y)
    case .root where value(of: x) == 3: return graph.node(.kernel(.cbrt), y)
    case .logarithm, .root, .mod: return graph.node(.binary(operation), x, y)
    }
  }

  private mutating func power(_ x: Int, _ numerator: Int32, _ denominator: Int32) -> Int {
    if let x = value(of: x) {
      return number(Real.rationalPower(x, Int(numerator), Int(denominator)))
    }
    if denominator == 1, 1...8 ~= numerator.magnitude { return wholePower(x, numerator) }
    if numerator == 1, denominator == 3 { return graph.node(.kernel(.cbrt), x) }
    return graph.node(.rationalPower(numerator, denominator), x)
  }

  /// x^n for n from −8 to 8 but 0; of the reciprocal below 0, so that only the result can overflow.
  private mutating func wholePower(_ x: Int, _ n: Int32) -> Int {
    if n == 1 { return x }
    if n == 2 { return graph.node(.kernel(.multiply), x, x) }
    if n > 0 { return graph.node(.wholePower(n), x) }
    return wholePower(graph.node(.kernel(.divide), number(1), x), -n)
  }
}

extension UnaryOperation {
  /// The loop that does this operation and nothing else.
  func sampleKernel(_ angleUnit: AngleUnit) -> LanesSample? {
    switch self {
    case .negate: .negate
    case .absolute: .abs
    case .sign: .sign
    case .floor: .floor
    case .ceil: .ceil
    case .round: .round
    case .squareRoot: .sqrt
    case .cubeRoot: .cbrt
    case .sinh: .sinh
    case .cosh: .cosh
    case .tanh: .tanh
    case .asinh: .asinh
    case .acosh: .acosh
    case .atanh: .atanh
    case .exp: .exp
    case .ln: .log
    case .log10: .log10
    case .log2: .log2
    case .sin where angleUnit == .radians: .sin
    case .cos where angleUnit == .radians: .cos
    case .tan where angleUnit == .radians: .tan
    case .asin where angleUnit == .radians: .asin
    case .acos where angleUnit == .radians: .acos
    case .atan where angleUnit == .radians: .atan
    // In degrees there are exact values to keep, one by one.
    case .sin, .cos, .tan, .asin, .acos, .atan: nil
    case .percent, .degrees, .sec, .csc, .cot, .factorial, .gamma: nil
    }
  }
}
