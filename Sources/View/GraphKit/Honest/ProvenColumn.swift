/// What is known of one column of device pixels.
///
/// Places are distances from the top of the grid it was solved on, rows are counted from there.
struct ProvenColumn: Sendable {
  /// Proven continuous stretches, from left to right.
  var pieces: [CurvePiece] = []
  /// Rows that are certainly met.
  var certain = RowSet()
  /// Rows that may be met and are not certain.
  var possible = RowSet()
  /// Met rows that no piece runs through.
  var rest = RowSet()
  /// Whether rounding noise limits what is known.
  var isNoisy = false

  /// What a solver has found on a grid.
  init(_ solver: ColumnSolver, on grid: PixelGrid) {
    // Copies, as short as can be, so that the solver goes on with its own.
    pieces = solver.pieces.map { $0 }
    certain = solver.certain.copy
    possible = solver.possible.copy
    isNoisy = solver.isNoisy
    rest = certain
    for piece in pieces where !rest.isEmpty {
      if let rows = grid.rows(from: piece.low, to: piece.high) { rest.subtract(rows) }
    }
  }
}
