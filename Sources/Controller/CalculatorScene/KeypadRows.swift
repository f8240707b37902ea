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
    [
      [.fractionBox, .powerBox, .rootBox], [.anyRootBox, .barsBox, .floorBox],
      [.sumSign, .productSign, .factorial], [.integralSign, .derivativeSign, .casesBrace],
    ],
  ]

  /// Six columns, eight rows: everything at once.
  static let tall = [hyperbolic, inverse, trigonometric, powers] + numbers

  /// Six columns, six rows, a page of functions.
  static func paged(_ page: Int) -> [[KeypadKey]] {
    let signs = narrowPages[2]
    let pages = [
      [trigonometric, powers], [inverse, hyperbolic], [signs[0] + signs[1], signs[2] + signs[3]],
    ]
    return pages[page - 1] + numbers
  }

  /// Twelve columns, four rows: everything at once.
  static let wide = zip([hyperbolic, inverse, trigonometric, powers], numbers).map { $0 + $1 }

  /// Nine columns, four rows, a page of functions.
  static func narrow(_ page: Int) -> [[KeypadKey]] {
    zip(narrowPages[page - 1], numbers).map { $0 + $1 }
  }
}
