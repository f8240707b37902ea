import Calculus
import CLanes

/// A program made ready for many points at once: folded, shared, on registers of 128 lanes.
struct SampleCode: Sendable {
  /// One operation on all lanes.
  enum Operation: Hashable, Sendable {
    case variable
    /// A number, by its bits.
    case number(UInt64)
    /// A loop over lanes.
    case kernel(LanesSample)
    /// A power 1 … 64 by multiplying.
    case wholePower(Int32)
    /// Operations without a loop go through the lanes one by one.
    case unary(UnaryOperation)
    case binary(BinaryOperation)
    case rationalPower(Int32, Int32)
    case integral(IntegralFunction)
  }

  typealias Graph = BlockGraph<Operation>

  /// What is filled once: numbers and the variable's place.
  let pinned: [Graph.Step]
  let steps: [Graph.Step]
  let registerCount: Int
  let result: Int
  /// The variable's register, −1 where it does not occur.
  let variableRegister: Int
  /// How many points a register holds.
  static var laneCount: Int { 128 }

  init(
    _ operations: [ProgramCode.Operation],
    values: [Double],
    integrals: [IntegralFunction]
  ) {
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
