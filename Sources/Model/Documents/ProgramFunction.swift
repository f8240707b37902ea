import Algebra
package import CurveProof
package import Analysis
package import Formulas
package import GraphModel
import Notation
import Numerals
package import Calculus
package import Intervals
import Operations
package import Figures

/// A program as a function to graph.
package struct ProgramFunction: GraphableFunction {
  let program: Program
  /// Written once: it is asked for with every picture.
  package let name: String
  package let definedName: String?
  /// What stands before the name.
  package let lead: String
  /// The differential equation that it solves.
  let solution: WrittenSolution?
  /// Whether it is followed as far as its ends.
  private var isFollowed = false
  /// The same function as it is drawn: without sums that cancel.
  private let drawn: Program
  /// Where it breaks, as far as that has been asked for.
  private let breaks = KeptBreaks()

  package init(
    _ program: Program,
    definedName: String? = nil,
    name: String? = nil,
    lead: String? = nil
  ) {
    self.program = program
    self.definedName = definedName
    solution = nil
    drawn = program.workedOut ?? program
    self.lead = lead ?? definedName.map { $0 + "(x) = " } ?? "y = "
    self.name = name ?? program.description(upTo: ProgramLimits.nameBytes)
  }

  /// The solution of a differential equation; nil where no start is written, or it is no number.
  package init?(_ solution: WrittenSolution) {
    guard let program = solution.program(isPatient: true) else { return nil }
    (self.program, drawn, self.solution) = (program, program, solution)
    (definedName, lead, name) = (nil, "", solution.shown)
  }

  package func y(at x: Double) -> Double? { drawn.evaluate(at: x) }

  package var isProvable: Bool { true }

  package var cost: Int { drawn.cost }

  package func enclosure(over x: Interval) -> Enclosure { drawn.enclosure(over: x) }

  package func enclose(columns count: Int, of block: ColumnBlock) -> Bool {
    drawn.code.blockCode.enclose(columns: count, of: block)
  }

  package func prepare(over x: Interval, while mayContinue: () -> Bool) -> Bool {
    drawn.followIntegrals(over: x, while: mayContinue)
  }

  package func isPrepared(over x: Interval) -> Bool { drawn.areIntegralsFollowed(over: x) }

  package func intervalUnion(over x: Interval) -> [DecoratedInterval] {
    drawn.intervalUnion(over: x)
  }

  package func attainedValues(over x: Interval) -> [AttainedValue] { drawn.attainedValues(over: x) }

  package func taylorModel(around center: Double, over x: Interval) -> TaylorModel? {
    drawn.taylorModel(around: center, over: x)
  }

  package func discontinuities(in stretches: [Interval]) -> [[Discontinuity]] {
    breaks.discontinuities(of: program, in: stretches)
  }

  package func forget() { breaks.forget() }

  package func oscillatesEndlessly(from place: Double, over side: Interval) -> Bool {
    drawn.oscillatesEndlessly(from: place, over: side)
  }

  package func onAxes(_ axes: LogarithmicAxes) -> any PlotFunction {
    guard let program = drawn.onAxes(axes) else {
      return LogarithmicPlot(of: self, on: axes)
    }
    return ProgramFunction(program)
  }

  // MARK: GraphableFunction

  package var endpoint: Endpoint? {
    program.usesVariable ? nil : Endpoint(program, text: name)
  }

  package var parameters: [String] {
    (solution.map { WrittenFigure.solution($0).parameters } ?? program.parameters).map(\.rawValue)
  }

  package var usedNames: Set<String> {
    solution.map { WrittenFigure.solution($0).usedNames } ?? program.namedFunctions
  }

  package var needsSolving: Bool { solution != nil && !isFollowed }

  package var slopeField: (any SlopeField)? { solution.flatMap { FormulaSlopes($0) } }

  package var markedPlaces: (any MarkedPlaces)? { solution.flatMap { SolutionStart($0) } }

  package func solution(throughX x: String, y: String) -> GraphFunction? {
    solution?.starting(atX: x, y: y).map { GraphFunction(solving: $0) }
  }

  /// The solution with what is known of its ends.
  package func solved() -> SolvedFunction? {
    guard solution != nil else { return nil }
    var followed = self
    followed.isFollowed = true
    return SolvedFunction(
      curve: GraphFunction(followed),
      details: program.solutionEnds.map { .verdict($0, isWarning: false) },
      isQuick: true
    )
  }

  package func binding(
    _ values: [String: Double],
    naming functions: [String: GraphFunction]
  ) -> ProgramFunction {
    if let solution {
      let bound = WrittenFigure.solution(solution).binding(values, naming: functions)
      guard case .solution(let written)? = bound else { return self }
      return ProgramFunction(written) ?? self
    }
    let usesNames = !program.namedFunctions.isEmpty
    guard usesNames || !program.parameters.isEmpty else { return self }
    let values = ParameterValues(named: values, defining: functions, with: usesNames)
    return ProgramFunction(program.binding(values), definedName: definedName)
  }

  package var landmarks: Landmarks {
    guard let start = solution?.startPlace else { return drawn.landmarks }
    var landmarks = Landmarks()
    landmarks.places = [Landmarks.Place(start.x.midpoint, start.y.midpoint)]
    return landmarks
  }

  package var pieces: (any PiecewiseFunction)? { PiecewiseProgram(program) }

  package var hasPieces: Bool { true }

  package var asymptotes: [String] {
    program.asymptotes.map { asymptote in
      "y = \(asymptote.line), x → " + asymptote.direction
    }
  }

  package func subtracting(_ other: ProgramFunction) -> ProgramFunction? {
    (try? program.applying(.subtract, other.program)).map { ProgramFunction($0) }
  }
}

