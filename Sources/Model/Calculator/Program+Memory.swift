package import Formulas
package import Words
import Numerals
import Operations

// The memory M of a calculator: what a formula that holds it stands for.
extension Program {
  /// Whether the memory occurs in it.
  package var usesMemory: Bool { instructions.withParts.contains(.parameter(.memory)) }

  /// The same program with what is kept in the place of the memory, whatever angles that is in.
  ///
  /// - Throws: `ProgramError` when it gets too long.
  package func recalling(_ kept: Program) throws(ProgramError) -> Program {
    guard usesMemory else { return self }
    let steps = kept.steps(in: angleUnit)
    return try Program(
      plain.flatMap { $0 == .parameter(.memory) ? steps : [$0] },
      angleUnit: angleUnit
    )
  }

  /// What is graphed: beside x the memory is the number kept, and nil where nothing is; without x it is
  /// the variable, so that the curve shows the value for whatever may be kept.
  ///
  /// - Throws: `ProgramError` when it gets too long.
  package func graphed(_ kept: Program?) throws(ProgramError) -> Program? {
    guard usesMemory else { return self }
    guard usesVariable else { return replacing([.memory: [.variable]]) }
    guard let kept else { return nil }
    return try recalling(kept)
  }

  /// What is kept of it: its steps, or where they are many the fraction that it is.
  ///
  /// - Throws: `ProgramError` when it is too long.
  package func kept() throws(ProgramError) -> Program {
    guard instructions.count > ProgramLimits.writtenMemory else { return self }
    if let fraction = code.exactValue {
      return try Program(.fraction(fraction), angleUnit: angleUnit)
    }
    guard isGraphable else { throw .tooLong }
    return self
  }

  /// Its steps where angles are in a unit, of the same value.
  private func steps(in unit: AngleUnit) -> [Instruction] {
    let instructions = plain
    guard unit != angleUnit else { return instructions }
    let toDegrees = Self.product(with: .number(NumberLiteral(180)), over: .constant(.pi))
    let toRadians = Self.product(with: .constant(.pi), over: .number(NumberLiteral(180)))
    let (before, after) = unit == .radians ? (toRadians, toDegrees) : (toDegrees, toRadians)
    return instructions.flatMap { step in
      // A degree is nothing but its number where angles are in degrees.
      if step == .unary(.degrees) { return unit == .radians ? [] : toRadians }
      return (step.takesAngle ? before : []) + [step] + (step.givesAngle ? after : [])
    }
  }

  private static func product(with factor: Instruction, over divisor: Instruction) -> [Instruction]
  {
    [factor, .binary(.multiply), divisor, .binary(.divide)]
  }
}

extension Instruction {
  /// Whether its operand is an angle.
  fileprivate var takesAngle: Bool {
    guard case .unary(let operation) = self, !givesAngle else { return false }
    return operation.row.writing.dependsOnUnit
  }

  /// Whether its result is an angle.
  fileprivate var givesAngle: Bool {
    switch self {
    case .unary(let operation): operation.row.writing.givesAngle
    case .binary(let operation): operation.row.writing.givesAngle
    case .defined(let function): function.definition.contains { Instruction($0).givesAngle }
    case .number, .constant, .variable, .parameter, .abbreviation, .local: false
    case .integral, .accumulated, .enclosed: false
    }
  }
}
