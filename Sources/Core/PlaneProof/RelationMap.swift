import Calculus
public import CurveProof

/// A relation pixel by pixel.
public struct RelationMap: Sendable {
  public let grid: PixelGrid
  /// The pixels row by row from the top.
  public private(set) var pixels: [InkMap.Ink]
  /// Whether the relation holds all over a pixel.
  public private(set) var isFull: [Bool]

  private let relation: PlaneRelation
  private var decision: PixelDecision

  /// Evaluations that a pixel of a picture on paper may cost.
  public static let paperBudget = 3000

  /// The map of a relation, proven.
  public init(proving relation: PlaneRelation, on grid: PixelGrid, budget: Int = paperBudget) {
    self.grid = grid
    self.relation = relation
    pixels = Array(repeating: .none, count: grid.columnCount * grid.rowCount)
    isFull = Array(repeating: false, count: pixels.count)
    decision = PixelDecision(relation, budget: budget)
    decide(0..<grid.columnCount, 0..<grid.rowCount, OpenRelation(relation))
  }

  private mutating func decide(_ columns: Range<Int>, _ rows: Range<Int>, _ open: OpenRelation) {
    guard !columns.isEmpty, !rows.isEmpty else { return }
    let box = grid.box(columns: columns, rows: rows)
    if columns.count == 1, rows.count == 1 {
      let place = rows.lowerBound * grid.columnCount + columns.lowerBound
      pixels[place] = open.holds ? .certain : decision.ink(in: box, open)
      isFull[place] = open.holds
      return
    }
    let rest =
      open.holds
      ? open
      : open.narrowed { clause, condition in
        let condition = relation.clauses[clause][condition]
        return condition.truth(of: condition.function.enclosure(over: box, along: .x).value)
      }
    if rest.isEmpty { return }
    if rest.holds {
      for row in rows {
        let places =
          row * grid.columnCount + columns.lowerBound..<row * grid.columnCount + columns.upperBound
        for place in places { (pixels[place], isFull[place]) = (.certain, true) }
      }
      return
    }
    let (left, right) = columns.halves
    let (upper, lower) = rows.halves
    for part in [(left, upper), (right, upper), (left, lower), (right, lower)] {
      decide(part.0, part.1, rest)
    }
  }
}

extension Range<Int> {
  /// Two parts, the second one empty when there is one element only.
  fileprivate var halves: (Range, Range) {
    let middle = lowerBound + (count + 1) / 2
    return (lowerBound..<middle, middle..<upperBound)
  }
}
