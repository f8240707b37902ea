import Expressions
import Operations

extension FormulaParser {
  /// The name in a text that is read as an inverse function and may be meant as a letter and a function:
  /// asin of `asin(bx+c)`, which holds other letters for numbers.
  package static func doubtfulInverse(in text: String) -> String? {
    var scanner = FormulaScanner(Array(text))
    var name: String?
    var holdsLetter = false
    while let token = try? scanner.next(commaSeparates: true) {
      switch token.kind {
      case .name(.function) where token.text.first?.lowercased() == Parameter.a.rawValue:
        if FormulaName.isFunction(String(token.text.dropFirst())) { name = token.text }
      case .name(.parameter(let letter)): holdsLetter = holdsLetter || letter != .memory
      default: break
      }
    }
    return holdsLetter ? name : nil
  }
}
