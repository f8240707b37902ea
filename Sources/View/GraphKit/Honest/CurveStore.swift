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
  /// How many columns are solved between two looks at the time.
  private static let batch = 32
  /// How many picture widths of columns are kept.
  private static let keptWidths = 6

  private var generation: Int?
  /// The grid the columns were solved on, higher than the picture.
  private var home: PixelGrid?
  private var columns: [ProvenColumn?] = []
  /// The home grid's number of the first kept column.
  private var firstColumn = 0
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
    keep(columnShift..<columnShift + view.columnCount)
    let isComplete = solve(
      function,
      on: home,
      columns: columnShift..<columnShift + view.columnCount,
      while: mayContinue
    )
    var curve = HonestCurve(
      function: function,
      projection: projection,
      strokeWidth: strokeWidth,
      home: home,
      columnShift: columnShift,
      rowShift: rowShift
    )
    for column in 0..<view.columnCount {
      curve.draw(columns[columnShift + column - firstColumn], at: column)
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
    columns.removeAll(keepingCapacity: true)
    firstColumn = 0
    return (fresh, 0, margin)
  }

  /// Makes room for a range of columns, and lets go of those far away.
  private func keep(_ range: Range<Int>) {
    if columns.isEmpty {
      firstColumn = range.lowerBound
      columns = Array(repeating: nil, count: range.count)
      return
    }
    let end = firstColumn + columns.count
    if range.lowerBound > end || range.upperBound < firstColumn {
      columns.removeAll(keepingCapacity: true)
      keep(range)
      return
    }
    if range.lowerBound < firstColumn {
      let count = firstColumn - range.lowerBound
      columns.insert(contentsOf: Array(repeating: nil, count: count), at: 0)
      firstColumn = range.lowerBound
    }
    if range.upperBound > end {
      columns.append(contentsOf: Array(repeating: nil, count: range.upperBound - end))
    }
    let most = Self.keptWidths * max(range.count, 1)
    guard columns.count > most else { return }
    let left = range.lowerBound - firstColumn
    let right = columns.count - left - range.count
    if left > right {
      columns.removeFirst(left - right)
      firstColumn += left - right
    } else {
      columns.removeLast(right - left)
    }
  }

  // MARK: Solving

  private func solve(
    _ function: any PlotFunction,
    on home: PixelGrid,
    columns range: Range<Int>,
    while mayContinue: () -> Bool
  ) -> Bool {
    guard range.contains(where: { columns[$0 - firstColumn] == nil }) else { return true }
    var solver = ColumnSolver(function: function, grid: home, budget: Self.budget)
    var solved = 0
    for column in range where columns[column - firstColumn] == nil {
      if solved.isMultiple(of: Self.batch), solved > 0, !mayContinue() { return false }
      solver.solve(column: column)
      columns[column - firstColumn] = ProvenColumn(solver, on: home)
      solved += 1
    }
    return true
  }
}
