import Analysis
import Calculus
import Formulas
import Foundation
import Intervals
import Notation
import Numerals
import Operations
import Figures
import TestSupport
import Testing
import Words

/// Integrals between numbers, and as functions of a bound.
@Suite("Integrals") struct IntegralTests {
  /// Values to sixteen digits, by mpmath's quadrature.
  private static let values: [(text: String, value: Double)] = [
    ("int(t², t, 0, 3)", 9.0), ("int(t², t, 3, 0)", -9), ("int(sin(t), t, 0, π)", 2),
    ("int(sin(t)/t, t, 0, π)", 1.851_937_051_982_466), ("int(1/t, t, 1, e)", 1),
    ("int(exp(−t²), t, 0, 1)", 0.746_824_132_812_427),
    ("int(1/t, t, −2, −1)", -0.693_147_180_559_945_3),
    ("int(√(1−t²), t, −1, 1)", 1.570_796_326_794_896_6), ("int(⌊t⌋, t, 0, 10)", 45),
    ("int(|t|, t, −1, 2)", 2.5), ("int(t^t, t, 1, 2)", 2.050_446_234_534_731),
    ("int(int(s, s, 0, t), t, 0, 1)", 1.0 / 6), ("int(sin(t²), t, 0, 10)", 0.583_670_899_929_623),
    ("int(cos(1/t), t, 0.01, 1)", -0.084_463_279_376_612),
    ("int(2^t, t, 0, 1)", 1.442_695_040_888_963_4),
    ("int({t<1: t, 3−t}, t, 0, 2)", 2), ("int(max(t, t²), t, 0, 2)", 17.0 / 6),
    ("∫(x, x, 0, 2)", 2), ("Σ(k, k, 1, 3)+∏(k, k, 1, 3)", 12), ("integral(1, t, 2, 5)", 3),
    ("int(t, t, 2, 2)", 0), ("int(t·e^t, t, 3, 3)", 0), ("int(int(s·t, s, 0, t), t, 0, 2)", 2),
    ("int(1/√t, t, 0, 1)", 2), ("int(ln(t), t, 0, 1)", -1), ("int(t^65, t, 0, 1)", 1.0 / 66),
    ("int(ln(2t+1), t, 0, 3)", 3.810_685_521_693_596_5), ("int(t^0.5, t, 0, 4)", 16.0 / 3),
    ("int(∛t, t, −1, 8)", 11.25), ("int(t^(−1/3), t, −1, 8)", 4.5),
    ("int(e^(−t²), t, −20, 20)", 1.772_453_850_905_516),
    ("int(e^(−t²), t, −30, 0)", 0.886_226_925_452_758),
    ("int(exp(−(t−1)²/2), t, −1, 3)", 2.392_576_026_645_216_4),
    ("int(e^(−t²+3t+1), t, 0, 2)", 33.977_983_657_472_52),
    ("int(gamma(t), t, 1, 2)", 0.922_745_950_680_630_6),
    ("int((t²)!, t, 0, 2)", 5.960_846_639_692_732),
    ("int(mod(t, 1), t, −2, 2)", 2),
    ("int(ln(t)·t, t, 0, 1)", -0.25), ("int(e^(−t)/√t, t, 1, 0)", -1.493_648_265_624_854),
    ("int(1/√(t²+t), t, 0, 1)", 1.762_747_174_039_086), ("int(1/∛(t²), t, 0, 1)", 3),
    ("int(asech(t), t, 0, 1)", .pi / 2), ("int(max(1/√t, 2), t, 0, 1)", 2.5),
    ("int(atan2(t, 1), t, 0, 2)", 1.409_578_479_371_130_6),
    ("int(e^t/√(1−t), t, 0, 1)", 4.060_156_938_557_41), ("int(1/√(t·(1−t)), t, 0, 1)", .pi),
    ("int(ln(|t|)·e^t, t, −1, 1)", -2.114_501_750_751_457_5), ("int(ln(t)², t, 0, 1)", 2),
    ("int(ln(t)/√t, t, 0, 1)", -4), ("int(acosh(t), t, 1, 2)", 0.901_864_986_280_756_1),
    ("int({t<0.5: 1/√t, 2}, t, 0, 1)", 1 + 2.squareRoot()),
    ("int(e^t/t^0.999, t, 0, 1)", 1001.316_756_720_747),
    ("int(gamma(t), t, −0.7, −0.2)", -2.007_511_296_060_8),
    ("int(e^t/∛t, t, −1, 8)", 1567.088_119_129_70),
    ("int(1/(t·ln(t)²), t, 0, 0.5)", 1.442_695_040_888_963_4),
    ("int(sin(1/t), t, 0, 1)", 0.504_067_061_906_928_4),
    ("int(1/√|t−1/3|, t, 0, 1)", 2.787_693_700_234_703_5),
    ("int(k·diff(k³, k, k), k, 0, 1)", 0.75), ("int(sum(t^k, k, 0, 2), t, 0, 1)", 11.0 / 6),
  ]

