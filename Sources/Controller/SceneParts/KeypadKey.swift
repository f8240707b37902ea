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
  case point, sign, variable, memory, equals
  case times, divide, plus, minus, erase, clear
  case open, close, comma
  case sin, cos, tan, asin, acos, atan, sinh, cosh, tanh
  case ln, log, exp, square, power, root, reciprocal, pi, e
  case cubeRoot, abs, floor, factorial, mod, exponent
  case enter, swap, roll, drop
  // Signs with boxes, above the keypad and behind keys that are held.
  case fractionBox, powerBox, rootBox, barsBox, sumSign, integralSign, casesBrace
  case productSign, derivativeSign, anyRootBox, floorBox
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
  package func label(_ mark: DecimalMark) -> KeyLabel { look(mark).label }

  /// What it is called when spoken; a digit, π and e are their own names.
  package func spokenName(in words: Locale) -> String {
    look(words.mark).name.map { words($0) } ?? rawValue
  }

  private func look(_ mark: DecimalMark) -> (label: KeyLabel, name: KeyName?) {
    switch self {
    case .zero, .one, .two, .three, .four, .five, .six, .seven, .eight, .nine:
      (.digit(rawValue), nil)
    case .pi: (.greek("π"), nil)
    case .e: (.italic("e"), nil)
    case .point: (.mark(String(mark.character)), mark == .point ? .decimalPoint : .decimalComma)
    case .comma: (.mark(String(mark.separator)), mark == .point ? .comma : .semicolon)
    case .variable: (.italic("x"), .variable)
    case .memory: (.letter("M", scale: 0.86), .memory)
    case .sign: (.sign("±", scale: 1.22), .changeSign)
    case .equals: (.sign("=", scale: 1.3), .equals)
    case .times: (.sign("×", scale: 1.22), .times)
    case .divide: (.sign("÷", scale: 1.22), .dividedBy)
    case .plus: (.sign("+", scale: 1.22), .plus)
    case .minus: (.sign("−", scale: 1.22), .minus)
    case .erase: (.icon(.erase), .delete)
    case .clear: (.letter("C", scale: 0.86), .clear)
    case .open: (.sign("(", scale: 1), .openParenthesis)
    case .close: (.sign(")", scale: 1), .closeParenthesis)
    case .exponent: (.word("EE"), .timesTenToThePower)
    case .square: (.raised(italic: "x", exponent: "2", isItalicExponent: false), .squared)
    case .power: (.raised(italic: "x", exponent: "n", isItalicExponent: true), .toThePower)
    case .root: (.radical(italic: "x", index: nil), .squareRoot)
    case .cubeRoot: (.radical(italic: "x", index: "3"), .cubeRoot)
    case .reciprocal: (.prefixed("1/", italic: "x"), .reciprocal)
    case .factorial: (.suffixed(italic: "n", "!"), .factorial)
    case .abs: (.bracketed(italic: "x", hasFeet: false), .absoluteValue)
    case .floor: (.bracketed(italic: "x", hasFeet: true), .floor)
    case .sin: (.word(rawValue), .sine)
    case .cos: (.word(rawValue), .cosine)
    case .tan: (.word(rawValue), .tangent)
    case .asin: (.word(rawValue), .arcSine)
    case .acos: (.word(rawValue), .arcCosine)
    case .atan: (.word(rawValue), .arcTangent)
    case .sinh: (.word(rawValue), .hyperbolicSine)
    case .cosh: (.word(rawValue), .hyperbolicCosine)
    case .tanh: (.word(rawValue), .hyperbolicTangent)
    case .ln: (.word(rawValue), .naturalLogarithm)
    case .log: (.word(rawValue), .logarithm)
    case .exp: (.word(rawValue), .exponential)
    case .mod: (.word(rawValue), .modulo)
    case .enter: (.strongWord("Enter"), .enter)
    case .swap: (.word(rawValue), .swap)
    case .roll: (.word(rawValue), .roll)
    case .drop: (.word(rawValue), .drop)
    case .fractionBox: (.template(.fraction), .fraction)
    case .powerBox: (.template(.power), .toThePower)
    case .rootBox: (.template(.root(degree: false)), .squareRoot)
    case .anyRootBox: (.template(.root(degree: true)), .anyRoot)
    case .barsBox: (.template(.bars(feet: false)), .absoluteValue)
    case .floorBox: (.template(.bars(feet: true)), .floor)
    case .sumSign: (.template(.sign("∑")), .sum)
    case .productSign: (.template(.sign("∏")), .product)
    case .integralSign: (.template(.sign("∫")), .integral)
    case .derivativeSign: (.template(.derivative), .derivative)
    case .casesBrace: (.template(.cases), .cases)
    }
  }
}

extension KeypadKey {
  /// Signs with boxes, in the order of their row.
  package static let templates: [KeypadKey] = [
    .fractionBox, .powerBox, .rootBox, .barsBox, .sumSign, .integralSign, .casesBrace,
  ]
}
