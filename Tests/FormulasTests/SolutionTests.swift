import Calculus
import Formulas
import Intervals
import Notation
import Operations
import TestSupport
import Testing

/// Solutions of y′ = f(x, y), held to those that are known in closed form.
@Suite struct SolutionTests {
  /// An equation, where its solution begins, the solution, and the stretch on which it is asked for.
  ///
  /// Source: Boyce, DiPrima, Elementary Differential Equations, 10th ed., chapter 2 (kinds of equations);
  /// the solutions are verified by differentiation below.
  private static let closed: [(slope: String, at: String, value: String, exact: String, Interval)] =
    [
      ("y", "0", "1", "exp(x)", Interval(-5, 5)),
      ("-y", "0", "2", "2exp(-x)", Interval(-5, 5)),
      ("x+y", "0", "0", "exp(x)-x-1", Interval(-4, 4)),
      ("2x y", "0", "1", "exp(x^2)", Interval(-2, 2)),
      ("-x/y", "0", "5", "sqrt(25-x^2)", Interval(-4, 4)),
      ("y^2", "0", "1", "1/(1-x)", Interval(-5, 0.9)),
      ("1+y^2", "0", "0", "tan(x)", Interval(-1.5, 1.5)),
      ("y(1-y)", "0", "1/2", "1/(1+exp(-x))", Interval(-6, 6)),
      ("y-y^3", "0", "1/2", "1/sqrt(1+3exp(-2x))", Interval(-3, 4)),
      ("y/x", "1", "3", "3x", Interval(0.25, 6)),
      ("-y/x+x^2", "1", "1", "x^3/4+3/(4x)", Interval(0.25, 4)),
      ("cos(x)", "0", "0", "sin(x)", Interval(-8, 8)),
      ("y cos(x)", "0", "1", "exp(sin(x))", Interval(-6, 6)),
      ("sin(x)-y", "0", "0", "(sin(x)-cos(x)+exp(-x))/2", Interval(-3, 8)),
      ("exp(x-y)", "0", "0", "x", Interval(-5, 5)),
      ("y ln(y)", "0", "2", "exp(ln(2)exp(x))", Interval(-3, 1.5)),
      ("sqrt(1-y^2)", "0", "0", "sin(x)", Interval(-1.4, 1.4)),
      ("y^2/x^2", "1", "1/2", "x/(1+x)", Interval(0.25, 6)),
      ("-100(y-cos(x))-sin(x)", "0", "1", "cos(x)", Interval(0, 2)),
      ("y^3", "0", "1", "1/sqrt(1-2x)", Interval(-4, 0.45)),
      ("1-y^2", "0", "0", "tanh(x)", Interval(-5, 5)),
      ("(1+y^2)/(1+x^2)", "0", "0", "x", Interval(-5, 5)),
      ("2y/x-x^2y^2", "1", "1", "5x^2/(x^5+4)", Interval(0.5, 3)),
      ("y tan(x)", "0", "1", "sec(x)", Interval(-1.4, 1.4)),
    ]

  @Test(arguments: [
    ("y", "0", 0.0), ("y^2/2", "0", 0), ("sin(x y)", "0", 0), ("y(1-y)", "1", 1),
    ("x(y-3)", "3", 3),
    ("y-y^3", "-1", -1), ("(y-1/2)exp(x)", "1/2", 0.5), ("abs(y)", "0", 0),
  ])
  func `a constant solution is that number`(slope: String, value: String, number: Double) throws {
    let solution = try solution(slope, "0", value)
    for x in [-3, 0.5, 2.0] {
      let found = solution.enclosure(over: Interval(x)).value
      #expect(found.interval == Interval(number) && found.decoration == .common, "\(slope) at \(x)")
    }
    #expect(solution.enclosure(over: Interval(-2, 5)).value.interval == Interval(number))
  }

