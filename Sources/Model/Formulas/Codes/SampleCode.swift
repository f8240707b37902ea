import Calculus
import CLanes
import Operations

/// A program made ready for many points at once: folded, shared, on registers of 128 lanes.
struct SampleCode: Sendable {
  typealias Graph = SamplingGraph

  /// What is filled once: numbers and the variable's place.
  let pinned: [Graph.Step]
  let steps: [Graph.Step]
  let registerCount: Int
  let result: Int
  /// The variable's register, −1 where it does not occur.
  let variableRegister: Int
  let integrals: [IntegralFunction]
  /// How many points a register holds.
  static var laneCount: Int { 128 }

  init(
    _ operations: [ProgramCode.Operation],
    values: [Double],
    integrals: [IntegralFunction]
  ) {
    self.integrals = integrals
    var builder = SampleCodeBuilder(integrals: integrals)
    for operation in operations { builder.append(operation, values) }
    (pinned, steps, registerCount, result) = builder.graph.schedule(result: builder.result) {
      switch $0 {
      case .variable, .number: true
      case .kernel, .wholePower, .unary, .binary, .rationalPower, .integral: false
      }
    }
    variableRegister = pinned.first { $0.operation == .variable }?.target ?? -1
  }
}
