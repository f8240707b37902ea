extension Int {
  /// The number in words, as far as people write it so.
  var spelled: Translations<LocalizedText> {
    switch self {
    case 0: ("none", "nenhum")
    case 1: ("one", "um")
    case 2: ("two", "dois")
    case 3: ("three", "três")
    default: ("\(self)", "\(self)")
    }
  }
}
