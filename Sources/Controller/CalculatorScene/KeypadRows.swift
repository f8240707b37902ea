import Input

/// The rows of the keypad in each of its shapes.
enum KeypadRows {
  private static let hyperbolic: [KeypadKey] = [
    .sinh, .cosh, .tanh, .factorial, .modulo, .exponent,
  ]
  private static let inverse: [KeypadKey] = [.asin, .acos, .atan, .cubeRoot, .absolute, .floor]
  private static let trigonometric: [KeypadKey] = [.sin, .cos, .tan, .ln, .log, .exp]
  private static let powers: [KeypadKey] = [.square, .power, .squareRoot, .reciprocal, .pi, .e]

  private static let numbers: [[KeypadKey]] = [
    [.digit7, .digit8, .digit9, .multiply, .divide, .delete],
    [.digit4, .digit5, .digit6, .add, .subtract, .clear],
    [.digit1, .digit2, .digit3, .openParenthesis, .closeParenthesis, .comma],
    [.digit0, .point, .sign, .variable, .memory, .equals],
  ]

  /// The pages of functions where there is no room for all at once.
  private static let pages: [[KeypadKey]] = [
    trigonometric + powers,
    [
      .asin, .acos, .atan, .sinh, .cosh, .tanh, .cubeRoot, .absolute, .floor, .factorial, .modulo,
      .exponent,
    ],
    [
      .fractionBox, .powerBox, .rootBox, .anyRoot, .barsBox, .floorBox, .sum, .product,
      .factorial, .integral, .derivative, .cases,
    ],
  ]

  private static func page(_ page: Int, columns: Int) -> [[KeypadKey]] {
    stride(from: 0, to: 12, by: columns).map { Array(pages[page - 1][$0..<$0 + columns]) }
  }

  /// Six columns, eight rows: everything at once.
  static let tall = [hyperbolic, inverse, trigonometric, powers] + numbers

  /// Six columns, six rows, a page of functions.
  static func paged(_ page: Int) -> [[KeypadKey]] { self.page(page, columns: 6) + numbers }

  /// Twelve columns, four rows: everything at once.
  static let wide = zip([hyperbolic, inverse, trigonometric, powers], numbers).map { $0 + $1 }

  /// Nine columns, four rows, a page of functions.
  static func narrow(_ page: Int) -> [[KeypadKey]] {
    zip(self.page(page, columns: 3), numbers).map { $0 + $1 }
  }
}
