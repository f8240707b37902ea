import Calculus
import CurveProof
import Drawing
import Formulas
import GraphKit
import Intervals
import Notation
import TestSupport
import Testing

@Suite struct PlotStatisticsTests {
  private let projection = GraphView().projection(
    frame: Rect(x: 0, y: 0, width: 720, height: 300),
    contentScale: .one
  )

  private func statistics(_ formula: String) throws -> PlotStatistics {
    let function = ProgramPlot(program: try FormulaParser.parse(formula))
    return GraphView().statistics(of: function, in: projection)
  }

  /// Over −5 … 5.
  @Test(
    arguments: [
      ("sin(x)", -1.0, 1.0, 0.0), ("x^2", 0, 25, 8.333333333333334), ("3", 3, 3, 3),
      ("2x+1", -9, 11, 1),
      ("abs(x)-2", -2, 3, 0.5),
    ] as [(String, Double, Double, Double)]
  )
  func `the true values lie in what is proven, and that is narrow`(
    formula: String,
    least: Double,
    greatest: Double,
    mean: Double
  ) throws {
    let found = try statistics(formula)
    for (interval, truth) in [
      (found.minimum, least), (found.maximum, greatest), (found.mean, mean),
    ] {
      let interval = try #require(interval)
      #expect(interval.lowerBound <= truth && truth <= interval.upperBound)
      #expect(interval.width < 0.2)
    }
    #expect(found.isProven)
  }

  @Test func `what is unbounded or not defined everywhere has no average`() throws {
    let hyperbola = try statistics("1/x")
    #expect(hyperbola.minimum?.lowerBound == -.infinity)
    #expect(hyperbola.maximum?.upperBound == .infinity)
    #expect(hyperbola.mean == nil)
    let root = try statistics("√x")
    #expect(root.mean == nil)
    #expect(root.minimum.map { $0.contains(0) } == true)
    let nothing = try statistics("√(-1-x^2)")
    #expect(nothing.minimum == nil && nothing.maximum == nil && nothing.mean == nil)
  }

  @Test(arguments: ["x·sin(1/x)", "tan(x)", "ln(x)", "mod(7x,1)", "e^(-x²)", "√(x³-x)", "1/(x²-2)"])
  func `no value lies beyond`(formula: String) throws {
    let found = try statistics(formula)
    let program = try FormulaParser.parse(formula)
    let values = stride(from: -5.0, through: 5, by: 0.000_37).compactMap {
      program.evaluate(at: $0)
    }
    let (least, greatest) = (try #require(found.minimum), try #require(found.maximum))
    #expect(try #require(values.min()) >= least.lowerBound)
    #expect(try #require(values.max()) <= greatest.upperBound)
  }

  /// A function of a person's own that proves nothing.
  private struct Ramp: PlotFunction {
    func y(at x: Double) -> Double? { x < 0 ? nil : 2 * x }
  }

  private struct Source: GraphDataSource {
    func plots() -> [Plot] { [Plot(Ramp()), Plot(Hyperbola())] }
  }

  @Test func `a data source's functions are told of in order, samples as samples`() throws {
    let all = GraphView().statistics(of: Source(), in: projection)
    #expect(all.map(\.isProven) == [false, true])
    let ramp = all[0]
    #expect(abs(try #require(ramp.minimum).lowerBound - 1.0 / 72) < 1e-9)
    #expect(abs(try #require(ramp.maximum).upperBound - (10 - 1.0 / 72)) < 1e-9)
    #expect(ramp.mean == nil)
  }
}
