public import CurveProof

/// A relation pixel by pixel.
public struct RelationMap: Sendable {
  /// The pixels row by row from the top.
  public private(set) var pixels: [PlaneInk]

  /// Evaluations that a pixel may cost; a picture on paper has more time than a screen.
  private static let budget = 3000

  /// The map of a relation, proven.
  public init(proving relation: PlaneRelation, on grid: PixelGrid) {
    pixels = Array(repeating: .none, count: grid.columnCount * grid.rowCount)
    var store = PlaneStore(budget: Self.budget)
    _ = store.prove(relation, on: grid, while: { true })
    store.forEachRun { column, rows, ink in
      for row in rows { pixels[row * grid.columnCount + column] = ink }
    }
  }
}
