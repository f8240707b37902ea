package import Intervals

/// A place where a least or greatest value is taken or approached: a point, or a stretch of x on which
/// the function is constant.
package struct ExtremePlace: Sendable, Hashable {
  /// What encloses it.
  package var x: Interval
  /// The part of a stretch that certainly belongs to it; nil for a point, which is anywhere in `x`.
  ///
  /// The ends are anywhere between those of this and of `x`.
  package var inner: Interval?
  package var isStretch: Bool { inner != nil }
  /// Whether the ends of a stretch are among the places.
  package var includesLower = true
  package var includesUpper = true

  package init(
    x: Interval,
    inner: Interval? = nil,
    includesLower: Bool = true,
    includesUpper: Bool = true
  ) {
    (self.x, self.inner) = (x, inner)
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
    if let inner, let other = next.inner, other.lowerBound >= inner.upperBound, !includesUpper,
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
    var result = ExtremePlace(
      x: whole,
      includesLower: includes(whole.lowerBound) {
        $0.x.lowerBound < whole.lowerBound || $0.includesLower
      },
      includesUpper: includes(whole.upperBound) {
        $0.x.upperBound > whole.upperBound || $0.includesUpper
      }
    )
    // Of a point that has no exact place only one side may belong to the stretch.
    let parts = [self, next].compactMap { $0.inner ?? ($0.x.isSingleton ? $0.x : nil) }
    if isStretch || next.isStretch {
      result.inner = parts.reduce(.empty) { $0.convexHull(with: $1) }
    }
    return result
  }

  /// The same place a number of periods on.
  static func + (place: ExtremePlace, shift: Interval) -> ExtremePlace {
    var result = place
    result.x = place.x + shift
    result.inner = place.inner.map { inner in
      let (low, high) = (Interval(inner.lowerBound) + shift, Interval(inner.upperBound) + shift)
      return low.upperBound <= high.lowerBound ? Interval(low.upperBound, high.lowerBound) : .empty
    }
    return result
  }
}
