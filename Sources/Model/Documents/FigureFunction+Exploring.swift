import Analysis
import Calculus
import Formulas
package import GraphModel
import Intervals
package import PlaneProof
import Figures

/// The special places of figures, and where they meet others.
extension FigureFunction: ExplorableFigure {
  package func landmarks(
    in box: PlaneBox,
    while mayContinue: @escaping () -> Bool
  ) -> [PlaneLandmark] {
    switch written {
    case .relation(let relation):
      return PlaneOutline(relation)?.landmarks(in: box, while: mayContinue) ?? []
    case .point(let point):
      return landmarks(of: point, while: mayContinue).filter { $0.box.meets(box) }
    case .list, .model, .solution: return []
    }
  }

  package func meetings(
    with other: any GraphableFunction,
    in box: PlaneBox,
    while mayContinue: @escaping () -> Bool
  ) -> [PlaneLandmark] {
    let others: PlaneOutline? =
      if let function = other as? ProgramFunction {
        PlaneOutline(graphOf: function.program)
      } else if case .relation(let relation)? = (other as? FigureFunction)?.written {
        PlaneOutline(relation)
      } else {
        nil
      }
    switch (written, (other as? FigureFunction)?.written) {
    case (.point(let first), .point(let second)):
      return first.meetings(with: second, while: mayContinue).filter { $0.box.meets(box) }
    case (.point(let point), _):
      guard let others else { return [] }
      return meetings(of: point, with: others, while: mayContinue).filter { $0.box.meets(box) }
    case (.relation, .point(let point)):
      guard case .relation(let relation) = written, let own = PlaneOutline(relation) else {
        return []
      }
      return meetings(of: point, with: own, while: mayContinue).filter { $0.box.meets(box) }
        .map { PlaneLandmark(.meeting, in: $0.box, isProven: $0.isProven, border: $0.border) }
    case (.relation(let relation), _):
      guard let others, let own = PlaneOutline(relation) else { return [] }
      return own.meetings(with: others, in: box, while: mayContinue)
    case (.list, _), (.model, _), (.solution, _): return []
    }
  }

  // MARK: Moving points

  private func landmarks(
    of point: MovingPoint,
    while mayContinue: @escaping () -> Bool
  ) -> [PlaneLandmark] {
    guard case .path(let path) = figure else { return [] }
    func features(_ program: Program) -> [Feature] {
      guard let pieces = ProgramFunction(program).pieces else { return [] }
      return FunctionFacts(of: pieces, over: path.range, while: mayContinue).features
    }
    let (across, up) = (features(point.x), features(point.y))
    var found: [PlaneLandmark] = []
    func add(_ kind: PlaneLandmark.Kind, _ feature: Feature) {
      point.landmark(kind, at: feature.x, isProven: feature.isProven).map { found.add($0) }
    }
    for feature in up where feature.kind == .root { add(.onXAxis, feature) }
    for feature in across where feature.kind == .root { add(.onYAxis, feature) }
    /// Where one coordinate turns, the line is level or upright if the other one goes on.
    func addTurns(
      _ features: [Feature],
      of own: Program,
      _ kind: PlaneLandmark.Kind,
      _ other: Program
    ) {
      for turn in features where turn.kind == .minimum || turn.kind == .maximum {
        let slope = other.enclosure(over: turn.x).slope
        // A corner has no tangent, even if both coordinates go on.
        let isSmooth = own.taylorModel(around: turn.x.midpoint, over: turn.x) != nil
        let goesOn = isSmooth && slope.isBounded && !slope.contains(0)
        point.landmark(
          goesOn ? kind : .cusp,
          at: turn.x,
          isProven: goesOn && turn.isProven
        ).map { found.add($0) }
      }
    }
    addTurns(up, of: point.y, .horizontalTangent, point.x)
    addTurns(across, of: point.x, .verticalTangent, point.y)
    for mark in point.selfCrossings(while: mayContinue) { found.add(mark) }
    return found
  }

  private func meetings(
    of point: MovingPoint,
    with outline: PlaneOutline,
    while mayContinue: @escaping () -> Bool
  ) -> [PlaneLandmark] {
    guard let range = point.path?.range else { return [] }
    var found: [PlaneLandmark] = []
    for (program, index) in outline.distances(from: point) where mayContinue() {
      guard let pieces = ProgramFunction(program).pieces else { continue }
      let facts = FunctionFacts(of: pieces, over: range, seeking: [], while: mayContinue)
      for feature in facts.features where feature.kind == .root && feature.isProven {
        guard let place = point.landmark(.meeting, at: feature.x),
          let mark = outline.meeting(in: place.box, at: feature.x, onLine: index)
        else { continue }
        found.add(mark)
      }
    }
    return found
  }
}
