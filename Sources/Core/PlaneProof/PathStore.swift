package import CurveProof
import Intervals

/// The pixels that a path meets, kept while the view stays or moves a little.
///
/// A quarter of the view is proven on each side besides, so that a pan within it solves nothing;
/// further, or at another scale, all begins anew. Another path needs a store of its own.
package struct PathStore {
  /// Stretches that a picture on a screen may cost.
  private static let screenBudget = 400_000

  private var solver: PathSolver?
  /// The grid on which pixels are numbered, larger than the view.
  package private(set) var home: PixelGrid?
  /// Where the picture proven last begins on it.
  package private(set) var shift = (columns: 0, rows: 0)
  private var view: PixelGrid?
  private let budget: Int
  /// The lines drawn last, of so many pieces.
  private var known: (count: Int, lines: [[PixelPoint]])?

  /// An empty store; `budget` is how many stretches a picture may cost, 400,000 where it is nil.
  package init(budget: Int? = nil) { self.budget = budget ?? Self.screenBudget }

  /// Decides the pixels of a picture; false when `mayContinue` ended it.
  ///
  /// - `path`: The same in all calls.
  /// - `margin`: Whether pixels around the view are proven, too.
  /// - `mayContinue`: Asked about each 64 stretches.
  package mutating func prove(
    _ path: PlanePath,
    on view: PixelGrid,
    margin: Bool = true,
    while mayContinue: () -> Bool
  ) -> Bool {
    self.view = view
    if let home, let way = home.way(to: view), way.columns >= 0, way.rows >= 0,
      way.columns + view.columnCount <= home.columnCount,
      way.rows + view.rowCount <= home.rowCount
    {
      shift = way
    } else {
      shift = margin ? (view.columnCount / 4, view.rowCount / 4) : (0, 0)
      let wide = view.extended(byColumns: shift.columns, rows: shift.rows)
      home = wide
      solver = PathSolver(path, on: wide, budget: budget)
      known = nil
    }
    guard solver?.isDecided == false else { return true }
    solver?.decide(while: mayContinue)
    return solver?.isDecided ?? true
  }

  /// The runs of possible or certain ink in the picture proven last, counted from its corner.
  ///
  /// First the pixels that are met, one by one in no order, then runs of possible ones; none is `.full`.
  package func forEachRun(_ body: (PlaneRun) -> Void) {
    guard let view, let solver else { return }
    for pixel in solver.field.inked {
      let run = PlaneRun(
        column: pixel.column,
        rows: pixel.row..<pixel.row + 1,
        ink: solver.field[pixel]
      )
      run.part(from: shift, columns: view.columnCount, rows: view.rowCount).map(body)
    }
    solver.forEachOpenRun { column, rows in
      let run = PlaneRun(column: column, rows: rows, ink: .possible)
      run.part(from: shift, columns: view.columnCount, rows: view.rowCount).map(body)
    }
  }

  /// The pixels of the home grid that are met and that no line runs through.
  package var spots: [(column: Int, row: Int)] {
    guard let solver else { return [] }
    return solver.field.inked.filter {
      solver.field[$0] == .certain && !solver.field.isDrawn($0)
    }.map { ($0.column, $0.row) }
  }

  /// The proven pieces as lines in the order of t, in pixels of the home grid.
  ///
  /// A line ends where a piece is not proven: at a jump, a pole, or what is not decided yet.
  ///
  /// - Complexity: O(n log n) for n pieces, O(1) while no piece is added.
  package var lines: [[PixelPoint]] {
    mutating get {
      guard let solver else { return [] }
      if let known, known.count == solver.pieces.count { return known.lines }
      var lines: [[PixelPoint]] = []
      var end: Double?
      for piece in solver.pieces.sorted(by: { $0.t.lowerBound < $1.t.lowerBound }) {
        if end != piece.t.lowerBound { lines.append([piece.start]) }
        lines[lines.count - 1].append(piece.end)
        end = piece.t.upperBound
      }
      known = (solver.pieces.count, lines)
      return lines
    }
  }
}

extension PixelGrid {
  /// The same pixels with more around them.
  fileprivate func extended(byColumns columns: Int, rows: Int) -> PixelGrid {
    guard columns > 0 || rows > 0 else { return self }
    return PixelGrid(
      left: left - Double(columns) * unitsPerColumn,
      right: right + Double(columns) * unitsPerColumn,
      unitsPerColumn: unitsPerColumn,
      columnCount: columnCount + 2 * columns,
      top: top + Double(rows) * unitsPerRow,
      unitsPerRow: unitsPerRow,
      rowCount: rowCount + 2 * rows
    )
  }
}
