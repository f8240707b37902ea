/// A place in pixels from the corner of a grid.
///
/// x goes to the right, y downward.
package struct PixelPoint: Hashable, Sendable {
  /// Columns from the left edge.
  package let x: Double
  /// Rows from the upper edge.
  package let y: Double
}

/// An edge of a pixel: the one above it, or the one to its left.
struct PixelEdge: Hashable {
  /// The column of the pixel that names it.
  let column: Int
  /// The row of that pixel.
  let row: Int
  /// Whether it is the pixel's upper edge; else it is the left one.
  let isAbove: Bool
}

/// What can be joined to a line: it goes from one edge of a pixel to another.
protocol BorderPiece {
  var start: PixelEdge { get }
  var end: PixelEdge { get }
  /// Whether the places of the border belong to the relation.
  var isClosed: Bool { get }
  /// Adds all its places but the first, or, where it goes backward, all but the last from there.
  func follow(isBackward: Bool, _ points: inout [PixelPoint])
  /// All its places.
  var line: [PixelPoint] { get }
}

/// A straight piece of a border through one pixel, in pixels of the grid.
struct BorderSegment: BorderPiece {
  let first: PixelPoint
  let last: PixelPoint
  let start: PixelEdge
  let end: PixelEdge
  let isClosed: Bool

  var line: [PixelPoint] { [first, last] }

  func follow(isBackward: Bool, _ points: inout [PixelPoint]) {
    points.append(isBackward ? first : last)
  }
}
