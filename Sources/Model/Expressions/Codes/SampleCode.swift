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

  init(_ operations: [ProgramCode.Operation], values: [Double]) {
    var builder = SampleCodeBuilder()
    for operation in operations { builder.append(operation, values) }
    let schedule = builder.graph.schedule(result: builder.result) { operation in
      switch operation {
      case .variable, .number: true
      case .kernel, .wholePower, .unary, .binary, .rationalPower: false
      }
    }
    pinned = schedule.pinned
    steps = schedule.steps
    registerCount = schedule.registerCount
    result = schedule.result
    variableRegister = pinned.first { $0.operation == .variable }?.target ?? -1
  }
}