  /// Slopes of y alone, and where solutions begin: each operation that series go through term by term.
  private static let separable: [(slope: String, value: String)] = [
    ("exp(y)/3", "-1/2"), ("ln(y)+1", "3/2"), ("sqrt(y)", "2"), ("sin(y)+2", "1/3"),
    ("1/(cos(y)+3)", "-1"), ("tan(y)/4+1", "1/5"), ("3/y", "2"), ("y^2.5/4", "1"),
    ("y^5/9+1/2", "3/4"), ("2-y^(-2)", "2"), ("y^7 exp(-y)", "1/2"), ("-(y^2)-1/3", "1/4"),
    ("y^(-0.5)", "1"), ("exp(sin(y) cos(y))", "0"), ("ln(2+sqrt(y))", "1"),
  ]

  @Test(arguments: separable)
  func `x is the integral of one over the slope`(slope: String, value: String) throws {
    let solution = try solution(slope, "0", value)
    for x in [-0.25, -0.125, 0.0625, 0.3] {
      let y = solution.enclosure(over: Interval(x)).value
      #expect(y.decoration >= .definedAndContinuous && y.interval.width < 1e-13)
      let way = try program("int(1/(\(slope.replacing("y", with: "t"))),t,\(value),x)")
      let time = way.enclosure(over: y.interval).value.interval
      #expect(time.contains(x) && time.width < 1e-11, "\(slope) at \(x): \(time)")
    }
  }

  private func program(_ text: String) throws -> Program {
    let tree = FormulaTree(text)
    return try tree.program(of: tree.root, .radians)
  }

  private func number(_ text: String) throws -> Interval {
    try program(text).enclosure(over: Interval(0)).value.interval
  }

  private func solution(_ slope: String, _ x: String, _ y: String) throws -> Program {
    let solution = IntegralFunction(
      solving: try program(slope).plain,
      at: try number(x),
      from: try number(y),
      .radians
    )
    return try Program([.variable, .variable, .integral(solution)])
  }

  @Test(arguments: closed.indices)
  func `a solution is the known one, nearly to the last digit`(index: Int) throws {
    let (slope, at, value, exact, stretch) = Self.closed[index]
    let solution = try solution(slope, at, value)
    let known = try program(exact)
    var generator = SeededGenerator(seed: UInt64(index))
    for _ in 0..<12 {
      let x = Double.random(in: stretch.lowerBound...stretch.upperBound, using: &generator)
      let found = solution.enclosure(over: Interval(x)).value
      let right = known.enclosure(over: Interval(x)).value.interval
      #expect(found.decoration >= .defined, "\(slope) at \(x)")
      #expect(!found.interval.intersection(right).isEmpty, "\(slope) at \(x): \(found) \(right)")
      // Errors grow as solutions part: by (1 + |x|)·e^|x| at most here, beside stiff ones.
      #expect(found.interval.width <= 1e-9 * max(1, right.magnitude), "\(slope) at \(x): \(found)")
    }
  }

  @Test(arguments: closed.indices)
  func `a stretch holds the values and the slopes in it`(index: Int) throws {
    let (slope, at, value, exact, stretch) = Self.closed[index]
    let solution = try solution(slope, at, value)
    let known = try program(exact)
    var generator = SeededGenerator(seed: UInt64(100 + index))
    for _ in 0..<12 {
      let low = Double.random(in: stretch.lowerBound..<stretch.upperBound, using: &generator)
      let high = min(low + Double.random(in: 0...2, using: &generator), stretch.upperBound)
      let found = solution.enclosure(over: Interval(low, high))
      for share in [0, 0.3, 0.71, 1] {
        let x = low + share * (high - low)
        let right = known.enclosure(over: Interval(x)).value.interval
        #expect(!found.value.interval.intersection(right).isEmpty)
      }
      let chord =
        (known.evaluate(at: high) ?? .nan) - (known.evaluate(at: low) ?? .nan)
      if high - low > 1e-3 {
        let slope = chord / (high - low)
        #expect(found.slope.convexHull(with: Interval(slope)).width <= found.slope.width + 1e-9)
      }
      if let model = solution.taylorModel(around: low, over: Interval(low, high)) {
        let step = Interval(high) - Interval(low)
        let sum =
          model.coefficients.reversed().reduce(model.remainder) { $0 * step + $1 }
        let right = known.enclosure(over: Interval(high)).value.interval
        #expect(!sum.intersection(right).isEmpty)
      }
    }
  }

