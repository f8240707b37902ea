import Drawing
import NumericCore

/// The proven picture of a function: pieces joined where they are certainly continuous, everything
/// that could not be decided as tint, breaks left open.
struct HonestCurve {
  private let projection: Projection
  let grid: PixelGrid
  private let strokeWidth: Double
  private var solver: ColumnSolver
  private var picture: CurvePicture
  private var stroke: [Point] = []
  /// The piece drawn last, with whether it can be joined to.
  private var last: CurvePiece?
  private var lastMarkX = -Double.infinity
  /// Met rows that no piece runs through, by column: isolated points, unless a piece is next to them.
  private var lone: [(column: Int, place: Point)] = []
  private let placement: CurvePlacement
  /// For columns in which not all ink is pieces, the stretch of y that these run through.
  private var pieceReach: [Int: ClosedRange<Double>?] = [:]

  /// How many enclosures a column of a picture on screen may cost.
  static let budget = 400

  /// The picture of a function.
  static func picture(
    of function: any PlotFunction,
    in projection: Projection,
    strokeWidth: Double
  ) -> CurvePicture {
    var curve = HonestCurve(function, projection, strokeWidth)
    curve.drawColumns(of: function)
    curve.finishStroke()
    curve.markIsolatedPoints()
    return curve.picture
  }

  private init(_ function: any PlotFunction, _ projection: Projection, _ strokeWidth: Double) {
    self.projection = projection
    self.strokeWidth = strokeWidth
    grid = PixelGrid(projection)
    solver = ColumnSolver(function: function, grid: grid, budget: Self.budget)
    picture = CurvePicture(columnCount: projection.columnCount)
    placement = CurvePlacement(projection, grid)
  }

  // MARK: Columns

  mutating func draw(_ column: Int) {
    solver.solve(column: column)
    if solver.isNoisy { picture.isNoisy = true }
    var covered = RowSet()
    for piece in solver.pieces {
      append(piece)
      if let rows = grid.rows(from: piece.low, to: piece.high) { covered.insert(rows) }
    }
    if covered != solver.certain || !solver.possible.isEmpty {
      var reach: ClosedRange<Double>?
      if let first = covered.runs.first, let last = covered.runs.last {
        reach = y(ofRow: first.lowerBound)...y(ofRow: last.upperBound)
      }
      pieceReach.updateValue(reach, forKey: column)
    }
    var rest = solver.certain
    rest.subtract(covered)
    for run in rest.runs { drawRun(run, column) }
    let spread = projection.contentScale.devicePixels(strokeWidth) / 2 - 0.5
    for run in solver.possible.runs {
      picture.tint.append(
        DeviceColumn(
          x: projection.firstColumn + column,
          top: Double(projection.firstRow + run.lowerBound) - spread,
          bottom: Double(projection.firstRow + run.upperBound + 1) + spread
        )
      )
    }
    for run in solver.certain.runs + solver.possible.runs {
      picture.extend(column: column, by: y(ofRow: run.lowerBound)...y(ofRow: run.upperBound))
    }
  }

  /// Rows that are met though no piece runs through them: a band, or a point on its own.
  private mutating func drawRun(_ run: ClosedRange<Int>, _ column: Int) {
    let x = projection.frame.x + projection.contentScale.points(Double(column) + 0.5)
    if run.count <= 2 {
      let middle = (y(ofRow: run.lowerBound) + y(ofRow: run.upperBound)) / 2
      lone.append((column, Point(x: x, y: middle)))
    } else {
      picture.strokes.append([
        Point(x: x, y: y(ofRow: run.lowerBound)), Point(x: x, y: y(ofRow: run.upperBound)),
      ])
    }
  }

  /// Draws neighbouring columns, each of one piece that meets exactly the rows found.
  mutating func draw(_ columns: Range<Int>, decidedIn survey: ColumnSurvey) {
    guard columns.lowerBound < columns.upperBound else { return }
    let first = survey.columns.lowerBound
    append(survey.piece(ofColumn: columns.lowerBound))
    last = survey.piece(ofColumn: columns.upperBound - 1)
    let frameY = projection.frame.y
    let pixel = projection.contentScale.devicePixel
    let placement = placement
    survey.block.withPlaces { xs, distances, firstRows, lastRows in
      withUnsafeTemporaryAllocation(of: Point.self, capacity: columns.count) { points in
        for index in 1..<columns.count {
          let edge = columns.lowerBound + index + 1 - first
          points.initializeElement(at: index, to: placement.point(xs[edge], distances[edge]))
        }
        stroke.append(contentsOf: UnsafeBufferPointer(rebasing: points[1..<columns.count]))
      }
      picture.reach.withUnsafeMutableBufferPointer { reach in
        for column in columns {
          let (top, bottom) = (firstRows[column - first], lastRows[column - first])
          guard top <= bottom else { continue }
          reach[column] = InkReach(
            from: frameY + (Double(top) + 0.5) * pixel,
            to: frameY + (Double(bottom) + 0.5) * pixel
          )
        }
      }
    }
  }

  // MARK: Pieces

  private mutating func append(_ piece: CurvePiece) {
    if let last, last.endX == piece.startX, !stroke.isEmpty {
      // Joined: the shared end is there already.
    } else {
      let before = last
      finishStroke()
      if let before { markBreak(from: before, to: piece) }
      // Most curves are one line.
      if picture.strokes.isEmpty { stroke.reserveCapacity(projection.columnCount + 2) }
      stroke.append(place(piece.startX, piece.startY))
    }
    if !piece.isMonotone { appendTurns(of: piece) }
    stroke.append(place(piece.endX, piece.endY))
    last = piece
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
    last = nil
  }

  /// Marks what lies between two pieces that almost touch: a hole, or a jump with the end that holds.
  private mutating func markBreak(from left: CurvePiece, to right: CurvePiece) {
    guard right.startX - left.endX < grid.unitsPerColumn * 1e-6 else { return }
    let ends = (place(left.endX, left.endY), place(right.startX, right.startY))
    guard projection.frame.contains(ends.0), projection.frame.contains(ends.1) else { return }
    guard ends.0.x - lastMarkX > 16 else { return }
    let place = Interval.roundest(from: left.endX, to: right.startX)
    let value = solver.function.y(at: place).map { $0 - grid.top }
    if abs(ends.0.y - ends.1.y) < 1 {
      guard value == nil else { return }
      picture.rings.append(ends.0)
    } else {
      for (end, y) in [(ends.0, left.endY), (ends.1, right.startY)] {
        let holds = value.map { abs($0 - y) < grid.unitsPerRow } ?? false
        if holds { picture.marks.append(end) } else { picture.rings.append(end) }
      }
    }
    lastMarkX = ends.0.x
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
      if !belongs { picture.marks.append(place) }
    }
  }

  // MARK: Places

  @inline(__always)
  private func place(_ x: Double, _ y: Double) -> Point {
    placement.point(x, y)
  }

  /// The middle of a row.
  private func y(ofRow row: Int) -> Double {
    projection.frame.y + projection.contentScale.points(Double(row) + 0.5)
  }
}
