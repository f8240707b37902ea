import Numerals

/// A letter of a formula that stands for a number, with an index or without: chosen with a slider, kept
/// by the calculator, or the y of a place in the plane.
package struct Parameter: RawRepresentable, Hashable, Codable, CodingKeyRepresentable, Sendable {
  private var letter: Unicode.Scalar
  /// 0…99; nil for none.
  private var index: Int8?

  /// The letters that stand for something else: the variable, the constants, and a sigma at an end.
  private static let taken: Set<Unicode.Scalar> = Set(
    "\(Variable.name)eπτς".unicodeScalars
  )

  /// A small letter of the Latin or Greek alphabet, with an index as `a₁` or `a_1` where it has one, or M;
  /// nil for a letter that stands for something else.
  package init?(rawValue: String) {
    guard let letter = rawValue.unicodeScalars.first,
      "a"..."z" ~= letter || "α"..."ω" ~= letter || letter == Self.memory.letter,
      !Self.taken.contains(letter)
    else { return nil }
    self.letter = letter
    guard rawValue.unicodeScalars.count > 1 else { return }
    let written = rawValue.dropFirst()
    let text = NumberText.lifted(written)
    // Digits on the line are a factor: a1 is a·1.
    guard text != written || text.hasPrefix("_"), let indexed = indexed(text.trimmingPrefix("_"))
    else { return nil }
    self = indexed
  }

  /// The letter with an index; nil for digits that are none, and for a letter that takes none.
  ///
  /// `digits` are one or two, without a zero before another.
  package func indexed(_ digits: some StringProtocol) -> Parameter? {
    guard let number = Int8(digits), 0...99 ~= number, String(number) == digits, index == nil,
      self != .memory, !isUnknown
    else { return nil }
    var parameter = self
    parameter.index = number
    return parameter
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

  package var rawValue: String {
    letter == Self.slope.letter ? "y′" : name
  }

  /// Its letter without an index, and its index; nil for none.
  package var parts: (letter: String, index: String?) {
    (String(letter), index.map { String($0) })
  }

  /// Its letter and index, in typed text and in saved programs: `a₁`.
  package var name: String {
    String(letter) + (index.map { NumberText.lowered(String($0)) } ?? "")
  }

  /// Which argument of a definition it is.
  ///
  /// Counted from 0: 1 for b; nil for all but `common`.
  package var place: Int? { Self.common.firstIndex(of: self) }
}

/// In the order of Unicode: M, then Latin letters, then Greek ones; each without an index first.
extension Parameter: Comparable {
  package static func < (first: Parameter, second: Parameter) -> Bool {
    (first.letter, first.index ?? -1) < (second.letter, second.index ?? -1)
  }
}
