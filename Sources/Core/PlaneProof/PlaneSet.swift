public import CurveProof

/// Something to draw that is no function of x: a set of places.
///
/// As a function of x it has no values.
public protocol PlaneSet: PlotFunction {
  /// The places.
  var relation: PlaneRelation { get }
}

extension PlaneRelation {
  /// Whether it may hold in whole areas: some clause has no equation.
  public var hasAreas: Bool {
    clauses.contains { clause in !clause.contains(where: \.isEquation) }
  }
}
