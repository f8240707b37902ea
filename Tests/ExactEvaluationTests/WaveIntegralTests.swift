import Calculus
import Formulas
import Foundation
import Intervals
import Notation
import TestSupport
import Testing

/// Integrals to ∞ of products of waves, which are taken apart into waves.
@Suite struct WaveIntegralTests {
  private func value(_ formula: String) throws -> Interval {
    let value = try FormulaParser.parse(formula).enclosure(over: Interval(0)).value
    #expect(value.decoration >= .defined, "\(formula)")
    return value.interval
  }

  /// Closed values of sections 3.7 to 3.9 of Gradshteyn's and Ryzhik's tables, for numbers of a generator.
  @Test(arguments: 0..<12)
  func `they enclose their closed values`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let (a, b) = (
      Int.random(in: 1...9, using: &generator), Int.random(in: 1...9, using: &generator)
    )
    let (x, y) = (Double(a) / 4, Double(b) / 4)
    let known: [(String, Double)] = [
      ("sin(\(a)/4 t)^2/(t^2+(\(b)/4)^2)", .pi / (4 * y) * (1 - exp(-2 * x * y))),
      ("sin(\(a)/4 t)sin(\(b)/4 t)/t^2", .pi / 2 * min(x, y)),
      ("(cos(\(a)/4 t)-cos(\(b)/4 t))/t^2", .pi / 2 * (y - x)),
      ("sin(\(a)/4 t)cos(\(b)/4 t)/t", a > b ? .pi / 2 : a == b ? .pi / 4 : 0),
      ("t*sin(\(a)/4 t)/(t^2+(\(b)/4)^2)", .pi / 2 * exp(-x * y)),
    ]
    let (body, wanted) = known[seed % known.count]
    let found = try value("int(\(body),t,0,inf)")
    #expect(
      found.lowerBound <= wanted + 1e-13 && found.upperBound >= wanted - 1e-13,
      "\(body): \(found)"
    )
    #expect(found.width < 1e-6, "\(body): \(found)")
  }

  @Test(arguments: ["sin(t)^2/t", "(1+cos(3t))/t", "cos(t)^2/(t+2)", "sin(t)^2/√(t)"])
  func `where one term has no end there is no value`(body: String) throws {
    let found = try FormulaParser.parse("int(\(body),t,1,inf)").enclosure(over: Interval(0)).value
    #expect(found.interval.isEmpty, "\(body): \(found)")
  }

  /// They converge, though terms of theirs do not: nothing else may be said.
  @Test(arguments: [
    "sinc(t-5)^2", "(1-cos(t-5))/(t-5)^2", "sin(t-5)^2/(t-5)^2", "(sin(t)^2-1/2)/t",
    "(sin(t)^2-1/2)/√(t+ln(t))", "(sinc(t-5)+cos(t))/t", "(cos(t)^2-sin(t)^2)/t",
  ])
  func `what cancels in a sum is not held against it`(body: String) throws {
    let found = try FormulaParser.parse("int(\(body),t,1,inf)").enclosure(over: Interval(0)).value
    #expect(!found.interval.isEmpty, "\(body): \(found)")
  }
}
