import Calculus
public import CurveProof

/// Something to draw that is no function of x; as a function of x it has no values.
///
/// A conformer gets `PlotFunction`'s defaults and returns nil from `y(at:)`; only `figure` is drawn.
public protocol PlaneSet: PlotFunction {
  /// The places to draw, an immutable value.
  var figure: PlaneFigure { get }
}

/// A set of places in the plane.
///
/// Both kinds are drawn by device pixels: see `PlaneMap` for a picture, `PlaneStore` and `PathStore`
/// for one that is panned and refined while it is shown.
public enum PlaneFigure: Sendable {
  /// Where a relation holds.
  case relation(PlaneRelation)
  /// Where a moving point comes.
  case path(PlanePath)
}

extension PlaneFigure {
  /// What is certain of one pixel, looked at closely; nil for a path, which is found as a whole.
  ///
  /// Up to 3000 enclosures are spent on it, five times as many as on a pixel of the screen, so it may
  /// decide what the picture leaves possible, and never contradicts what that decides.
  public func ink(ofColumn column: Int, row: Int, on grid: PixelGrid) -> PlaneInk? {
    guard case .relation(let relation) = self else { return nil }
    var decision = PixelDecision(relation, budget: DecisionBudget(looks: 3000, cost: relation.cost))
    let box = grid.box(columns: column..<column + 1, rows: row..<row + 1)
    let open = relation.open(in: box)
    if open.holds { return .full }
    return open.isEmpty
      ? PlaneInk.none : decision.planeInk(in: box, inside: grid.inside(box), open)
  }
}

extension PlaneRelation {
  /// Whether it may hold in whole areas: some clause has no equation.
  ///
  /// Where it may not, it is drawn as lines and points.
  public var hasAreas: Bool {
    clauses.contains { clause in !clause.contains(where: \.isEquation) }
  }
}
