import CurveProof
import Intervals

extension PixelGrid {
  /// How far, in pixels, a pixel's place is taken to the left and up: what lies on an edge or goes
  /// through corners as people write numbers is then inside, on the side it belongs to.
  static let shift = (x: 0x1p-24, y: 0x1.6p-25)

  /// The x of an edge between columns.
  fileprivate func shiftedX(_ edge: Int) -> Double {
    x(ofEdge: edge) - Self.shift.x * unitsPerColumn
  }

  /// The y of the edge above a row.
  fileprivate func shiftedY(_ edge: Int) -> Double {
    y(ofEdge: edge) + Self.shift.y * unitsPerRow
  }

  /// What encloses the upper left corner of a pixel.
  ///
  /// One point, unless the grid's edges have an error.
  func corner(column: Int, row: Int) -> PlaneBox {
    PlaneBox(
      x: Interval(shiftedX(column)).widened(by: error.column),
      y: Interval(shiftedY(row)).widened(by: error.row)
    )
  }

  /// A box that holds some pixels.
  ///
  /// Its sides are the shifted edges, widened by the error of the grid's edges.
  func box(columns: Range<Int>, rows: Range<Int>) -> PlaneBox {
    PlaneBox(
      x: Interval(shiftedX(columns.lowerBound), shiftedX(columns.upperBound))
        .widened(by: error.column),
      y: Interval(shiftedY(rows.upperBound), shiftedY(rows.lowerBound)).widened(by: error.row)
    )
  }

  /// A box that is certainly inside the pixels that such a box holds; nil where there is none, the same
  /// where edges are known.
  func inside(_ box: PlaneBox) -> PlaneBox? {
    guard error.column > 0 || error.row > 0 else { return box }
    guard let x = box.x.narrowed(by: 2 * error.column), let y = box.y.narrowed(by: 2 * error.row)
    else { return nil }
    return PlaneBox(x: x, y: y)
  }
}

extension Interval {
  fileprivate func narrowed(by error: Double) -> Interval? {
    guard error > 0 else { return self }
    let (low, high) = ((lowerBound + error).nextUp, (upperBound - error).nextDown)
    return low <= high ? Interval(low, high) : nil
  }
}
