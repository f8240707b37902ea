/// What is told of a curve over a stretch, taken together.
package enum StatisticsPhrase: Phrase {
  // Titles
  case inView
  /// Of figures: all of the view, or all of a moving point's way.
  case view, wholeWay
  case fromTo(String, String)
  // Rows
  case maximum, minimum, zeros, breaks, asymptotes
  case localMaxima, localMinima
  /// Special points of an equation's curve, of one kind.
  case points(TracePhrase)
  /// The integral is the area where the curve is nowhere below the axis, and only there named so.
  case mean, area, integral, totalArea, plainArea, arcLength, domain, range
  case more, fewer, wholeView, chooseStretch
  /// The area between two curves, by their numbers.
  case areaBetween(Int, Int)
  /// Of curves whose numbers follow.
  case areaBetweenCurves
  /// What two numbers beside it are.
  case provenBetween
  /// What the area reaches to.
  case againstAxis
  case againstCurve(Int)
  // Values
  case none, notKnown, everywhere, infinitelyMany
  case count(Int)
  case atLeast(Int)
  case moreThan(Int)
  case value(String)
  /// Bounds that share too few digits.
  case between(String, String)
  // Notes
  case at([String])
  /// At one of these at least.
  case atOne([String])
  case approaching([String])
  case places([String])
  /// With its sign: "= 1", "≈ 0.333".
  case place(String)
  case morePossible
  /// Of an area that counts as negative in part.
  case signed
  case zoomToList
  case unboundedLeft(String)
  case unboundedRight(String)
  case unboundedLeftOfBreaks, unboundedRightOfBreaks, unbounded
  /// Where a value lies that the view does not reach.
  case aboveView, belowView
  // Foot
  case allProven(StatisticsScope)
  /// Of a relation, say.
  case noFormula
  /// Of special points, of which there may be others.
  case pointsProven
  /// Of an area told by pixels.
  case byPixels
  case shareProven(StatisticsScope, percent: Int)
  case stillProving
}

/// What statistics are about.
package enum StatisticsScope: Hashable, Sendable {
  case view, interval, path
}

extension StatisticsPhrase {
  /// Numbers one after another.
  static func list(_ numbers: [String]) -> String { numbers.joined(separator: ", ") }
}
