import Calculus
import CLanes
import Intervals
import Operations

/// A program made ready for many points at once: folded, shared, on registers of 128 lanes.
struct SampleCode: Sendable {
  typealias Graph = SamplingGraph

  /// What is filled once: numbers and the variable's place.
  let pinned: [Graph.Step]
  /// Empty for a number or the variable alone.
  let steps: [Graph.Step]
  let registerCount: Int
  /// The register of the value.
  let result: Int
  /// The variable's register, −1 where it does not occur.
  let variableRegister: Int
  let integrals: [IntegralFunction]
  /// How many points a register holds.
  static var laneCount: Int { 128 }

  /// Makes operations ready, with numbers folded and equal parts shared.
  ///
  /// `values` are the Doubles of the numbers, by the indices in `operations`. Unlike
  /// `EnclosingCode` it always exists: what has no loop goes through the lanes one by one.
  init(
    _ operations: [ProgramCode.Operation],
    values: [Double],
    integrals: [IntegralFunction]
  ) {
    self.integrals = integrals
    var graph = Graph()
    let value = operations.fold { graph.node(of: $0, $1, values, integrals) } ?? 0
    (pinned, steps, registerCount, result) = graph.schedule(result: value)
    variableRegister = pinned.first { $0.operation == .variable }?.target ?? -1
  }
}

extension SamplingGraph {
  /// The node of a step, or of the number that it is of numbers.
  ///
  /// Such numbers are computed by plain evaluation, and are the same to the last bit.
  fileprivate mutating func node(
    of step: CodeStep,
    _ operands: [Int],
    _ values: [Double],
    _ integrals: [IntegralFunction]
  ) -> Int {
    let numbers = operands.compactMap(value)
    let isNumber = numbers.count == operands.count
    switch step {
    case .number(let index): return number(values[Int(index)])
    case .variable, .saturation: return node(.variable)
    case .unary(let operation):
      if isNumber { return number(operation.value(of: numbers[0])) }
      return switch operation.row.loops.sample {
      case .lanewise: node(.unary(operation), operands[0])
      case .kernel(let kernel): node(.kernel(kernel), operands[0])
      case .built(let build): build(&self, operands[0])
      }
    case .binary(let operation):
      if isNumber { return number(operation.value(of: numbers[0], numbers[1])) }
      return operation.row.loops.sample(&self, operands[0], operands[1])
        ?? node(.binary(operation), operands[0], operands[1])
    case .integral(let index):
      // The formula's value at the end is not needed, as it gives slopes alone.
      if let end = value(of: operands[1]) { return number(integrals[Int(index)].value(to: end)) }
      return node(.integral(index), operands[1])
    case .power(let p, let q):
      if isNumber { return number(Real.rationalPower(numbers[0], Int(p), Int(q))) }
      if q == 1, 1...8 ~= p.magnitude { return wholePower(operands[0], p) }
      return p == 1 && q == 3
        ? kernel(.cbrt, operands[0]) : node(.rationalPower(p, q), operands[0])
    }
  }
}
