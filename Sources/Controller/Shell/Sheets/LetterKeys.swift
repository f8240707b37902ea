import Input
import Controls
import Drawing
import SceneHost
import Words

/// The keys on the screen with which a name is typed by fingers or a controller.
struct LetterKeys: Hashable {
  /// What is typed.
  enum Kind: Hashable, Sendable { case names, numbers }

  var kind = Kind.names
  /// Whether the next letter is a capital.
  var isShifted = false

  /// Whether letters come in two sizes; numbers and the names in them don't.
  var hasCapitals: Bool { kind == .names }

  /// What a key is for.
  enum Key: Hashable, Sendable {
    case letter(Character)
    case shift, erase, confirm
  }

  /// The key that a controller begins at: all others are near.
  static func first(of kind: Kind) -> Key { .letter(kind == .names ? "g" : "5") }

  /// The rows, each key with its width, ten in a row.
  private var rows: [[(key: Key, width: Double)]] { kind == .names ? Self.names : Self.numbers }

  /// Numbers, and what little formulas for them are made of.
  private static let numbers: [[(key: Key, width: Double)]] = [
    letters("789÷(", width: 2), letters("456×)", width: 2), letters("123−^", width: 2),
    letters("0.+√π", width: 2), [(.erase, 6), (.confirm, 4)],
  ]

  /// Letters as on keyboards everywhere.
  private static let names: [[(key: Key, width: Double)]] = [
    letters("1234567890"), letters("qwertyuiop"), letters("asdfghjkl-"),
    [(.shift, 1.5)] + letters("zxcvbnm") + [(.erase, 1.5)],
    letters("~/_.") + [(.letter(" "), 3), (.confirm, 3)],
  ]

  private static func letters(_ text: String, width: Double = 1) -> [(key: Key, width: Double)] {
    text.map { (.letter($0), width) }
  }

  private static let gap = 4.0

  /// How high the keys are with so much room for them.
  static func height(in room: Double) -> Double {
    let count = Double(names.count)
    return count * min(max((room - (count - 1) * gap) / count, 32), 52) + (count - 1) * gap
  }

  /// The keys in a box; the gaps between them belong to the nearest.
  func controls(in box: Rect, confirming word: String, _ words: Locale) -> [Control<SheetControl>] {
    let height = (box.height + Self.gap) / Double(rows.count)
    let whole = box.inset(by: -Self.gap / 2)
    let metrics = KeyMetrics(functionSize: 16, digitSize: 20, radius: 8, isTight: true)
    return rows.enumerated().flatMap { row, keys -> [Control<SheetControl>] in
      let line = whole.band(at: whole.y + Double(row) * height, height: height)
      return zip(keys, line.columns(keys.map(\.width))).map { entry, target in
        let key = entry.key
        let (label, style) = face(of: key, confirming: word, words)
        return Control(
          .key(key),
          frame: target.inset(by: Self.gap / 2),
          target: target,
          look: .key(label, style, metrics: metrics),
          group: 1,
          role: key == .shift ? .toggle : .button,
          name: name(of: key, confirming: word, words),
          value: key == .shift ? words(ControlName(isOn: isShifted)) : nil
        )
      }
    }
  }

  private func face(of key: Key, confirming word: String, _ words: Locale) -> (KeyLabel, KeyStyle) {
    switch key {
    case .letter(" "): (.word(words(KeyCap.space)), .number)
    case .letter(let letter): (.digit(written(letter)), style(of: letter))
    case .shift: (.icon(.up), isShifted ? .enter : .function)
    case .erase: (.icon(.erase), .function)
    case .confirm: (.strongWord(word), .enter)
    }
  }

  private func style(of letter: Character) -> KeyStyle {
    let isPlain = kind == .names ? letter.isLetter : letter.isNumber
    return isPlain ? .number : .function
  }

  private func name(of key: Key, confirming word: String, _ words: Locale) -> String {
    switch key {
    case .letter(" "): words(KeyCap.space)
    case .letter(let letter): written(letter)
    case .shift: words(KeyCap.capitals)
    case .erase: words(KeyName.delete)
    case .confirm: word
    }
  }

  private func written(_ letter: Character) -> String {
    isShifted ? letter.uppercased() : String(letter)
  }

  /// What a letter's key types; a capital is followed by small letters.
  mutating func type(_ letter: Character) -> String {
    defer { isShifted = false }
    return written(letter)
  }
}
