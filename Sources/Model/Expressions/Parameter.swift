/// A letter of a formula that stands for a number: chosen with a slider, kept by the calculator, or the
/// y of a place in the plane.
package enum Parameter: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
  case a, b, c
  case memory = "M"
  /// The second variable, beside x, of a relation.
  case y

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
