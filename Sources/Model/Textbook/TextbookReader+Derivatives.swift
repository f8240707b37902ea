import Notation
import Typesetting

/// Derivatives that are written as quotients: d/dx and d²/dx², before a bracket.
extension TextbookReader {
  /// Whether d/dx comes next, and a bracket.
  var isLeibniz: Bool {
    let sign = String(characters[place...].prefix(4))
    guard sign == "d/dx" || sign == "d÷dx", peek(4)?.kind == .open("(") else { return false }
    return peek(3)?.range.upperBound == place + sign.count
  }

  mutating func leibniz(_ token: TextbookToken) -> MathNode {
    position += 4
    let start = token.range.lowerBound
    guard let open = next, case .fence(_, let body) = bracket("(", open).kind else {
      return MathNode(.hole, start..<start)
    }
    let sign = MathOperator(.derivative, of: body, letter: .fixed("x", .letter, at: start..<start))
    return MathNode(.big(sign), start..<body.range.upperBound)
  }

  /// Where a derivative of a higher order ends that comes next; nil where none does.
  var higherDerivative: Int? {
    guard let length = FormulaScanner.leibnizLength(in: characters, at: place),
      case let end = place + length,
      tokens[position...].first(where: { $0.range.lowerBound >= end })?.kind == .open("("),
      length > "d/dx".count
    else { return nil }
    return end
  }

  /// A quotient of differentials, and what is differentiated in its brackets.
  mutating func derivative(_ token: TextbookToken) -> [MathNode] {
    guard let end = higherDerivative else { return [asTyped(token)] }
    let start = token.range.lowerBound
    while let next, next.range.lowerBound < end { position += 1 }
    let order = text(start..<end).first(where: \.isNumber)?.wholeNumberValue ?? 1
    let raised = String(Array("⁰¹²³⁴")[min(order, 4)])
    let sign = MathNode.Kind.fraction(
      .fixed("d" + raised, .letter, at: start..<start),
      .fixed("dx" + raised, .letter, at: start..<start)
    )
    let quotient = MathNode(sign, start..<end)
    guard let open = next else { return [quotient] }
    return [quotient, bracket("(", open)]
  }
}
