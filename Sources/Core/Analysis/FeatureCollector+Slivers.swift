import Calculus
import Intervals

/// What lies inside of the enclosures of places between cells, or hardly beside them.
extension FeatureCollector {
  /// Keeps in mind that there may be an extremum in an enclosure.
  mutating func hideTurn(_ x: Interval, _ values: Interval) {
    // Products such as x·ln x are known by the whole formula alone, and where numbers are no less than can be.
    let around = x + Interval(-0x1p-900, 0x1p-900)
    let known = [x, around].reduce(values) { known, x in
      let union = function.intervalUnion(over: x).reduce(Interval.empty) {
        $0.convexHull(with: $1.interval)
      }
      return known.intersection(union)
    }
    hiddenTurns.append(Feature(.extremum, x: x, y: known, isProven: false))
  }

  /// A cell that only touches the window has nothing inside but what lies in the enclosures of the
  /// places at its ends.
  mutating func surveySlivers(_ index: Int, _ cell: Cell) {
    let places = [place(index - 1), place(index)].compactMap { $0?.x }
    let inside = places.filter { !$0.isSingleton && !$0.isDisjoint(from: window) }
    guard !inside.isEmpty, cell.state == .smooth else { return }
    isolatedPoints += inside.map { $0.intersection(window) }
    for zero in slivers(of: SmoothPart(function, .whole, 0, cell), index, cell) {
      add(.root, zero.x, Interval(0), isProven: false)
    }
  }

  /// Whether an undecided zero of a derivative is too near to a place between cells to be distinguished from
  /// it in any picture of the window.
  func isResidue(_ zero: Zero, of part: SmoothPart, _ index: Int, _ cell: Cell) -> Bool {
    guard part.order > 0, !zero.isProven else { return false }
    let near = window.width * 0x1p-48
    return isClosed(index - 1) && zero.x.upperBound <= cell.x.lowerBound + near
      || isClosed(index) && zero.x.lowerBound >= cell.x.upperBound - near
  }

  /// Whether a place between cells certainly has no zero beside it, in its enclosure, or all of them are
  /// known one by one.
  func knowsSliver(beside number: Int, in cell: Cell, isLeft: Bool) -> Bool {
    guard let place = place(number), !place.x.isSingleton else { return true }
    let whole = SmoothPart(function, .whole, 0, cell)
    return !whole.evaluate(place.x).value.contains(0)
      || function.factors(of: .whole).allSatisfy { factor in
        let part = SmoothPart(function, factor, 0, cell)
        return !part.isZero
          && zero(of: part, beside: number, in: place.x, isLeft: isLeft)?.isProven ?? true
      }
  }

  /// The zeros in the parts of the cell inside the enclosures of places at its ends.
  func slivers(of part: SmoothPart, _ index: Int, _ cell: Cell) -> [Zero] {
    [index - 1, index].compactMap { boundary in
      guard let place = place(boundary), !place.x.isSingleton else { return nil }
      return zero(of: part, beside: boundary, in: place.x, isLeft: boundary == index)
    }
  }

  /// Whether the function tends to 0 at a place, by algebra, and is strictly monotone beside it.
  private func vanishes(beside boundary: Int, isLeft: Bool) -> Bool {
    guard let place = place(boundary), isKnownZero(at: place.x) else { return false }
    let behavior = behavior(at: boundary)
    let whole = SmoothPart(function, .whole, 0, dissection.cells[isLeft ? boundary : boundary + 1])
    return (isLeft ? behavior.leftHolds : behavior.rightHolds)
      && whole.evaluate(place.x).slope.certainSign != 0
  }

  /// The zero on the left or right side of a place, in an enclosure that begins or ends with it; nil where
  /// there certainly is none.
  ///
  /// A strictly monotone function goes from its limit at the place to its value at the other end: it has
  /// one zero where these have different signs.
  private func zero(
    of part: SmoothPart,
    beside boundary: Int,
    in x: Interval,
    isLeft: Bool
  ) -> Zero? {
    let (value, slope) = part.evaluate(x)
    guard value.contains(0) else { return nil }
    let possible = Zero(x: x, isProven: false)
    let direction = slope.certainSign
    guard direction != 0, part.order == 0, let place = place(boundary) else { return possible }
    let behavior = function.behavior(
      of: part.part,
      at: place.x,
      left: dissection.cells[boundary].gaps,
      right: dissection.cells[boundary + 1].gaps,
      met: place.met
    )
    let limit = isLeft ? behavior.left : behavior.right
    // Away from a limit 0 there is no other.
    if limit == .finite(Interval(0)) || vanishes(beside: boundary, isLeft: isLeft) { return nil }
    let near = limit.isInfinite ? limit.interval.certainSign : limit.value?.certainSign ?? 0
    let far = part.evaluate(Interval(isLeft ? x.lowerBound : x.upperBound)).value.certainSign
    if near * far > 0 { return nil }
    guard near * far < 0 else { return possible }
    var zero = Zero(x: x, isProven: true, signs: isLeft ? (far, near) : (near, far))
    zero.side = isLeft ? .left : .right
    return zero
  }
}
