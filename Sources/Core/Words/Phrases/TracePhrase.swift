/// What is told of a point of a curve.
package enum TracePhrase: Phrase {
  // What it is
  case zero, maximum, minimum, inflection, yIntercept, hole, pole
  /// The curve jumps.
  case breakPoint
  case intersection
  /// Where it meets the curve with this number.
  case intersectionWith(Int)
  case noValue
  // The card's rows
  case slope, fromLeft, fromRight
  /// A closed form that lies in the enclosure.
  case matches(String)
  /// Something that is not proven.
  indirect case possible(TracePhrase)
  /// What is copied where there is no value.
  case undefined
}
