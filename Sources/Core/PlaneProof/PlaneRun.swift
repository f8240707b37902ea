/// Pixels of one column, one below the other, of which the same is known.
///
/// Numbers count from the corner of a grid or of a view, whichever it was made for.
package struct PlaneRun: Hashable, Sendable {
  /// Its column.
  package let column: Int
  /// Its rows, not empty.
  package let rows: Range<Int>
  /// What is known of each of its pixels.
  package let ink: PlaneInk

  /// The part of it in a view, counted from there; nil where there is none.
  ///
  /// - `shift`: The column and row of the view's upper left pixel.
  /// - `columns`: The width of the view, in pixels.
  /// - `count`: Its height, in pixels.
  package func part(
    from shift: (columns: Int, rows: Int),
    columns: Int,
    rows count: Int
  ) -> PlaneRun? {
    let x = column - shift.columns
    let (top, bottom) = (
      max(0, rows.lowerBound - shift.rows), min(count, rows.upperBound - shift.rows)
    )
    guard 0..<columns ~= x, top < bottom else { return nil }
    return PlaneRun(column: x, rows: top..<bottom, ink: ink)
  }
}
