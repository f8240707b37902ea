import Calculus
import CurveProof
import Intervals

/// A place in pixels from the corner of a grid.
package struct PixelPoint: Hashable, Sendable {
  package let x: Double
  package let y: Double
}

/// A straight piece of a border through one pixel, from edge to edge, in pixels of the grid.
package struct PlaneBorder: Sendable {
  /// An edge of a pixel: the one above it, or the one to its left.
  package struct Edge: Hashable, Sendable {
    package let column: Int
    package let row: Int
    package let isAbove: Bool
  }

  /// Its ends: the edges on which they lie, and how far along.
  package let ends: [(edge: Edge, x: Double, y: Double)]
  /// Whether the places of the border belong to the relation.
  package let isClosed: Bool
}

extension PlaneBorder {
  /// Pieces that share the edge of a pixel, joined to lines.
  static func joined(_ borders: [PlaneBorder]) -> [[PixelPoint]] {
    var neighbours: [Edge: [Int]] = [:]
    for (index, border) in borders.enumerated() {
      for end in border.ends { neighbours[end.edge, default: []].append(index) }
    }
    var isDrawn = [Bool](repeating: false, count: borders.count)
    /// The ends of further pieces, from an edge on.
    func followed(from start: Edge) -> [PixelPoint] {
      var points: [PixelPoint] = []
      var edge = start
      while let next = neighbours[edge]?.first(where: { !isDrawn[$0] }) {
        isDrawn[next] = true
        let ends = borders[next].ends
        let far = ends[0].edge == edge ? ends[1] : ends[0]
        points.append(PixelPoint(x: far.x, y: far.y))
        edge = far.edge
      }
      return points
    }
    var lines: [[PixelPoint]] = []
    for start in borders.indices where !isDrawn[start] {
      isDrawn[start] = true
      let ends = borders[start].ends
      let middle = ends.map { PixelPoint(x: $0.x, y: $0.y) }
      let after = followed(from: ends[1].edge)
      lines.append(followed(from: ends[0].edge).reversed() + middle + after)
    }
    return lines
  }
}

/// Finds borders in the pixels of a tile that a relation meets and does not fill.
struct BorderFinder {
  private let relation: PlaneRelation
  private let grid: PixelGrid
  /// The values at the corners, by condition.
  private var corners: [Corner: Double] = [:]

  private struct Corner: Hashable {
    let clause: Int
    let condition: Int
    let column: Int
    let row: Int
  }

  init(_ relation: PlaneRelation, on grid: PixelGrid) {
    (self.relation, self.grid) = (relation, grid)
  }

  /// The borders through one pixel.
  mutating func borders(column: Int, row: Int) -> [PlaneBorder] {
    var found: [PlaneBorder] = []
    for (clause, conditions) in relation.clauses.enumerated() {
      for (index, condition) in conditions.enumerated() where condition.hasBorder {
        let value = { (corner: (Int, Int), finder: inout BorderFinder) in
          finder.value(
            Corner(clause: clause, condition: index, column: corner.0, row: corner.1)
          )
        }
        let values = [
          value((column, row), &self), value((column + 1, row), &self),
          value((column + 1, row + 1), &self), value((column, row + 1), &self),
        ]
        found += Self.segments(values, column, row, isClosed: condition.holdsAtZero)
      }
    }
    return found
  }

  private mutating func value(_ corner: Corner) -> Double {
    if let known = corners[corner] { return known }
    let box = grid.box(
      columns: corner.column..<corner.column + 1,
      rows: corner.row..<corner.row + 1
    )
    let point = PlaneBox(box.x.lowerBound, box.y.upperBound)
    let function = relation.clauses[corner.clause][corner.condition].function
    let value = function.enclosure(over: point, along: .x).value.interval
    let middle = value.isEmpty || !value.isBounded ? .nan : value.midpoint
    corners[corner] = middle
    return middle
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
    return stride(from: 0, to: ends.count, by: 2).map {
      PlaneBorder(ends: [ends[$0], ends[$0 + 1]], isClosed: isClosed)
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
