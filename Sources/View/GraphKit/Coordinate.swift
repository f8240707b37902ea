/// The plane's two coordinates, by the letters that stand at its axes and on its keys.
package enum Coordinate: String, CaseIterable, Sendable {
  case x, y

  /// The letter of what is counted from an origin: x = π + t.
  package var local: String { self == .x ? "t" : "s" }

  /// The one that a letter means, large or small.
  package init?(_ letter: Character) { self.init(rawValue: letter.lowercased()) }
}
