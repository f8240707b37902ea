/// A key of a calculator, on the screen or by what it does; a mode makes of it what it can.
package enum KeypadKey: String, CaseIterable, Sendable {
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
  case absolute, floor, factorial, percent, modulo
  /// Signs with boxes: above the keypad, and behind keys that are held.
  case fractionBox, powerBox, rootBox, anyRoot, barsBox, floorBox
  case sum, product, integral, derivative, limit, cases
  /// `=` in a formula, Enter in RPN.
  case equals, enter
  case delete, deleteForward
  /// C: in RPN the entry first, then the stack; a long press clears all.
  case clear, clearAll
  case swap, roll, drop
  case recallEarlier, recallLater

  /// The key of a digit.
  package init?(digit: Int) {
    guard 0...9 ~= digit else { return nil }
    self.init(rawValue: "digit\(digit)")
  }

  /// What it is called where that is short: 7, sin, e.
  package var name: String {
    switch self {
    case .modulo: "mod"
    case _ where rawValue.hasPrefix("digit"): String(rawValue.suffix(1))
    default: rawValue
    }
  }
}
