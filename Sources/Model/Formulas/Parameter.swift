/// A letter of a formula that stands for a number: chosen with a slider, kept by the calculator, or the
/// y of a place in the plane.
package struct Parameter: RawRepresentable, Hashable, Codable, CodingKeyRepresentable, Sendable {
  private let letter: Unicode.Scalar

  /// The letters that stand for something else: the variable, the constants, and a sigma at an end.
  private static let taken: Set<Unicode.Scalar> = Set(
    "\(Variable.name)eπτς".unicodeScalars
  )

  /// A small letter of the Latin or Greek alphabet, or M; nil for a letter that stands for something else.
  package init?(rawValue: String) {
    guard let letter = rawValue.unicodeScalars.first, rawValue.unicodeScalars.count == 1,
      "a"..."z" ~= letter || "α"..."ω" ~= letter || letter == Self.memory.letter,
      !Self.taken.contains(letter)
    else { return nil }
    self.letter = letter
  }

  private init(_ letter: Unicode.Scalar) { self.letter = letter }

  package static let a = Parameter("a")
  package static let b = Parameter("b")
  package static let c = Parameter("c")
  /// The number that the calculator keeps in its memory.
  package static let memory = Parameter("M")
  /// The second variable, beside x, of a relation.
  ///
  /// Binding numbers leaves it as it is, and a saved program may not hold it.
  package static let y = Parameter("y")
  /// The slope of y in an equation for y″, written y′; as y it is bound to no number, and not saved.
  package static let slope = Parameter("\u{1E8F}")
  /// The x of a place that moves, in a formula of the time; as y it is bound to no number, and not saved.
  package static let abscissa = Parameter("x")

  /// Whether it stands for a variable, which no number is bound to.
  package var isUnknown: Bool { [Self.y, .slope, .abscissa].contains { $0.letter == letter } }

  /// Those that stand in a word with each other and with names, as in `abx`; the arguments of a
  /// definition, in order.
  package static let common: [Parameter] = [.a, .b, .c]

  package var rawValue: String { letter == Self.slope.letter ? "y′" : String(letter) }

  /// Its letter, in typed text and in saved programs.
  package var name: Character { Character(letter) }

  /// Which argument of a definition it is.
  ///
  /// Counted from 0: 1 for b; nil for all but `common`.
  package var place: Int? { Self.common.firstIndex(of: self) }
}

/// In the order of Unicode: M, then Latin letters, then Greek ones.
extension Parameter: Comparable {
  package static func < (first: Parameter, second: Parameter) -> Bool {
    first.letter < second.letter
  }
}
