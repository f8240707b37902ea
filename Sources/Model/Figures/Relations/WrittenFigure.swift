package import Formulas
package import Notation
package import Operations
package import PlaneProof
package import Words

/// Something to draw that is written as a relation of x and y, as a moving point, as a list,
/// as a model of data, or as a differential equation.
package enum WrittenFigure: Hashable, Sendable {
  case relation(Relation)
  case point(MovingPoint)
  case list(WrittenList)
  case model(WrittenModel)
  case solution(WrittenSolution)

  /// Whether a text is meant to be one, rather than a formula of x.
  package static func isMeant(by text: String) -> Bool { FormulaTree(text).meaning != .formula }

  /// Whether a text is meant to be one, and is.
  package static func canRead(_ text: String) -> Bool {
    let tree = FormulaTree(text)
    return tree.meaning != .formula && (try? WrittenFigure(tree, .radians)) != nil
  }

  /// - Throws: `FormulaError`, with the place in the text.
  package init(
    reading text: String,
    angleUnit: AngleUnit = .radians
  ) throws(FormulaError) {
    try self.init(FormulaTree(text), angleUnit)
  }

  /// What a line is that was read.
  ///
  /// - Throws: `FormulaError`, with the place in the line.
  package init(_ tree: FormulaTree, _ angleUnit: AngleUnit) throws(FormulaError) {
    if tree.meaning == .model {
      self = .model(try WrittenModel(line: String(tree.characters), angleUnit))
      return
    }
    if tree.meaning == .solution {
      self = .solution(try WrittenSolution(String(tree.characters), angleUnit))
      return
    }
    if let line = tree.list {
      self = .list(try WrittenList(line, in: String(tree.characters), angleUnit))
      return
    }
    self =
      tree.meaning == .point
      ? .point(try MovingPoint(tree, angleUnit)) : .relation(try Relation(tree, angleUnit))
  }

  /// The programs in it, in the order in which they are written.
  package var programs: [Program] {
    switch self {
    case .relation(let relation): relation.programs
    case .point(let point): point.programs
    case .list(let list): list.numbers
    case .model: []
    case .solution(let solution): solution.programs
    }
  }

  /// The letters in it that are chosen with sliders, in order.
  package var parameters: [Parameter] {
    Set(programs.flatMap(\.parameters)).filter { !$0.isUnknown }.sorted()
  }

  /// The same with other programs in the place of its own.
  package func map(_ change: (Program) -> Program) -> WrittenFigure {
    switch self {
    case .relation(let relation): .relation(relation.map(change))
    case .point(let point): .point(point.map(change))
    case .list(let list): .list(list.map(change))
    case .model: self
    case .solution(let solution): .solution(solution.map(change))
    }
  }

  /// What is drawn as pixels; nil for a list, for a function of x, and where it has too many conditions, or a stretch of t
  /// without ends.
  package var figure: PlaneFigure? {
    switch self {
    case .relation(let relation): relation.plane.map { .relation($0) }
    case .point(let point): point.path.map { .path($0) }
    case .solution(let solution): MovingPoint(solving: solution)?.path.map { .path($0) }
    case .list, .model: nil
    }
  }

  /// Why it can't be drawn, where it can't.
  package var fault: FormulaFault {
    switch self {
    case .point: .noValue
    case .solution(let solution): solution.missing
    case .relation, .list, .model: .nestedTooDeeply
    }
  }
}
