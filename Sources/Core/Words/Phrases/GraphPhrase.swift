/// What the graph says of itself.
package enum GraphPhrase: Phrase {
  // Nothing graphed yet
  case nothingGraphed
  case example(String)
  case pressGraph
  // Chips, legend, summary
  case outdated
  case possible
  case limitOfPrecision
  case summary(curves: [String])
  case summaryOver(curves: [String], from: String, to: String)
  // Why the curve is drawn as it is at a place
  case roundingHides
  case pole
  case poleBetween(String, String)
  case jump(from: String, to: String, x: String)
  case hole(x: String)
  case isolatedPoint(x: String, y: String)
  case undefinedBetween(String, String)
  case undefinedFrom(String)
  case undefinedTo(String)
  case undefinedInView
  case oscillations(Int)
  case undecided
  case point(x: String, y: String)
}

extension GraphPhrase {
  /// Curves one after another: "y = x, y = x²".
  static func list(_ curves: [String]) -> Wording {
    curves.dropFirst().reduce("\("y = " + (curves.first ?? ""))") { "\($0), \("y = " + $1)" }
  }
}
