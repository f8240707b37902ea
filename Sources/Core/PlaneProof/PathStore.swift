package import CurveProof
import Intervals

/// The pixels that a path meets, kept while the view stays or moves a little.
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

  package init(budget: Int? = nil) { self.budget = budget ?? Self.screenBudget }

  /// Decides the pixels of a picture; false when `mayContinue` ended it.
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
    }
    guard solver?.isDecided == false else { return true }
    solver?.decide(while: mayContinue)
    return solver?.isDecided ?? true
  }

  /// The pixels of the picture proven last that are met with no line through them, or may be met.
  package func forEachPixel(_ body: (_ column: Int, _ row: Int, PlaneInk, _ isDrawn: Bool) -> Void)
  {
    guard let view, let solver else { return }
    var ink = solver.field
    for (columns, rows) in solver.open {
      for row in rows {
        for column in columns {
          let pixel = Pixel(column: column, row: row)
          if ink[pixel] == .none { ink[pixel] = .possible }
        }
      }
    }
    for row in 0..<view.rowCount {
      for column in 0..<view.columnCount {
        let pixel = Pixel(column: column + shift.columns, row: row + shift.rows)
        let here = ink[pixel]
        if here != .none { body(column, row, here, ink.isDrawn(pixel)) }
      }
    }
  }

  /// The proven pieces as lines in the order of t, in pixels of the home grid.
  package var lines: [[(x: Double, y: Double)]] {
    guard let solver else { return [] }
    var lines: [[(x: Double, y: Double)]] = []
    var end: Double?
    for piece in solver.pieces.sorted(by: { $0.t.lowerBound < $1.t.lowerBound }) {
      if end != piece.t.lowerBound { lines.append([piece.start]) }
      lines[lines.count - 1].append(piece.end)
      end = piece.t.upperBound
    }
    return lines
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
