/// What the graph says of itself.
package enum GraphPhrase: Phrase {
  // Nothing graphed yet
  case nothingGraphed
  case tryOne
  case graphExample(String)
  // Chips, legend, summary
  case outdated
  /// What is typed by now has no graph: this is what was typed before.
  case lineNotDrawn
  /// No number goes to a place of what is traced.
  case hasNoEntry
  /// Graphed with the other unit of angles.
  case inRadians, inDegrees
  case possible
  case hatched
  case limitOfPrecision, unknownSoDeep
  /// What is asked for is not told in views that count from origins of their own.
  case notSoDeep
  case copied(String)
  // A relation in view
  case noSolution, trueEverywhere
  // Curves beside the view
  case curveAbove, curveBelow
  case pointsOutside(Int)
  case stretches(axis: String)
  case curvesAbove(Int)
  case curvesBelow(Int)
  // What leaves a plane with a logarithmic y axis
  case zeroThenNegative(x: String, Reach)
  case zeroNear(x: String, Reach)
  case nothingAboveZero
  case summary(curves: [String])
  // The plane as it is read aloud
  case window(left: String, right: String, bottom: String, top: String)
  case logarithmic(axis: String)
  /// So many curves of which every pixel is proven, of which some are not, or not yet.
  case proven(curves: Int), partlyProven(curves: Int), proving(curves: Int)
  /// What is known by now of a curve in view.
  case found(String)
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
  case endlessOscillations(x: String)
  case undecided
  case trueHere, meetsHere
  case point(x: String, y: String)
}

extension GraphPhrase {
  /// How far something goes on: without an end to the right or to the left, or up to the view's edge.
  package enum Reach { case beyond, before, edge }

  /// Curves one after another: "y = x, y = x²".
  static func list(_ curves: [String]) -> LocalizedText {
    curves.dropFirst().reduce("\(curves.first ?? "")") { "\($0), \($1)" }
  }
}
