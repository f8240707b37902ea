/// A language the program speaks.
package enum Language: String, Hashable, Sendable, CaseIterable {
  case english = "en"
  case brazilian = "pt"
  case german = "de"

  /// The first of a list of locale names that is spoken here, as in "pt_BR.UTF-8".
  init?(firstOf locales: [Substring]) {
    let spoken = locales.lazy.compactMap { Language(rawValue: LocaleName($0).language) }
    guard let first = spoken.first else { return nil }
    self = first
  }
}
