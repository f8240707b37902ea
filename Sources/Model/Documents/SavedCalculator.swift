import Calculator
import Formulas

/// The calculator as a file holds it.
///
/// Of one with a line that is longer than any that can be typed only the history is read.
struct SavedCalculator: Codable, Hashable {
  var state: CalculatorState

  init(_ state: CalculatorState) { self.state = state }

  package init(from decoder: any Decoder) throws {
    let lines = try Lines(from: decoder)
    guard lines.areTooLong else {
      state = try CalculatorState(from: decoder)
      return
    }
    state = CalculatorState()
    state.history = lines.history ?? []
  }

  package func encode(to encoder: any Encoder) throws { try state.encode(to: encoder) }

  /// The lines alone, before their pieces are looked for.
  private struct Lines: Decodable {
    struct Line: Decodable {
      var text: String
      var isTooLong: Bool { text.count > ProgramLimits.formulaCharacters }
    }

    struct Parked: Decodable {
      var line: Line
    }

    var line: Line
    var draft: Line?
    var parkedLine: Parked?
    var parkedEntry: Line?
    var history: [String]?

    var areTooLong: Bool {
      [line, draft, parkedLine?.line, parkedEntry].contains { $0?.isTooLong ?? false }
    }
  }
}
