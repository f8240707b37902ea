import Drawing
import NumericCore

/// The proven columns of one curve, kept from picture to picture.
///
/// A pan by whole device pixels moves what is there and solves only the columns that come into view;
/// a vertical one solves nothing until it has gone further than the picture is high. Another scale,
/// or another function, starts anew. Solving stops when its time is over and goes on with the next
/// picture; what is not solved by then is possible ink.
public final class CurveStore {
  /// How many enclosures a column may cost.
  static let budget = 400
  /// How many picture widths of columns are kept.
  private static let keptWidths = 6

  private var generation: Int?
  /// The grid the columns were solved on, higher than the picture.
  private var home: PixelGrid?
  private var columns = ColumnStrip()
  /// The last whole picture, to be shown while a new one is being solved.
  private var stale: (strokes: [[Point]], projection: Projection)?

  /// An empty store.
  public init() {}

  /// The picture of a function; `isComplete` is false when `mayContinue` ended it.
  ///
  /// The `generation` stands for the function: with another one everything is forgotten.
  public func picture(
    of function: any PlotFunction,
    generation: Int,
    in projection: Projection,
    strokeWidth: Double,
    while mayContinue: () -> Bool
  ) -> (picture: CurvePicture, isComplete: Bool) {
    let view = PixelGrid(projection)
    if generation != self.generation {
      self.generation = generation
      home = nil
      stale = nil
    }
    let (home, columnShift, rowShift) = homeGrid(for: view)
    let range = columnShift..<columnShift + view.columnCount
    // Out of the object while it is worked on: that spares a check of exclusive access a column.
    var columns = ColumnStrip()
    swap(&columns, &self.columns)
    defer { swap(&columns, &self.columns) }
    columns.keep(range, widths: Self.keptWidths)
    let isComplete = solve(function, on: home, range, of: &columns, while: mayContinue)
    var curve = HonestCurve(
      function: function,
      projection: projection,
      strokeWidth: strokeWidth,
      home: home,
      columnShift: columnShift,
      rowShift: rowShift
    )
    var column = range.lowerBound
    while column < range.upperBound {
      let pieces = columns.pieces(from: column, before: range.upperBound)
      if pieces.isEmpty {
        curve.draw(columns[column], at: column - columnShift)
        column += 1
      } else {
        curve.draw(pieces, from: column - columnShift)
        column += pieces.count
      }
    }
    var picture = curve.finish()
    if isComplete {
      stale = (picture.strokes, projection)
    } else if let stale {
      picture.stale = stale.strokes.map { stroke in
        stroke.map { point in
          Point(
            x: projection.pointX(stale.projection.x(at: point.x)),
            y: projection.pointY(stale.projection.y(at: point.y))
          )
        }
      }
    }
    return (picture, isComplete)
  }

  // MARK: Grids

  /// The grid on which columns are solved, and how far the view is shifted on it.
  private func homeGrid(for view: PixelGrid) -> (PixelGrid, Int, Int) {
    if let home, let shift = home.shift(to: view) { return (home, shift.columns, shift.rows) }
    let margin = view.rowCount
    let fresh = view.extended(byRows: margin)
    home = fresh
    columns.removeAll()
    return (fresh, 0, margin)
  }

  // MARK: Solving

  private func solve(
    _ function: any PlotFunction,
    on home: PixelGrid,
    _ range: Range<Int>,
    of columns: inout ColumnStrip,
    while mayContinue: () -> Bool
  ) -> Bool {
    guard var next = columns.firstUnsolved(in: range) else { return true }
    var solver = ColumnSolver(function: function, grid: home, budget: Self.budget)
    var survey = ColumnSurvey(function: function, grid: home)
    func solve(_ column: Int) -> ProvenColumn {
      solver.solve(column: column)
      return ProvenColumn(solver, on: home)
    }
    while true {
      let batch = next..<min(next + ColumnBlock.columnLimit, range.upperBound)
      if survey.decide(batch) {
        columns.take(survey.block, batch, solve: solve)
      } else {
        for column in batch { columns[column] = .mixed(solve(column)) }
      }
      guard let unsolved = columns.firstUnsolved(in: batch.upperBound..<range.upperBound) else {
        return true
      }
      next = unsolved
      guard mayContinue() else { return false }
    }
  }
}
