/// What bytes from anywhere are handed to, and what must hold then.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// The formula parser, descriptions, and the three arithmetics.
  case formula
  /// A list of instructions, as it is saved.
  case program
  /// A saved state, opened, drawn and saved again.
  case state
  /// A document, or a picture that carries one, opened, drawn and written again.
  case document
  /// A text from the clipboard, LaTeX or several lines.
  case latex

  /// What is wrong with the answer to some bytes, nil when all is well; a crash speaks for itself.
  package func fault(in bytes: [UInt8]) -> String? {
    switch self {
    case .formula: FormulaFuzz.fault(in: bytes)
    case .program: ProgramFuzz.fault(in: bytes)
    case .state: StateFuzz.fault(in: bytes)
    case .document: DocumentFuzz.fault(in: bytes)
    case .latex: LaTeXFuzz.fault(in: bytes)
    }
  }
}
