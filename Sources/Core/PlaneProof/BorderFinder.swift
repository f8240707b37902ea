import Calculus
import CurveProof
import Intervals

/// Finds borders in the pixels of a tile that a relation meets and does not fill.
///
/// These are marching squares on the values at the pixels' corners, so a border is as good as its
/// function is nearly linear in a pixel; whether it is drawn, and as open or closed, follows from all
/// conditions, not from one.
struct BorderFinder {
  /// A function on whose zeros places of the relation may begin or end, with its conditions.
  private struct Line {
    var conditions: [(clause: Int, condition: Int)]
  }

  private let relation: PlaneRelation
  private let lines: [Line]
  /// Whether there is one condition, and no other.
  private var isSingle: Bool { relation.clauses.count == 1 && relation.clauses[0].count == 1 }

  /// A finder of a relation's borders; conditions that share a `line` share one border.
  init(_ relation: PlaneRelation) {
    self.relation = relation
    var lines: [Line] = []
    var known: [Int: Int] = [:]
    for (clause, conditions) in relation.clauses.enumerated() {
      for index in conditions.indices where relation.isBorder(clause: clause, condition: index) {
        if let line = conditions[index].line, let place = known[line] {
          lines[place].conditions.append((clause, index))
        } else {
          if let line = conditions[index].line { known[line] = lines.count }
          lines.append(Line(conditions: [(clause, index)]))
        }
      }
    }
    self.lines = lines
  }

  /// Adds the borders through one pixel, in an order that does not depend on that of the conditions.
  ///
  /// None, where a function has no bounded value at a corner or the same sign at all four, or may jump:
  /// the value at a jump may be either side's, or missing. `isContinuous` tells that the function of the
  /// only condition is known not to.
  func addBorders(
    column: Int,
    row: Int,
    in box: PlaneBox,
    isContinuous: Bool,
    _ corners: inout CornerValues,
    to found: inout [BorderSegment]
  ) {
    let start = found.count
    for line in lines {
      let (clause, index) = line.conditions[0]
      func value(_ column: Int, _ row: Int) -> Double {
        let value = corners.value(clause, index, column: column, row: row)
        return value.isEmpty || !value.isBounded ? .nan : value.midpoint
      }
      let values = SIMD4(
        value(column, row),
        value(column + 1, row),
        value(column + 1, row + 1),
        value(column, row + 1)
      )
      guard Self.hasEnds(values) else { continue }
      // Where there is no other condition, its own sign decides.
      let condition = relation.clauses[clause][index]
      guard
        isSingle && isContinuous
          || condition.function.value(over: box).decoration >= .definedAndContinuous,
        let isClosed = isSingle ? condition.holdsAtZero : isClosed(line, in: box)
      else { continue }
      Self.addSegments(values, column, row, isClosed: isClosed, to: &found)
    }
    guard found.count > start + 1 else { return }
    found[start...].sort { first, second in
      let (a, b) = (first, second)
      return (a.first.x, a.first.y, a.last.x, a.last.y) < (b.first.x, b.first.y, b.last.x, b.last.y)
    }
  }

  /// Other functions than these are taken to have no zeros in a pixel, though they may.
  private static let mostOpen = 4

  /// Whether the places in a box at which a line's function is 0 belong to the relation, wherever
  /// something changes there; nil where nothing does.
  private func isClosed(_ line: Line, in box: PlaneBox) -> Bool? {
    var clauses: [Clause] = []
    for (number, conditions) in relation.clauses.enumerated() {
      var clause = Clause()
      for (index, condition) in conditions.enumerated() {
        if line.conditions.contains(where: { $0 == (number, index) }) {
          clause.own.append(condition)
        } else {
          switch condition.truth(over: box) {
          case .everywhere: continue
          case .nowhere: clause.fails = true
          case .open: clause.open.append(condition)
          }
        }
        if clause.fails { break }
      }
      if !clause.fails { clauses.append(clause) }
    }
    let open = Set(clauses.flatMap(\.open).compactMap(\.line)).sorted().prefix(Self.mostOpen)
    // Whatever signs other functions have that are 0 somewhere in the box.
    var (isMet, isIncluded) = (false, true)
    var signs = open.map { (line: $0, signum: -1) }
    while true {
      let holds = [-1, 0, 1].map { signum in
        clauses.contains { $0.holds(at: signum, signs) }
      }
      if holds[0] != holds[1] || holds[1] != holds[2] {
        isMet = true
        isIncluded = isIncluded && holds[1]
      }
      guard let next = signs.firstIndex(where: { $0.signum < 1 }) else { break }
      for index in 0..<next { signs[index].signum = -1 }
      signs[next].signum += 1
    }
    return isMet ? isIncluded : nil
  }

  /// What is not decided of a clause in a box.
  private struct Clause {
    /// Conditions on the function of the line that is looked at.
    var own: [PlaneCondition] = []
    /// Conditions on others.
    var open: [PlaneCondition] = []
    var fails = false

    /// Whether it holds with one sign of the line's function and given ones of others.
    func holds(at signum: Int, _ signs: [(line: Int, signum: Int)]) -> Bool {
      own.allSatisfy { $0.holds(at: signum) }
        && open.allSatisfy { condition in
          signs.first { $0.line == condition.line }.map { condition.holds(at: $0.signum) } ?? true
        }
    }
  }

  private static func hasEnds(_ values: SIMD4<Double>) -> Bool {
    let (least, most) = (values.min(), values.max())
    return least < 0 && most >= 0 && (most - least).isFinite
      && values.indices.allSatisfy { !values[$0].isNaN }
  }

  /// The pieces between the corners' signs; corners go round from the upper left.
  private static func addSegments(
    _ values: SIMD4<Double>,
    _ column: Int,
    _ row: Int,
    isClosed: Bool,
    to found: inout [BorderSegment]
  ) {
    var start: (edge: PixelEdge, place: PixelPoint)?
    for index in 0..<4 {
      let (a, b) = (values[index], values[(index + 1) % 4])
      guard (a < 0) != (b < 0) else { continue }
      let share = a / (a - b)
      let (x, y) = (Double(column), Double(row))
      let end: (edge: PixelEdge, place: PixelPoint) =
        switch index {
        case 0: (.init(column: column, row: row, isAbove: true), .init(x: x + share, y: y))
        case 1: (.init(column: column + 1, row: row, isAbove: false), .init(x: x + 1, y: y + share))
        case 2:
          (.init(column: column, row: row + 1, isAbove: true), .init(x: x + 1 - share, y: y + 1))
        default: (.init(column: column, row: row, isAbove: false), .init(x: x, y: y + 1 - share))
        }
      // Signs change twice, or four times: each other place ends a piece.
      guard let from = start else {
        start = end
        continue
      }
      found.append(
        BorderSegment(
          first: from.place,
          last: end.place,
          start: from.edge,
          end: end.edge,
          isClosed: isClosed
        )
      )
      start = nil
    }
  }
}

extension PlaneRelation {
  /// Whether places at which a condition's function is 0 may bound those of the relation; what must not be
  /// 0 bounds areas, and leaves single places out of a line.
  package func isBorder(clause: Int, condition: Int) -> Bool {
    let conditions = clauses[clause]
    let leavesOut = conditions[condition].sign == .nonzero
    return conditions[condition].hasBorder
      && !(leavesOut && conditions.contains(where: \.isEquation))
  }
}

extension PlaneCondition {
  /// Whether places at which the function is 0 bound those of the condition.
  var hasBorder: Bool { sign != .defined }

  /// Whether the places at which the function is 0 belong to the condition.
  var holdsAtZero: Bool { holds(at: 0) }
}
