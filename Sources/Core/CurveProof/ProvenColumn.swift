/// What is known of one column of device pixels.
///
/// Places are distances from the top of the grid it was solved on, rows are counted from there.
///
/// A row in neither `certain` nor `possible` certainly is not met.
package struct ProvenColumn: Sendable {
  /// Proven continuous stretches, from left to right.
  package var pieces: [CurvePiece] = []
  /// Rows that are certainly met.
  var certain = RowSet()
  /// Rows that may be met and are not certain.
  package var possible = RowSet()
  /// Met rows that no piece runs through.
  package var rest = RowSet()
  /// Whether rounding noise limits what is known.
  package var isNoisy = false
}

extension ColumnSolver {
  /// What was found in the column solved last, in memory of its own.
  ///
  /// - Complexity: O(pieces + runs).
  mutating func provenColumn() -> ProvenColumn {
    // Copies, as short as can be, so that the solver goes on with its own.
    var proven = ProvenColumn(
      pieces: findings.pieces.map { $0 },
      certain: findings.certain.copy,
      possible: findings.possible.copy,
      isNoisy: findings.isNoisy
    )
    proven.rest = proven.certain
    for piece in findings.pieces where !proven.rest.isEmpty {
      if let rows = grid.rows(from: piece.low, to: piece.high) { proven.rest.subtract(rows) }
    }
    return proven
  }
}
