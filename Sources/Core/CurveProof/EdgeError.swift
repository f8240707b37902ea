/// How far the edges of pixels may be from the numbers that stand for them: a deep view has edges
/// between two Doubles.
///
/// Each is 0 where it is less than a pixel's border.
///
///     PixelGrid(x: 0...10, y: 0...5, columnCount: 10, rowCount: 10).error  // all 0
///     PixelGrid(x: 1...1 + 0x1p-48, y: 0...1, columnCount: 7, rowCount: 7).error.column  // about 1e-16
package struct EdgeError: Hashable, Sendable {
  /// Of an edge between columns, in units of x.
  package var column: Double
  /// Of an edge between rows, in units of y.
  package var row: Double
  /// Of the upper edge, from which values are counted.
  package var top: Double

  /// Errors, none where not given; none may be below 0.
  package init(column: Double = 0, row: Double = 0, top: Double = 0) {
    (self.column, self.row, self.top) = (column, row, top)
  }

  /// Whether all edges are where they are said to be.
  var isZero: Bool { column == 0 && row == 0 && top == 0 }

  /// The sum of both, of which is left out what is no more than a quarter of a pixel's border.
  func adding(_ other: EdgeError, to grid: PixelGrid) -> EdgeError {
    func seen(_ error: Double, _ unit: Double) -> Double {
      error > unit * PixelGrid.border / 4 ? error : 0
    }
    return EdgeError(
      column: seen(column + other.column, grid.unitsPerColumn),
      row: seen(row + other.row, grid.unitsPerRow),
      top: seen(top + other.top, grid.unitsPerRow)
    )
  }

  /// From how many ulps of a pixel on rounding is less than its border.
  private static let wideUlps = 0x1p28

  /// The error of edges that divide a range into equal parts.
  ///
  /// Edges are compared with exact ones by error-free products.
  /// Source: Muller et al., Handbook of Floating-Point Arithmetic, 2nd ed., chapter 4.
  ///
  /// - Complexity: O(1) where rounding is far less than a pixel's border, else O(count).
  static func ofParts(
    of range: ClosedRange<Double>,
    _ count: Int,
    edge: (Int) -> Double
  ) -> Double {
    let (low, high) = (range.lowerBound, range.upperBound)
    let (width, parts) = (high - low, Double(max(1, count)))
    return worst(count, low, high, unit: width / parts) { index in
      // The difference of near numbers is exact.
      distance(
        parts * edge(index),
        error(of: parts, edge(index)),
        width * Double(index),
        error(of: width, Double(index)),
        parts * low,
        error(of: parts, low)
      ) / parts
    }
  }

  /// The error of edges that are counted from one in the middle, of those that a pan brings, too.
  ///
  /// Looked at are the edges of the view and two widths on either side of it.
  package static func ofSteps(
    _ unit: Double,
    from middle: Double,
    _ count: Int,
    edge: (Int) -> Double
  ) -> Double {
    let (low, high) = (edge(-2 * count), edge(3 * count))
    let worst = worst(5 * count, low, high, unit: unit) { index in
      let steps = Double(index - 2 * count) - Double(count) / 2
      return distance(
        edge(index - 2 * count),
        0,
        unit * steps,
        error(of: unit, steps),
        middle,
        0
      )
    }
    return worst > 0 ? max(worst, 2 * max(low.magnitude, high.magnitude).ulp) : 0
  }

  private static func worst(
    _ count: Int,
    _ low: Double,
    _ high: Double,
    unit: Double,
    _ error: (Int) -> Double
  ) -> Double {
    let size = max(low.magnitude, high.magnitude)
    guard unit < wideUlps * size.ulp else { return 0 }
    // Where products leave the range of Double, an edge is known to be rounded but once or twice.
    guard size > 0x1p-900, size < 0x1p1000 else { return 4 * size.ulp }
    let worst = (0...max(0, count)).reduce(0) { max($0, error($1)) }
    return worst > unit * PixelGrid.border / 4 ? worst * (1 + 0x1p-30) : 0
  }

  /// What rounding took from a product.
  private static func error(of a: Double, _ b: Double) -> Double { (-(a * b)).addingProduct(a, b) }

  /// |x − y − z|, each with a small part of its own, nearly exactly.
  private static func distance(
    _ x: Double,
    _ smallX: Double,
    _ y: Double,
    _ smallY: Double,
    _ z: Double,
    _ smallZ: Double
  ) -> Double {
    func difference(_ a: Double, _ b: Double) -> (Double, Double) {
      let d = a - b
      let back = d - a
      return (d, (a - (d - back)) - (b + back))
    }
    let (first, lost) = difference(x, z)
    let (second, more) = difference(first, y)
    return abs(second + (lost + more + (smallX - smallY - smallZ)))
  }
}
