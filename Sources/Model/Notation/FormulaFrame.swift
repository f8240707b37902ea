import Numerals
import Operations

/// Something the reader has begun and not yet finished.
enum FormulaFrame {
  /// Waits for its right side.
  case binary(BinaryOperation, text: String, range: Range<Int>)
  /// A minus, √ or ∛ before its operand.
  case prefix(UnaryOperation, text: String, range: Range<Int>)
  /// A function without brackets: it takes the product that follows.
  case application(FormulaFunction, text: String, range: Range<Int>, exponent: NumberLiteral?)
  case bracket(FormulaOpenBracket)
}

/// An open bracket, and the function it belongs to.
struct FormulaOpenBracket {
  let bracket: FormulaBracket
  let range: Range<Int>
  /// The function called, nil for brackets that only group.
  let function: FormulaFunction?
  /// The function as it was written.
  let name: String
  /// From sin²(…).
  let exponent: NumberLiteral?
  /// The finished arguments.
  var arguments = 0
  /// Where the steps of each argument begin, and where the parts of a brace do.
  var starts: [Int] = []
  /// In braces, which parts are conditions with a colon behind them.
  var conditions: Set<Int> = []
  /// Whether it is a brace around what a value before it depends on.
  var restricts = false
}
