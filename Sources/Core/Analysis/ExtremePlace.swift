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

  /// The same place a number of periods on.
  static func + (place: ExtremePlace, shift: Interval) -> ExtremePlace {
    var result = place
    result.x = place.x + shift
    result.inner = place.inner.map { inner in
      let (low, high) = (Interval(inner.lowerBound) + shift, Interval(inner.upperBound) + shift)
      return low.upperBound <= high.lowerBound ? Interval(low.upperBound, high.lowerBound) : .empty
    }
    // What is no wider than what is unknown of the shift is somewhere in it.
    if result.inner?.isEmpty ?? false { result.inner = nil }
    return result
  }
}

/// A place and the number that the function certainly is there, if that is known.
struct ValuedPlace {
  var place: ExtremePlace
  /// The value at the point, or all along the stretch; nil where it is only enclosed, or not taken.
  let value: Double?
  /// Whether it certainly has a value there.
  let isAttained: Bool

  /// Places in order; those that meet are one.
  static func joined(_ places: [ValuedPlace]) -> [ExtremePlace] {
    places.filter { !$0.place.x.isEmpty }.ordered(by: \.place.x)
      .merging { $0.joined(with: $1) }.map(\.place)
  }

  /// This and one that begins in or behind it as one; nil where something may be between them, or the one
  /// has another value.
  private func joined(with next: ValuedPlace) -> ValuedPlace? {
    let (x, other) = (place.x, next.place.x)
    guard other.lowerBound <= x.upperBound else { return nil }
    let isSame = value != nil && value == next.value
    switch (place.inner, next.place.inner) {
    case (nil, nil):
      return ValuedPlace(
        place: ExtremePlace(x: x.convexHull(with: other)),
        value: isSame ? value : nil,
        isAttained: isAttained && next.isAttained
      )
    case (let inner?, let last?):
      // Stretches that only touch need the place between them.
      let isTouching = last.lowerBound >= inner.upperBound
      let isApart = isTouching && !place.includesUpper && !next.place.includesLower
      return isSame && !isApart ? stretch(with: next) : nil
    case (_?, nil), (nil, _?):
      let (stretch, point) = place.inner == nil ? (next, self) : (self, next)
      if isSame { return self.stretch(with: next) }
      // What the function comes near at an end of the stretch, or takes there as well.
      let isUpper = point.place.x.contains(stretch.place.x.upperBound)
      let isKnown = isUpper ? stretch.place.includesUpper : stretch.place.includesLower
      let isInside = point.place.x.isSubset(of: stretch.place.x)
      return isInside && (isKnown || !point.isAttained) ? stretch : nil
    }
  }

  /// Both as a stretch: they have one value.
  private func stretch(with next: ValuedPlace) -> ValuedPlace {
    let places = [place, next.place]
    let whole = place.x.convexHull(with: next.place.x)
    func includes(_ end: Double, _ isIncluded: (ExtremePlace) -> Bool) -> Bool {
      places.contains { $0.x.contains(end) && (isIncluded($0) || !$0.isStretch) }
    }
    // Of a point that has no exact place only one side may belong to the stretch.
    let parts = places.compactMap { $0.inner ?? ($0.x.isSingleton ? $0.x : nil) }
    return ValuedPlace(
      place: ExtremePlace(
        x: whole,
        inner: parts.reduce(.empty) { $0.convexHull(with: $1) },
        includesLower: includes(whole.lowerBound) {
          $0.x.lowerBound < whole.lowerBound || $0.includesLower
        },
        includesUpper: includes(whole.upperBound) {
          $0.x.upperBound > whole.upperBound || $0.includesUpper
        }
      ),
      value: value,
      isAttained: true
    )
  }
}
