import Formulas
import Operations

extension Program {
  /// The steps with defined functions spelt out, and with what degrees make of their functions.
  ///
  /// For languages that have neither: `coth(x)` is 1, x, tanh, ÷. Takes time in proportion to the
  /// steps and their nesting.
  var spelledOut: [Instruction] {
    instructions.spelledOut(in: angleUnit)
      .withDefinitions { $0.definition(angleUnit) }
      .compactMap { $0.reading(angleUnit) }
  }
}

extension Instruction {
  /// The steps that it is made of where it has no spelling of its own.
  fileprivate func definition(_ angleUnit: AngleUnit) -> [OperationStep]? {
    switch self {
    case .defined(let function):
      function.elsewhere.python == nil ? function.definition : nil
    case .unary(let operation):
      angleUnit == .degrees ? operation.row.writing.definitionInDegrees : nil
    case .number, .constant, .variable, .parameter, .binary, .abbreviation, .local, .integral,
      .accumulated, .enclosed:
      nil
    }
  }

  /// What it is with an angle unit; nil where that leaves it out.
  fileprivate func reading(_ angleUnit: AngleUnit) -> Instruction? {
    guard case .unary(let operation) = self else { return self }
    if operation == .degrees, angleUnit == .degrees { return nil }
    return .unary(operation.reading(angleUnit))
  }
}
