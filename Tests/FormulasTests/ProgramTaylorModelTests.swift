import Calculus
import Formulas
import Intervals
import Notation
import Operations
import TestSupport
import Testing

@Suite struct `Taylor models of programs` {
  private func taylorModel(
    _ text: String,
    _ center: Double,
    _ low: Double,
    _ high: Double,
    _ unit: AngleUnit = .radians
  ) throws -> TaylorModel? {
    try FormulaParser.parse(text, angleUnit: unit)
      .taylorModel(around: center, over: Interval(low, high))
  }

  @Test(
    arguments: [
      ("(x²-1)/(x-1)", 1, 2), ("sin(x)/x", 0, 1), ("(1-cos(x))/x²", 0, 0.5),
      ("(exp(x)-1)/x", 0, 1), ("(x+2)/(x²+3x+2)", -2, -1), ("tan(x)/sinh(x)", 0, 1),
      ("ln(1+x)/x", 0, 1), ("(x-sin(x))/x³", 0, 1.0 / 6), ("x/x", 0, 1), ("0/x", 0, 0),
    ] as [(String, Double, Double)]
  )
  func `close a removable gap`(text: String, place: Double, limit: Double) throws {
    let found = try #require(try taylorModel(text, place, place - 1e-15, place + 1e-15))
    #expect(!found.definedAtCenter)
    #expect(found.coefficients.count == 8)
    let range = found.range(over: found.box)
    #expect(range.contains(limit))
    #expect(range.width <= 2.1e-15 + 4 * limit.ulp, "\(range)")
  }

  @Test(arguments: [
    "(x²-1)/(x-1)", "sin(x-1)/(x-1)", "(1-cos(x-1))/(x-1)²", "(exp(x-1)-1)/(x-1)", "ln(x)/(x-1)",
    "gamma(x)/(x+1)", "(x-1/2)!", "gamma(x²)-x!", "tan(x-1)/sinh(x-1)", "(x-1)/atan(x-1)",
    "exp(x)/(1+exp(x))", "ln(x)/(x^x-1)",
  ])
  func `contain values and chords beside a gap`(text: String) throws {
    let program = try FormulaParser.parse(text)
    for radius in [0.4, 1e-3, 1e-9] {
      let box = Interval(1 - radius, 1 + radius)
      let found = try #require(program.taylorModel(around: 1, over: box))
      let ends = stride(from: -0.95, through: 1, by: 0.1).map { Interval(1 + $0 * radius) }
      let first = program.enclosure(over: ends[0]).value.interval
      for point in ends {
        let value = program.enclosure(over: point).value.interval
        #expect(!value.isDisjoint(from: found.range(over: point)), "\(point)")
        #expect(!value.isDisjoint(from: found.range(over: box)))
        guard point != ends[0] else { continue }
        let chord = (value - first) / (point - ends[0])
        #expect(!chord.isDisjoint(from: found.slope(over: box)), "\(point)")
      }
    }
  }

