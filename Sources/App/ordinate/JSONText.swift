import Formulas
import Intervals
import Numerals

/// A JSON value, written with its keys in the order given.
///
/// Numbers are the shortest decimals that read back as the same Doubles; infinities are the strings
/// "inf" and "-inf".
indirect enum JSONText: CustomStringConvertible {
  case number(Double)
  /// A number of any length.
  case digits(String)
  case whole(Int)
  case text(String)
  case flag(Bool)
  case list([JSONText])
  case object([(String, JSONText)])
  case null

  /// An interval as a list of its two ends.
  static func interval(_ interval: Interval) -> JSONText {
    interval.isEmpty
      ? .null : .list([.number(interval.lowerBound), .number(interval.upperBound)])
  }

  var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// Writes all in one pass: a list may be of a hundred thousand objects.
  private func write(to text: inout String) {
    switch self {
    case .number(let value):
      text += value.isFinite ? NumberText.shortest(value) : value > 0 ? "\"inf\"" : "\"-inf\""
    case .digits(let digits): text += digits
    case .whole(let value): text += String(value)
    case .text(let value):
      text += "\""
      text += Self.escaped(value)
      text += "\""
    case .flag(let flag): text += flag ? "true" : "false"
    case .list(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += ", " }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, (key, value)) in members.enumerated() {
        text += index > 0 ? ", \"" : "\""
        text += key
        text += "\": "
        value.write(to: &text)
      }
      text += "}"
    case .null: text += "null"
    }
  }

  private static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }) { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
