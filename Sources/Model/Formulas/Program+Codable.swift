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

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(plain, forKey: .program)
    try container.encode(angleUnit, forKey: .angle)
  }
}
