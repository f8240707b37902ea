import Calculus
import CurveProof
import Figures
import Formulas
import GraphModel
import Intervals

/// A differential equation without a solution: only its slopes are shown.
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

  var needsSolving: Bool { !areEquilibriaKnown }

  /// The field with its equilibria.
  func solved() -> SolvedFunction? {
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

/// The slopes that a formula of x and y tells.
struct FormulaSlopes: SlopeField {
  private let code: PlaneCode

  /// Letters without a number count as 1.
  init(_ equation: WrittenSolution) { code = PlaneCode(equation.slope.binding(ParameterValues())) }

  func slopes(x: Interval, y: Interval) -> DecoratedInterval { code.value(x: x, y: y) }
}
