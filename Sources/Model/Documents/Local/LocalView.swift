package import Figures
package import Formulas
package import GraphModel
import Numerals
import Operations

/// A view whose numbers count from places of its own: see `LocalAxis`.
package struct LocalView: Hashable, Sendable {
  package var x: LocalAxis
  package var y: LocalAxis

  package init(x: LocalAxis, y: LocalAxis) { (self.x, self.y) = (x, y) }

  /// How long a formula may take, by the processor's clock.
  fileprivate static let milliseconds = 2_000

  /// The question after a function of x.
  func question(_ program: Program) -> LocalQuestion {
    LocalQuestion(
      formula: program.plain,
      angleUnit: program.angleUnit,
      x: x,
      value: y,
      milliseconds: Self.milliseconds
    )
  }

  /// The question after a difference that is compared with 0.
  func question(ofDifference program: Program) -> LocalQuestion {
    LocalQuestion(
      formula: program.plain,
      angleUnit: program.angleUnit,
      x: x,
      y: y,
      value: LocalAxis(reach: 0),
      milliseconds: Self.milliseconds
    )
  }
}

/// Who answers questions after formulas near a place.
package typealias LocalReplies = (LocalQuestion) -> LocalAnswer

extension GraphFunction {
  /// The function in the local numbers of a view; nil where it is not known so.
  package func local(in view: LocalView, _ replies: LocalReplies) -> GraphFunction? {
    if let function = base as? ProgramFunction {
      return function.local(in: view, replies).map { GraphFunction($0) }
    }
    if let points = base as? ListFunction {
      return points.list.local(in: view, replies).map {
        GraphFunction(ListFunction($0, text: points.name))
      }
    }
    return (base as? FigureFunction)?.local(in: view, replies).map { GraphFunction($0) }
  }
}

extension LocalQuestion {
  /// The program of local numbers that answers it; nil where there is none.
  ///
  /// Its numbers have the question in their names: those of another one may lie in the same intervals
  /// and be others.
  func program(_ replies: LocalReplies) -> Program? {
    guard case .formula(let steps) = replies(self) else { return nil }
    let owner = line
    return try? Program(
      steps.map { step in
        guard case .enclosed(let interval, let name) = step else { return step }
        return .enclosed(interval, name: owner + " " + name)
      }
    )
  }
}

extension Program {
  /// The function of x in the local numbers of a view; nil where it is not known so.
  package func local(in view: LocalView, _ replies: LocalReplies) -> Program? {
    view.question(self).program(replies)
  }
}

extension ProgramFunction {
  package func local(in view: LocalView, _ replies: LocalReplies) -> ProgramFunction? {
    program.local(in: view, replies).map {
      ProgramFunction($0, definedName: definedName, name: name)
    }
  }
}

extension FigureFunction {
  fileprivate func local(in view: LocalView, _ replies: LocalReplies) -> FigureFunction? {
    written.local(in: view, replies).flatMap { FigureFunction($0, text: name) }
  }
}

extension WrittenFigure {
  package func local(in view: LocalView, _ replies: LocalReplies) -> WrittenFigure? {
    switch self {
    case .relation(let relation): relation.local(in: view, replies).map(WrittenFigure.relation)
    case .point(let point):
      LocalPath(point: point, view: view).local(replies).map(WrittenFigure.point)
    case .list(let list): list.local(in: view, replies).map(WrittenFigure.list)
    case .model, .solution: nil
    }
  }
}

extension WrittenList {
  /// The points in the local numbers of a view.
  fileprivate func local(in view: LocalView, _ replies: LocalReplies) -> WrittenList? {
    var isWhole = true
    var axes = [view.x, view.y].makeIterator()
    let local = map { number in
      if let axis = axes.next() { return number.local(along: axis, replies, &isWhole) }
      axes = [view.x, view.y].makeIterator()
      return axes.next().map { number.local(along: $0, replies, &isWhole) } ?? number
    }
    return isWhole ? local : nil
  }
}

extension Program {
  /// A number in the local numbers of an axis; as it is where it is not known so.
  fileprivate func local(
    along axis: LocalAxis,
    _ replies: LocalReplies,
    _ isKnown: inout Bool
  ) -> Program {
    let question = LocalQuestion(
      formula: plain,
      angleUnit: angleUnit,
      x: LocalAxis(reach: 0),
      value: axis,
      milliseconds: LocalView.milliseconds
    )
    guard let local = question.program(replies) else {
      isKnown = false
      return self
    }
    return local
  }
}

extension Relation {
  /// The relation of local variables.
  package func local(in view: LocalView, _ replies: LocalReplies) -> Relation? {
    func all(_ parts: [Relation]) -> [Relation]? {
      let local = parts.compactMap { $0.local(in: view, replies) }
      return local.count == parts.count ? local : nil
    }
    switch self {
    case .compare(let left, let comparison, let right):
      guard let difference = try? left.applying(.subtract, right),
        let local = view.question(ofDifference: difference).program(replies),
        let zero = try? Program([.number(NumberLiteral(0))])
      else { return nil }
      return .compare(local, comparison, zero)
    case .all(let parts): return all(parts).map(Relation.all)
    case .any(let parts): return all(parts).map(Relation.any)
    case .not(let part): return part.local(in: view, replies).map(Relation.not)
    }
  }
}
