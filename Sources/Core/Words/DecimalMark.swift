/// What stands before the decimals of a number.
///
/// Programs and files keep the point, with the comma between arguments. Where people write a comma,
/// the semicolon goes between arguments: "log(2, 1.5)" is written "log(2; 1,5)". Both ways hold the
/// same signs in the same places, so a caret's place is one in either.
package enum DecimalMark: Hashable, Sendable, CaseIterable {
  case point, comma

  /// The mark itself.
  package var character: Character { self == .point ? "." : "," }

  /// What stands between the arguments of a function.
  package var separator: Character { self == .point ? "," : ";" }

  /// A number or formula kept with points, as people write it.
  package func written(_ kept: String) -> String {
    guard self == .comma else { return kept }
    return String(kept.map { $0 == "." ? "," : $0 == "," ? ";" : $0 })
  }

  /// A number or formula written by people, as it is kept.
  package func kept(_ written: String) -> String {
    guard self == .comma else { return written }
    return String(written.map { $0 == "," ? "." : $0 == ";" ? "," : $0 })
  }

  /// The mark of a locale, by the tables of the C library.
  init(_ locale: LocaleName) {
    let writesComma =
      Self.commaLanguages.contains(locale.language)
      && !Self.pointLocales.contains(locale.language + "_" + locale.territory)
    self = writesComma ? .comma : .point
  }

  /// Languages that write a comma.
  private static let commaLanguages: Set<String> = [
    "az", "be", "bg", "bs", "ca", "cs", "da", "de", "el", "es", "et", "eu", "fi", "fo", "fr", "gl",
    "hr", "hu", "hy", "id", "is", "it", "ka", "kk", "lt", "lv", "mk", "nb", "nl", "nn", "no", "pl",
    "pt", "ro", "ru", "sk", "sl", "sq", "sr", "sv", "tr", "uk", "uz", "vi",
  ]

  /// Places that write a point all the same.
  private static let pointLocales: Set<String> = [
    "de_CH", "de_LI", "es_DO", "es_GT", "es_HN", "es_MX", "es_NI", "es_PA", "es_PE", "es_PR",
    "es_SV", "es_US", "it_CH",
  ]
}
