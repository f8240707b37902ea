/// The keypad's grids as the design draws them.
enum Keypad {
  private static let hyperbolic = ["sinh", "cosh", "tanh", "n!", "mod", "EE"]
  private static let inverse = ["asin", "acos", "atan", "∛x", "|x|", "⌊x⌋"]
  private static let trigonometric = ["sin", "cos", "tan", "ln", "log", "exp"]
  private static let powers = ["x²", "xⁿ", "√x", "1/x", "π", "e"]
  private static let numbers = [
    ["7", "8", "9", "×", "÷", "⌫"], ["4", "5", "6", "+", "−", "C"],
    ["1", "2", "3", "(", ")", ","], ["0", ".", "±", "x", "M", "="],
  ]
  /// Signs with boxes, above the keypad.
  private static let templates = ["fraction", "power", "root", "bars", "∑", "∫", "cases"]
  private static let narrow = [
    [["sin", "cos", "tan"], ["ln", "log", "exp"], ["x²", "xⁿ", "√x"], ["1/x", "π", "e"]],
    [
      ["asin", "acos", "atan"], ["sinh", "cosh", "tanh"], ["∛x", "|x|", "⌊x⌋"],
      ["n!", "mod", "EE"],
    ],
    [
      ["fraction", "power", "root"], ["anyRoot", "bars", "floor"], ["∑", "∏", "n!"],
      ["∫", "d/dx", "cases"],
    ],
  ]

  /// The names of the keys in a grid of so many rows and keys, row by row.
  static func names(rows: Int, keys: Int, page: Int) -> [String]? {
    switch (rows, keys) {
    // The row of signs above the others.
    case (9, 55), (7, 43), (5, 55), (5, 43):
      names(rows: rows - 1, keys: keys - 7, page: page).map { templates + $0 }
    case (8, 48): ([hyperbolic, inverse, trigonometric, powers] + numbers).flatMap { $0 }
    case (6, 36):
      (narrow[page - 1] + numbers).flatMap { $0 }
    case (4, 48):
      zip([hyperbolic, inverse, trigonometric, powers], numbers).flatMap { $0 + $1 }
    case (4, 36): zip(narrow[page - 1], numbers).flatMap { $0 + $1 }
    default: nil
    }
  }

  /// Which of these names the stack gives to other keys.
  static func onStack(_ name: String) -> String {
    ["(": "swap", ")": "roll", ",": "drop", "=": "Enter"][name] ?? name
  }

  /// The text that is drawn on a key; strokes and icons write none.
  static func label(_ name: String) -> String {
    if templates.contains(name) { return "∑∫".contains(name) ? name : "" }
    let labels = ["x²": "x2", "xⁿ": "xn", "√x": "x", "∛x": "x3", "|x|": "x", "⌊x⌋": "x", "⌫": ""]
    return labels[name] ?? name
  }
}
