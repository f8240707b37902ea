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
  static func unescaped(_ text: Substring) -> String? {
    let bytes = Array(text.utf8)
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var place = 0
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "&") else {
        plain.append(bytes[place])
        place += 1
        continue
      }
      guard let end = bytes[place...].prefix(12).firstIndex(of: UInt8(ascii: ";")),
        let scalar = character(String(decoding: bytes[(place + 1)..<end], as: UTF8.self))
      else { return nil }
      plain.append(contentsOf: String(scalar).utf8)
      place = end + 1
    }
    return String(decoding: plain, as: UTF8.self)
  }

  private static func character(_ name: String) -> Unicode.Scalar? {
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
