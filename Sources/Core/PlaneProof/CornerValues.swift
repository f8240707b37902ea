import Calculus
import CurveProof
import Intervals

/// The values of a relation's functions at the corners of a tile's pixels, each found once.
///
/// A corner is the box that encloses it: one point, or a small box where edges are no Doubles.
struct CornerValues {
  private static let side = PlaneTile.side + 1

  private let relation: PlaneRelation
  /// The columns and rows of the tile's first pixel.
  private let column: Int
  private let row: Int
  private let xs: [Interval]
  private let ys: [Interval]
  /// Both ends of each value, row by row, by condition; NaN where none has been asked for.
  private var values: [[[SIMD2<Double>]]]

  init(_ relation: PlaneRelation, of tile: PlaneTile, on grid: PixelGrid) {
    self.relation = relation
    (column, row) = (tile.column, tile.row)
    xs = (0..<Self.side).map { grid.corner(column: tile.column + $0, row: 0).x }
    ys = (0..<Self.side).map { grid.corner(column: 0, row: tile.row + $0).y }
    values = relation.clauses.map { Array(repeating: [], count: $0.count) }
  }

  /// What a condition's function is at the upper left corner of a pixel of the grid.
  ///
  /// Empty where the function has no value there; bounds of it, without a decoration, else.
  ///
  /// - Complexity: One value the first time, O(1) after that.
  mutating func value(_ clause: Int, _ condition: Int, column: Int, row: Int) -> Interval {
    let (x, y) = (column - self.column, row - self.row)
    makeRoom(clause, condition)
    let index = y * Self.side + x
    let known = values[clause][condition][index]
    if !known.x.isNaN { return known.x <= known.y ? Interval(known.x, known.y) : .empty }
    let value = relation.clauses[clause][condition].function
      .value(over: PlaneBox(x: xs[x], y: ys[y])).interval
    values[clause][condition][index] =
      value.isEmpty ? SIMD2(1, 0) : SIMD2(value.lowerBound, value.upperBound)
    return value
  }

  private mutating func makeRoom(_ clause: Int, _ condition: Int) {
    guard values[clause][condition].isEmpty else { return }
    values[clause][condition] = Array(
      repeating: SIMD2(repeating: .nan),
      count: Self.side * Self.side
    )
  }

  // MARK: Blocks

  /// What encloses the edges between the pixels of a block, from the left and from the top.
  func edges(of block: PlaneTile.Block) -> (x: [Interval], y: [Interval]) {
    (
      Array(xs[block.columns.lowerBound...block.columns.upperBound]),
      Array(ys[block.rows.lowerBound...block.rows.upperBound])
    )
  }

  /// Keeps what has been found at the corners of a block, where it is bounded.
  mutating func keep(
    _ boxes: BoxBlock,
    of block: PlaneTile.Block,
    _ clause: Int,
    _ condition: Int
  ) {
    makeRoom(clause, condition)
    let count = block.columns.count + 1
    values[clause][condition].withUnsafeMutableBufferPointer { values in
      for row in 0...block.rows.count {
        let start = (block.rows.lowerBound + row) * Self.side + block.columns.lowerBound
        for column in 0..<count {
          let ends = boxes.ends(atCorner: row * count + column)
          if (ends.y - ends.x).isFinite { values[start + column] = ends }
        }
      }
    }
  }
}
