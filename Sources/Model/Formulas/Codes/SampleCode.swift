import Calculus
import CLanes
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
