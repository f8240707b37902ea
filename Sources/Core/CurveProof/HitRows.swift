/// The rows that a curve certainly meets in a column.
///
/// A curve that touches an edge from within a row belongs to that row alone, however finely it is
/// cut; one that lies on the edge belongs to one of the two rows. So what is no thicker than a row's
/// border and lies on an edge is set aside, until all other rows are known.
///
///     var hit = HitRows()
///     hit.insert(4...4)
///     hit.insert(5...5, from: -5, to: -5, on: grid)  // on the edge above row 5
///     hit.settle()
///     hit.rows.runs  // [4...4]: the contact is of the row that is met anyway
package struct HitRows {
  /// The rows found so far.
  package private(set) var rows = RowSet()
  private var contacts: [Contact] = []

  /// No rows.
  package init() {}

  /// A stretch of the curve on the edge above a row.
  private struct Contact: Hashable {
    /// The row below the edge.
    let edge: Int
    /// The row to which the stretch belongs where the others leave it open.
    let row: Int
  }

  /// Forgets rows and contacts, and keeps the memory.
  mutating func removeAll() {
    rows.removeAll()
    contacts.removeAll(keepingCapacity: true)
  }

  /// Adds rows that are met inside.
  package mutating func insert(_ run: ClosedRange<Int>) { rows.insert(run) }

  /// Adds the rows of a stretch that takes all values between two distances from the top.
  mutating func insert(from low: Double, to high: Double, on grid: PixelGrid) {
    guard let run = grid.rows(from: low, to: high) else { return }
    insert(run, from: low, to: high, on: grid)
  }

  /// Adds rows of which a stretch certainly has the values between two distances from the top.
  package mutating func insert(
    _ run: ClosedRange<Int>,
    from low: Double,
    to high: Double,
    on grid: PixelGrid
  ) {
    guard run.count == 1, let edge = grid.edge(touchedFrom: low, to: high) else {
      rows.insert(run)
      return
    }
    let contact = Contact(edge: edge, row: run.lowerBound)
    if !contacts.contains(contact) { contacts.append(contact) }
  }

  /// Whether rows are known to be met.
  func contains(_ run: ClosedRange<Int>) -> Bool { rows.contains(run) }

  /// Whether the rows that values may be in are known to be met, or the edge to be touched on which
  /// all of them lie.
  func contains(
    _ run: ClosedRange<Int>,
    from low: Double,
    to high: Double,
    on grid: PixelGrid
  )
    -> Bool
  {
    rows.contains(run)
      || run.count == 1 && contacts.contains { $0.row == run.lowerBound }
        && grid.edge(touchedFrom: low, to: high) != nil
  }

  /// Counts the contacts with edges beside which nothing else is met.
  ///
  /// To be called once all rows of a column are known; contacts are kept, so that it may be repeated.
  package mutating func settle() {
    for contact in contacts where !rows.contains(contact.edge) && !rows.contains(contact.edge - 1) {
      rows.insert(contact.row...contact.row)
    }
  }
}

extension PixelGrid {
  /// The row below the edge on which values between two distances from the top lie, none thicker
  /// than the border.
  fileprivate func edge(touchedFrom low: Double, to high: Double) -> Int? {
    let (upper, lower) = (-high / unitsPerRow, -low / unitsPerRow)
    guard lower - upper <= 2 * Self.border else { return nil }
    let middle = upper + (lower - upper) / 2
    let edge = middle.rounded()
    return abs(middle - edge) <= Self.border ? Int(exactly: edge) : nil
  }
}
