/// How a place speaks and writes: its language, and its decimal mark.
///
///     let words = Locale(language: .brazilian, mark: .comma)
///     words(ProgramFault.noLogarithm(base: "0.5"))  // "sem valor real: log na base 0,5"
package struct Locale: Hashable, Sendable {
  package var language: Language
  package var mark: DecimalMark

  package init(language: Language = .english, mark: DecimalMark = .point) {
    self.language = language
    self.mark = mark
  }

  /// The locale that the environment asks for, read as other programs read it.
  ///
  /// The language comes from LC_ALL, LC_MESSAGES or LANG, the first that is set; unless that is the
  /// neutral locale, LANGUAGE may list better choices. The mark comes from LC_ALL, LC_NUMERIC or LANG.
  package init(environment: (String) -> String?) {
    func locale(_ category: String) -> String {
      ["LC_ALL", category, "LANG"].lazy.compactMap(environment).first { !$0.isEmpty } ?? ""
    }
    let messages = locale("LC_MESSAGES")
    let isNeutral = LocaleName(messages).isNeutral
    let wishes = isNeutral ? [] : (environment("LANGUAGE") ?? "").split(separator: ":")
    language = Language(firstOf: wishes + [messages[...]]) ?? .english
    mark = DecimalMark(LocaleName(locale("LC_NUMERIC")))
  }

  /// What is said.
  package func callAsFunction<P: Phrase>(_ phrase: P) -> String {
    self[phrase].text(mark)
  }

  /// A text in this language.
  package subscript<T: Translated>(_ translated: T) -> T.Text {
    switch language {
    case .english: translated.english
    case .brazilian: translated.brazilian
    case .german: translated.german
    }
  }

  /// What is said, piece by piece, for those who set formulas in another way than words.
  package func pieces<P: Phrase>(of phrase: P) -> [LocalizedText.Piece] {
    self[phrase].pieces(mark)
  }
}
