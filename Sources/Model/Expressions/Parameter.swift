/// A letter of a formula that stands for a number: chosen with a slider, or kept by the calculator.
package enum Parameter: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
  case a, b, c
  case memory = "M"

  /// Those that are chosen with sliders.
  package static let sliders: [Parameter] = [.a, .b, .c]

  /// Its letter, in typed text and in saved programs.
  package var name: Character { Character(rawValue) }
}

extension Parameter: Comparable {
  package static func < (first: Parameter, second: Parameter) -> Bool {
    first.rawValue < second.rawValue
  }
}
