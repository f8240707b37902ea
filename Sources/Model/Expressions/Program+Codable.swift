import Words

extension Program: Codable {
  private enum CodingKeys: String, CodingKey {
    case program
    case angle
  }

  /// Reads `{"program": ["x", "sin", "2", "power"], "angle": "degrees"}`.
  ///
  /// - Throws: `ProgramError` when the words are unknown or do not leave exactly one value.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let instructions = try container.decode([Instruction].self, forKey: .program)
    guard !instructions.contains(.parameter(.y)) else {
      throw ProgramError.unknownInstruction(Instruction.parameter(.y).name)
    }
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
