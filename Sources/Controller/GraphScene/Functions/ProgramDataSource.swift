package import Calculus
import CurveProof
import Documents
package import Expressions
import GraphKit
package import Intervals

/// A program as a function to draw.
package struct ProgramFunction: PlotFunction {
  let program: Program

  package init(_ program: Program) { self.program = program }

  package func y(at x: Double) -> Double? { program.evaluate(at: x) }

  package var isProvable: Bool { true }

  package var cost: Int { max(1, program.instructions.count) }

  package func enclosure(over x: Interval) -> Enclosure { program.enclosure(over: x) }

  package func enclose(columns count: Int, of block: ColumnBlock) -> Bool {
    program.code.blockCode.enclose(columns: count, of: block)
  }

  package func branches(over x: Interval) -> [DecoratedInterval] { program.branches(over: x) }

  package func expansion(around center: Double, over x: Interval) -> TaylorModel? {
    program.expansion(around: center, over: x)
  }
}

/// Hands the graph view the curves that are seen, as immutable functions.
struct ProgramDataSource: GraphDataSource {
  var curves: [GraphedCurve] = []

  /// What is drawn, with numbers for its parameters.
  var programs: [Program] { curves.map(\.program) }

  func plots() -> [Plot] {
    curves.map { Plot(ProgramFunction($0.program), pen: $0.pen, lineStyle: $0.lineStyle.drawn) }
  }
}
