import Formulas

/// A sign of the textbook that is put in whole, with boxes for what belongs to it.
package enum FormulaTemplate: String, CaseIterable, Sendable {
  case sum, product, integral, derivative, limit, cases, anyRoot

  /// What it is called in the line, and what its boxes hold at first.
  var call: (name: String, boxes: [String]) {
    switch self {
    case .sum: ("sum(", ["", "n", "1", ""])
    case .product: ("prod(", ["", "n", "1", ""])
    case .integral: ("int(", ["", String(Variable.name), "", ""])
    case .derivative: ("diff(", ["", String(Variable.name)])
    case .limit: ("lim(", ["", String(Variable.name), ""])
    case .cases: ("piecewise(", ["", "", ""])
    case .anyRoot: ("root(", ["", ""])
    }
  }
}
