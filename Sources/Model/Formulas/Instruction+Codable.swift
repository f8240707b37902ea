import Words

extension Instruction: Codable {
  package init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    guard let instruction = Instruction(name: name) else {
      throw ProgramError.unknownInstruction(name)
    }
    self = instruction
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
