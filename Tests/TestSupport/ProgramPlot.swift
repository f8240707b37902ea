import Analysis
package import Calculus
import CurveProof
import Figures
package import Formulas
package import GraphKit
package import Intervals

/// A program that offers blocks of columns, or does not.
package struct ProgramPlot: PlotFunction {
  let program: Program
  let offersBlocks: Bool

  package init(program: Program, offersBlocks: Bool = true) {
    (self.program, self.offersBlocks) = (program, offersBlocks)
  }

  package var isProvable: Bool { true }
  package func y(at x: Double) -> Double? { program.evaluate(at: x) }
  package func enclosure(over x: Interval) -> Enclosure { program.enclosure(over: x) }
  package func intervalUnion(over x: Interval) -> [DecoratedInterval] {
    program.intervalUnion(over: x)
  }

  package func attainedValues(over x: Interval) -> [AttainedValue] {
    program.attainedValues(over: x)
  }
  package func enclose(columns count: Int, of block: ColumnBlock) -> Bool {
    offersBlocks && program.code.blockCode.enclose(columns: count, of: block)
  }
  package func discontinuities(in stretches: [Interval]) -> [[Discontinuity]] {
    stretches.map { PiecewiseProgram(program).discontinuities(in: $0, budget: 300) }
  }
  package func taylorModel(around center: Double, over x: Interval) -> TaylorModel? {
    program.taylorModel(around: center, over: x)
  }
}

/// The plot of one program.
package struct PlotSource: GraphDataSource {
  let function: ProgramPlot

  package init(function: ProgramPlot) { self.function = function }

  package func plots() -> [Plot] { [Plot(function)] }
}
