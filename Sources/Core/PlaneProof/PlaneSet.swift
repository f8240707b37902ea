public import CurveProof

/// Something to draw that is no function of x; as a function of x it has no values.
public protocol PlaneSet: PlotFunction {
  var figure: PlaneFigure { get }
}

/// A set of places in the plane.
public enum PlaneFigure: Sendable {
  /// Where a relation holds.
  case relation(PlaneRelation)
  /// Where a moving point comes.
  case path(PlanePath)
}

extension PlaneRelation {
  /// Whether it may hold in whole areas: some clause has no equation.
  public var hasAreas: Bool {
    clauses.contains { clause in !clause.contains(where: \.isEquation) }
  }
}
