import Intervals

/// Features in order, found by place without looking at all of them.
struct FeatureIndex {
  private let features: [Feature]
  /// How far those up to each one reach to the right.
  private let reaches: [Double]

  /// An index of those of one sort, from features ordered by where they begin.
  init(_ features: [Feature], where isWanted: (Feature) -> Bool) {
    self.features = features.filter(isWanted)
    var reach = -Double.infinity
    reaches = self.features.map { feature in
      reach = Swift.max(reach, feature.x.upperBound)
      return reach
    }
  }

  /// Those that meet a stretch, from left to right.
  func meeting(_ x: Interval) -> ArraySlice<Feature> {
    let first = Self.firstIndex(in: 0..<features.count) { reaches[$0] >= x.lowerBound }
    let end = Self.firstIndex(in: first..<features.count) {
      features[$0].x.lowerBound > x.upperBound
    }
    return features[first..<end]
  }

  /// The first index from which on a condition holds, by halving.
  private static func firstIndex(in range: Range<Int>, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
