package import Operations
package import Words

/// An immutable formula of at most one variable, and parameters.
///
/// Made from key presses, typed text or a saved list, it always stands for exactly one value:
///
///     let program = try Program([.variable, .unary(.sin)])
///     program.evaluate(at: 0)  // 0.0
///     program.description  // "sin(x)"
package struct Program: Sendable {
  /// The steps in postfix order; never empty.
  package let instructions: [Instruction]
  /// How sin, cos, tan and their inverses read an angle.
  package let angleUnit: AngleUnit
  /// The same program, ready to be evaluated; a parameter that is not bound counts as 1.
  package let code: ProgramCode

  /// Checks that the steps leave exactly one value.
  ///
  /// - Throws: `ProgramError` when they do not, or are too many.
  package init(
    _ instructions: [Instruction],
    angleUnit: AngleUnit = .radians
  ) throws(ProgramError) {
    guard !instructions.isEmpty else { throw .empty }
    guard instructions.count <= ProgramLimits.instructions else { throw .tooLong }
    var depth = 0
    for (index, instruction) in instructions.enumerated() {
      guard depth >= instruction.operandCount else {
        throw .missingOperand(of: instruction.name, at: index)
      }
      depth += 1 - instruction.operandCount
    }
    guard depth == 1 else { throw .leftoverValues(depth) }
    self.instructions = instructions
    self.angleUnit = angleUnit
    code = ProgramCode(
      checked: instructions.binding(ParameterValues()).spelledOut(in: angleUnit),
      angleUnit: angleUnit
    )
  }

  /// Its steps, with those that abbreviations stand for in their place.
  package var plain: [Instruction] { instructions.spelledOut(in: angleUnit) }

  /// About how many operations a value takes, at least 1.
  package var cost: Int { max(1, code.operations.count) + 50 * code.integrals.count }

  /// How deeply its operations are nested; 1 for a number.
  package var depth: Int { instructions.fold { _, depths in (depths.max() ?? 0) + 1 } ?? 0 }

  private init(_ program: Program, angleUnit: AngleUnit) {
    instructions = program.instructions
    self.angleUnit = angleUnit
    code = ProgramCode(
      checked: instructions.binding(ParameterValues()).spelledOut(in: angleUnit),
      angleUnit: angleUnit
    )
  }

  /// The same steps read with another angle unit.
  package func with(_ angleUnit: AngleUnit) -> Program {
    angleUnit == self.angleUnit ? self : Program(self, angleUnit: angleUnit)
  }

  /// Whether a part of it is known by enclosures alone, and not to any number of digits.
  package var isEnclosedOnly: Bool { !code.integrals.isEmpty }

  /// Whether the variable occurs in it.
  package var usesVariable: Bool { code.usesVariable }

  /// Whether it is short enough for a graph that answers at once.
  package var isGraphable: Bool { instructions.count <= ProgramLimits.graphedInstructions }

  /// The value at `x`; nil where it is undefined or too large for a `Double`.
  package func evaluate(at x: Double) -> Double? {
    let value = code.value(at: x)
    return value.isFinite ? value : nil
  }
}

extension Program: Hashable {
  package static func == (first: Program, second: Program) -> Bool {
    first.angleUnit == second.angleUnit && first.instructions == second.instructions
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(angleUnit)
    hasher.combine(instructions)
  }
}
