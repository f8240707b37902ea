/// A formula as the name of a file: of letters, digits and "-" alone, which mean nothing else to a
/// shell, an address or any file system.
enum PortableName {
  private static let longest = 40

  /// What signs are called; others only part what is around them.
  private static let words: [Character: String] = [
    "/": "over", "÷": "over", "+": "plus", "−": "minus", "±": "plus-minus", "^": "to",
    "!": "factorial",
    "%": "percent", "√": "sqrt", "∛": "cbrt", "π": "pi", "τ": "tau", "θ": "theta", "°": "deg",
    "⌊": "floor", "⌈": "ceil",
  ]

  /// The name, without an ending; nil where the formula has nothing that could be written.
  static func of(formula: String) -> String? {
    var parts: [String] = []
    var part = ""
    func end() {
      if !part.isEmpty { parts.append(part) }
      part = ""
    }
    for character in formula {
      if character.isASCII, character.isLetter || character.isNumber {
        part.append(character)
      } else if let digit = character.wholeNumberValue {
        // A raised digit.
        part += String(digit)
      } else if character == "." {
        // A name with a point in it might seem to end there.
        part += "p"
      } else {
        end()
        if let word = words[character] { parts.append(word) }
      }
    }
    end()
    var name = ""
    for part in parts where name.count + part.count < longest {
      name += (name.isEmpty ? "" : "-") + part
    }
    return name.isEmpty ? nil : name
  }
}
