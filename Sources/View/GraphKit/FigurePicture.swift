import CurveProof
import Drawing
import PlaneProof

/// The proven picture of a figure: areas and lines where they are certain, and hatching for all that
/// could not be decided.
///
/// One is made for each picture, filled by `add`, and gives its `picture`; columns and rows of stores
/// are those of their home grids, moved by `shift`.
struct FigurePicture {
  /// Hatching: the distance of the lines and their width, in points.
  private static let hatch = (period: 6.0, width: 1.25)
  /// The least side of what is possible, in points: less is not seen.
  private static let leastPossible = 5.0

  private let projection: Projection
  private var shift = (columns: 0, rows: 0)
  private(set) var picture: CurvePicture
  private var hatching: Hatching

  /// Whether all that can be decided is.
  private let isComplete: Bool

  /// An empty picture.
  init(in projection: Projection, isComplete: Bool) {
    (self.projection, self.isComplete) = (projection, isComplete)
    let scale = projection.contentScale
    func pixels(_ points: Double) -> Int { Int(scale.devicePixels(points).rounded()) }
    hatching = Hatching(
      period: max(2, pixels(Self.hatch.period * 2.0.squareRoot())),
      width: max(1, pixels(Self.hatch.width * 2.0.squareRoot())),
      least: pixels(Self.leastPossible)
    )
    picture = CurvePicture(columnCount: projection.columnCount)
    picture.figure.isSettled = isComplete
  }

  /// Adds the proven pieces of a path.
  mutating func add(_ store: inout PathStore, _ path: PlanePath) {
    shift = store.shift
    store.forEachRun { run in
      if run.ink == .possible { addHatching(run.column, run.rows) }
    }
    drawHatching()
    for spot in store.spots { addSpot(spot) }
    picture.strokes = store.lines.map { line($0) }
    // A short way is no point, nor is a way that leaves a corner of the view.
    if path.standsStill { markLoneSpots() }
    if isComplete, isEmpty { picture.figure.verdict = .nowhere }
  }

  /// Adds what is decided of a relation.
  mutating func add(_ store: inout PlaneStore, _ relation: PlaneRelation) {
    shift = store.shift
    let hasAreas = relation.hasAreas
    var full = 0
    var open = 0
    store.forEachRun { run in
      if run.ink != .full { open += run.rows.count }
      switch run.ink {
      case .none: break
      case .possible: addHatching(run.column, run.rows)
      case .certain where !hasAreas: picture.extend(column: run.column, by: extent(run.rows))
      case .certain: addArea(run.column, run.rows)
      case .full:
        full += run.rows.count
        addArea(run.column, run.rows)
      }
    }
    drawHatching()
    for spot in store.spots { addSpot(spot) }
    picture.strokes = store.lines(areClosed: true).map { line($0) }
    picture.figure.openBorders = store.lines(areClosed: false).map { line($0) }
    markLoneSpots()
    if isComplete, isEmpty { picture.figure.verdict = .nowhere }
    if isComplete, hasAreas { picture.figure.filled = .init(full: full, open: open) }
    if full == projection.columnCount * PixelGrid(projection).rowCount {
      picture.figure.verdict = .everywhere
    }
  }

  /// Whether nothing may be met.
  private var isEmpty: Bool { picture.reach.allSatisfy { $0.extent == nil } }

  private mutating func addArea(_ column: Int, _ rows: Range<Int>) {
    // One column is filled once, also where kinds of ink meet in it.
    if let last = picture.figure.area.last, last.x == projection.firstColumn + column,
      last.bottom == Double(projection.firstRow + rows.lowerBound)
    {
      picture.figure.area[picture.figure.area.count - 1].bottom = Double(
        projection.firstRow + rows.upperBound
      )
    } else {
      picture.figure.area.append(deviceColumn(column, rows))
    }
    picture.extend(column: column, by: extent(rows))
  }

  private mutating func addHatching(_ column: Int, _ rows: Range<Int>) {
    // Lines are counted on the paper, so that they move with it.
    hatching.add(
      column + shift.columns,
      rows.lowerBound + shift.rows..<rows.upperBound + shift.rows
    )
    picture.extend(column: column, by: extent(rows))
  }

  private mutating func drawHatching() {
    var painted: [DeviceColumn] = []
    hatching.forEachPainted(isSettled: picture.figure.isSettled) { run in
      let column = run.column - shift.columns
      guard 0..<projection.columnCount ~= column else { return }
      let rows = run.rows.lowerBound - shift.rows..<run.rows.upperBound - shift.rows
      painted.append(deviceColumn(column, rows))
    }
    picture.figure.hatching = painted
  }

