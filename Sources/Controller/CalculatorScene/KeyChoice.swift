import Calculator
import Formulas
import Input
import Notation
import SceneParts

/// What a key that is held offers besides what stands on it.
enum KeyChoice: Hashable, Sendable {
  case letter(String)
  /// A sign that compares.
  case comparison(String)
  /// Another sign.
  case sign(String)
  /// What begins the index of a letter: a₁.
  case index
  /// →M, which keeps a value.
  case store
  case key(KeypadKey)
}

extension KeyChoice {
  /// The rows that a key shows, the nearest to it last; none where it means one thing only.
  static func rows(
    of key: KeypadKey,
    in mode: EntryMode,
    hasTemplates: Bool
  ) -> [[KeyChoice]] {
    // On a page of their own each has a key.
    if !hasTemplates, KeypadKey.templates.contains(key) { return [] }
    switch key {
    case .variable:
      let sliders = Parameter.common.map { KeyChoice.letter(String($0.name)) }
      let x = KeyChoice.letter(String(Variable.name))
      guard mode == .formula else { return [[x] + sliders + [.store]] }
      let letters = [
        ["α", "λ", "μ", "σ", "ω"], ["d", "k", "m", "p", "q", "r"], ["t", "θ", "n", "f", "g", "h"],
      ]
      var rows = letters.map { $0.map { KeyChoice.letter($0) } }
      rows[0].append(.index)
      return rows
        + [[x, .letter("y")] + sliders + [.store]]
    case .equals where mode == .formula:
      // The sign of models is no comparison of numbers, but stands where one does.
      return [["≠", "~"], ["<", "≤", "=", "≥", ">"]].map { $0.map { .comparison($0) } }
    case .digit0 where mode == .formula: return [[.key(.digit0), .sign("∞")]]
    // Of derivatives, and of equations for them.
    case .point where mode == .formula: return [[.key(.point), .sign("′")]]
    case .openParenthesis where mode == .formula: return [[.key(.openParenthesis), .sign("{")]]
    case .closeParenthesis where mode == .formula: return [[.key(.closeParenthesis), .sign("}")]]
    case .rootBox: return [[.key(.rootBox), .key(.anyRoot)]]
    case .barsBox: return [[.key(.barsBox), .key(.floorBox)]]
    case .sum: return [[.key(.sum), .key(.product)]]
    case .integral: return [[.key(.integral), .key(.derivative), .key(.limit)]]
    default: return []
    }
  }

  /// What a key carries as a sign of them.
  static func legend(
    of key: KeypadKey,
    in rows: [[KeyChoice]],
    isLow: Bool
  ) -> String? {
    // A key that is low has room for one sign.
    switch key {
    case _ where rows.isEmpty: return nil
    case .variable where rows.joined().contains(.letter("y")): return isLow ? "y" : "y a"
    case .variable: return isLow ? "a" : "a b"
    case .equals: return isLow ? "≤" : "< ≥"
    case .digit0: return "∞"
    case .point: return isLow ? "′" : "f′"
    case .openParenthesis: return "{"
    case .closeParenthesis: return "}"
    case .rootBox: return "ⁿ√"
    case .barsBox: return "⌊⌋"
    case .sum: return "∏"
    case .integral: return "d/dx"
    default: return nil
    }
  }
}
