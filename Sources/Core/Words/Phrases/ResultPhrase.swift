/// What is said of a result in the display.
package enum ResultPhrase: Phrase {
  /// And about what size.
  case tooLarge(String?)
  case tooSmall(String?)
  case undecided(DoubtPhrase)
  case working
  case moreDigits
  /// Which digits are shown, and how many places after the point the last one is.
  case digits(from: Int, to: Int, afterPoint: Int?)

  package var translations: Translations<LocalizedText> {
    switch self {
    case .tooLarge(let size?):
      ("too large: about \(size)", "grande demais: cerca de \(size)")
    case .tooLarge: ("too large to write out", "grande demais para escrever")
    case .tooSmall(let size?):
      ("too small: about \(size)", "pequeno demais: cerca de \(size)")
    case .tooSmall: ("too small to write out, but not 0", "pequeno demais para escrever, mas não 0")
    case .undecided(let doubt): doubt.translations
    case .working: ("working", "calculando")
    case .moreDigits: ("more digits are coming", "mais algarismos a caminho")
    case .digits(let first, let last, let places):
      (
        "digits \(first) to \(last)\(places.map { " · \($0) after the point" } ?? "")",
        "algarismos \(first) a \(last)\(places.map { " · \($0) após a vírgula" } ?? "")"
      )
    }
  }
}
