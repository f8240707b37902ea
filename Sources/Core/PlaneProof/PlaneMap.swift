public import CurveProof

/// A figure pixel by pixel.
public struct PlaneMap: Sendable {
  /// The pixels row by row from the top.
  public private(set) var pixels: [PlaneInk]

  /// Evaluations that a pixel may cost; a picture on paper has more time than a screen.
  private static let pixelBudget = 3000
  /// Stretches that a path may cost.
  private static let pathBudget = 8_000_000

  /// The map of a figure, proven.
  public init(proving figure: PlaneFigure, on grid: PixelGrid) {
    pixels = Array(repeating: .none, count: grid.columnCount * grid.rowCount)
    switch figure {
    case .relation(let relation):
      var store = PlaneStore(budget: Self.pixelBudget)
      _ = store.prove(relation, on: grid, while: { true })
      store.forEachRun { column, rows, ink in
        for row in rows { pixels[row * grid.columnCount + column] = ink }
      }
    case .path(let path):
      var store = PathStore(budget: Self.pathBudget)
      _ = store.prove(path, on: grid, margin: false, while: { true })
      store.forEachPixel { column, row, ink, _ in
        pixels[row * grid.columnCount + column] = ink
      }
    }
  }
}
