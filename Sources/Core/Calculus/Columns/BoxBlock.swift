package import CLanes
public import Intervals

/// What is certain of a function of x and y over neighbouring boxes, evaluated together.
///
/// The boxes stand in rows and columns between edges of x, from left to right, and of y, from the top
/// down. An edge is an interval that holds it: a box reaches from the least place of one to the
/// largest of the next.
///
///     let boxes = BoxBlock()
///     boxes.place(x: [0, 1, 2].map(Interval.init), y: [1, 0].map(Interval.init))
///     guard function.enclose(boxes, .alongX) else { return }
///     boxes.facts(.alongX)[1].value  // over [1, 2] × [0, 1]
///
/// A block is a class, and for one task at a time. What was found of one part remains while others are,
/// until edges are placed anew.
public final class BoxBlock {
  /// What is looked at: boxes, with the slopes along one axis, or their corners.
  public enum Part: Int, Sendable {
    /// Values over boxes, and slopes of chords along x for each y by itself.
    case alongX
    /// The same, with slopes along y for each x.
    case alongY
    /// Values at corners alone.
    case corners
    /// Values at some places.
    case places
  }

  /// How many boxes stand in a row or a column at most.
  public static var side: Int { 8 }

  /// How many places there may be.
  package static var placeLimit: Int { 64 }

  /// Lines of boxes one after the other: rows, columns from below, rows of corners, and places.
  ///
  /// Between two lines is a column of the block that belongs to none of them.
  private let blocks = [ColumnBlock(), ColumnBlock(), ColumnBlock(), ColumnBlock()]
  private var xs: [Interval] = []
  private var ys: [Interval] = []
  /// The edges of y from below.
  private var upward: [Interval] = []
  private var places: [(x: Double, y: Double)] = []

  /// A block without boxes.
  public init() {}

  /// How many columns of boxes there are.
  public var columnCount: Int { max(0, xs.count - 1) }
  /// How many rows of boxes there are.
  public var rowCount: Int { max(0, ys.count - 1) }

  /// Gives it other boxes: nothing is known of them.
  ///
  /// - `x`: From 1 to 9 bounded intervals that increase; of one edge there are corners alone.
  /// - `y`: As many at most, and they decrease.
  public func place(x: [Interval], y: [Interval]) {
    (xs, ys, upward) = (x, y, y.reversed())
    precondition(1...Self.side + 1 ~= xs.count && 1...Self.side + 1 ~= ys.count, "At most 8 × 8.")
  }

  /// Gives it places to be looked at, up to `placeLimit`; its boxes remain.
  package func place(at places: [(x: Double, y: Double)]) {
    precondition(1...Self.placeLimit ~= places.count, "At most 64 places.")
    self.places = places
  }

  // MARK: What was found

  /// What is certain over one box.
  public struct Fact: Sendable {
    /// The values; the whole line where nothing is certain, empty where there are none.
    ///
    /// At least `.definedAndContinuous` where the function is certainly continuous on the box.
    public let value: DecoratedInterval
    /// The slopes of chords; the whole line where it is not certainly continuous.
    public let slopes: Interval
  }

  /// What was found over all boxes, row by row from the top.
  ///
  /// - Precondition: `part` is one of boxes.
  public func facts(_ part: Part) -> [Fact] {
    let arrays = blocks[part.rawValue].arrays
    let (rows, columns, isUpright) = (rowCount, columnCount, part == .alongY)
    return [Fact](unsafeUninitializedCapacity: rows * columns) { facts, count in
      for row in 0..<rows {
        for column in 0..<columns {
          let index =
            isUpright ? column * (rows + 1) + rows - 1 - row : row * (columns + 1) + column
          facts.initializeElement(at: count, to: arrays.fact(at: index))
          count += 1
        }
      }
    }
  }

  /// The values at all corners, row by row: the whole line where nothing is certain.
  public func corners() -> [Interval] {
    (0..<xs.count * ys.count).map { index in
      let ends = ends(atCorner: index)
      return ends.x.isFinite && ends.y.isFinite ? Interval(ends.x, ends.y) : .entire
    }
  }

  /// Both ends of the value at a corner, counted row by row; not finite where nothing is certain.
  package func ends(atCorner index: Int) -> SIMD2<Double> {
    let arrays = blocks[Part.corners.rawValue].arrays
    let (center, radius) = (arrays.center[index], arrays.radius[index])
    return SIMD2(center - radius, center + radius)
  }
}