  @Test func `are exact for polynomials`() throws {
    let text = "x^7-7x^6+21x^5-35x^4+35x^3-21x^2+7x-1"
    let found = try #require(try taylorModel(text, 1, 0.5, 1.5))
    #expect(found.coefficients == Array(repeating: Interval(0), count: 7) + [Interval(1)])
    #expect(found.remainder == Interval(0))
    let sum = try #require(try taylorModel("(x+1E16)-1E16", 0, -1, 1))
    #expect(
      sum.coefficients.prefix(2) == [Interval(0), Interval(1)] && sum.remainder == Interval(0)
    )
    #expect(sum.range(over: Interval(1e-30, 2e-30)) == Interval(1e-30, 2e-30))
  }

  @Test func `keep what a deep zoom needs`() throws {
    let found = try #require(try taylorModel("x^2", 1, 1, 1.1))
    let box = Interval(1 + 8.5e-13, 1 + 9.6e-13)
    let y = 1.0000000000017
    let range = found.range(over: box, relativeTo: y)
    for (end, bound) in [
      (box.lowerBound, range.lowerBound), (box.upperBound, range.upperBound),
    ] {
      // (1 + h)² − y = (2h − (y − 1)) + h², the difference exact.
      let h = end - 1
      let exact = Interval(2 * h - (y - 1)) + Interval.square(Interval(h))
      #expect((Interval(bound) - exact).magnitude < 1e-28)
    }
  }

  @Test func `accept one-sided boxes that touch 0`() throws {
    let right = try #require(try taylorModel("abs(x)", 0, 0, 0.5))
    #expect(right.coefficients[1] == Interval(1) && right.remainder == Interval(0))
    let left = try #require(try taylorModel("abs(sin(x))", 0, -0.5, 0))
    #expect(left.coefficients[1] == Interval(-1))
    #expect(try taylorModel("abs(x)", 0, -0.5, 0.5) == nil)
    let sign = try #require(try taylorModel("sin(x)/abs(sin(x))", 0, -0.5, 0))
    #expect(sign.coefficients[0] == Interval(-1) && !sign.definedAtCenter)
    #expect(try taylorModel("sign(x)", 0, 0, 1) == nil)
    #expect(try taylorModel("max(x,x²)", 0, 0, 0.5)?.coefficients[1] == Interval(1))
  }

  @Test(arguments: [
    "1/x", "√x", "ln(x)", "x^0.5", "∛x", "floor(x)", "mod(x,1)", "(x-1/2)!", "gamma(x)", "abs(x)/x",
    "tan(x+π/2)", "x^x", "1/sin(x)", "asin(x+1)", "min(x,-x)", "x^(1/3)", "sin(x)/x²",
  ])
  func `refuse what is not smooth around 0`(text: String) throws {
    #expect(try taylorModel(text, 0, -0.5, 0.5) == nil)
  }

  @Test func `know angles in degrees`() throws {
    let sine = try #require(try taylorModel("sin(x)", 180, 179, 181, .degrees))
    #expect(sine.coefficients[0] == Interval(0))
    #expect(sine.coefficients[1].contains(-0x1.1df46a2529d39p-6))
    let arc = try #require(try taylorModel("asin(x)", 0.5, 0.4, 0.6, .degrees))
    #expect(arc.coefficients[0] == Interval(30))
  }

  @Test func `contain every value and chord`() throws {
    var generator = SeededGenerator(seed: 31)
    var found = 0
    for _ in 0..<4_000 {
      let size = Int.random(in: 2...10, using: &generator)
      let program = try RandomPrograms.program(size: size, using: &generator)
      let radii: [Double] = [1e-12, 1e-3, 0.1, 1]
      let radius = radii.randomElement(using: &generator) ?? 1
      let whole = Double(Int.random(in: -3...3, using: &generator))
      let center = Bool.random(using: &generator) ? whole : whole + 0.37
      let box = Interval(
        Bool.random(using: &generator) ? center : center - radius,
        center + radius
      )
      guard program.usesVariable, let expansion = program.taylorModel(around: center, over: box)
      else { continue }
      found += 1
      let all = expansion.range(over: box)
      let points = (0..<3).map { _ in RandomBoxes.point(in: box, using: &generator) }
      for x in points where x != center || expansion.definedAtCenter {
        let point = Interval(x)
        let value = program.enclosure(over: point).value.interval
        let range = expansion.range(over: point)
        #expect(!value.isDisjoint(from: range), "\(program) at \(x): \(value), \(range)")
        #expect(!value.isDisjoint(from: all), "\(program) at \(x): \(value), \(all)")
        #expect(
          !(value - Interval(0.75)).isDisjoint(
            from: expansion.range(over: point, relativeTo: 0.75)
          )
        )
        let other = Interval(points[0])
        guard other != point else { continue }
        let chord = (range - expansion.range(over: other)) / (point - other)
        #expect(!chord.isDisjoint(from: expansion.slope(over: box)), "\(program)")
      }
    }
    #expect(found > 500, "\(found)")
  }

  @Test func `agree with finer boxes`() throws {
    var generator = SeededGenerator(seed: 32)
    var compared = 0
    for _ in 0..<3_000 {
      let program = try RandomPrograms.program(size: 8, using: &generator)
      let center = Double.random(in: -3...3, using: &generator)
      guard program.usesVariable,
        let large = program.taylorModel(around: center, over: Interval(center - 0.1, center + 0.1)),
        let small = program.taylorModel(
          around: center + 0.05,
          over: Interval(center + 0.04, center + 0.06)
        )
      else { continue }
      compared += 1
      // The small one's highest coefficient is one of those the large remainder encloses.
      #expect(!small.remainder.isDisjoint(from: large.remainder), "\(program)")
      let x = Interval(center + 0.045, center + 0.055)
      #expect(!small.range(over: x).isDisjoint(from: large.range(over: x)), "\(program)")
      #expect(!small.slope(over: x).isDisjoint(from: large.slope(over: x)), "\(program)")
    }
    #expect(compared > 200, "\(compared)")
  }
}
