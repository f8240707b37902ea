import SceneParts

/// The rows of the keypad in each of its shapes.
enum KeypadRows {
  private static let hyperbolic: [KeypadKey] = [.sinh, .cosh, .tanh, .factorial, .mod, .exponent]
  private static let inverse: [KeypadKey] = [.asin, .acos, .atan, .cubeRoot, .abs, .floor]
  private static let trigonometric: [KeypadKey] = [.sin, .cos, .tan, .ln, .log, .exp]
  private static let powers: [KeypadKey] = [.square, .power, .root, .reciprocal, .pi, .e]

  private static let numbers: [[KeypadKey]] = [
    [.seven, .eight, .nine, .times, .divide, .erase],
    [.four, .five, .six, .plus, .minus, .clear],
    [.one, .two, .three, .open, .close, .comma],
    [.zero, .point, .sign, .variable, .memory, .equals],
  ]

  private static let narrowPages: [[[KeypadKey]]] = [
    [[.sin, .cos, .tan], [.ln, .log, .exp], [.square, .power, .root], [.reciprocal, .pi, .e]],
    [
      [.asin, .acos, .atan], [.sinh, .cosh, .tanh], [.cubeRoot, .abs, .floor],
      [.factorial, .mod, .exponent],
    ],
  ]

  /// Six columns, eight rows: everything at once.
  static let tall = [hyperbolic, inverse, trigonometric, powers] + numbers

  /// Six columns, six rows, two pages of functions.
  static func paged(_ page: Int) -> [[KeypadKey]] {
    (page == 1 ? [trigonometric, powers] : [inverse, hyperbolic]) + numbers
  }

  /// Twelve columns, four rows: everything at once.
  static let wide = zip([hyperbolic, inverse, trigonometric, powers], numbers).map { $0 + $1 }

  /// Nine columns, four rows, two pages of functions.
  static func narrow(_ page: Int) -> [[KeypadKey]] {
    zip(narrowPages[page == 1 ? 0 : 1], numbers).map { $0 + $1 }
  }
}
