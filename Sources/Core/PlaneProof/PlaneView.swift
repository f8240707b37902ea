import CurveProof
import Intervals

extension PixelGrid {
  /// How far, in pixels, a pixel's place is taken to the left and up: what lies on an edge or goes
  /// through corners as people write numbers is then inside, on the side it belongs to.
  private static let shift = (x: 0x1p-24, y: 0x1.6p-25)

  /// The x of an edge between columns.
  fileprivate func shiftedX(_ edge: Int) -> Double {
    x(ofEdge: edge) - Self.shift.x * unitsPerColumn
  }

  /// The y of the edge above a row.
  fileprivate func shiftedY(_ edge: Int) -> Double {
    let bottom = top - unitsPerRow * Double(rowCount)
    let y =
      rowCount > 0
      ? (bottom * Double(edge) + top * Double(rowCount - edge)) / Double(rowCount) : top
    return y + Self.shift.y * unitsPerRow
  }

  /// The upper left corner of a pixel.
  func corner(column: Int, row: Int) -> (x: Double, y: Double) {
    (shiftedX(column), shiftedY(row))
  }

  /// The box of some pixels.
  func box(columns: Range<Int>, rows: Range<Int>) -> PlaneBox {
    PlaneBox(
      x: Interval(shiftedX(columns.lowerBound), shiftedX(columns.upperBound)),
      y: Interval(shiftedY(rows.upperBound), shiftedY(rows.lowerBound))
    )
  }
}
