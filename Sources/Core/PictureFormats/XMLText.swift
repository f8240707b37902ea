/// Text inside an XML document.
enum XMLText {
  /// Text as the content of an element or an attribute; characters that XML forbids are left out.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n": escaped.unicodeScalars.append(scalar)
      case "\r": escaped += "&#13;"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: continue
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The text that an element's content stands for; nil when a reference is broken.
  ///
  /// Scalars are compared, as a mark may follow a sign and make one character with it.
  static func unescaped(_ text: Substring) -> String? {
    var plain = String.UnicodeScalarView()
    var rest = text.unicodeScalars
    while let start = rest.firstIndex(of: "&") {
      plain += rest[..<start]
      guard let end = rest[start...].prefix(12).firstIndex(of: ";"),
        let character = character(Substring(rest[rest.index(after: start)..<end]))
      else { return nil }
      plain.append(character)
      rest = rest[rest.index(after: end)...]
    }
    plain += rest
    return String(plain)
  }

  private static func character(_ name: Substring) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let isHex = name.dropFirst().hasPrefix("x")
    let number = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
    return number.flatMap(Unicode.Scalar.init)
  }
}