  @Test(arguments: values)
  func `between two numbers is in its enclosure`(text: String, value: Double) throws {
    let program = try FormulaParser.parse(text)
    let enclosure = program.enclosure(over: Interval(0)).value
    #expect(enclosure.decoration >= .defined, "\(text)")
    let room = 1e-14 * max(1, abs(value))
    #expect(enclosure.interval.lowerBound <= value + room, "\(text): \(enclosure)")
    #expect(enclosure.interval.upperBound >= value - room, "\(text): \(enclosure)")
    #expect(enclosure.interval.width < 1e-9, "\(text): \(enclosure)")
    let shown = try #require(program.evaluate(at: 0))
    #expect(abs(shown - value) < 1e-10, "\(text): \(shown)")
    #expect(try FormulaParser.parse(program.description) == program)
  }

  @Test(arguments: [
    ("int(1/t, t, −1, 1)", true), ("int(tan(t), t, 0, 3)", true), ("int(ln(t), t, −2, −1)", true),
    ("int(√(1−t²), t, 0, 2)", true), ("int(1/t², t, −1, 1)", true),
    ("int(1/(t²−4), t, 0, 3)", true),
    ("int(1/(t−√2), t, 0, 3)", true), ("int(t {t>0}, t, −1, 1)", true),
    ("int(1/t, t, 0, 0)", true), ("int(t^(1/2), t, −1, 1)", true),
    ("int(e^t/t^1.001, t, 0, 1)", true), ("int(gamma(t), t, 0, 1)", true),
    ("int(x!, x, −2.5, −1.5)", true), ("int(1/(1−√t), t, 0, 1)", true),
    ("int(e^(cos(1/t)), t, 0, 1)", false),  // What converges is not told to be nothing.
  ])
  func `over a pole or a gap is no number`(text: String, isUndefined: Bool) throws {
    let program = try FormulaParser.parse(text)
    let enclosure = program.enclosure(over: Interval(0)).value
    #expect(enclosure.decoration < .defined, "\(text): \(enclosure)")
    #expect(enclosure.interval.isEmpty == isUndefined, "\(text): \(enclosure)")
    #expect(program.evaluate(at: 0) == nil)
  }

  @Test(arguments: [
    ("int(t, t, 0)", FormulaFault.needsArguments("int", 4)),
    ("int(t·Q, t, 0, 1)", .unknownName("Q")), ("int(t, 3, 0, 1)", .unexpectedCharacter("3")),
    ("int(w, w, 0, W)", .unknownName("W")), ("int", .needsArgument("int")),
    ("int(sin(x·t), t, 0, 1)", .noIntegral("x")),
    ("int(t<1, t, 0, 2)", .unexpectedCharacter("<")),
  ])
  func `what cannot be is refused`(text: String, fault: FormulaFault) {
    let error = #expect(throws: FormulaError.self) { try FormulaParser.parse(text) }
    #expect(error?.kind == fault, "\(text)")
  }

  /// Gauss's rule of four points on many parts, in plain numbers.
  private static func plain(_ f: (Double) -> Double, _ a: Double, _ b: Double) -> Double {
    let nodes = [
      (0.339_981_043_584_856_3, 0.652_145_154_862_546_1),
      (0.861_136_311_594_052_6, 0.347_854_845_137_453_85),
    ]
    let parts = 200
    let half = (b - a) / Double(2 * parts)
    return (0..<parts).reduce(0.0) { sum, part in
      let middle = a + half * Double(2 * part + 1)
      return nodes.reduce(sum) {
        $0 + half * $1.1 * (f(middle - half * $1.0) + f(middle + half * $1.0))
      }
    }
  }

