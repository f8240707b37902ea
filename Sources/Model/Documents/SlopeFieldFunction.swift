import Calculus
import CurveProof
import Figures
import Formulas
import GraphModel
import Intervals
import Notation

/// Differential equations of which the directions alone are shown, before a solution is known.
struct SlopeFieldFunction: GraphableFunction {
  let equation: WrittenSolution
  private var areEquilibriaKnown = false

  init(_ equation: WrittenSolution) { self.equation = equation }

  var name: String { equation.shown }
  var lead: String { "" }
  var hasShape: Bool { false }
  var isProvable: Bool { true }
  var parameters: [String] { WrittenFigure.solution(equation).parameters.map(\.rawValue) }
  var usedNames: Set<String> { WrittenFigure.solution(equation).usedNames }
  var slopeField: (any SlopeField)? { FormulaSlopes(equation) }
  var markedPlaces: (any MarkedPlaces)? { SolutionStart(equation) }

  var needsSolving: Bool { !areEquilibriaKnown }

  /// The field with its equilibria, or the way of what moves.
  func solved() -> SolvedFunction? {
    if let way = FigureFunction(moving: equation) {
      return SolvedFunction(
        curve: GraphFunction(way),
        details: way.certainTime.map { [.verdict($0, isWarning: false)] } ?? [],
        isQuick: true
      )
    }
    var known = self
    known.areEquilibriaKnown = true
    let phrase = Equilibria(of: equation)?.phrase
    return SolvedFunction(
      curve: GraphFunction(known),
      details: phrase.map { [.verdict($0, isWarning: false)] } ?? [],
      isQuick: true
    )
  }

  func solution(throughX x: String, y: String) -> GraphFunction? {
    equation.starting(atX: x, y: y).map { GraphFunction(solving: $0) }
  }

  func y(at x: Double) -> Double? { nil }
  func enclosure(over x: Interval) -> Enclosure {
    Enclosure(value: DecoratedInterval(.empty, .trivial), slope: .empty)
  }

  func binding(
    _ values: [String: Double],
    naming functions: [String: GraphFunction]
  ) -> SlopeFieldFunction {
    let bound = WrittenFigure.solution(equation).binding(values, naming: functions)
    guard case .solution(let written)? = bound else { return self }
    return SlopeFieldFunction(written)
  }
}

/// The directions that formulas of x and y tell.
struct FormulaSlopes: SlopeField {
  /// What x grows by; nil for an equation for y′, where y grows by so much for each 1 of x.
  private let motion: PlaneCode?
  private let slope: PlaneCode

  /// Letters without a number count as 1; nil for an equation for y″, which tells no directions.
  init?(_ equation: WrittenSolution) {
    guard equation.kind != .bend, let last = equation.rates.last else { return nil }
    slope = PlaneCode(last.binding(ParameterValues()))
    motion =
      equation.kind == .motion ? PlaneCode(equation.rates[0].binding(ParameterValues())) : nil
  }

  func steps(x: Interval, y: Interval) -> (x: DecoratedInterval, y: DecoratedInterval) {
    let right = motion?.value(x: x, y: y) ?? DecoratedInterval(Interval(1), .common)
    return (right, slope.value(x: x, y: y))
  }
}
