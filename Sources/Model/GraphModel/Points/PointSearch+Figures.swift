import Intervals
import PlaneProof

/// The points of figures, and where they meet curves and each other.
extension PointSearch {
  /// More points of one figure than these are not told.
  private static let figureLimit = 200

  static func figurePoints(
    of question: PointQuestion,
    while mayContinue: @escaping () -> Bool
  ) -> [PointOfInterest] {
    guard let height = question.height else { return [] }
    let box = PlaneBox(x: question.window, y: height)
    let figures = question.functions.map { $0.base as? any ExplorableFigure }
    var points: [PointOfInterest] = []
    for (curve, figure) in figures.enumerated() where mayContinue() {
      guard let figure else { continue }
      let marks = figure.landmarks(in: box, while: mayContinue).prefix(figureLimit)
      points += marks.map { PointOfInterest($0, of: curve) }
    }
    for (curve, figure) in figures.enumerated() {
      guard let figure else { continue }
      for other in figures.indices where other != curve && mayContinue() {
        let marks = figure.meetings(
          with: question.functions[other].base,
          in: box,
          while: mayContinue
        )
        for mark in marks.prefix(figureLimit) {
          points.append(PointOfInterest(mark, of: curve, with: other))
          // A function does not look for it by itself.
          if figures[other] == nil {
            var twin = PointOfInterest(mark, of: other, with: curve)
            twin.t = nil
            points.append(twin)
          }
        }
      }
    }
    return points
  }
}

extension PointOfInterest {
  fileprivate init(_ mark: PlaneLandmark, of curve: Int, with other: Int? = nil) {
    let kind: Kind =
      switch mark.kind {
      case .onXAxis: .zero
      case .onYAxis: .yIntercept
      case .horizontalTangent: .horizontalTangent
      case .verticalTangent: .verticalTangent
      case .selfCrossing: .selfCrossing
      case .cusp: .cusp
      case .isolatedPoint: .isolatedPoint
      case .corner: .corner
      case .meeting: .intersection(with: other ?? curve)
      }
    self.init(kind: kind, curve: curve, x: mark.box.x, y: mark.box.y)
    (t, border) = (mark.t, mark.border)
    isProven = mark.isProven
    name()
  }
}
