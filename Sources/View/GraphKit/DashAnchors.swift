import Drawing

/// Where the dashes of lines began, so that they stay on their curve while it is panned.
struct DashAnchors {
  /// One line with how far into the pattern it began.
  private struct Line {
    let path: [Point]
    let phase: Double
  }

  /// The lines of each curve as they were drawn last, and how far the picture had moved then.
  private var drawn: [Int: (lines: [Line], place: Vector)] = [:]

  /// How far into the pattern each line of a curve begins, in points; `place` is how far the picture
  /// has moved.
  ///
  /// 0 for a line that shares no place with one drawn before.
  ///
  /// - Complexity: O(points), with a sort of the lines.
  mutating func phases(of paths: [[Point]], curve: Int, at place: Vector) -> [Double] {
    let before = drawn[curve]
    let lines = paths.map { path in
      let phase = before.flatMap { before in
        let way = Vector(dx: place.dx - before.place.dx, dy: place.dy - before.place.dy)
        return Self.candidates(for: path, among: before.lines, movedBy: way).lazy
          .compactMap { Self.phase(of: path, after: $0, movedBy: way) }.first
      }
      return Line(path: path, phase: phase ?? 0)
    }
    let ordered = lines.sorted { ($0.path.first?.x ?? 0) < ($1.path.first?.x ?? 0) }
    drawn[curve] = (ordered, place)
    return lines.map(\.phase)
  }

  /// The few lines, in order from left to right, that may be the same as a path: a dense curve has
  /// thousands.
  private static func candidates(
    for path: [Point],
    among lines: [Line],
    movedBy way: Vector
  ) -> ArraySlice<Line> {
    guard let end = path.last?.x else { return [] }
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if (lines[middle].path.first?.x ?? 0) + way.dx <= end {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return lines[max(0, low - 4)..<low]
  }

  /// The phase of a path that goes on along a line drawn before; nil where they share no place.
  private static func phase(of path: [Point], after line: Line, movedBy way: Vector) -> Double? {
    guard let first = path.first, let oldFirst = line.path.first,
      let last = path.last, let oldLast = line.path.last,
      max(first.x, oldFirst.x + way.dx) <= min(last.x, oldLast.x + way.dx)
    else { return nil }
    var index = path.firstIndex { $0.x >= oldFirst.x + way.dx - 1e-3 } ?? path.endIndex
    var old = line.path.firstIndex { $0.x + way.dx >= first.x - 1e-3 } ?? line.path.endIndex
    while index < path.count, old < line.path.count {
      let gap = line.path[old] + way - path[index]
      if abs(gap.dx) < 1e-3, abs(gap.dy) < 1e-3 {
        return line.phase + length(line.path[...old]) - length(path[...index])
      }
      if gap.dx <= 0 { old += 1 }
      if gap.dx >= 0 { index += 1 }
    }
    return nil
  }

  private static func length(_ path: ArraySlice<Point>) -> Double {
    zip(path, path.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
  }
}
