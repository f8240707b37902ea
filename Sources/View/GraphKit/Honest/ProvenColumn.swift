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

  /// Nothing.
  init() {}

  /// What a solver has found on a grid.
  init(_ solver: ColumnSolver, on grid: PixelGrid) {
    pieces = solver.pieces
    certain = solver.certain
    possible = solver.possible
    isNoisy = solver.isNoisy
    rest = certain
    for piece in pieces where !rest.isEmpty {
      if let rows = grid.rows(from: piece.low, to: piece.high) { rest.subtract(rows) }
    }
  }
}
