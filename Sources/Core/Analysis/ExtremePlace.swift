package import Intervals

/// A place where a least or greatest value is taken or approached: a point, or a stretch of x on which
/// the function is constant.
package struct ExtremePlace: Sendable, Hashable {
  /// What encloses it.
  package var x: Interval
  /// Whether it is a whole stretch; a point is anywhere in `x`.
  package var isStretch = false
  /// Whether the ends of a stretch are among the places.
  package var includesLower = true
  package var includesUpper = true

  package init(
    x: Interval,
    isStretch: Bool = false,
    includesLower: Bool = true,
    includesUpper: Bool = true
  ) {
    (self.x, self.isStretch) = (x, isStretch)
    (self.includesLower, self.includesUpper) = (includesLower, includesUpper)
  }

  /// Places in order; those that meet are one.
  static func joined(_ places: [ExtremePlace]) -> [ExtremePlace] {
    places.filter { !$0.x.isEmpty }.ordered(by: \.x).merging { $0.joined(with: $1) }
  }

  /// This and one that begins in or behind it as one; nil where something is certainly between them.
  private func joined(with next: ExtremePlace) -> ExtremePlace? {
    guard next.x.lowerBound <= x.upperBound else { return nil }
    // Stretches that only touch need the place between them.
    if isStretch, next.isStretch, next.x.lowerBound == x.upperBound, !includesUpper,
      !next.includesLower
    {
      return nil
    }
    let whole = x.convexHull(with: next.x)
    func includes(_ end: Double, _ isIncluded: (ExtremePlace) -> Bool) -> Bool {
      [self, next].contains { place in
        place.x.contains(end) && (isIncluded(place) || !place.isStretch)
      }
    }
    return ExtremePlace(
      x: whole,
      isStretch: isStretch || next.isStretch,
      includesLower: includes(whole.lowerBound) {
        $0.x.lowerBound < whole.lowerBound || $0.includesLower
      },
      includesUpper: includes(whole.upperBound) {
        $0.x.upperBound > whole.upperBound || $0.includesUpper
      }
    )
  }

  /// The same place a number of periods on.
  static func + (place: ExtremePlace, shift: Interval) -> ExtremePlace {
    var result = place
    result.x = place.x + shift
    return result
  }
}
