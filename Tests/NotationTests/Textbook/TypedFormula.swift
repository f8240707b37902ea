import TestSupport

/// Random formulas in the grammar of the command line, as people type them.
enum TypedFormula {
  static func random(depth: Int, _ numbers: inout SeededGenerator) -> String {
    func some(_ list: [String]) -> String { list.randomElement(using: &numbers) ?? "x" }
    func inner() -> String { random(depth: depth - 1, &numbers) }
    guard depth > 0, Int.random(in: 0..<6, using: &numbers) > 0 else { return some(atoms) }
    switch Int.random(in: 0..<22, using: &numbers) {
    case 0...5: return inner() + some(["+", "-", "*", "/", "/", "^", "^", " + ", " - "]) + inner()
    case 6: return "(" + inner() + ")/" + inner()
    case 7: return inner() + "^(" + inner() + ")"
    case 8...9: return some(functions) + "(" + inner() + ")"
    case 10: return some(["sin ", "cos ", "ln ", "sqrt ", "√", "tan ", "exp "]) + inner()
    case 11: return "-" + inner()
    case 12: return "|" + inner() + "|"
    case 13: return inner() + some(["²", "³", "⁻¹", "!", "%", "°"])
    case 14: return inner() + inner()
    case 15: return some(["sin²", "cos^2", "tan^-1", "ln²"]) + some(["(" + inner() + ")", " x"])
    case 16: return inner() + " mod " + inner()
    case 17:
      return some(["max", "min", "log", "atan2", "hypot"]) + "(" + inner() + "," + inner() + ")"
    case 18: return some(["log_2", "log3", "log2", "exp2", "log10"]) + "(" + inner() + ")"
    case 19: return "sum(" + inner() + ",k,1,3)"
    case 20: return some(["int(", "diff("]) + inner() + some([",x,0,1)", ",x)"])
    default: return "(" + inner() + ")" + some(["", "x", "(x+1)"])
    }
  }

  /// Random relations of such formulas, with what holds beside them; and moving points.
  static func relation(depth: Int, _ numbers: inout SeededGenerator) -> String {
    func some(_ list: [String]) -> String { list.randomElement(using: &numbers) ?? "=" }
    func value() -> String { random(depth: depth, &numbers) }
    func chain() -> String {
      let sides = (0..<Int.random(in: 2...3, using: &numbers)).map { _ in value() + some(["", "y"])
      }
      return sides.joined(separator: some(["<", ">", "<=", ">=", "≤", " ≠ ", " < "]))
    }
    switch Int.random(in: 0..<8, using: &numbers) {
    case 0...2: return chain()
    case 3: return chain() + some([" and ", " or ", " xor "]) + chain()
    case 4: return chain() + some(["{", " {"]) + chain() + "}"
    case 5: return "y=" + value() + some([" {", "{"]) + chain() + "=2x}"
    case 6: return "{" + chain() + ":" + value() + "," + value() + "}" + some(["", "<y", "/2"])
    default: return "(" + value() + "+t," + value() + ")" + some(["", "{0<=t<=1}"])
    }
  }

  private static let atoms = [
    "x", "2", "3.5", "pi", "e", "7", "x", "a", "b", ".5", "12", "1.5e-3", "2E3", "k", "n", "f(x)",
    "2x", "π", "1,5", "τ",
  ]

  private static let functions = [
    "sin", "cos", "asin", "arctan", "sinh", "ln", "log", "sqrt", "cbrt", "abs", "floor", "exp",
    "sec", "cosec", "sgn", "gamma", "arcsinh", "f", "g′",
  ]
}
