package import Controls
package import Words

/// A key of the on-screen keypad, by what stands on it.
package enum KeypadKey: String, Hashable, Sendable, CaseIterable {
  case zero = "0"
  case one = "1"
  case two = "2"
  case three = "3"
  case four = "4"
  case five = "5"
  case six = "6"
  case seven = "7"
  case eight = "8"
  case nine = "9"
  case point, sign, variable, equals
  case times, divide, plus, minus, erase, clear
  case open, close, comma
  case sin, cos, tan, asin, acos, atan, sinh, cosh, tanh
  case ln, log, exp, square, power, root, reciprocal, pi, e
  case cubeRoot, abs, floor, factorial, mod, exponent
  case enter, swap, roll, drop
}

extension KeypadKey {
  /// The key that stands in this one's place on a stack calculator.
  package var onStack: KeypadKey {
    switch self {
    case .open: .swap
    case .close: .roll
    case .comma: .drop
    case .equals: .enter
    default: self
    }
  }

  /// What colour of key it is.
  package var style: KeyStyle {
    switch self {
    case .zero, .one, .two, .three, .four, .five, .six, .seven, .eight, .nine, .point, .sign:
      .number
    case .times, .divide, .plus, .minus: .operation
    case .equals, .enter: .enter
    case .variable: .variable
    default: .function
    }
  }

  /// What stands on it, where people write a mark.
  package func label(_ mark: DecimalMark) -> KeyLabel {
    switch self {
    case .zero, .one, .two, .three, .four, .five, .six, .seven, .eight, .nine: .digit(rawValue)
    case .point: .mark(String(mark.character))
    case .comma: .mark(String(mark.separator))
    case .sign: .sign("±", scale: 1.22)
    case .times: .sign("×", scale: 1.22)
    case .divide: .sign("÷", scale: 1.22)
    case .plus: .sign("+", scale: 1.22)
    case .minus: .sign("−", scale: 1.22)
    case .open: .sign("(", scale: 1)
    case .close: .sign(")", scale: 1)
    case .equals: .sign("=", scale: 1.3)
    case .enter: .strongWord("Enter")
    case .variable: .italic("x")
    case .erase: .icon(.erase)
    case .clear: .letter("C", scale: 0.86)
    case .exponent: .word("EE")
    case .square: .raised(italic: "x", exponent: "2", isItalicExponent: false)
    case .power: .raised(italic: "x", exponent: "n", isItalicExponent: true)
    case .root: .radical(italic: "x", index: nil)
    case .cubeRoot: .radical(italic: "x", index: "3")
    case .reciprocal: .prefixed("1/", italic: "x")
    case .factorial: .suffixed(italic: "n", "!")
    case .abs: .bracketed(italic: "x", hasFeet: false)
    case .floor: .bracketed(italic: "x", hasFeet: true)
    case .pi: .greek("π")
    case .e: .italic("e")
    case .sin, .cos, .tan, .asin, .acos, .atan, .sinh, .cosh, .tanh, .ln, .log, .exp, .mod, .swap,
      .roll, .drop:
      .word(rawValue)
    }
  }

  /// What it is called when spoken; a digit, x, π and e are their own names.
  package func spokenName(in words: Idiom) -> String {
    spokenName(words.mark).map { words($0) } ?? rawValue
  }

  private func spokenName(_ mark: DecimalMark) -> KeyName? {
    switch self {
    case .zero, .one, .two, .three, .four, .five, .six, .seven, .eight, .nine, .pi, .e: nil
    case .point: mark == .point ? .decimalPoint : .decimalComma
    case .comma: mark == .point ? .comma : .semicolon
    case .variable: .variable
    case .sign: .changeSign
    case .equals: .equals
    case .times: .times
    case .divide: .dividedBy
    case .plus: .plus
    case .minus: .minus
    case .erase: .delete
    case .clear: .clear
    case .open: .openParenthesis
    case .close: .closeParenthesis
    case .exponent: .timesTenToThePower
    case .square: .squared
    case .power: .toThePower
    case .root: .squareRoot
    case .cubeRoot: .cubeRoot
    case .reciprocal: .reciprocal
    case .factorial: .factorial
    case .abs: .absoluteValue
    case .floor: .floor
    case .sin: .sine
    case .cos: .cosine
    case .tan: .tangent
    case .asin: .arcSine
    case .acos: .arcCosine
    case .atan: .arcTangent
    case .sinh: .hyperbolicSine
    case .cosh: .hyperbolicCosine
    case .tanh: .hyperbolicTangent
    case .ln: .naturalLogarithm
    case .log: .logarithm
    case .exp: .exponential
    case .mod: .modulo
    case .enter: .enter
    case .swap: .swap
    case .roll: .roll
    case .drop: .drop
    }
  }
}
