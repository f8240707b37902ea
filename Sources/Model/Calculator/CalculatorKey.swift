/// Every key of the keypad and of the caret, whatever the mode makes of it.
package enum CalculatorKey: String, CaseIterable, Codable, Sendable {
  case digit0, digit1, digit2, digit3, digit4, digit5, digit6, digit7, digit8, digit9
  case point, comma, exponent, sign
  case variable, pi, e
  /// M, and →M, which keeps a value there.
  case memory, store
  case add, subtract, multiply, divide
  case openParenthesis, closeParenthesis
  case sin, cos, tan, asin, acos, atan, sinh, cosh, tanh
  case ln, log, exp
  case square, power, squareRoot, cubeRoot, reciprocal
  /// Signs with boxes.
  case sum, product, integral, derivative, cases, anyRoot
  case absolute, floor, factorial, percent, modulo
  /// `=` in a formula, Enter in RPN.
  case enter
  case delete, deleteForward
  /// C: in RPN the entry first, then the stack.
  case clear
  /// A long press on C.
  case clearAll
  case swap, roll, drop
  case caretLeft, caretRight, caretHome, caretEnd, tokenLeft, tokenRight
  case recallEarlier, recallLater

  /// The key of a digit.
  package init?(digit: Int) {
    let digits: [CalculatorKey] = [
      .digit0, .digit1, .digit2, .digit3, .digit4, .digit5, .digit6, .digit7, .digit8, .digit9,
    ]
    guard digits.indices.contains(digit) else { return nil }
    self = digits[digit]
  }
}
