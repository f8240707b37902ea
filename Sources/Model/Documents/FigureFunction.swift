package import Analysis
package import Calculator
import Calculus
package import CurveProof
import Formulas
package import GraphModel
package import Notation
package import Operations
package import PlaneProof
package import Figures
import Words

/// A relation of x and y, or a moving point, as something to graph; as a function of x it has no values.
package struct FigureFunction: GraphableFunction, PlaneSet {
  /// What was typed.
  package let name: String
  package let figure: PlaneFigure
  let written: WrittenFigure
  /// The equations that what moves solves; nil for what is written by itself.
  let equation: WrittenSolution?

  /// Nil where it has too many conditions to be drawn, or a stretch of t without ends.
  package init?(_ written: WrittenFigure, text: String) {
    guard let figure = written.figure else { return nil }
    (self.written, self.figure, equation) = (written, figure, nil)
    name = RelationParser.withSigns(text)
  }

  /// The way of what moves by differential equations, as far as it is certain; nil without a start.
  init?(moving equation: WrittenSolution) {
    guard let point = MovingPoint(solving: equation), let figure = WrittenFigure.point(point).figure
    else { return nil }
    (written, self.figure, self.equation) = (.point(point), figure, equation)
    name = equation.shown
  }

  package var slopeField: (any SlopeField)? { equation.flatMap { FormulaSlopes($0) } }

  package var markedPlaces: (any MarkedPlaces)? { equation.flatMap { SolutionStart($0) } }

  package func solution(throughX x: String, y: String) -> GraphFunction? {
    equation?.starting(atX: x, y: y).map { GraphFunction(solving: $0) }
  }

  /// The times between which what moves by differential equations is drawn.
  var certainTime: FitPhrase? {
    guard equation != nil, case .point(let point) = written else { return nil }
    return .certainBetween("t = \(point.start.description)", point.end.description)
  }

  package var lead: String { "" }

  package func y(at x: Double) -> Double? { nil }

  package var isProvable: Bool { true }

  package func onAxes(_ axes: LogarithmicAxes) -> any PlotFunction {
    guard let figure = written.onAxes(axes).flatMap({ FigureFunction($0, text: name) }) else {
      return LogarithmicPlot(of: self, on: axes)
    }
    return figure
  }

  package var landmarks: Landmarks {
    var landmarks = Landmarks()
    landmarks.needsOneScale = true
    guard let reach = figure.reach else { return landmarks }
    if reach.isWhole {
      landmarks.whole = Landmarks.Box(x: reach.x, y: reach.y)
    } else {
      landmarks.places = [
        Landmarks.Place(0, 0),
        Landmarks.Place(reach.x.lowerBound, reach.y.lowerBound),
        Landmarks.Place(reach.x.upperBound, reach.y.upperBound),
      ]
    }
    return landmarks
  }

  /// The stretch of t or θ of a moving point, where none is written.
  package var unwrittenStretch: String? {
    guard equation == nil, case .point(let point) = written, !point.isFixed, !name.contains("{")
    else { return nil }
    let letter = name.hasPrefix("r") ? "θ" : "t"
    return "0 ≤ \(letter) ≤ \(point.end.angleUnit == .degrees ? "360" : "2π")"
  }

  package var parameters: [String] { written.parameters.map(\.rawValue) }

  package var usedNames: Set<String> { written.usedNames }

  package func binding(
    _ values: [String: Double],
    naming functions: [String: GraphFunction]
  ) -> FigureFunction {
    written.binding(values, naming: functions).flatMap { FigureFunction($0, text: name) } ?? self
  }

  package static func == (first: FigureFunction, second: FigureFunction) -> Bool {
    first.written == second.written && first.name == second.name
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(written) }
}

extension WrittenFigure {
  /// The names of functions that it uses.
  var usedNames: Set<String> { programs.reduce(into: []) { $0.formUnion($1.namedFunctions) } }

  /// The figure with numbers for its letters, and the functions that it uses; nil where it has neither.
  func binding(
    _ values: [String: Double],
    naming functions: [String: GraphFunction]
  ) -> WrittenFigure? {
    let usesNames = !usedNames.isEmpty
    guard usesNames || !parameters.isEmpty else { return nil }
    let values = ParameterValues(named: values, defining: functions, with: usesNames)
    return map { $0.binding(values) }
  }
}

extension GraphableEntry {
  /// What Graph would take, as it is drawn.
  package var graphFunction: GraphFunction? {
    graphable.map { GraphFunction(ProgramFunction($0, definedName: definedName)) }
      ?? figure.flatMap { GraphFunction($0, text: line) }
  }

  /// Whether Graph would take that function, however it is spelled; none is made anew for it.
  package func holds(_ function: GraphFunction) -> Bool {
    if let graphable {
      return function.program == graphable && function.definedName == definedName
    }
    return figure != nil && function.written == figure
  }
}

extension GraphFunction {
  /// What a text stands for: a formula of x, a relation of x and y, or a moving point.
  ///
  /// - Throws: `FormulaError`.
  package init(
    reading text: String,
    angleUnit: AngleUnit = .radians
  ) throws(FormulaError) {
    let tree = FormulaTree(text)
    guard tree.meaning != .formula else {
      self.init(try tree.program(angleUnit), written: text)
      return
    }
    let written = try WrittenFigure(tree, angleUnit)
    guard let function = GraphFunction(written, text: text) else {
      throw FormulaError(written.fault, at: 0..<text.count)
    }
    self = function
  }

  /// Nil for a figure that can't be drawn.
  package init?(_ written: WrittenFigure, text: String) {
    switch written {
    case .list(let list): self.init(ListFunction(list, text: text))
    case .model(let model): self.init(FitFunction(model))
    case .solution(let solution): self.init(solving: solution)
    case .relation, .point:
      guard let figure = FigureFunction(written, text: text) else { return nil }
      self.init(figure)
    }
  }

  /// A solution of a differential equation, or the slopes alone where none is asked for.
  init(solving equation: WrittenSolution) {
    self =
      ProgramFunction(equation).map { GraphFunction($0) }
      ?? GraphFunction(SlopeFieldFunction(equation))
  }

  fileprivate var written: WrittenFigure? {
    differential.map { .solution($0) } ?? (base as? FigureFunction)?.written
      ?? (base as? ListFunction).map { .list($0.list) }
      ?? (base as? FitFunction).map { .model($0.model) }
  }

  /// The differential equation whose slopes are shown.
  package var differential: WrittenSolution? {
    (base as? ProgramFunction)?.solution ?? (base as? SlopeFieldFunction)?.equation
      ?? (base as? FigureFunction)?.equation
  }

  /// The relation, moving point or list that it is, with what its angles are in; nil for one of another
  /// kind.
  var figure: (text: String, angleUnit: AngleUnit)? {
    written.map { figure in
      if case .model(let model) = figure { return (model.text, model.angleUnit) }
      return (name, figure.programs.first?.angleUnit ?? .radians)
    }
  }
}