extension LanesArrays {
  /// What is known on a column.
  fileprivate func fact(at index: Int) -> BoxBlock.Fact {
    let (low, high) = (self.low[index], self.high[index])
    let slopes = (low: slope_low[index], high: slope_high[index])
    if empty[index] != 0 {
      return .init(value: DecoratedInterval(.empty, .trivial), slopes: .entire)
    }
    guard (high - low).isFinite, low <= high, (slopes.high - slopes.low).isFinite,
      slopes.low <= slopes.high
    else {
      return .init(value: DecoratedInterval(.entire, .trivial), slopes: .entire)
    }
    return .init(
      value: DecoratedInterval(Interval(low, high), .common),
      slopes: Interval(slopes.low, slopes.high)
    )
  }
}

extension BoxBlock {
  /// The block that holds what is known of a part.
  package func block(for part: Part) -> ColumnBlock { blocks[part.rawValue] }

  /// Room for values between, in no particular state: see `ColumnBlock.registers`.
  package func registers(_ count: Int) -> UnsafeMutableBufferPointer<LanesValue> {
    blocks[0].registers(count)
  }

  /// Upper bounds of a box's sides, but for their rounding.
  func size(column: Int, row: Int) -> (width: Double, height: Double) {
    (
      xs[column + 1].upperBound - xs[column].lowerBound,
      ys[row].upperBound - ys[row + 1].lowerBound
    )
  }

  /// Begins with the boxes of a part.
  package func start(_ part: Part) {
    let lanes = blocks[part.rawValue].lanes
    let edges: [Interval]
    let lines: Int
    switch part {
    // There is one edge more than columns.
    case .places: return lanes_start(lanes, Int64(places.count - 1), true)
    case .corners: return lanes_start(lanes, Int64(xs.count * ys.count - 1), true)
    case .alongX: (edges, lines) = (xs, rowCount)
    case .alongY: (edges, lines) = (upward, columnCount)
    }
    // The last column belongs to no box.
    lanes_start(lanes, Int64(lines * edges.count - 1), false)
    let widths = lanes_widths(lanes_columns(lanes))
    for index in edges.indices {
      let isLast = index == edges.count - 1
      let width = isLast ? 0 : edges[index + 1].upperBound - edges[index].lowerBound
      for line in 0..<lines { widths[line * edges.count + index] = width * (1 + 0x1p-52) }
    }
  }

  /// Makes x or y what it is over the boxes of a part.
  package func set(_ value: UnsafeMutablePointer<LanesValue>, toX isX: Bool, for part: Part) {
    let parts = lanes_parts(value)
    switch part {
    case .places:
      for (index, place) in places.enumerated() {
        (parts.center[index], parts.radius[index]) = (isX ? place.x : place.y, 0)
      }
    case .corners:
      let (across, down) = (isX ? 1 : 0, isX ? 0 : 1)
      for (place, edge) in (isX ? xs : ys).enumerated() {
        let (center, radius) = edge.centerAndRadius
        for other in 0..<(isX ? ys : xs).count {
          let index = xs.count * (isX ? other : place) + across * place + down * other
          (parts.center[index], parts.radius[index]) = (center, radius)
        }
      }
    case .alongX:
      isX
        ? move(parts, between: xs, lines: rowCount)
        : hold(parts, between: ys, count: xs.count)
    case .alongY:
      isX
        ? hold(parts, between: xs, count: ys.count)
        : move(parts, between: upward, lines: columnCount)
    }
  }

  /// The variable along the lines of a part.
  private func move(_ parts: LanesParts, between edges: [Interval], lines: Int) {
    for (index, edge) in edges.enumerated() {
      let (center, radius) = edge.centerAndRadius
      let isLast = index == edges.count - 1
      let (low, high) = isLast ? (.nan, .nan) : (edge.lowerBound, edges[index + 1].upperBound)
      for line in 0..<lines {
        let place = line * edges.count + index
        (parts.center[place], parts.radius[place]) = (center, radius)
        (parts.low[place], parts.high[place]) = (low, high)
        parts.slope_low[place] = isLast ? .nan : 1
        parts.slope_high[place] = isLast ? .nan : 1
      }
    }
  }

  /// The variable that is held on each line of a part.
  private func hold(_ parts: LanesParts, between edges: [Interval], count: Int) {
    for line in 0..<edges.count - 1 {
      let still = edges[line].convexHull(with: edges[line + 1])
      let (center, radius) = still.centerAndRadius
      for index in line * count..<(line + 1) * count {
        (parts.center[index], parts.radius[index]) = (center, radius)
        (parts.low[index], parts.high[index]) = (still.lowerBound, still.upperBound)
        (parts.slope_low[index], parts.slope_high[index]) = (0, 0)
      }
    }
  }
}