  /// More spots than these are dust, not points.
  private static let mostLone = 32

  /// Marks what no more than two pixels show, with nothing else around, as a function's points without
  /// neighbours are marked; one on the edge of pixels meets up to four, and has strokes between them.
  private mutating func markLoneSpots() {
    guard isComplete else { return }
    let scale = projection.contentScale
    let (near, reach) = (scale.points(2.5), scale.points(6))
    func isTiny(_ line: [Point]) -> Bool {
      line.allSatisfy { abs($0.x - line[0].x) < near && abs($0.y - line[0].y) < near }
    }
    let spots = picture.figure.spots + picture.strokes.filter(isTiny).joined()
    guard !spots.isEmpty, spots.count <= Self.mostLone else { return }
    var marks = middles(of: spots, near: near, reach: reach)
    guard !marks.isEmpty else { return }
    func drop(around place: Point) {
      marks.removeAll { abs($0.x - place.x) < reach && abs($0.y - place.y) < reach }
    }
    // Few columns are near a mark: all others are passed at once.
    var isNear = Array(repeating: false, count: projection.columnCount)
    func column(_ x: Double) -> Int { Int(scale.devicePixels(x - projection.frame.x)) }
    for mark in marks {
      for place in column(mark.x - reach)...column(mark.x + reach) where isNear.indices ~= place {
        isNear[place] = true
      }
    }
    for line in picture.strokes + picture.figure.openBorders where !isTiny(line) {
      for point in line {
        let place = column(point.x)
        if isNear.indices ~= place, isNear[place] { drop(around: point) }
      }
    }
    for run in picture.figure.hatching + picture.figure.area {
      let place = run.x - projection.firstColumn
      guard isNear.indices ~= place, isNear[place] else { continue }
      let (x, top, bottom) = (
        scale.points(Double(run.x) + 0.5), scale.points(run.top), scale.points(run.bottom)
      )
      marks.removeAll { abs($0.x - x) < reach && top < $0.y + reach && bottom > $0.y - reach }
    }
    func isMarked(_ place: Point) -> Bool { marks.contains { $0.distance(to: place) < reach } }
    picture.marks += marks
    picture.figure.spots.removeAll(where: isMarked)
    picture.strokes.removeAll { isTiny($0) && isMarked($0[0]) }
  }

  /// The middles of spots that touch each other, and no others.
  private func middles(of spots: [Point], near: Double, reach: Double) -> [Point] {
    var found: [Point] = []
    for spot in spots where !found.contains(where: { $0.distance(to: spot) < reach }) {
      let around = spots.filter { $0.distance(to: spot) < reach }
      let (x, y) = (around.map(\.x), around.map(\.y))
      guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max(),
        right - left < near, bottom - top < near
      else { continue }
      found.append(Point(x: (left + right) / 2, y: (top + bottom) / 2))
    }
    return found
  }

  /// A pixel that is met, with no border that is known to run through it.
  private mutating func addSpot(_ spot: (column: Int, row: Int)) {
    let (column, row) = (spot.column - shift.columns, spot.row - shift.rows)
    guard 0..<projection.columnCount ~= column else { return }
    let scale = projection.contentScale
    picture.figure.spots.append(
      Point(
        x: projection.frame.x + scale.points(Double(column) + 0.5),
        y: projection.frame.y + scale.points(Double(row) + 0.5)
      )
    )
    picture.extend(column: column, by: extent(row..<row + 1))
  }

  private func deviceColumn(_ column: Int, _ rows: Range<Int>) -> DeviceColumn {
    DeviceColumn(
      x: projection.firstColumn + column,
      top: Double(projection.firstRow + rows.lowerBound),
      bottom: Double(projection.firstRow + rows.upperBound)
    )
  }

  private func extent(_ rows: Range<Int>) -> ClosedRange<Double> {
    let scale = projection.contentScale
    return projection.frame.y + scale.points(Double(rows.lowerBound))...projection.frame.y
      + scale.points(Double(rows.upperBound))
  }

  /// A line in pixels of the home grid, in points.
  private mutating func line(_ pixels: [PixelPoint]) -> [Point] {
    pixels.map { pixel in
      let place = point(pixel.x, pixel.y)
      picture.extend(
        column: Int(pixel.x.rounded(.down)) - shift.columns,
        by: place.y...place.y
      )
      return place
    }
  }

  private func point(_ x: Double, _ y: Double) -> Point {
    let scale = projection.contentScale
    return Point(
      x: projection.frame.x + scale.points(x - Double(shift.columns)),
      y: projection.frame.y + scale.points(y - Double(shift.rows))
    )
  }
}
