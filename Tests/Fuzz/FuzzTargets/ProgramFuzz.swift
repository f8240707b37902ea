import Formulas
import Foundation

/// Reads bytes as a saved program.
enum ProgramFuzz {
  static func fault(in bytes: [UInt8]) -> String? {
    guard let program = try? JSONDecoder().decode(Program.self, from: Data(bytes)) else {
      return nil
    }
    guard let saved = try? JSONEncoder().encode(program),
      let again = try? JSONDecoder().decode(Program.self, from: saved), again == program
    else { return "\(program) is not what comes back" }
    return ProgramLaws.fault(in: program)
  }
}
