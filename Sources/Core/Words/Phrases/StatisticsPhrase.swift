/// What is told of a curve over a stretch, taken together.
package enum StatisticsPhrase: Phrase {
  // Titles
  case inView
  case fromTo(String, String)
  // Rows
  case maximum, minimum, zeros, breaks
  case mean, area, totalArea, arcLength, domain, range
  case more, fewer, wholeView
  // Values
  case none, notKnown, everywhere
  case count(Int)
  case atLeast(Int)
  case moreThan(Int)
  case value(String)
  /// Bounds that share too few digits.
  case between(String, String)
  // Notes
  case at([String])
  case approaching([String])
  case places([String])
  case place(String)
  case morePossible
  case zoomToList
  case unboundedLeft(String)
  case unboundedRight(String)
  case unboundedLeftOfBreaks, unboundedRightOfBreaks, unbounded
  case zeroBetween(String, String)
  // Foot
  case allProven
  case shareProven(percent: Int)
  case stillProving
}

extension StatisticsPhrase {
  /// Numbers one after another.
  static func list(_ numbers: [String]) -> String { numbers.joined(separator: ", ") }
}
