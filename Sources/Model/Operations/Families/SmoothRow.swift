import Calculus
import Intervals
import Numerals

/// Rows of functions that are known by their values and derivatives.
extension UnaryFunction {
  /// A row of which all arithmetics follow from the function.
  static func special(
    _ name: String,
    _ function: SmoothFunction,
    singular: Singularities? = nil,
    limit: @escaping @Sendable (Bool) -> Limit,
    precise: ExactRule,
    zeros: Zeros = .own,
    monotonicity: Monotonicity = .none,
    derivative: [OperationStep]?,
    fault: Fault = .noRealValue
  ) -> UnaryFunction {
    UnaryFunction(
      name: name,
      writing: Writing(elsewhere: .unknown),
      real: function.real,
      enclosure: function.enclosure,
      intervalUnion: singular == nil ? nil : function.intervalUnion,
      series: function.series,
      jet: { u, _ in function.jet(u) },
      singular: singular,
      limit: limit,
      precise: precise,
      shape: Shape(zeros: zeros, monotonicity: monotonicity, derivative: derivative),
      fault: fault
    )
  }

  /// Defined above 0, falling beyond all bounds there.
  static let aboveZero = Singularities(
    targets: .zero,
    domain: { .where($0.lower != nil && !$0.isPoint) },
    pole: { _, _ in false }
  )

  /// Steps that hold where the operand is above a number.
  static func above(_ number: OperationStep, _ steps: [OperationStep]) -> [OperationStep] {
    [.argument, number, .binary(.greater)] + steps + [.binary(.when)]
  }
}

extension ExactRule {
  /// A function that has values above 0 alone.
  static func positive(_ function: ExactFunction) -> ExactRule {
    .function(function) { try $0.sign(of: $1) > 0 }
  }
}
