import Formulas
import CurveProof
import GraphKit
import Notation
import Calculus
import Intervals
import Testing

/// A formula as a function with enclosures.
private struct Formula: PlotFunction {
  let program: Program

  init(_ text: String) throws { program = try FormulaParser.parse(text) }

  var isProvable: Bool { true }
  func y(at x: Double) -> Double? { program.evaluate(at: x) }
  func enclosure(over x: Interval) -> Enclosure { program.enclosure(over: x) }
}

@Suite struct ValueReachTests {
  private func range(
    _ formula: String,
    _ x: ClosedRange<Double> = -10...10
  ) throws -> ClosedRange<Double>? {
    ValueReach.range(of: [try Formula(formula)], over: x)
  }

  @Test(
    arguments: [
      ("sin(x)", -1...1), ("x^2", 0...100), ("exp(x)", 0...22026.5), ("3", 3...3),
      ("√x", 0...3.163), ("x·sin(x)", -5.44...7.917), ("floor(x)", -10...10),
    ] as [(String, ClosedRange<Double>)]
  ) func `all values of a bounded function are inside, and little more`(
    formula: String,
    range: ClosedRange<Double>
  ) throws {
    let found = try #require(try self.range(formula))
    let slack = max(range.upperBound - range.lowerBound, 1) * 0.01
    #expect(found.lowerBound <= range.lowerBound + slack * 0.1)
    #expect(found.lowerBound >= range.lowerBound - slack)
    #expect(found.upperBound >= range.upperBound - slack * 0.1)
    #expect(found.upperBound <= range.upperBound + slack)
  }

  @Test(arguments: ["1/x", "tan(x)", "1/(x−1)²", "ln(x)"])
  func `a pole does not flatten the rest`(formula: String) throws {
    let found = try #require(try range(formula))
    #expect(found.upperBound - found.lowerBound < 40)
    #expect(found.upperBound - found.lowerBound > 1)
  }

  @Test func `where there are no values there is no range`() throws {
    #expect(try range("ln(x)", -3 ... -1) == nil)
    #expect(ValueReach.range(of: [], over: 0...1) == nil)
  }

  @Test func `several functions share one range`() throws {
    let functions = try ["x", "−100"].map { try Formula($0) }
    let found = try #require(ValueReach.range(of: functions, over: 0...1))
    #expect(found.lowerBound == -100)
    #expect(abs(found.upperBound - 1) < 0.01)
  }

  @Test(
    arguments: [
      (0...10, -0.8...10.8), (3...3, 0...6), (0...0, -1...1), (-0.5...(-0.5), -1.5...0.5),
      (100...100.0000000001, 0...200),
    ] as [(ClosedRange<Double>, ClosedRange<Double>)]
  ) func `room is left around, and something is seen of a constant`(
    range: ClosedRange<Double>,
    padded: ClosedRange<Double>
  ) {
    let found = ValueReach.padded(range, by: 0.08)
    #expect(abs(found.lowerBound - padded.lowerBound) < 1e-6)
    #expect(abs(found.upperBound - padded.upperBound) < 1e-6)
  }
}
