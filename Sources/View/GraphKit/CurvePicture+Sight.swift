package import Drawing

extension CurvePicture {
  /// Whether possible ink of it can be told in a box: neither covered, nor only under its own proven
  /// ink.
  package func showsTint(
    in box: Rect,
    clearOf covers: [Rect],
    _ projection: Projection,
    style: GraphStyle
  ) -> Bool {
    shows(tint, in: box, clearOf: covers, projection) { run in
      // The axes lie over it.
      if abs(run.midX - projection.pointX(0)) <= style.axisWidth / 2 + 0.25 { return true }
      // A point of a run is told from what lies over it where it is a pixel away.
      return stride(from: min(run.y + 0.5, run.midY), to: run.maxY, by: 1).allSatisfy { y in
        let place = Point(x: run.midX, y: y)
        return (marks + rings).contains { $0.distance(to: place) < style.markRadius + 1 }
          || hasStroke(at: place, within: style.curveWidth / 2 + 0.75)
      }
    }
  }

  /// The same of the hatching, over which nothing of its own lies.
  package func showsHatching(in box: Rect, clearOf covers: [Rect], _ projection: Projection) -> Bool
  {
    shows(figure.hatching, in: box, clearOf: covers, projection) { _ in false }
  }

  private func shows(
    _ runs: [DeviceColumn],
    in box: Rect,
    clearOf covers: [Rect],
    _ projection: Projection,
    isHidden: (Rect) -> Bool
  ) -> Bool {
    let scale = projection.contentScale
    return runs.contains { run in
      let (top, bottom) = (
        max(scale.points(run.top), box.y), min(scale.points(run.bottom), box.maxY)
      )
      let x = scale.points(Double(run.x))
      guard top < bottom, x >= box.x, x < box.maxX else { return false }
      let seen = Rect(x: x, y: top, width: scale.points(1), height: bottom - top)
      return !covers.contains { $0.contains(seen) } && !isHidden(seen)
    }
  }

  /// Whether a proven stroke runs over a place.
  private func hasStroke(at place: Point, within reach: Double) -> Bool {
    strokes.contains { path in
      zip(path, path.dropFirst()).contains { start, end in
        let way = end - start
        let length = way.dx * way.dx + way.dy * way.dy
        let from = place - start
        let share = length > 0 ? (from.dx * way.dx + from.dy * way.dy) / length : 0
        return (start + way * min(max(share, 0), 1)).distance(to: place) <= reach
      }
    }
  }
}
