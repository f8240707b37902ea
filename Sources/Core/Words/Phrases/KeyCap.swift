/// What is printed on keys and buttons, as an audience sees them pressed.
package enum KeyCap: Phrase, CaseIterable {
  case home, end, pageUp, pageDown, enter, escape, tab, backspace, delete, space
  case control, shift
  case view, guide, menu, capitals

  /// Keys that are pressed together, as in "Ctrl+Shift+Z", by what is printed on them in a language.
  static func printed(_ keys: String, _ language: (KeyCap) -> LocalizedText) -> LocalizedText {
    let caps = keys.split(separator: "+", omittingEmptySubsequences: false).map { key in
      let cap = allCases.first { $0.english == LocalizedText(stringLiteral: String(key)) }
      return cap.map { language($0).text(.point) } ?? String(key)
    }
    return "\(verbatim: caps.joined(separator: "+"))"
  }
}