  /// Random formulas that are smooth over a stretch, against plain quadrature; and as functions of a
  /// bound, values in enclosures over boxes, and slopes.
  @Test(arguments: 0..<20)
  func `of a random formula is enclosed`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed) + 900)
    var found = 0
    for _ in 0..<200 where found < 3 {
      let body = try RandomPrograms.written(size: 6, using: &generator)
      let a = Double(Int.random(in: -8...8, using: &generator)) / 4
      let b = a + Double(Int.random(in: 1...8, using: &generator)) / 4
      let isSmooth = (0..<32).allSatisfy { step in
        let x = Interval(a + (b - a) * Double(step) / 32, a + (b - a) * Double(step + 1) / 32)
        return body.taylorModel(around: x.midpoint, over: x) != nil
      }
      guard body.usesVariable, isSmooth else { continue }
      found += 1
      let name = body.description
      let size = try #require(NumberLiteral("\(abs(a))"))
      let integral = try Program(
        [
          .abbreviation(
            Abbreviation(
              Integral(
                of: body.instructions,
                over: "t",
                from: [.number(size)] + (a < 0 ? [.unary(.negate)] : []),
                to: [.variable]
              )
            )
          )
        ],
        angleUnit: body.angleUnit
      )
      let far = Self.plain({ body.evaluate(at: $0) ?? .nan }, a, b)
      // What grows too fast for so few places says nothing.
      let first = Self.plain({ body.evaluate(at: $0) ?? .nan }, a, (a + b) / 2)
      let last = Self.plain({ body.evaluate(at: $0) ?? .nan }, (a + b) / 2, b)
      guard abs(far - first - last) <= 1e-8 * max(abs(far), 1) else { continue }
      let value = integral.enclosure(over: Interval(b)).value
      guard value.decoration >= .defined else {
        // Numbers in it may be known too roughly.
        found -= 1
        continue
      }
      let scale = max(abs(far), 1)
      #expect(value.interval.lowerBound <= far + 1e-7 * scale, "\(name): \(value), not \(far)")
      #expect(value.interval.upperBound >= far - 1e-7 * scale, "\(name): \(value), not \(far)")
      #expect(value.interval.width <= 1e-6 * scale, "\(name): \(value)")
      #expect(
        try FormulaParser.parse(integral.description, angleUnit: body.angleUnit).evaluate(at: b)
          == integral.evaluate(at: b)
      )
      for _ in 0..<20 {
        let low = Double.random(in: a...b, using: &generator)
        let box = Interval(
          low,
          Swift.min(b, low + pow(10, Double.random(in: -9...0, using: &generator)))
        )
        let enclosure = integral.enclosure(over: box)
        let ends = [box.lowerBound, box.midpoint, box.upperBound].map {
          integral.enclosure(over: Interval($0)).value.interval
        }
        #expect(
          ends.allSatisfy { !$0.isDisjoint(from: enclosure.value.interval) },
          "\(name) on \(box)"
        )
        guard enclosure.isCertainlyContinuous, box.width > 0 else { continue }
        let chord = (ends[2] - ends[0]) / (Interval(box.upperBound) - Interval(box.lowerBound))
        #expect(!chord.isDisjoint(from: enclosure.slope), "\(name) on \(box)")
        let inside = body.enclosure(over: box).value.interval
        #expect(!inside.isDisjoint(from: chord), "\(name) on \(box)")
      }
    }
    #expect(found > 0)
  }

  /// Where schoolbooks know the integral, it is the one that is found by values.
  @Test(arguments: [
    "t³−2t+1", "sin(2t+1)", "3cos(t/2)−t", "e^(−t)", "2^(3t)", "exp(t)·4−5", "(2t−1)^5", "sinh(t)",
    "cosh(1−t)", "1/(t+3)", "2/(5−t)", "−t%", "7",
  ])
  func `by rule is that by values`(body: String) throws {
    let letters = try FormulaParser.parse(
      body.replacing("t", with: "x").replacing("expx", with: "exp")
    )
    let start = Interval(0.25)
    let byValues = try Program(
      letters.plain.map { $0 } + [
        .variable, .integral(IntegralFunction(of: letters.plain, from: start, .radians)),
      ]
    )
    let byRule = try FormulaParser.parse("int(\(body), t, 0.25, x)")
    #expect(!byRule.isEnclosedOnly, "\(body)")
    for x in [-1.5, 0.25, 0.5, 1.75] {
      let first = byRule.enclosure(over: Interval(x)).value
      let second = byValues.enclosure(over: Interval(x)).value
      #expect(first.decoration >= .defined && second.decoration >= .defined, "\(body) at \(x)")
      #expect(!first.interval.isDisjoint(from: second.interval), "\(body) at \(x)")
      #expect(second.interval.width < 1e-11, "\(body) at \(x)")
    }
  }

  /// Where neither bound can be reached from a third place, there may be an integral all the same.
  @Test func `between two formulas of x is not denied because of a gap elsewhere`() throws {
    let away = try FormulaParser.parse("int(√(t²−1), t, x, x+1)")
    #expect(away.enclosure(over: Interval(2)).value.decoration >= .defined)
    #expect(!away.enclosure(over: Interval(-3)).value.interval.isEmpty)
    let facts = PiecewiseProgram(away).facts(over: Interval(-6, -4))
    #expect(facts.statistics(withArcLength: false).domain == [Interval(-6, -4)])
    let open = try FormulaParser.parse("int(exp(−t²), t, int(1/√s, s, 0, 1), x)")
    #expect(!open.enclosure(over: Interval(1)).value.interval.isEmpty)
    let saved = try JSONEncoder().encode(away)
    let again = try JSONDecoder().decode(Program.self, from: saved)
    for x in [-3, 2.0] {
      #expect(again.enclosure(over: Interval(x)) == away.enclosure(over: Interval(x)))
    }
  }

  /// Of two cases one applies; one inside another need not.
  @Test(arguments: [
    ("{x<1: x, 3−x}", 0.9, 1.1, true), ("{x<1: x, x<2: 5, 3−x}", 0.9, 2.1, true),
    ("{x<1: √(x+3), ⌊x⌋}+1", 0.9, 1.1, true), ("{x<1: x {x<0.5}, 3}", 0.4, 0.6, false),
    ("{x<1: x, 3 {x>2}}", 0.9, 1.1, false), ("{x<1: x, x>1: 3}", 0.9, 1.1, false),
    ("{x<1: 1/(x−1), 3}", 0.9, 1.1, false), ("x {x<1}", 0.9, 1.1, false),
  ])
  func `has values over a change of cases`(
    text: String,
    low: Double,
    high: Double,
    isDefined: Bool
  ) throws {
    let program = try FormulaParser.parse(text)
    #expect(program.code.intervalCode.isDefined(over: Interval(low, high)) == isDefined, "\(text)")
  }

  @Test func `is cut and joined`() throws {
    let text = { (a: String, b: String) in "int(exp(sin(t))/(2+cos(t)), t, \(a), \(b))" }
    let whole = try FormulaParser.parse(text("−1", "x")).enclosure(over: Interval(7)).value.interval
    let parts = try FormulaParser.parse(text("−1", "x") + "+" + text("x", "7"))
    for x in [-3.0, -1, 0, 2.5, 7, 40] {
      let sum = parts.enclosure(over: Interval(x)).value.interval
      #expect(!sum.isDisjoint(from: whole) && sum.width < 1e-10, "\(x): \(sum), \(whole)")
    }
  }

  /// The points of a picture are those of plain evaluation, and its columns are enclosed.
  @Test func `a picture's columns agree with plain enclosures`() throws {
    for text in [
      "int(exp(−t²), t, 0, x)", "int(√(4−t²), t, 0, x)", "int(⌊t⌋, t, 1, x)", "int(√t, t, x, x²)",
    ] {
      let program = try FormulaParser.parse(text)
      let xs = (0...128).map { -3 + Double($0) * 6.1 / 128 }
      for (x, y) in zip(xs, program.sample(xs)) {
        let plain = program.evaluate(at: x)
        #expect(
          y.isNaN ? plain == nil : plain.map { abs($0 - y) < 1e-12 } ?? false,
          "\(text) at \(x)"
        )
      }
      let block = ColumnBlock()
      for (index, x) in xs.enumerated() { block.setEdge(index, to: x) }
      #expect(program.code.blockCode.enclose(columns: 128, of: block))
      for column in 0..<128 where block.state(ofColumn: column) == .continuous {
        let box = Interval(xs[column], xs[column + 1])
        let plain = program.enclosure(over: box)
        #expect(plain.isCertainlyContinuous, "\(text) over \(box)")
        #expect(!block.values(ofColumn: column).isDisjoint(from: plain.value.interval))
      }
    }
  }

  @Test(arguments: [
    ("\\int_0^x t^2\\,dt", "int(t², t, 0, x)"),
    ("\\int_{0}^{1}\\frac{1}{1+s^{2}}\\mathrm{d}s+1", "int(1/(1+s²), s, 0, 1)+1"),
    ("\\int_1^2 dt", "int(1, t, 1, 2)"), ("\\sum_{k=1}^{5}k^2+1", "sum(k², k, 1, 5)+1"),
    ("\\prod_{k=1}^4 2k", "prod(2k, k, 1, 4)"), ("\\frac{d}{dx}\\left(x^3\\right)", "diff(x³, x)"),
    ("\\left.\\frac{d}{dx}\\left(x^{3}\\right)\\right|_{x=2x}", "diff(x³, x, 2x)"),
    ("2\\cdot \\sum_{k=1}^{3}\\left(k+x\\right)", "2·sum(k+x, k, 1, 3)"),
    ("f_{1}'\\left(x\\right)", "f₁′(x)"),
    ("\\int_{-x}^{x}\\sin(t)\\,dt", "int(sin(t), t, −x, x)"),
  ])
  func `is pasted as LaTeX`(text: String, formula: String) throws {
    let pasted = try PastedFormula.lines(of: text, angleUnit: .radians)
    guard case .formula(let read)? = pasted.first else {
      Issue.record("\(text) is no formula")
      return
    }
    let program = try FormulaParser.parse(read)
    let expected = try FormulaParser.parse(formula)
    for x in [0.5, 1.25] { #expect(program.evaluate(at: x) == expected.evaluate(at: x), "\(read)") }
    #expect(program.description == expected.description)
  }

  @Test(arguments: [
    "int(t²·sin(t), t, 0, x)", "3·sum(k+1, k, 1, 4)−2", "prod(k, k, 1, 3)+1", "diff(x³, x)",
    "diff(x³, x, 2+x)",
    "int(int(s, s, 0, t), t, 1, x)+1", "f₁(x+1)", "g′(2)", "int(f(t), t, 0, 1)",
    "sum(int(t^k, t, 0, 1), k, 1, 3)",
  ])
  func `comes back from LaTeX and from what is saved`(text: String) throws {
    let program = try FormulaParser.parse(text)
    let latex = try #require(program.written(in: .latex))
    let pasted = try PastedFormula.lines(of: latex, angleUnit: .radians)
    guard case .formula(let read)? = pasted.first else {
      Issue.record("\(latex) is no formula")
      return
    }
    #expect(try FormulaParser.parse(read) == program, "\(latex): \(read)")
    let again = try JSONDecoder().decode(Program.self, from: try JSONEncoder().encode(program))
    for x in [-0.5, 0.25, 2] {
      #expect(again.evaluate(at: x) == program.evaluate(at: x), "\(text)")
    }
  }

  @Test func `has facts`() throws {
    let sine = PiecewiseProgram(try FormulaParser.parse("int(sin(t)/t, t, 0, x)"))
      .facts(over: Interval(-4, 4))
    #expect(sine.features.map(\.kind) == [.minimum, .root, .inflection, .maximum])
    #expect(sine.features.allSatisfy(\.isProven) && sine.unknownStretches.isEmpty)
    let steps = PiecewiseProgram(try FormulaParser.parse("int(⌊t⌋, t, 0.5, x)"))
      .facts(over: Interval(-2.5, 3.5))
    let breaks = steps.features.filter { feature in
      switch feature.kind {
      case .jump, .hole, .pole: true
      default: false
      }
    }
    #expect(breaks.isEmpty, "\(breaks)")
    let quarter = PiecewiseProgram(try FormulaParser.parse("int(√(1−t²), t, 0, x)"))
      .facts(over: Interval(-2, 2)).statistics(withArcLength: false)
    #expect(quarter.domain == [Interval(-1, 1)])
  }
}
