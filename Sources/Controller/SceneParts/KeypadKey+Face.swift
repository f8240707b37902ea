package import Controls
package import Input
package import Words

extension KeypadKey {
  /// The key that stands in this one's place on a stack calculator.
  package var onStack: KeypadKey {
    switch self {
    case .openParenthesis: .swap
    case .closeParenthesis: .roll
    case .comma: .drop
    case .equals: .enter
    default: self
    }
  }

  /// What colour of key it is.
  package var style: KeyStyle {
    switch self {
    case .digit0, .digit1, .digit2, .digit3, .digit4, .digit5, .digit6, .digit7, .digit8, .digit9,
      .point, .sign:
      .number
    case .multiply, .divide, .add, .subtract: .operation
    case .equals, .enter: .enter
    case .variable: .variable
    default: .function
    }
  }

  /// What stands on it, where people write a mark.
  package func label(_ mark: DecimalMark) -> KeyLabel { look(mark).label }

  /// What it is called when spoken; a digit, π and e are their own names.
  package func spokenName(in words: Locale) -> String {
    look(words.mark).name.map { words($0) } ?? name
  }

  private func look(_ mark: DecimalMark) -> (label: KeyLabel, name: KeyName?) {
    switch self {
    case .digit0, .digit1, .digit2, .digit3, .digit4, .digit5, .digit6, .digit7, .digit8, .digit9:
      (.digit(name), nil)
    case .pi: (.greek("π"), nil)
    case .e: (.italic("e"), nil)
    case .point: (.mark(String(mark.character)), mark == .point ? .decimalPoint : .decimalComma)
    case .comma: (.mark(String(mark.separator)), mark == .point ? .comma : .semicolon)
    case .variable: (.italic("x"), .variable)
    case .memory: (.letter("M", scale: 0.86), .memory)
    case .sign: (.sign("±", scale: 1.22), .changeSign)
    case .equals: (.sign("=", scale: 1.3), .equals)
    case .multiply: (.sign("×", scale: 1.22), .times)
    case .divide: (.sign("÷", scale: 1.22), .dividedBy)
    case .add: (.sign("+", scale: 1.22), .plus)
    case .subtract: (.sign("−", scale: 1.22), .minus)
    case .delete: (.icon(.erase), .delete)
    case .clear: (.letter("C", scale: 0.86), .clear)
    case .openParenthesis: (.sign("(", scale: 1), .openParenthesis)
    case .closeParenthesis: (.sign(")", scale: 1), .closeParenthesis)
    case .exponent: (.word("EE"), .timesTenToThePower)
    case .square: (.raised(italic: "x", exponent: "2", isItalicExponent: false), .squared)
    case .power: (.raised(italic: "x", exponent: "n", isItalicExponent: true), .toThePower)
    case .squareRoot: (.radical(italic: "x", index: nil), .squareRoot)
    case .cubeRoot: (.radical(italic: "x", index: "3"), .cubeRoot)
    case .reciprocal: (.prefixed("1/", italic: "x"), .reciprocal)
    case .factorial: (.suffixed(italic: "n", "!"), .factorial)
    case .absolute: (.bracketed(italic: "x", hasFeet: false), .absoluteValue)
    case .floor: (.bracketed(italic: "x", hasFeet: true), .floor)
    case .sin: (.word(name), .sine)
    case .cos: (.word(name), .cosine)
    case .tan: (.word(name), .tangent)
    case .asin: (.word(name), .arcSine)
    case .acos: (.word(name), .arcCosine)
    case .atan: (.word(name), .arcTangent)
    case .sinh: (.word(name), .hyperbolicSine)
    case .cosh: (.word(name), .hyperbolicCosine)
    case .tanh: (.word(name), .hyperbolicTangent)
    case .ln: (.word(name), .naturalLogarithm)
    case .log: (.word(name), .logarithm)
    case .exp: (.word(name), .exponential)
    case .modulo: (.word(name), .modulo)
    case .enter: (.strongWord("Enter"), .enter)
    // These have no place on the screen.
    case .percent, .store, .deleteForward, .clearAll, .recallEarlier, .recallLater:
      (.word(name), nil)
    case .swap: (.word(name), .swap)
    case .roll: (.word(name), .roll)
    case .drop: (.word(name), .drop)
    case .fractionBox: (.template(.fraction), .fraction)
    case .powerBox: (.template(.power), .toThePower)
    case .rootBox: (.template(.root(degree: false)), .squareRoot)
    case .anyRoot: (.template(.root(degree: true)), .anyRoot)
    case .barsBox: (.template(.bars(feet: false)), .absoluteValue)
    case .floorBox: (.template(.bars(feet: true)), .floor)
    case .sum: (.template(.sign("∑")), .sum)
    case .product: (.template(.sign("∏")), .product)
    case .integral: (.template(.sign("∫")), .integral)
    case .derivative: (.template(.derivative), .derivative)
    case .limit: (.word("lim"), .limit)
    case .cases: (.template(.cases), .cases)
    }
  }
}

extension KeypadKey {
  /// Signs with boxes, in the order of their row.
  package static let templates: [KeypadKey] = [
    .fractionBox, .powerBox, .rootBox, .barsBox, .sum, .integral, .cases,
  ]
}
