import Words

extension Instruction: Codable {
  /// Reads a step from a string.
  ///
  /// - Throws: `ProgramError.unknownInstruction` for a word that `init(name:)` does not know.
  package init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    guard let instruction = Instruction(name: name) else {
      throw ProgramError.unknownInstruction(name)
    }
    self = instruction
  }

  /// Writes the `name`.
  ///
  /// An abbreviation has none, and could not be read again: `Program` writes its `plain` steps.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
