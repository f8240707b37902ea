import Numerals
import Formulas
import Notation
import Operations
import Words

/// A number being typed in RPN, as it is shown: "−1.5E−3".
struct NumberEntry: Hashable, Sendable {
  private(set) var text = ""

  init(_ text: String = "") {
    for character in text {
      if character == "−" {
        self.text.append(character)
      } else {
        append(String(character))
      }
    }
    if !text.isEmpty && instructions == nil && fault == nil { self.text = "" }
  }

  var isEmpty: Bool { text.isEmpty }

  /// Adds a digit, the point, the comma (a point here) or EE; ignores a second point or EE.
  mutating func append(_ piece: String) {
    switch piece {
    case ".", ",":
      if !text.contains(".") && !text.contains("E") { text += text.isEmpty ? "0." : "." }
    case "E":
      if !text.contains("E") { text += text.isEmpty ? "1E" : "E" }
    default:
      guard piece.count == 1, FormulaScanner.isDigit(piece.first),
        text.utf8.count < ProgramLimits.numberDigits
      else { return }
      text += piece
    }
  }

  /// Changes the sign of the exponent when there is one, else of the number.
  mutating func toggleSign() {
    if let exponent = text.firstIndex(of: "E") {
      let place = text.index(after: exponent)
      if place < text.endIndex, text[place] == "−" {
        text.remove(at: place)
      } else {
        text.insert("−", at: place)
      }
    } else if text.hasPrefix("−") {
      text.removeFirst()
    } else {
      text = "−" + text
    }
  }

  mutating func removeLast() {
    guard !text.isEmpty else { return }
    text.removeLast()
    if text == "−" { text = "" }
  }

  /// The number as a program; nil while it is unfinished.
  var instructions: [Instruction]? {
    let isNegative = text.hasPrefix("−")
    guard let literal = NumberLiteral(isNegative ? String(text.dropFirst()) : text) else {
      return nil
    }
    return isNegative ? [.number(literal), .unary(.negate)] : [.number(literal)]
  }

  /// Why it is no number yet.
  var fault: FormulaError? {
    guard instructions == nil, !text.isEmpty else { return nil }
    let range = 0..<text.count
    if text.hasSuffix("E") || text.hasSuffix("E−") {
      return FormulaError(.exponentMissing, at: range)
    }
    return FormulaError(numberAt: range)
  }
}

extension NumberEntry: Codable {
  init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