extension ParameterValues {
  /// The numbers by the letters of their parameters, and the functions by their names, of which those
  /// without a name of their own are numbers for letters.
  ///
  /// - `usesNames`: Whether functions are called.
  package init(
    named values: [String: Double],
    defining functions: [String: GraphFunction] = [:],
    with usesNames: Bool = true
  ) {
    self.init()
    for (name, value) in values {
      if let parameter = Parameter(rawValue: name) { self[parameter] = value }
    }
    for (name, function) in functions {
      guard let letter = Parameter(rawValue: name), let given = function.given else { continue }
      steps[letter] = given
    }
    // Numbers for letters are no functions.
    if usesNames {
      define(lists: functions)
      define(functions.filter { $0.value.definedName != nil }.compactMapValues(\.program))
    }
  }
}

extension GraphFunction {
  /// What stands for a letter that it gives a number; nothing has a value while that is not known.
  fileprivate var given: [Instruction]? {
    if base is FitFunction {
      return [NumberLiteral(0), NumberLiteral(0)].map { .number($0) } + [.binary(.divide)]
    }
    guard let program, definedName == nil, !program.usesVariable else { return nil }
    return program.plain
  }

  /// A program under the name that its text gives it.
  package init(_ program: Program, written text: String = "") {
    self.init(ProgramFunction(program, definedName: FormulaParser.definedName(in: text)))
  }

  /// The program that the function is; nil for one of another kind, such as a solution of an equation.
  package var program: Program? {
    (base as? ProgramFunction).flatMap { $0.solution == nil ? $0.program : nil }
  }
}

extension Document {
  /// A document of formulas, each with a pen and style of its own; nil when there are too many.
  package init?(_ formulas: [(program: Program, text: String)]) {
    self.init(formulas.map { (GraphFunction($0.program, written: $0.text), $0.text) })
  }

  /// A document of functions, each with a pen and style of its own; nil when there are too many.
  package init?(_ functions: [(function: GraphFunction, text: String)]) {
    self.init()
    guard functions.count <= FunctionList.limit else { return nil }
    for (function, text) in functions { _ = graph.functions.add(function, text: text) }
  }

  /// The slider of a parameter.
  package subscript(settingOf parameter: Parameter) -> ParameterSetting {
    get { graph[settingOf: parameter.rawValue] }
    set { graph[settingOf: parameter.rawValue] = newValue }
  }
}
