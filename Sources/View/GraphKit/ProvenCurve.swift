import Calculus
import CurveProof
import Drawing
import Intervals

/// The proven picture of a function: pieces joined where they are certainly continuous, everything
/// that could not be decided as tint, breaks left open.
///
/// Columns are drawn from left to right, each once; then `finishLines()`, and `finish(_:)` with what is
/// known of the `seams`.
struct ProvenCurve {
  private let function: any PlotFunction
  private let projection: Projection
  /// The grid that the columns were solved on.
  private let grid: PixelGrid
  private let placement: Placement
  /// The grid's numbers of the first column and row in view.
  private let shift: (columns: Int, rows: Int)
  private let strokeWidth: Double
  private var picture: CurvePicture
  private var stroke: [Point] = []
  /// Where the piece drawn last ends: the next may be joined to it.
  private var last: (x: Double, y: Double)?
  /// Where the line before the present one ends, unless columns that are not solved come after it.
  private var end: (x: Double, y: Double)?
  /// Whether the columns before the next line are not solved.
  private var isAfterUnsolved = false
  /// Short stretches of x beside ends of lines in the picture, in which the curve may break.
  private(set) var seams: [Interval] = []
  /// Met rows that no piece runs through, by column: isolated points, unless a piece is next to them.
  private var lone: [(column: Int, place: Point)] = []
  /// For columns in which not all ink is pieces, the stretch of y that these run through.
  private var pieceReach: [Int: ClosedRange<Double>?] = [:]

  init(
    function: any PlotFunction,
    projection: Projection,
    strokeWidth: Double,
    home: PixelGrid,
    shift: (columns: Int, rows: Int)
  ) {
    self.function = function
    self.projection = projection
    self.strokeWidth = strokeWidth
    self.shift = shift
    grid = home
    placement = Placement(home, shift, projection)
    picture = CurvePicture(columnCount: projection.columnCount)
  }

  /// Ends the last line; nothing more is drawn but marks.
  mutating func finishLines() {
    finishStroke()
    noteSeam(before: nil)
  }

  /// The picture, with marks where the function is not continuous.
  ///
  /// `breaks` are proven places in the seams; a place that is only known to more than a pixel gets no mark.
  mutating func finish(_ breaks: [Discontinuity]) -> CurvePicture {
    markBreaks(breaks)
    markIsolatedPoints()
    return picture
  }

  // MARK: Columns

  /// Draws neighbouring columns that are lines from edge to edge, by the values at the edges.
  mutating func drawLines(_ distances: ArraySlice<Double>, from column: Int) {
    guard let first = distances.first, let end = distances.last else { return }
    let count = distances.count - 1
    join(grid.x(ofEdge: shift.columns + column), first)
    let (x, placement) = (projection.frame.x, placement)
    let pixel = projection.contentScale.devicePixel
    distances.withUnsafeBufferPointer { distances in
      picture.reach.withUnsafeMutableBufferPointer { reach in
        withUnsafeTemporaryAllocation(of: Point.self, capacity: count) { points in
          var last = placement.pointY(first)
          for index in 0..<count {
            let y = placement.pointY(distances[index + 1])
            reach[column + index] = InkReach(from: min(last, y), to: max(last, y))
            points.initializeElement(
              at: index,
              to: Point(x: x + Double(column + index + 1) * pixel, y: placement.followed(y))
            )
            last = y
          }
          stroke.append(contentsOf: UnsafeBufferPointer(rebasing: points[0..<count]))
        }
      }
    }
    last = (grid.x(ofEdge: shift.columns + column + count), end)
  }

  /// Draws neighbouring columns that are not solved yet, by one look at all of them.
  mutating func drawUnsolved(at columns: Range<Int>) {
    let home = shift.columns + columns.lowerBound..<shift.columns + columns.upperBound
    drawUnsolved(at: columns, inRows: grid.rows(of: function, inColumns: home))
  }

  /// Draws neighbouring columns that are not solved yet, of which these rows are known to hold all.
  mutating func drawUnsolved(at columns: Range<Int>, inRows rows: RowSet) {
    finishStroke()
    end = nil
    isAfterUnsolved = true
    for column in columns {
      picture.pending.append(column)
      drawTint(rows, at: column)
    }
  }

