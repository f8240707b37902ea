import Numerals
import Operations

/// Something the reader has begun and not yet finished.
enum FormulaFrame {
  /// Waits for its right side.
  case infix(FormulaInfix, text: String, range: Range<Int>)
  /// A sign, √ or ∛ before its operand.
  case prefix(UnaryOperation?, text: String, range: Range<Int>)
  /// A function without brackets: it takes the product that follows.
  case application(FormulaCall)
  case bracket(FormulaOpenBracket)
}

/// An open bracket, and the function it belongs to.
struct FormulaOpenBracket {
  var group: FormulaGroup
  /// The function called, nil for brackets that only group.
  var call: FormulaCall?
  /// Whether it is a brace around what a value before it depends on.
  var restricts = false
  /// Whether it is the bracket of a moving point.
  var isPoint = false
  /// What is wrong with the letter of a sum.
  var letterFault: FormulaError?
  /// The finished parts.
  var parts = 0
  /// What names stand for around it.
  let variables: [String]?
  let locals: [String]

  var function: FormulaFunction? { call?.function }
  /// The function as it was written.
  var name: String { call?.text ?? "" }

  /// Whether a comma separates, rather than standing before decimals.
  var commaSeparates: Bool { group.bracket == .brace || isPoint || function?.takesSeveral ?? false }
}
