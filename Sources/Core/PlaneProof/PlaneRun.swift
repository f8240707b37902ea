/// Pixels of one column, one below the other, of which the same is known.
package struct PlaneRun: Hashable, Sendable {
  package let column: Int
  package let rows: Range<Int>
  package let ink: PlaneInk

  /// The part of it in a view, counted from there; nil where there is none.
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
