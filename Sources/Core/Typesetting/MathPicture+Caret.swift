package import Drawing

/// Where the caret stands in a formula, and what a selection covers.
extension MathPicture {
  /// The caret's place before a character; where it has several, the innermost.
  package func stop(at offset: Int) -> MathStop? {
    var (low, high) = (0, stops.count)
    while low < high {
      let middle = (low + high) / 2
      if stops[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return stops.first }
    // What is not shown has no place: the one before it is the nearest.
    let found = stops[low - 1].offset
    return stops[..<low].reversed().prefix { $0.offset == found }.max { $0.box < $1.box }
  }

  /// The place that is nearest to a point.
  package func stop(nearest place: Point) -> MathStop? {
    stops.min { distance($0, place) < distance($1, place) }
  }

  private func distance(_ stop: MathStop, _ place: Point) -> Double {
    let (top, bottom) = (stop.place.y - 0.9 * stop.size, stop.place.y + 0.25 * stop.size)
    let beside = abs(stop.place.x - place.x)
    let above = max(0, top - place.y, place.y - bottom)
    // Of two places in a line the inner one, where a tap is in its box.
    let frame = slots[stop.box].frame
    let isInside = frame.inset(by: -1).contains(place)
    return beside + 2 * above + (isInside ? 0 : 0.5)
  }

  /// The nearest place in another part above or below.
  package func stop(from start: MathStop, up isUp: Bool) -> MathStop? {
    let least = 0.25 * start.size
    func way(_ stop: MathStop) -> Double {
      (stop.place.y - start.place.y) * (isUp ? -1 : 1)
    }
    let others = stops.filter { $0.box != start.box && way($0) > least }
    // The other part of the same fraction is nearer than the line between them.
    let beside = others.filter { isBeside(slots[start.box], slots[$0.box]) }
    return (beside.isEmpty ? others : beside)
      .min {
        abs($0.place.x - start.place.x) + 1.5 * way($0)
          < abs($1.place.x - start.place.x) + 1.5 * way($1)
      }
  }

  /// Whether two boxes belong to one thing, one over the other.
  private func isBeside(_ one: MathSlot, _ other: MathSlot) -> Bool {
    one.parent == other.parent && one.parent != nil && one.frame.x < other.frame.maxX
      && other.frame.x < one.frame.maxX
  }

  /// The box that the caret is in; nil where that is the whole formula.
  package func slot(of stop: MathStop) -> MathSlot? { stop.box > 0 ? slots[stop.box] : nil }

  /// The ground of what is selected: whole parts, and letters of those that are cut.
  package func frames(of range: Range<Int>) -> [Rect] {
    var frames: [Rect] = []
    var covered = range.lowerBound
    for span in spans where span.range.overlaps(range) {
      if span.range.lowerBound >= range.lowerBound, span.range.upperBound <= range.upperBound {
        // What is in a part that is covered is covered already.
        guard span.range.lowerBound >= covered else { continue }
        covered = span.range.upperBound
        frames.append(joined(frames.last, span.frame))
      } else if !hasParts(span) {
        let seen = span.range.clamped(to: range)
        if let start = stop(at: seen.lowerBound), let end = stop(at: seen.upperBound),
          end.place.x > start.place.x
        {
          covered = seen.upperBound
          let width = end.place.x - start.place.x
          frames.append(
            Rect(x: start.place.x, y: span.frame.y, width: width, height: span.frame.height)
          )
        }
      }
    }
    return frames
  }

  /// The ground of a mark under characters; where they are no part of their own, of the smallest part
  /// that holds them.
  package func frame(marking range: Range<Int>) -> Rect? {
    let frames = frames(of: range)
    if let first = frames.first { return frames.dropFirst().reduce(first) { $0.union($1) } }
    let around = spans.filter {
      $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound
    }
    return around.min { $0.range.count < $1.range.count }?.frame
  }

  /// A frame that begins where the one before it in its line ends.
  private func joined(_ last: Rect?, _ frame: Rect) -> Rect {
    guard let last, frame.x > last.maxX, frame.x - last.maxX < size * 0.35 else { return frame }
    return Rect(
      x: last.maxX,
      y: frame.y,
      width: frame.maxX - last.maxX,
      height: frame.height
    )
  }

  private func hasParts(_ span: MathSpan) -> Bool {
    spans.contains {
      $0.range != span.range && span.range.contains($0.range.lowerBound)
        && $0.range.upperBound <= span.range.upperBound
    }
  }
}
