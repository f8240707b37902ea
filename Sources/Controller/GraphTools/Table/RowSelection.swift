/// Some rows of a table one after another, from the one where choosing them began.
struct RowSelection {
  private var anchor: Int?
  private var end: Int?

  /// Those chosen.
  var rows: ClosedRange<Int>? {
    guard let anchor, let end else { return nil }
    return min(anchor, end)...max(anchor, end)
  }

  /// Begins anew: from a row nothing is chosen before it is gone on from.
  mutating func begin(at row: Int?) { (anchor, end) = (row, nil) }

  /// Goes on up to a row, from where it began or from the row left.
  mutating func extend(to row: Int, from left: Int) {
    anchor = anchor ?? left
    end = row
  }

  /// Those chosen of so many, or all.
  func chosen(of count: Int) -> Range<Int> {
    rows.map { Range($0).clamped(to: 0..<count) } ?? 0..<count
  }
}
