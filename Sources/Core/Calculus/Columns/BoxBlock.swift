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
  }

  /// How many boxes stand in a row or a column at most.
  public static var side: Int { 8 }

  /// Lines of boxes one after the other: rows, columns from below, and rows of corners.
  ///
  /// Between two lines is a column of the block that belongs to none of them.
  private let blocks = [ColumnBlock(), ColumnBlock(), ColumnBlock()]
  private var xs: [Interval] = []
  private var ys: [Interval] = []

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
    (xs, ys) = (x, y)
    precondition(1...Self.side + 1 ~= xs.count && 1...Self.side + 1 ~= ys.count, "At most 8 × 8.")
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
  /// - Precondition: `part` is not `.corners`.
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
    let arrays = blocks[Part.corners.rawValue].arrays
    let count = xs.count * ys.count
    return [Interval](unsafeUninitializedCapacity: count) { corners, filled in
      for index in 0..<count {
        let low = arrays.center[index] - arrays.radius[index]
        let high = arrays.center[index] + arrays.radius[index]
        let isKnown = low.isFinite && high.isFinite
        corners.initializeElement(at: index, to: isKnown ? Interval(low, high) : .entire)
      }
      filled = count
    }
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

  /// Begins with the boxes of a part.
  package func start(_ part: Part) {
    let lanes = blocks[part.rawValue].lanes
    let count = part == .alongY ? ys.count * columnCount : xs.count * rowCount
    // The last column belongs to no box; of corners there is one row more.
    lanes_start(lanes, Int64(part == .corners ? count + xs.count - 1 : count - 1), part == .corners)
    guard part != .corners else { return }
    let widths = lanes_widths(lanes_columns(lanes))
    let edges = edges(of: part)
    for line in 0..<(part == .alongY ? columnCount : rowCount) {
      for index in 0..<edges.count - 1 {
        let width = edges[index + 1].upperBound - edges[index].lowerBound
        widths[line * edges.count + index] = width * (1 + 0x1p-52)
      }
      widths[line * edges.count + edges.count - 1] = 0
    }
  }

  /// Makes x or y what it is over the boxes of a part.
  package func set(_ value: UnsafeMutablePointer<LanesValue>, toX isX: Bool, for part: Part) {
    let parts = lanes_parts(value)
    guard part != .corners else {
      for row in ys.indices {
        for column in xs.indices {
          let (center, radius) = (isX ? xs[column] : ys[row]).centerAndRadius
          let index = row * xs.count + column
          (parts.center[index], parts.radius[index]) = (center, radius)
        }
      }
      return
    }
    let edges = edges(of: part)
    let count = part == .alongY ? columnCount : rowCount
    for line in 0..<count {
      let start = line * edges.count
      if isX == (part == .alongX) {
        for (index, edge) in edges.enumerated() {
          (parts.center[start + index], parts.radius[start + index]) = edge.centerAndRadius
          let isLast = index == edges.count - 1
          parts.low[start + index] = isLast ? .nan : edge.lowerBound
          parts.high[start + index] = isLast ? .nan : edges[index + 1].upperBound
          parts.slope_low[start + index] = isLast ? .nan : 1
          parts.slope_high[start + index] = isLast ? .nan : 1
        }
      } else {
        let ends = part == .alongY ? (xs[line], xs[line + 1]) : (ys[line + 1], ys[line])
        let still = Interval(ends.0.lowerBound, ends.1.upperBound)
        let (center, radius) = still.centerAndRadius
        for index in start..<start + edges.count {
          (parts.center[index], parts.radius[index]) = (center, radius)
          (parts.low[index], parts.high[index]) = (still.lowerBound, still.upperBound)
          (parts.slope_low[index], parts.slope_high[index]) = (0, 0)
        }
      }
    }
  }

  /// The edges along the lines of a part, from the least one.
  private func edges(of part: Part) -> [Interval] { part == .alongY ? ys.reversed() : xs }
}
