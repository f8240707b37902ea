import Calculus
import CurveProof
import Intervals

/// How far a figure goes, to choose a view that shows it: a few looks, not a picture.
extension PlaneFigure {
  /// A part of the plane.
  ///
  /// Its ranges are in units of the plane, and not empty.
  public struct Reach: Hashable, Sendable {
    /// The stretches of x and y.
    public var x, y: ClosedRange<Double>
    /// Whether it holds all that was found; if not, the figure goes on, and what is nearest to the
    /// origin is here.
    public var isWhole: Bool
  }

  /// Within which squares around the origin it is looked for, one after the other.
  private static let squares = [12.0, 120, 1200]
  /// Cells in each direction, or pieces of a path.
  private static let (cells, pieces) = (24, 512)
  /// A relation whose looks cost more, in operations, is not looked at: the window goes on at once.
  private static let costLimit = 200

  /// What holds all that may belong to it, or what is nearest to the origin where it goes on; nil where
  /// there is nothing, or it was too dear to find.
  ///
  /// Squares of 12, 120 and 1200 around the origin are looked at in 24 × 24 cells each: what lies
  /// farther away is not found, and what is whole in one of them may go on beyond it.
  ///
  /// - Complexity: Some 4000 values of each function at most, or 512 enclosures of a path.
  public var reach: Reach? {
    switch self {
    case .path(let path): return path.reach(pieces: Self.pieces)
    case .relation(let relation):
      guard relation.cost <= Self.costLimit else { return nil }
      var nearest: Reach?
      for half in Self.squares {
        let square = PlaneBox(x: Interval(-half, half), y: Interval(-half, half))
        let looks = PlaneLooks(at: relation, in: square, cells: Self.cells)
        if let whole = looks.whole { return looks.narrowed(whole) }
        nearest = nearest ?? looks.nearest.map { Reach($0, isWhole: false) }
      }
      return nearest
    }
  }
}

extension PlaneFigure.Reach {
  fileprivate init(_ box: PlaneBox, isWhole: Bool) {
    x = box.x.lowerBound...box.x.upperBound
    y = box.y.lowerBound...box.y.upperBound
    self.isWhole = isWhole
  }
}

extension PlaneBox {
  fileprivate var distance: Double { max(x.mignitude, y.mignitude) }
}

extension [PlaneBox] {
  /// The box around all of them; nil where there is none.
  fileprivate var hull: PlaneBox? { dropFirst().reduce(first) { $0?.hull(with: $1) } }
}

extension PlaneRelation {
  /// What is open of it in a box after one look at each function, of which some conditions are open
  /// around it; all of them if nil.
  func open(in box: PlaneBox, of known: OpenRelation? = nil) -> OpenRelation {
    (known ?? OpenRelation(self)).narrowed { clauses[$0][$1].truth(over: box) }
  }
}

/// A look at each cell of a part of the plane.
private struct PlaneLooks {
  let relation: PlaneRelation
  let cells: Int
  /// The cells that the relation may meet.
  private(set) var met: [PlaneBox] = []
  /// Whether it may meet one at the edge.
  private(set) var goesOn = false

  init(at relation: PlaneRelation, in box: PlaneBox, cells: Int) {
    (self.relation, self.cells) = (relation, cells)
    func side(_ index: Int, _ range: Interval) -> Interval {
      let size = (range.upperBound - range.lowerBound) / Double(cells)
      let low = range.lowerBound + Double(index) * size
      return Interval(low, max(low, low + size))
    }
    for row in 0..<cells {
      for column in 0..<cells {
        let cell = PlaneBox(x: side(column, box.x), y: side(row, box.y))
        guard !relation.open(in: cell).isEmpty else { continue }
        met.append(cell)
        if row == 0 || column == 0 || row == cells - 1 || column == cells - 1 { goesOn = true }
      }
    }
  }

  /// The box around all that was met; nil where that goes on, or is nothing.
  var whole: PlaneBox? { goesOn ? nil : met.hull }

  /// The box around what is nearest to the origin.
  var nearest: PlaneBox? {
    guard let least = met.map(\.distance).min() else { return nil }
    return met.filter { $0.distance <= least * 1.01 }.hull
  }

  /// What is small in its cells is looked at more closely.
  func narrowed(_ box: PlaneBox) -> PlaneFigure.Reach {
    var box = box
    for _ in 0..<4 {
      guard let next = PlaneLooks(at: relation, in: box, cells: cells).met.hull else { break }
      let share = max(
        next.x.width / box.x.width,
        next.y.width / box.y.width
      )
      box = next
      if share > 0.8 { break }
    }
    return PlaneFigure.Reach(box, isWhole: true)
  }
}

extension PlanePath {
  /// How far from the origin pieces of a way are looked at that goes on.
  private static let near = 12.0

  /// The box around all pieces of its way; where some go beyond all bounds, around those nearby.
  fileprivate func reach(pieces: Int) -> PlaneFigure.Reach? {
    let step = (range.upperBound - range.lowerBound) / Double(pieces)
    guard step > 0, step.isFinite else { return nil }
    let boxes = (0..<pieces).map { piece in
      let start = range.lowerBound + Double(piece) * step
      let t = Interval(start, max(start, min(start + step, range.upperBound)))
      return PlaneBox(
        x: x.enclosure(over: t).value.interval,
        y: y.enclosure(over: t).value.interval
      )
    }
    .filter { !$0.x.isEmpty && !$0.y.isEmpty }
    let bounded = boxes.filter { max($0.x.magnitude, $0.y.magnitude) < 1e6 }
    let isWhole = bounded.count == boxes.count
    let parts =
      isWhole
      ? bounded : bounded.filter { $0.x.magnitude < Self.near && $0.y.magnitude < Self.near }
    return parts.hull.map { PlaneFigure.Reach($0, isWhole: isWhole) }
  }
}
