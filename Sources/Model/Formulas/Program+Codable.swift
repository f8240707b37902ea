import Operations
import Words

extension Program: Codable {
  private enum CodingKeys: String, CodingKey {
    case program
    case angle
  }

  /// Reads `{"program": ["x", "sin", "2", "power"], "angle": "degrees"}`.
  ///
  /// - Throws: `ProgramError` when the words are unknown, do not leave exactly one value, or take a
  ///   number for a condition or the other way round.
  ///
  /// Without "angle" it is in radians. A y is an unknown word here, as it belongs to relations,
  /// which are saved as text.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let instructions = try container.decode([Instruction].self, forKey: .program)
    guard !instructions.contains(.parameter(.y)) else {
      throw ProgramError.unknownInstruction(Instruction.parameter(.y).name)
    }
    if let index = instructions.unsoundCondition {
      throw ProgramError.conditionMissing(of: instructions[index].name, at: index)
    }
    guard !instructions.isStatement else { throw ProgramError.isCondition }
    try self.init(
      instructions,
      angleUnit: container.decodeIfPresent(AngleUnit.self, forKey: .angle) ?? .radians
    )
  }

  /// Writes `plain`, in which sums, derivatives and named functions are spelled out.
  ///
  /// A program that is read again has the same values, but its sums are gone: Σ k from 1 to 3 is
  /// saved as the steps of its terms. The angle unit is always written.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(plain, forKey: .program)
    try container.encode(angleUnit, forKey: .angle)
  }
}
