import Intervals

extension Array {
  /// The elements in their order, each joined with the one before it where a join is given for the two.
  func merging(_ joined: (_ last: Element, _ next: Element) -> Element?) -> [Element] {
    reduce(into: []) { result, next in
      if let both = result.last.flatMap({ joined($0, next) }) {
        result[result.count - 1] = both
      } else {
        result.append(next)
      }
    }
  }

  /// The elements from left to right, by where each begins and then by where it ends.
  func ordered(by x: (Element) -> Interval) -> [Element] {
    sorted { (x($0).lowerBound, x($0).upperBound) < (x($1).lowerBound, x($1).upperBound) }
  }
}

extension [Interval] {
  /// What of each lies in another interval.
  func parts(in whole: Interval) -> [Interval] {
    map { $0.intersection(whole) }.filter { !$0.isEmpty }
  }
}
