import Calculus
import Intervals

/// The proven columns of one curve, kept from picture to picture.
///
/// A pan by whole device pixels moves what is there and solves only the columns that come into view;
/// a vertical one solves nothing until it has gone further than the picture is high. Another scale
/// starts anew. Solving stops when its time is over and goes on with the next picture.
///
///     var store = ColumnStore()
///     let isComplete = store.prove(sine, on: view, while: { clock.now < deadline })
///     store.rows(ofColumn: 0).certain  // rows of the view that sine meets in its first column
///
/// The store does not know its function: another one needs a store of its own. A column is solved as
/// a whole or not at all.
package struct ColumnStore {
  /// How many enclosures a column may cost.
  private static let budget = 256
  /// How much work a column may cost: some milliseconds, whatever the function.
  private static let workLimit = 1 << 16
  /// How many columns are solved as soon as the function is prepared over all of them.
  private static let preparedAtOnce = 32
  /// How many columns beside a picture a function is prepared for.
  private static let margin = 4
  /// How many picture widths of columns are kept.
  private static let keptWidths = 6

  /// The grid the columns were solved on, higher than the picture.
  package private(set) var home: PixelGrid?
  /// The columns, numbered as on that grid.
  package private(set) var columns = ColumnStrip()
  /// Where on that grid the picture proven last begins.
  package private(set) var shift = (columns: 0, rows: 0)
  /// Whether the function answers at once wherever the picture proven last is.
  package private(set) var isPrepared = false

  /// An empty store.
  package init() {}

  /// Decides the columns of a picture, in which rows they certainly or possibly have ink; false when
  /// `mayContinue` ended it.
  ///
  /// - `function`: The same in all calls.
  /// - `view`: Any grid; one of another scale begins anew, as does one off the home grid's pixels or
  ///   more than its height above or below.
  /// - `mayContinue`: Asked before each column but the first of a batch, and while the function prepares.
  /// - Complexity: Each column that comes into view costs at most 256 enclosures and twice 2¹⁶
  ///   operations, most of them far less.
  package mutating func prove(
    _ function: any PlotFunction,
    on view: PixelGrid,
    while mayContinue: () -> Bool
  ) -> Bool {
    let home = place(view)
    let range = shift.columns..<shift.columns + view.columnCount
    columns.keep(range, widths: Self.keptWidths)
    var solver = ColumnSolver(
      function: function,
      grid: home,
      budget: Self.budget,
      workLimit: Self.workLimit
    )
    // Beside its edges it is asked whether the curve breaks there.
    let beside = range.lowerBound - Self.margin..<range.upperBound + Self.margin
    // What is prepared is solved at once, so that it is seen while the rest is not.
    repeat {
      isPrepared = function.prepare(over: home.stretch(of: beside)) { false }
      for part in isPrepared ? [range] : range.parts(of: Self.preparedAtOnce)
      where isPrepared || function.isPrepared(over: home.stretch(of: part)) {
        guard columns.solve(part, with: &solver, while: mayContinue) else { return false }
      }
    } while !isPrepared && mayContinue()
    return isPrepared
  }

  /// The rows in which a column of the picture proven last certainly has ink, and those in which it
  /// may have some besides; counted from the picture's top, also those outside of it.
  ///
  /// Both are empty where the column is not solved yet.
  package func rows(ofColumn column: Int) -> (certain: RowSet, possible: RowSet) {
    let rows = columns.rows(of: column + shift.columns)
    return (rows.certain.moved(by: -shift.rows), rows.possible.moved(by: -shift.rows))
  }

  /// Finds where a view lies on the grid the columns are solved on; a view that does not fall on its
  /// pixels gets a grid of its own.
  private mutating func place(_ view: PixelGrid) -> PixelGrid {
    if let home, let found = home.shift(to: view) {
      shift = found
      return home
    }
    let fresh = view.extended(byRows: view.rowCount)
    home = fresh
    shift = (0, view.rowCount)
    columns.removeAll()
    return fresh
  }
}

extension PixelGrid {
  /// What lies between the outer edges of some columns.
  fileprivate func stretch(of columns: Range<Int>) -> Interval {
    Interval(x(ofEdge: columns.lowerBound), x(ofEdge: columns.upperBound))
  }

  /// The rows that one look at neighbouring columns allows a function.
  ///
  /// A row that is not among them certainly is not met in any of these columns.
  ///
  /// - Complexity: One enclosure.
  package func rows(of function: any PlotFunction, inColumns columns: Range<Int>) -> RowSet {
    let values = function.enclosure(over: stretch(of: columns)).value.interval - Interval(top)
    guard !values.isEmpty, let run = rows(from: values.lowerBound, to: values.upperBound) else {
      return RowSet()
    }
    return RowSet(run)
  }
}

extension Range<Int> {
  /// Neighbouring ranges of so many numbers, the last perhaps of fewer.
  fileprivate func parts(of count: Int) -> [Range<Int>] {
    stride(from: lowerBound, to: upperBound, by: count).map {
      $0..<Swift.min($0 + count, upperBound)
    }
  }
}