  /// Draws a column that is not just a line.
  mutating func draw(_ proven: ProvenColumn, at column: Int) {
    if proven.isNoisy { picture.isNoisy = true }
    var reach: ClosedRange<Double>?
    for piece in proven.pieces {
      append(piece)
      let extent = pointY(piece.high)...max(pointY(piece.high), pointY(piece.low))
      reach =
        reach.map {
          min($0.lowerBound, extent.lowerBound)...max($0.upperBound, extent.upperBound)
        } ?? extent
    }
    pieceReach.updateValue(reach, forKey: column)
    if let reach { picture.extend(column: column, by: reach) }
    for run in proven.rest.runs {
      drawRun(run, column)
      extendReach(column, run)
    }
    if !proven.possible.isEmpty { drawTint(proven.possible, at: column) }
  }

  private mutating func drawTint(_ rows: RowSet, at column: Int) {
    let spread = projection.contentScale.devicePixels(strokeWidth) / 2 - 0.5
    for run in rows.runs {
      picture.tint.append(
        DeviceColumn(
          x: projection.firstColumn + column,
          top: Double(projection.firstRow + run.lowerBound - shift.rows) - spread,
          bottom: Double(projection.firstRow + run.upperBound - shift.rows + 1) + spread
        )
      )
      extendReach(column, run)
    }
  }

  private mutating func extendReach(_ column: Int, _ run: ClosedRange<Int>) {
    picture.extend(column: column, by: y(ofRow: run.lowerBound)...y(ofRow: run.upperBound))
  }

  /// Rows that are met though no piece runs through them: a band, or a point on its own.
  private mutating func drawRun(_ run: ClosedRange<Int>, _ column: Int) {
    let x = projection.frame.x + projection.contentScale.points(Double(column) + 0.5)
    if run.count <= 2, !isContinuous(column) {
      let middle = (y(ofRow: run.lowerBound) + y(ofRow: run.upperBound)) / 2
      lone.append((column, Point(x: x, y: middle)))
    } else {
      let half = run.count <= 2 ? projection.contentScale.points(0.5) : 0
      picture.strokes.append([
        Point(x: x, y: y(ofRow: run.lowerBound) - half),
        Point(x: x, y: y(ofRow: run.upperBound) + half),
      ])
    }
  }

  /// Whether the curve certainly runs through a column, so that nothing in it is a point on its own.
  private func isContinuous(_ column: Int) -> Bool {
    let edge = shift.columns + column
    let x = Interval(grid.x(ofEdge: edge), grid.x(ofEdge: edge + 1))
    return function.enclosure(over: x).value.decoration >= .definedAndContinuous
  }

  // MARK: Pieces

  private mutating func append(_ piece: CurvePiece) {
    join(piece.startX, piece.startY)
    if !piece.isMonotone { appendTurns(of: piece) }
    stroke.append(place(piece.endX, piece.endY))
    last = (piece.endX, piece.endY)
  }

  /// Goes on at the end of the last piece, or begins a new line.
  private mutating func join(_ x: Double, _ y: Double) {
    if let last, last.x == x, !stroke.isEmpty { return }
    finishStroke()
    if !isAfterUnsolved { noteSeam(before: (x, y)) }
    isAfterUnsolved = false
    stroke.append(place(x, y))
  }

  /// The least and the largest value inside a piece, so that the line reaches them.
  private mutating func appendTurns(of piece: CurvePiece) {
    let third = (piece.endX - piece.startX) / 3
    let rises = piece.startY <= piece.endY
    let turns = rises ? [piece.low, piece.high] : [piece.high, piece.low]
    for (index, y) in turns.enumerated() {
      stroke.append(place(piece.startX + third * Double(index + 1), y))
    }
  }

  private mutating func finishStroke() {
    if stroke.count > 1 {
      picture.strokes.append(stroke)
      stroke = []
    }
    stroke.removeAll(keepingCapacity: true)
    if let last { end = last }
    last = nil
  }

  // MARK: Breaks

  /// How far beside the end of a line a place is looked for at which the curve breaks, in columns: in one
  /// that holds such a place there may be no line, and at its edge in neither of two.
  private static let seamReach = 2.5

  /// Notes where the last line ends and a new one begins, as far as these are in the picture.
  private mutating func noteSeam(before start: (x: Double, y: Double)?) {
    let reach = Self.seamReach * grid.unitsPerColumn
    if let end, let start, start.x - end.x < 2 * reach {
      addSeam(from: end.x, to: start.x, [end, start])
    } else {
      if let end { addSeam(from: end.x, to: end.x + reach, [end]) }
      if let start { addSeam(from: start.x - reach, to: start.x, [start]) }
    }
    end = nil
  }

