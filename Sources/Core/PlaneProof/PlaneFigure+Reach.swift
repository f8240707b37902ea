import Calculus
import CurveProof
import Intervals

/// How far a figure goes, to choose a view that shows it: a few looks, not a picture.
extension PlaneFigure {
  /// How far from the origin it is looked for.
  private static let farthest = 12.0
  /// Cells in each direction, or pieces of a path.
  private static let (cells, pieces) = (24, 512)
  /// A relation whose looks cost more, in operations, is not looked at: the window goes on at once.
  private static let costLimit = 200

  /// The stretch of x and of y that holds what may belong to it near the origin; nil where that goes
  /// on, is nothing, or was too dear to find.
  public var reach: (x: ClosedRange<Double>, y: ClosedRange<Double>)? {
    switch self {
    case .path(let path): return path.reach(within: Self.farthest, pieces: Self.pieces)
    case .relation(let relation):
      guard relation.cost <= Self.costLimit else { return nil }
      var (half, found) = (Self.farthest, PlaneBox?.none)
      // What is small is looked at more closely.
      for _ in 0..<4 {
        guard let next = relation.reach(within: half, cells: Self.cells) else { break }
        found = next
        let far = max(next.x.magnitude, next.y.magnitude)
        if far > half / 4 { break }
        half = far * 1.5
      }
      return found.map {
        ($0.x.lowerBound...$0.x.upperBound, $0.y.lowerBound...$0.y.upperBound)
      }
    }
  }
}

extension PlaneRelation {
  /// What is open of it in a box after one look at each function.
  func open(in box: PlaneBox) -> OpenRelation {
    OpenRelation(self).narrowed { clause, condition in
      let condition = clauses[clause][condition]
      return condition.truth(of: condition.function.value(over: box))
    }
  }

  /// The box around all cells of a square that it may meet; nil where there are none, or one at the
  /// square's edge.
  fileprivate func reach(within half: Double, cells: Int) -> PlaneBox? {
    let size = 2 * half / Double(cells)
    func side(_ index: Int) -> Interval {
      Interval(-half + Double(index) * size, -half + Double(index + 1) * size)
    }
    func mayMeet(_ column: Int, _ row: Int) -> Bool {
      !open(in: PlaneBox(x: side(column), y: side(row))).isEmpty
    }
    let last = cells - 1
    // What goes on is seen at the edge, and soon.
    let goesOn = (0..<cells).contains { index in
      mayMeet(index, 0) || mayMeet(index, last) || mayMeet(0, index) || mayMeet(last, index)
    }
    guard !goesOn else { return nil }
    var box: PlaneBox?
    for row in 1..<last {
      for column in 1..<last where mayMeet(column, row) {
        let (x, y) = (side(column), side(row))
        box =
          box.map { PlaneBox(x: $0.x.convexHull(with: x), y: $0.y.convexHull(with: y)) }
          ?? PlaneBox(x: x, y: y)
      }
    }
    return box
  }
}

extension PlanePath {
  /// The box around all pieces of its way; nil where one goes farther, or nobody knows where.
  fileprivate func reach(
    within farthest: Double,
    pieces: Int
  ) -> (x: ClosedRange<Double>, y: ClosedRange<Double>)? {
    let step = (range.upperBound - range.lowerBound) / Double(pieces)
    guard step > 0, step.isFinite else { return nil }
    var (hullX, hullY) = (Interval.empty, Interval.empty)
    for piece in 0..<pieces {
      let start = range.lowerBound + Double(piece) * step
      let t = Interval(start, max(start, min(start + step, range.upperBound)))
      hullX = hullX.convexHull(with: x.enclosure(over: t).value.interval)
      hullY = hullY.convexHull(with: y.enclosure(over: t).value.interval)
      guard hullX.isEmpty || hullX.magnitude < farthest,
        hullY.isEmpty || hullY.magnitude < farthest
      else { return nil }
    }
    guard !hullX.isEmpty, !hullY.isEmpty else { return nil }
    return (hullX.lowerBound...hullX.upperBound, hullY.lowerBound...hullY.upperBound)
  }
}
