import Calculus
import CurveProof
import Intervals

/// A place in pixels from the corner of a grid.
package struct PixelPoint: Hashable, Sendable {
  package let x: Double
  package let y: Double
}

/// A piece of a border from edge to edge of pixels, in pixels of the grid: straight through one pixel,
/// or joined from several.
package struct PlaneBorder: Sendable {
  /// An edge of a pixel: the one above it, or the one to its left.
  package struct Edge: Hashable, Sendable {
    package let column: Int
    package let row: Int
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

/// Finds borders in the pixels of a tile that a relation meets and does not fill.
enum BorderFinder {
  /// The borders through one pixel.
  static func borders(
    of relation: PlaneRelation,
    column: Int,
    row: Int,
    _ corners: inout CornerValues
  ) -> [PlaneBorder] {
    var found: [PlaneBorder] = []
    for (clause, conditions) in relation.clauses.enumerated() {
      for (index, condition) in conditions.enumerated() where condition.hasBorder {
        func value(_ column: Int, _ row: Int) -> Double {
          let value = corners.value(clause, index, column: column, row: row)
          return value.isEmpty || !value.isBounded ? .nan : value.midpoint
        }
        let values = [
          value(column, row), value(column + 1, row), value(column + 1, row + 1),
          value(column, row + 1),
        ]
        found += segments(values, column, row, isClosed: condition.holdsAtZero)
      }
    }
    return found
  }

  /// The pieces between the corners' signs; corners go round from the upper left.
  private static func segments(
    _ values: [Double],
    _ column: Int,
    _ row: Int,
    isClosed: Bool
  ) -> [PlaneBorder] {
    guard values.allSatisfy(\.isFinite) else { return [] }
    let places: [(edge: PlaneBorder.Edge, from: (Int, Int), to: (Int, Int))] = [
      (.init(column: column, row: row, isAbove: true), (0, 0), (1, 0)),
      (.init(column: column + 1, row: row, isAbove: false), (1, 0), (1, 1)),
      (.init(column: column, row: row + 1, isAbove: true), (1, 1), (0, 1)),
      (.init(column: column, row: row, isAbove: false), (0, 1), (0, 0)),
    ]
    var ends: [(edge: PlaneBorder.Edge, x: Double, y: Double)] = []
    for (index, place) in places.enumerated() {
      let (a, b) = (values[index], values[(index + 1) % 4])
      guard (a < 0) != (b < 0) else { continue }
      let share = a / (a - b)
      ends.append(
        (
          place.edge,
          Double(column + place.from.0) + share * Double(place.to.0 - place.from.0),
          Double(row + place.from.1) + share * Double(place.to.1 - place.from.1)
        )
      )
    }
    guard ends.count == 2 || ends.count == 4 else { return [] }
    return stride(from: 0, to: ends.count, by: 2).map { index in
      let (start, end) = (ends[index], ends[index + 1])
      return PlaneBorder(
        points: [PixelPoint(x: start.x, y: start.y), PixelPoint(x: end.x, y: end.y)],
        start: start.edge,
        end: end.edge,
        isClosed: isClosed
      )
    }
  }
}

extension PlaneCondition {
  /// Whether places at which the function is 0 bound those of the condition.
  var hasBorder: Bool {
    switch sign {
    case .zero, .negative, .nonpositive, .positive, .nonnegative: true
    case .nonzero, .defined: false
    }
  }

  var holdsAtZero: Bool {
    switch sign {
    case .zero, .nonpositive, .nonnegative: !isNegated
    case .nonzero, .negative, .positive, .defined: isNegated
    }
  }
}
