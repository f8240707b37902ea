/// A line of a border from edge to edge of pixels, in pixels of the grid.
struct PlaneBorder: BorderPiece {
  /// Its places, from end to end.
  private(set) var points: [PixelPoint]
  /// The edges on which its ends lie.
  private(set) var start: PixelEdge
  private(set) var end: PixelEdge
  let isClosed: Bool

  var line: [PixelPoint] { points }

  func follow(isBackward: Bool, _ points: inout [PixelPoint]) {
    if isBackward {
      points += self.points.dropLast().reversed()
    } else {
      points += self.points.dropFirst()
    }
  }
}

extension PlaneBorder {
  /// Pieces that share the edge of a pixel and are of one kind, joined.
  ///
  /// Each piece is in just one line. A line whose first and last places are the same is a ring.
  ///
  /// - Complexity: O(n) for n pieces, as long as few end on one edge.
  static func joined(_ pieces: [some BorderPiece]) -> [PlaneBorder] {
    let ends = EdgeTable(pieces)
    var isUsed = [Bool](repeating: false, count: pieces.count)
    /// Goes on from an edge as long as there are pieces; returns where that ends.
    func follow(from start: PixelEdge, _ isClosed: Bool, _ points: inout [PixelPoint]) -> PixelEdge
    {
      var edge = start
      while let next = ends.next(
        at: edge,
        where: { !isUsed[$0] && pieces[$0].isClosed == isClosed }
      ) {
        isUsed[next] = true
        let piece = pieces[next]
        let isBackward = piece.start != edge
        piece.follow(isBackward: isBackward, &points)
        edge = isBackward ? piece.start : piece.end
      }
      return edge
    }
    var lines: [PlaneBorder] = []
    for index in pieces.indices where !isUsed[index] {
      isUsed[index] = true
      let piece = pieces[index]
      var points = piece.line
      let end = follow(from: piece.end, piece.isClosed, &points)
      // Then the other way, if there is any.
      var before = [points[0]]
      let start = follow(from: piece.start, piece.isClosed, &before)
      if before.count > 1 { points = before.reversed() + points.dropFirst() }
      lines.append(
        PlaneBorder(points: points, start: start, end: end, isClosed: piece.isClosed)
      )
    }
    return lines
  }
}
