import Expressions
import Intervals
import Numerals

/// A JSON value, written with its keys in the order given.
///
/// Numbers are the shortest decimals that read back as the same Doubles; infinities are the strings
/// "inf" and "-inf".
indirect enum JSONText: CustomStringConvertible {
  case number(Double)
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
    switch self {
    case .number(let value):
      if value.isFinite { NumberText.shortest(value) } else { value > 0 ? "\"inf\"" : "\"-inf\"" }
    case .whole(let value): String(value)
    case .text(let text): "\"" + Self.escaped(text) + "\""
    case .flag(let flag): flag ? "true" : "false"
    case .list(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
    case .object(let members):
      "{"
        + members.map { "\"\($0)\": \($1)" }.joined(separator: ", ")
        + "}"
    case .null: "null"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
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