  /// Places of blow-ups, by their closed solutions.
  @Test(
    arguments: [
      ("y^2", "0", "1", nil, "1"), ("1+y^2", "0", "0", "-pi/2", "pi/2"),
      ("y^3", "0", "1", nil, "1/2"),
      ("y^2", "0", "-2", "-1/2", nil), ("-y^2", "1", "1", "0", nil),
      ("y^2-1", "0", "2", nil, "ln(3)/2"),
      ("x y^2", "0", "1", "-sqrt(2)", "sqrt(2)"), ("-y^3", "0", "-1", "-1/2", nil),
      ("y^2+y", "0", "1", nil, "ln(2)"), ("y^5", "0", "1", nil, "1/4"),
    ] as [(String, String, String, String?, String?)]
  )
  func `where it grows beyond all bounds is enclosed`(
    slope: String,
    at: String,
    value: String,
    lower: String?,
    upper: String?
  ) throws {
    let solution = try solution(slope, at, value)
    guard case .integral(let step)? = solution.instructions.last else { return }
    for (end, wanted) in zip(step.solutionEnds, [lower, upper]) {
      guard let wanted else {
        #expect(!end.isLast)
        continue
      }
      let place = try number(wanted)
      #expect(end.isLast, "\(slope): \(end)")
      #expect(!end.place.intersection(place).isEmpty, "\(slope): \(end) \(place)")
      #expect(end.place.width < 1e-12)
      let beyond = place.midpoint < 0 || wanted == "0" ? place.midpoint - 1 : place.midpoint + 1
      #expect(solution.enclosure(over: Interval(beyond)).value.interval.isEmpty)
    }
  }

  @Test func `an exponent that is nearly whole is none`() throws {
    let solution = try solution("y^2.00000000000000000001", "0", "1")
    guard case .integral(let step)? = solution.instructions.last else { return }
    #expect(step.solutionEnds.allSatisfy { !$0.isLast })
  }

  @Test func `nothing is said where solutions may part`() throws {
    let solution = try solution("sqrt(abs(y))", "0", "0")
    for x in [-1, 1, 0.25] {
      let found = solution.enclosure(over: Interval(x)).value
      #expect(found.decoration < .defined && !found.interval.isEmpty)
    }
  }

  @Test func `starts in an interval make a tube`() throws {
    let step = IntegralFunction(
      solving: try program("y").plain,
      at: Interval(0),
      from: Interval(0.9, 1.1),
      .radians
    )
    let tube = try Program([.variable, .variable, .integral(step)])
    let e = 2.718281828459045
    let found = tube.enclosure(over: Interval(1)).value.interval
    #expect(abs(found.lowerBound - 0.9 * e) < 1e-9 && abs(found.upperBound - 1.1 * e) < 1e-9)
    #expect(found.lowerBound <= 0.9 * e && found.upperBound >= 1.1 * e)
  }

  /// What is found from one place is what is found from another place of the same solution.
  @Test(arguments: 0..<12)
  func `random equations lead back to where they began`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    func number() -> String { String(Int.random(in: -3...3, using: &generator)) }
    let slope = "\(number())x+(\(number()))y+(\(number()))sin(x y)+(\(number()))cos(y)"
    let y = Double.random(in: -2...2, using: &generator)
    let body = try program(slope).plain
    let there = IntegralFunction(solving: body, at: Interval(0), from: Interval(y), .radians)
    let way = try Program([.variable, .variable, .integral(there)])
    let end = way.enclosure(over: Interval(0.75)).value
    try #require(end.decoration >= .defined, "\(slope)")
    let back = IntegralFunction(solving: body, at: Interval(0.75), from: end.interval, .radians)
    let found = try Program([.variable, .variable, .integral(back)]).enclosure(over: Interval(0))
    #expect(found.value.interval.contains(y), "\(slope): \(found.value)")
    #expect(found.value.interval.width < 1e-6)
  }
}
