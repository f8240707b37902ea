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
  var first = 0.0
  var last = 1.0
  let bounds = [
    (-dx, ax - (Double(box.left) - margin)), (dx, Double(box.right) + margin - ax),
    (-dy, ay - (Double(box.top) - margin)), (dy, Double(box.bottom) + margin - ay),
  ]
  for (direction, room) in bounds {
    if direction == 0 {
      if room < 0 { return nil }
    } else if direction < 0 {
      first = max(first, room / direction)
    } else {
      last = min(last, room / direction)
    }
    if first > last { return nil }
  }
  return (first, last)
}

private func held(_ value: Double) -> Double { min(max(value, -1e100), 1e100) }
