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
  ///
  /// A `°` behind a number multiplies it by π/180 in radians, and changes nothing in degrees.
  package let angleUnit: AngleUnit
  /// The same program, ready to be evaluated; a parameter that is not bound counts as 1.
  package let code: ProgramCode

  /// Checks that the steps leave exactly one value.
  ///
  /// - Throws: `ProgramError` when they do not, or are too many.
  ///
  /// Whether conditions are statements is not checked: `unsoundCondition` does that for saved
  /// programs. An abbreviation with too many steps is no error; the program has an unknown value
  /// then.
  ///
  ///     try Program([.variable, .binary(.add)])  // throws missingOperand(of: "add", at: 1)
  ///     try Program([.variable, .variable])  // throws leftoverValues(2)
  ///
  /// - Complexity: O(*n*) for the steps that are spelled out, and a loop for each long sum.
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
    self.init(checked: instructions, angleUnit)
  }

  /// Of steps that leave one value.
  private init(checked instructions: [Instruction], _ angleUnit: AngleUnit) {
    (self.instructions, self.angleUnit) = (instructions, angleUnit)
    code = ProgramCode(
      checked: instructions.binding(ParameterValues()).spelledOut(in: angleUnit),
      angleUnit: angleUnit
    )
  }

  /// Its steps, with those that abbreviations stand for in their place.
  ///
  /// Parameters stay in them, but one in a bound of a sum counts as 1. They are worked out at each
  /// call.
  package var plain: [Instruction] { instructions.spelledOut(in: angleUnit) }

  /// About how many operations a value takes, at least 1.
  package var cost: Int {
    max(1, code.operations.count) + code.integrals.reduce(0) { $0 + $1.cost }
  }

  /// How deeply its operations are nested; 1 for a number.
  package var depth: Int { instructions.fold { _, depths in (depths.max() ?? 0) + 1 } ?? 0 }

  /// The same steps read with another angle unit.
  package func with(_ angleUnit: AngleUnit) -> Program {
    angleUnit == self.angleUnit ? self : Program(checked: instructions, angleUnit)
  }

  /// Whether a part of it is known by enclosures alone, and not to any number of digits.
  ///
  /// So it is with an integral that `Antidifferentiation` has no formula for.
  package var isEnclosedOnly: Bool { !code.integrals.isEmpty }

  /// Whether the variable occurs in it.
  ///
  /// It is asked of the compiled code: the variable bound in an integral's formula does not count,
  /// and a derivative may have lost the variable.
  package var usesVariable: Bool { code.usesVariable }

  /// Whether it is short enough for a graph that answers at once.
  ///
  /// The steps are counted as written, before abbreviations are spelled out.
  package var isGraphable: Bool { instructions.count <= ProgramLimits.graphedInstructions }

  /// The value at `x`; nil where it is undefined or too large for a `Double`.
  ///
  /// The result is rounded at each operation, and proves nothing: `enclosure(over:)` does. An
  /// unbound parameter counts as 1.
  ///
  /// - Complexity: O(*n*) for the operations of `code`; more where an integral has to be followed
  ///   to a new place.
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
