/// The part of a segment near a box, cut by Liang and Barsky's method; nil when none is near.
///
/// Safe for every number: what is not finite is refused, what is huge is held at 10¹⁰⁰, and the
/// answer never leaves the box by more than the margin, whatever rounding does.
func clipSegment(
  from start: DevicePoint,
  to end: DevicePoint,
  box: PixelBox,
  margin: Double
) -> (DevicePoint, DevicePoint)? {
  guard let (first, last) = clipParameters(from: start, to: end, box: box, margin: margin) else {
    return nil
  }
  if first == 0, last == 1 { return (start, end) }
  let (ax, ay) = (held(start.x), held(start.y))
  let (dx, dy) = (held(end.x) - ax, held(end.y) - ay)
  func place(_ t: Double) -> DevicePoint {
    DevicePoint(
      x: min(max(ax + t * dx, Double(box.left) - margin), Double(box.right) + margin),
      y: min(max(ay + t * dy, Double(box.top) - margin), Double(box.bottom) + margin)
    )
  }
  return (first == 0 ? start : place(first), last == 1 ? end : place(last))
}

/// Where, as shares 0 … 1 of its length, a segment enters and leaves a box made larger by a margin.
func clipParameters(
  from start: DevicePoint,
  to end: DevicePoint,
  box: PixelBox,
  margin: Double
) -> (first: Double, last: Double)? {
  guard start.isFinite, end.isFinite, !box.isEmpty else { return nil }
  let (ax, ay) = (held(start.x), held(start.y))
  let (dx, dy) = (held(end.x) - ax, held(end.y) - ay)
  // Nearly every piece of a curve lies inside.
  let (left, right) = (Double(box.left) - margin, Double(box.right) + margin)
  let (top, bottom) = (Double(box.top) - margin, Double(box.bottom) + margin)
  if min(start.x, end.x) >= left, max(start.x, end.x) <= right, min(start.y, end.y) >= top,
    max(start.y, end.y) <= bottom
  {
    return (0, 1)
  }
  var first = 0.0
  var last = 1.0
  /// Cuts by one side; false when nothing is left.
  func cut(_ direction: Double, _ room: Double) -> Bool {
    if direction < 0 {
      first = max(first, room / direction)
    } else if direction > 0 {
      last = min(last, room / direction)
    } else if room < 0 {
      return false
    }
    return first <= last
  }
  guard cut(-dx, ax - left), cut(dx, right - ax), cut(-dy, ay - top), cut(dy, bottom - ay) else {
    return nil
  }
  return (first, last)
}

private func held(_ value: Double) -> Double { min(max(value, -1e100), 1e100) }
