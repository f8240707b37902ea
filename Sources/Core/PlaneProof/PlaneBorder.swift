import Calculus
import CurveProof
import Intervals

/// A place in pixels from the corner of a grid.
///
/// x goes to the right, y downward.
package struct PixelPoint: Hashable, Sendable {
  /// Columns from the left edge.
  package let x: Double
  /// Rows from the upper edge.
  package let y: Double
}

/// A piece of a border from edge to edge of pixels, in pixels of the grid: straight through one pixel,
/// or joined from several.
package struct PlaneBorder: Sendable {
  /// An edge of a pixel: the one above it, or the one to its left.
  package struct Edge: Hashable, Sendable {
    /// The column of the pixel that names it.
    package let column: Int
    /// The row of that pixel.
    package let row: Int
    /// Whether it is the pixel's upper edge; else it is the left one.
    package let isAbove: Bool
  }

  /// Its places, from end to end.
  package private(set) var points: [PixelPoint]
  /// The edges on which its ends lie.
  package private(set) var start: Edge
  package private(set) var end: Edge
  /// Whether the places of the border belong to the relation.
  package let isClosed: Bool
}

extension PlaneBorder {
  /// Pieces that share the edge of a pixel and are of one kind, joined.
  ///
  /// Each piece is in just one line. A line whose first and last places are the same is a ring.
  ///
  /// - Complexity: O(n) for n pieces, as long as few end on one edge.
  static func joined(_ pieces: [PlaneBorder]) -> [PlaneBorder] {
    let ends = EdgeTable(pieces)
    var isUsed = [Bool](repeating: false, count: pieces.count)
    /// Goes on from an edge as long as there are pieces; returns where that ends.
    func follow(from start: Edge, _ isClosed: Bool, _ points: inout [PixelPoint]) -> Edge {
      var edge = start
      while let next = ends.next(
        at: edge,
        where: { !isUsed[$0] && pieces[$0].isClosed == isClosed }
      ) {
        isUsed[next] = true
        let piece = pieces[next]
        if piece.start == edge {
          points += piece.points.dropFirst()
          edge = piece.end
        } else {
          points += piece.points.reversed().dropFirst()
          edge = piece.start
        }
      }
      return edge
    }
    var lines: [PlaneBorder] = []
    for index in pieces.indices where !isUsed[index] {
      isUsed[index] = true
      var line = pieces[index]
      line.end = follow(from: line.end, line.isClosed, &line.points)
      // Then the other way, if there is any.
      var before = [line.points[0]]
      line.start = follow(from: line.start, line.isClosed, &before)
      if before.count > 1 { line.points = before.reversed() + line.points.dropFirst() }
      lines.append(line)
    }
    return lines
  }

  /// Which pieces end on an edge, without an array for each.
  private struct EdgeTable {
    private var first: [Edge: Int32] = [:]
    /// For each end of each piece the next one on its edge; −1 after the last.
    private var after: [Int32]

    init(_ pieces: [PlaneBorder]) {
      after = Array(repeating: -1, count: 2 * pieces.count)
      first.reserveCapacity(2 * pieces.count)
      for index in pieces.indices.reversed() {
        add(Int32(2 * index), at: pieces[index].start)
        add(Int32(2 * index + 1), at: pieces[index].end)
      }
    }

    private mutating func add(_ end: Int32, at edge: Edge) {
      after[Int(end)] = first.updateValue(end, forKey: edge) ?? -1
    }

    func next(at edge: Edge, where isFree: (Int) -> Bool) -> Int? {
      var end = first[edge] ?? -1
      while end >= 0 {
        if isFree(Int(end / 2)) { return Int(end / 2) }
        end = after[Int(end)]
      }
      return nil
    }
  }
}
