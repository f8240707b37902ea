import CalculatorModel
import GraphKit

/// A program as a function to draw.
struct ProgramFunction: PlotFunction {
  let program: Program

  func y(at x: Double) -> Double? { program.evaluate(at: x) }
}

/// Hands the graph view the programs graphed last, as immutable functions.
struct ProgramDataSource: GraphDataSource {
  var programs: [Program] = []

  func plots() -> [Plot] {
    programs.enumerated().map { Plot(ProgramFunction(program: $1), pen: $0) }
  }
}