  private mutating func addSeam(
    from left: Double,
    to right: Double,
    _ ends: [(x: Double, y: Double)]
  ) {
    guard ends.contains(where: { isSeen(place($0.x, $0.y)) }) else { return }
    let margin = max(grid.unitsPerColumn * 0x1p-10, 64 * max(left.magnitude, right.magnitude).ulp)
    seams.append(Interval(left - margin, right + margin))
  }

  /// Whether a place is in the picture or on its edge, of which half a mark is seen.
  private func isSeen(_ place: Point) -> Bool {
    projection.frame.inset(by: -projection.contentScale.devicePixel / 2).contains(place)
  }

  /// Marks the places that are known to within a pixel, from left to right.
  private mutating func markBreaks(_ breaks: [Discontinuity]) {
    var places: [(x: Double, marks: [(place: Point, isOpen: Bool)])] = []
    var before = Interval.empty
    for found in breaks where found.x.width <= grid.unitsPerColumn {
      // Neighbouring seams may hold the same place.
      guard before.isDisjoint(from: found.x) else { continue }
      before = found.x
      let marks = BreakMarks.marks(of: found.behavior)
        .filter { $0.y.width <= grid.unitsPerRow }
        .map { mark in
          let distance = (mark.y - Interval(grid.top)).midpoint
          return (place: place(found.x.midpoint, distance), isOpen: mark.isOpen)
        }
        .filter { isSeen($0.place) }
      if let x = marks.first?.place.x { places.append((x, marks)) }
    }
    for mark in BreakMarks.drawn(places) {
      if mark.isOpen { picture.rings.append(mark.place) } else { picture.marks.append(mark.place) }
    }
  }

  /// Marks points of the graph without neighbours; next to a piece they belong to its line.
  private mutating func markIsolatedPoints() {
    let near = strokeWidth + projection.contentScale.points(2)
    for (column, place) in lone {
      let columns = max(0, column - 2)...min(picture.reach.count - 1, column + 2)
      let belongs = columns.contains { neighbour in
        let reach = pieceReach[neighbour] ?? picture.reach[neighbour].extent
        return reach.map { $0.lowerBound - near <= place.y && place.y <= $0.upperBound + near }
          ?? false
      }
      let pixel = projection.contentScale.devicePixel
      let isMarked = picture.marks.contains { $0.distance(to: place) < 2 * pixel }
      if !belongs && !isMarked { picture.marks.append(place) }
    }
  }

  // MARK: Places

  @inline(__always)
  private func place(_ x: Double, _ y: Double) -> Point { placement.point(x, y) }

  /// The point of a distance from the top.
  @inline(__always)
  private func pointY(_ y: Double) -> Double { placement.pointY(y) }

  /// The middle of a row.
  private func y(ofRow row: Int) -> Double {
    projection.frame.y + projection.contentScale.points(Double(row - shift.rows) + 0.5)
  }
}

/// Where a grid lies, in points; distances are from its upper edge.
private struct Placement {
  /// The x of the grid's left edge, and its place, perhaps outside the frame.
  private let gridLeft: Double
  private let left: Double
  /// The place of the upper edge, perhaps outside the frame.
  private let top: Double
  private let pointsPerUnit: (x: Double, y: Double)
  /// How far above and below the frame lines are followed.
  private let highest: Double
  private let lowest: Double

  init(_ grid: PixelGrid, _ shift: (columns: Int, rows: Int), _ projection: Projection) {
    let (scale, frame) = (projection.contentScale, projection.frame)
    pointsPerUnit = (scale.devicePixel / grid.unitsPerColumn, scale.devicePixel / grid.unitsPerRow)
    gridLeft = grid.left
    left = frame.x - scale.points(Double(shift.columns))
    top = frame.y - scale.points(Double(shift.rows))
    let far = 4 * frame.height + 1000
    highest = frame.y - far
    lowest = frame.maxY + far
  }

  @inline(__always)
  func point(_ x: Double, _ y: Double) -> Point {
    Point(x: left + (x - gridLeft) * pointsPerUnit.x, y: followed(pointY(y)))
  }

  @inline(__always)
  func pointY(_ distance: Double) -> Double { top - distance * pointsPerUnit.y }

  @inline(__always)
  func followed(_ y: Double) -> Double { min(max(y, highest), lowest) }
}
