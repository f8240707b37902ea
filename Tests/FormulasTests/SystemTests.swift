import Calculus
import Formulas
import Intervals
import Notation
import Operations
import TestSupport
import Testing

/// Solutions of y″ = f(x, y, y′), held to those that are known in closed form.
@Suite struct SystemTests {
  struct Problem: Sendable, CustomTestStringConvertible {
    let bend: String
    let at: String
    let value: String
    let slope: String
    /// The solution, and its slope.
    let exact: String
    let exactSlope: String
    let stretch: Interval

    var testDescription: String { "y″ = \(bend), y = \(exact)" }

    init(
      _ bend: String,
      _ start: (at: String, value: String, slope: String),
      _ exact: String,
      _ exactSlope: String,
      _ stretch: Interval
    ) {
      (self.bend, at, value, slope) = (bend, start.at, start.value, start.slope)
      (self.exact, self.exactSlope, self.stretch) = (exact, exactSlope, stretch)
    }
  }

  /// Source: Boyce, DiPrima, Elementary Differential Equations, 10th ed., chapter 3 (kinds of equations).
  private static let closed: [Problem] = [
    Problem("-y", ("0", "0", "1"), "sin(x)", "cos(x)", Interval(-9, 9)),
    Problem("y", ("0", "1", "0"), "cosh(x)", "sinh(x)", Interval(-4, 4)),
    Problem("-4y", ("pi/4", "1", "0"), "sin(2x)", "2cos(2x)", Interval(-5, 5)),
    Problem("-2y'-y", ("0", "0", "1"), "x exp(-x)", "(1-x)exp(-x)", Interval(-2, 6)),
    Problem(
      "-2y'-5y",
      ("0", "0", "2"),
      "exp(-x)sin(2x)",
      "exp(-x)(2cos(2x)-sin(2x))",
      Interval(-2, 6)
    ),
    Problem("3y'-2y", ("0", "2", "3"), "exp(x)+exp(2x)", "exp(x)+2exp(2x)", Interval(-5, 3)),
    Problem("6y^2", ("1", "1", "-2"), "1/x^2", "-2/x^3", Interval(0.25, 4)),
    Problem("-y'/x", ("1", "0", "1"), "ln(x)", "1/x", Interval(0.125, 8)),
    Problem("2y/x^2", ("1", "1", "2"), "x^2", "2x", Interval(0.25, 6)),
    Problem("2y y'", ("0", "0", "1"), "tan(x)", "1+tan(x)^2", Interval(-1.4, 1.4)),
    Problem("-2y y'", ("0", "0", "1"), "tanh(x)", "1-tanh(x)^2", Interval(-4, 4)),
    Problem("y'^2", ("0", "0", "1"), "-ln(1-x)", "1/(1-x)", Interval(-6, 0.9)),
    Problem("exp(2y)", ("0", "0", "1"), "-ln(1-x)", "1/(1-x)", Interval(-6, 0.9)),
    Problem("-1/y^3", ("0", "1", "0"), "sqrt(1-x^2)", "-x/sqrt(1-x^2)", Interval(-0.9, 0.9)),
    Problem("sin(x)", ("0", "0", "0"), "x-sin(x)", "1-cos(x)", Interval(-8, 8)),
    Problem("x+y", ("0", "1", "0"), "exp(x)/1-x", "exp(x)-1", Interval(-4, 4)),
    Problem("y(4x^2+2)", ("0", "1", "0"), "exp(x^2)", "2x exp(x^2)", Interval(-2, 2)),
    Problem("-100y", ("0", "1", "0"), "cos(10x)", "-10sin(10x)", Interval(-2, 2)),
    Problem("-y'^3", ("1", "sqrt(2)", "1/sqrt(2)"), "sqrt(2x)", "1/sqrt(2x)", Interval(0.25, 6)),
  ]

  private func program(_ text: String) throws -> Program {
    let tree = FormulaTree(text, knowsSlope: true)
    return try tree.program(of: tree.root, .radians)
  }

  private func number(_ text: String) throws -> Interval {
    try program(text).enclosure(over: Interval(0)).value.interval
  }

  /// The solution and its slope as steps.
  private func unknowns(_ problem: Problem) throws -> [IntegralFunction] {
    let system = try #require(
      EquationSystem(
        Pair([.parameter(.slope)], try program(problem.bend).plain),
        of: Pair(.y, .slope),
        at: try number(problem.at),
        from: Pair(try number(problem.value), try number(problem.slope)),
        .radians
      )
    )
    return [false, true].map { IntegralFunction(unknown: $0, of: system) }
  }

  private func functions(_ problem: Problem) throws -> [(found: Program, right: Program)] {
    let programs = try unknowns(problem).map { try Program([.variable, .variable, .integral($0)]) }
    return [
      (programs[0], try program(problem.exact)), (programs[1], try program(problem.exactSlope)),
    ]
  }

  @Test(arguments: closed)
  func `both unknowns are the known ones, nearly to the last digit`(problem: Problem) throws {
    var generator = SeededGenerator(seed: UInt64(problem.bend.count))
    let stretch = problem.stretch
    for (found, known) in try functions(problem) {
      for _ in 0..<12 {
        let x = Double.random(in: stretch.lowerBound...stretch.upperBound, using: &generator)
        let value = found.enclosure(over: Interval(x)).value
        let right = known.enclosure(over: Interval(x)).value.interval
        #expect(value.decoration >= .defined, "at \(x)")
        #expect(!value.interval.intersection(right).isEmpty, "at \(x): \(value) \(right)")
        #expect(value.interval.width <= 1e-8 * max(1, right.magnitude), "at \(x): \(value)")
      }
    }
  }

  @Test(arguments: closed)
  func `a stretch holds the values, slopes and series in it`(problem: Problem) throws {
    var generator = SeededGenerator(seed: UInt64(100 + problem.bend.count))
    let stretch = problem.stretch
    for (found, known) in try functions(problem) {
      for _ in 0..<20 {
        let low = Double.random(in: stretch.lowerBound..<stretch.upperBound, using: &generator)
        let high = min(low + Double.random(in: 0...3, using: &generator), stretch.upperBound)
        let all = found.enclosure(over: Interval(low, high))
        for share in [0, 0.3, 0.71, 1] {
          let x = low + share * (high - low)
          let right = known.enclosure(over: Interval(x)).value.interval
          #expect(!all.value.interval.intersection(right).isEmpty, "\(low) \(high)")
          let middle = (low + high) / 2
          if let model = found.taylorModel(around: middle, over: Interval(low, high)) {
            let step = Interval(x) - Interval(middle)
            let sum = model.coefficients.reversed().reduce(model.remainder) { $0 * step + $1 }
            #expect(!sum.intersection(right).isEmpty, "\(low) \(high) at \(x): \(sum) \(right)")
          }
        }
        let chord = (known.evaluate(at: high) ?? .nan) - (known.evaluate(at: low) ?? .nan)
        if high - low > 1e-3 {
          let slope = chord / (high - low)
          #expect(all.slope.convexHull(with: Interval(slope)).width <= all.slope.width + 1e-9)
        }
      }
    }
  }
}
