public import CurveProof

/// A figure pixel by pixel.
///
///     let grid = PixelGrid(x: -4...4, y: -3...3, columnCount: 64, rowCount: 48)
///     let disc = PlaneRelation([[PlaneCondition(circle, is: .negative)]])
///     let map = PlaneMap(proving: .relation(disc), on: grid)
///     map.pixels[24 * 64 + 32]  // .full: the middle of the disc
///     map.pixels[0]             // .none
///
/// Edges belong to the pixel right of them and below them; so that this holds of points with few
/// digits, each pixel is taken 2⁻²⁴ of its width further to the left and about as much further up.
public struct PlaneMap: Sendable {
  /// The pixels row by row from the top.
  ///
  /// The pixel in `column` and `row` stands at `row * grid.columnCount + column`.
  public private(set) var pixels: [PlaneInk]

  /// How many looks a pixel may cost; a picture on paper has more time than a screen.
  private static let pixelLooks = 3000
  /// Stretches that a path may cost.
  private static let pathBudget = 2_000_000

  /// The map of a figure, proven.
  ///
  /// It returns when everything is decided or its budget is spent; what is left is `.possible`.
  ///
  /// - Complexity: Proportional to the pixels that a border or a curve runs through, at most some
  ///   10⁸ operations and 100 more for each pixel of a relation, or 2·10⁶ stretches of a path.
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
