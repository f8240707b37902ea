public import CurveProof

/// A figure pixel by pixel.
public struct PlaneMap: Sendable {
  /// The pixels row by row from the top.
  public private(set) var pixels: [PlaneInk]

  /// How many looks a pixel may cost; a picture on paper has more time than a screen.
  private static let pixelLooks = 3000
  /// Stretches that a path may cost.
  private static let pathBudget = 2_000_000

  /// The map of a figure, proven.
  public init(proving figure: PlaneFigure, on grid: PixelGrid) {
    pixels = Array(repeating: .none, count: grid.columnCount * grid.rowCount)
    switch figure {
    case .relation(let relation):
      var store = PlaneStore(looks: Self.pixelLooks)
      _ = store.prove(relation, on: grid, while: { true })
      store.forEachRun { add($0, grid.columnCount) }
    case .path(let path):
      var store = PathStore(budget: Self.pathBudget)
      _ = store.prove(path, on: grid, margin: false, while: { true })
      store.forEachRun { add($0, grid.columnCount) }
    }
  }

  private mutating func add(_ run: PlaneRun, _ width: Int) {
    for row in run.rows { pixels[row * width + run.column] = run.ink }
  }
}
