/// What is told of a point of a curve.
package enum TracePhrase: Phrase {
  // What it is
  case zero, maximum, minimum, inflection, yIntercept, hole, pole
  case domainEnd
  /// An end of the domain to which the curve comes without reaching it.
  case openEnd
  // On figures
  case xIntercept, horizontalTangent, verticalTangent, selfCrossing, cusp, isolatedPoint, corner
  /// The traced border bounds the figure, but is no part of it.
  case openBorder
  /// What is in the card's numbers is proven to be just one place.
  case exactlyOne, strongDigits, viewIsWide(String)
  /// The curve jumps.
  case breakPoint
  case intersection
  /// Where it meets the curve with this number.
  case intersectionWith(Int)
  case noValue
  /// A y that is looked for in vain.
  case notNearby
  // The card's rows
  case slope, tangent, normal, secant, secantStart, fromLeft, fromRight
  /// What the values come near to, where there is none.
  case limit
  /// A closed form that lies in the enclosure.
  case matches(String)
  /// What the border of an area has there.
  indirect case border(TracePhrase)
  /// Something that is not proven.
  indirect case possible(TracePhrase)
  /// What is copied where there is no value.
  case undefined
  /// Which curve it is, by its number.
  case onCurve(Int)
  // What is found on a curve
  /// So many of a kind.
  indirect case several(Int, TracePhrase)
}
