import Expressions
import CurveProof
import GraphKit
import Calculus
import Analysis
import Intervals
import Piecewise

/// A program that offers blocks of columns, or does not.
struct ProgramPlot: PlotFunction {
  let program: Program
  var offersBlocks = true

  var isProvable: Bool { true }
  func y(at x: Double) -> Double? { program.evaluate(at: x) }
  func enclosure(over x: Interval) -> Enclosure { program.enclosure(over: x) }
  func branches(over x: Interval) -> [DecoratedInterval] { program.branches(over: x) }

  func attainments(over x: Interval) -> [Attainment] { program.attainments(over: x) }
  func enclose(columns count: Int, of block: ColumnBlock) -> Bool {
    offersBlocks && program.code.blockCode.enclose(columns: count, of: block)
  }
  func discontinuities(in stretches: [Interval]) -> [[Discontinuity]] {
    stretches.map { PiecewiseProgram(program).discontinuities(in: $0, budget: 300) }
  }
  func expansion(around center: Double, over x: Interval) -> TaylorModel? {
    program.expansion(around: center, over: x)
  }
}

struct PlotSource: GraphDataSource {
  let function: ProgramPlot
  func plots() -> [Plot] { [Plot(function)] }
}
