public import CurveProof
public import Drawing

/// A viewport on a frame of a surface: the one map between the plane, points and device pixels.
///
///     let frame = Rect(x: 0, y: 0, width: 400, height: 300)
///     let projection = Projection(.standard, frame: frame, contentScale: ContentScale(2))
///     projection.pointX(1)     // 272: 72 points to the right of the middle
///     projection.columnCount   // 800
///
/// x and y are units of the plane, y upward; points and device pixels go to the right and down. All
/// methods are plain arithmetic in binary64: `PixelGrid(_:)` is where a proof begins.
public struct Projection: Hashable, Sendable {
  /// What is seen.
  public let viewport: Viewport
  /// Where it is seen, in points, with its edges on device pixels.
  public let frame: Rect
  /// Device pixels per point.
  public let contentScale: ContentScale

  /// The projection of a viewport onto a frame.
  ///
  /// The frame is moved to the nearest edges of device pixels.
  public init(_ viewport: Viewport, frame: Rect, contentScale: ContentScale) {
    self.viewport = viewport
    self.frame = contentScale.snapped(frame)
    self.contentScale = contentScale
  }

  /// How many columns of device pixels the frame has.
  ///
  /// A drawing pass asks a data source for at most as many values of each function.
  public var columnCount: Int { Int(contentScale.devicePixels(frame.width).rounded()) }
  /// How many rows of device pixels the frame has.
  public var rowCount: Int { Int(contentScale.devicePixels(frame.height).rounded()) }
  /// The surface's column that is the frame's first.
  public var firstColumn: Int { Int(contentScale.devicePixels(frame.x).rounded()) }
  /// The surface's row that is the frame's first.
  public var firstRow: Int { Int(contentScale.devicePixels(frame.y).rounded()) }

  /// Width of a column of device pixels, in units of x, of exponents along a logarithmic axis.
  public var unitsPerColumn: Double {
    contentScale.devicePixel / viewport.pointsPerUnitX
  }
  /// Height of a row of device pixels, in units of y, of exponents along a logarithmic axis.
  public var unitsPerRow: Double {
    contentScale.devicePixel / viewport.pointsPerUnitY
  }

  /// The same view with axes that count exponents where they are logarithmic.
  ///
  /// In it proofs see a logarithmic axis as an even one.
  public var even: Projection {
    viewport.logarithmic.isEmpty
      ? self : Projection(viewport.even, frame: frame, contentScale: contentScale)
  }

  /// Whether no axis is logarithmic.
  public var isEven: Bool { viewport.logarithmic.isEmpty }

  /// Width of a column of device pixels at an x, in units of x.
  public func unitsPerColumn(at x: Double) -> Double {
    guard viewport.logarithmic.contains(.x) else { return unitsPerColumn }
    return unitsPerColumn * Logarithm.size(of: x, in: xRange)
  }
  /// Height of a row of device pixels at a y, in units of y.
  public func unitsPerRow(at y: Double) -> Double {
    guard viewport.logarithmic.contains(.y) else { return unitsPerRow }
    return unitsPerRow * Logarithm.size(of: y, in: yRange)
  }

  private func numberX(_ place: Double) -> Double {
    viewport.logarithmic.contains(.x) ? Logarithm.number(place) : place
  }
  private func numberY(_ place: Double) -> Double {
    viewport.logarithmic.contains(.y) ? Logarithm.number(place) : place
  }
  private func placeX(_ number: Double) -> Double {
    viewport.logarithmic.contains(.x) ? Logarithm.exponent(number) : number
  }
  private func placeY(_ number: Double) -> Double {
    viewport.logarithmic.contains(.y) ? Logarithm.exponent(number) : number
  }

  /// The x at an edge between columns: 0 is the frame's left edge.
  ///
  /// Rounded: how far an edge may be from this number is told by `PixelGrid`, which proofs count with.
  public func x(ofColumnEdge edge: Int) -> Double {
    numberX(viewport.centerX + (Double(edge) - Double(columnCount) / 2) * unitsPerColumn)
  }
  /// The x in the middle of a column.
  ///
  /// It is where a function that only gives values is asked, once for each column.
  public func x(ofColumn column: Int) -> Double {
    numberX(viewport.centerX + (Double(column) + 0.5 - Double(columnCount) / 2) * unitsPerColumn)
  }
  /// Rows of device pixels below the frame's top edge at which a y lies; may be far outside.
  ///
  /// The inverse of a row's edge: 0 at the upper edge of the frame, `rowCount` at the lower one.
  public func row(ofY y: Double) -> Double {
    Double(rowCount) / 2 - (placeY(y) - viewport.centerY) / unitsPerRow
  }

  /// The place of an x, in points.
  ///
  /// On the surface, not relative to the frame.
  public func pointX(_ x: Double) -> Double {
    frame.midX + (placeX(x) - viewport.centerX) * viewport.pointsPerUnitX
  }
  /// The place of a y, in points.
  ///
  /// A greater y lies higher, so its place is a smaller number; it may lie outside the frame.
  public func pointY(_ y: Double) -> Double {
    frame.midY - (placeY(y) - viewport.centerY) * viewport.pointsPerUnitY
  }
  /// The x at a place.
  ///
  /// The inverse of `pointX(_:)` to within rounding; the place may lie outside the frame.
  public func x(at pointX: Double) -> Double {
    numberX(viewport.centerX + (pointX - frame.midX) / viewport.pointsPerUnitX)
  }
  /// The y at a place.
  public func y(at pointY: Double) -> Double {
    numberY(viewport.centerY - (pointY - frame.midY) / viewport.pointsPerUnitY)
  }

  /// The x that are seen.
  public var xRange: ClosedRange<Double> { ordered(x(at: frame.x), x(at: frame.maxX)) }
  /// The y that are seen.
  public var yRange: ClosedRange<Double> { ordered(y(at: frame.maxY), y(at: frame.y)) }

  private func ordered(_ a: Double, _ b: Double) -> ClosedRange<Double> { min(a, b)...max(a, b) }
}

extension PixelGrid {
  /// The grid of a projection.
  ///
  /// Its edges are counted from the middle of the view, as a pan keeps them, and its error bounds how
  /// far rounding takes them from there: 0 unless a pixel is only some 2²⁸ ulps wide or less.
  ///
  /// - Complexity: O(1), or O(columns + rows) in such a deep view.
  public init(_ projection: Projection) {
    let projection = projection.even
    self.init(
      left: projection.x(ofColumnEdge: 0),
      right: projection.x(ofColumnEdge: projection.columnCount),
      unitsPerColumn: projection.unitsPerColumn,
      columnCount: projection.columnCount,
      top: projection.y(at: projection.frame.y),
      unitsPerRow: projection.unitsPerRow,
      rowCount: projection.rowCount
    )
    let rows = rowCount
    let up = EdgeError.ofSteps(unitsPerRow, from: projection.viewport.centerY, rows) {
      y(ofEdge: rows - $0)
    }
    let across = EdgeError.ofSteps(
      unitsPerColumn,
      from: projection.viewport.centerX,
      columnCount,
      edge: x(ofEdge:)
    )
    self = adding(EdgeError(column: across, row: up, top: up))
  }
}
