extension Interval {
  /// How two intervals lie to each other: the sixteen states of the standard.
  ///
  /// Source: IEEE 1788-2015, 10.6.4.
  public enum Overlap: String, Sendable, CaseIterable {
    /// Both are empty.
    case bothEmpty
    /// Only the first is empty.
    case firstEmpty
    /// Only the second is empty.
    case secondEmpty
    /// The first ends before the second starts.
    case before
    /// The first ends where the second starts.
    case meets
    /// The first starts first, and ends inside the second.
    case overlaps
    /// Both start together; the first ends inside.
    case starts
    /// The first lies inside the second.
    case containedBy
    /// Both end together; the first starts inside.
    case finishes
    /// They are the same set.
    case equals
    /// Both end together; the second starts inside.
    case finishedBy
    /// The second lies inside the first.
    case contains
    /// Both start together; the second ends inside.
    case startedBy
    /// The second starts first, and ends inside the first.
    case overlappedBy
    /// The second ends where the first starts.
    case metBy
    /// The second ends before the first starts.
    case after
  }

  /// How this interval lies to the other.
  public func overlap(with other: Interval) -> Overlap {
    if isEmpty { return other.isEmpty ? .bothEmpty : .firstEmpty }
    if other.isEmpty { return .secondEmpty }
    if upperBound < other.lowerBound { return .before }
    if other.upperBound < lowerBound { return .after }
    if lowerBound == other.lowerBound {
      if upperBound == other.upperBound { return .equals }
      return upperBound < other.upperBound ? .starts : .startedBy
    }
    if upperBound == other.upperBound {
      return lowerBound > other.lowerBound ? .finishes : .finishedBy
    }
    if upperBound == other.lowerBound { return .meets }
    if other.upperBound == lowerBound { return .metBy }
    if lowerBound < other.lowerBound {
      return upperBound < other.upperBound ? .overlaps : .contains
    }
    return upperBound < other.upperBound ? .containedBy : .overlappedBy
  }
}
