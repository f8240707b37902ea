import Analysis
import Formulas
import Intervals
import Notation
import Operations
import Figures
import Testing

/// What is found in one period and carried to thousands.
@Suite struct `Facts of many periods` {
  private func function(_ formula: String, in degrees: Bool = false) throws -> PiecewiseProgram {
    PiecewiseProgram(
      try FormulaParser.parse(formula, angleUnit: degrees ? .degrees : .radians)
    )
  }

  @Test(arguments: [
    ("sin(x)", Interval(2) * .pi), ("3-tan(2x/3)", Interval(3) * .pi),
    ("sin(x)+cos(1.5x)", Interval(4) * .pi), ("|sin(πx)|", Interval(2)),
    ("floor(sin(1-x/4))^2", Interval(8) * .pi), ("sin(2x/π)", Interval.square(.pi)),
    ("max(sin(x),cos(-x))·π", Interval(2) * .pi), ("sin(τx)", Interval(1)),
  ])
  func `a length of repetition is known`(formula: String, period: Interval) throws {
    let found = try #require(try function(formula).period)
    #expect(!found.isDisjoint(from: period) && found.width < 1e-14 * period.width.magnitude + 1e-13)
  }

  @Test(arguments: [
    "x·sin(x)", "sin(x²)", "sin(x)+sin(πx)", "sin(x)+x", "tan(1/x)", "sin(x)^x", "2", "x",
    "sin(e·x)",
    "sin(0x)", "mod(sin(x),x)",
  ])
  func `nothing is said to repeat that may not`(formula: String) throws {
    #expect(try function(formula).period == nil)
  }

  @Test func `degrees repeat after a whole turn`() throws {
    #expect(try function("sin(x)", in: true).period == Interval(360))
  }

  @Test(arguments: ["sin(x)", "tan(x)", "|sin(x)|", "√(sin(x))", "sign(cos(x))", "ln(sin(x))"])
  func `what is carried is what is found`(formula: String) throws {
    let function = try function(formula)
    let window = Interval(-1, 6_400)
    let carried = function.facts(over: window)
    // The same, looked for where it lies.
    for near in [Interval(-1, 20), Interval(3_141, 3_170), Interval(6_380, 6_400)] {
      let found = FunctionFacts(of: function, over: near)
      let inside = carried.features.filter { $0.x.isSubset(of: near) && $0.isProven }
      let expected = found.features.filter(\.isProven)
      #expect(inside.map(\.kind.word) == expected.map(\.kind.word))
      for (one, other) in zip(inside, expected) {
        #expect(!one.x.isDisjoint(from: other.x) && one.x.width <= 1e-10)
      }
      let domain = carried.domain.map { $0.intersection(near) }.filter { !$0.isEmpty }
      #expect(domain.count == found.domain.count)
    }
  }

  @Test func `values and integrals are those of all periods`() throws {
    let statistics = try function("sin(x)").facts(over: Interval(0, 100_000)).statistics()
    #expect(statistics.zeros.least == 31_831 && statistics.zeros.isExact)
    #expect(statistics.extrema.least == 31_831 && statistics.extrema.isExact)
    #expect(statistics.minimum?.places.count == 15_915)
    #expect(statistics.maximum?.places.count == 15_916)
    // 1 − cos 100000, and 2 for each half of a wave.
    let area = try #require(statistics.area)
    #expect((Interval(1) - .cos(Interval(100_000))).isSubset(of: area) && area.width < 1e-4)
    let rest = Interval(1) - .cos(Interval(100_000) - Interval(31_830) * .pi)
    let total = try #require(statistics.totalArea)
    #expect((Interval(63_660) + rest).isSubset(of: total) && total.width < 1e-4)
    #expect(statistics.mean.map { !$0.isDisjoint(from: area / Interval(100_000)) } == true)
    // Of a wave 4·√2·E(1/2).
    let length = try #require(statistics.arcLength)
    #expect((Interval(15_915) * Interval(7.640395578, 7.640395579)).upperBound < length.upperBound)
    #expect(length.width < 1e-3)
  }

  /// Lengths by quadrature with 20 digits.
  @Test(arguments: [
    ("2sin(3x)+cos(x)", Interval(-10, 10), 80.524066088075604745),
    ("sin(x)", Interval(-10, 10), 24.505170469409068870),
  ])
  func `the length of a repeating curve is that of its periods`(
    formula: String,
    window: Interval,
    length: Double
  ) throws {
    let found = try #require(try function(formula).facts(over: window).statistics().arcLength)
    #expect(found.contains(length) && found.width < 1e-7)
  }

  /// What repeats, and the same without a word of that.
  @Test(arguments: [
    ("sin(x)", 20.0), ("|sin(πx)|", 7.3), ("mod(x,1)", 4.5), ("sin(x)^2+floor(cos(x))", 13),
    ("asin(sin(x))", 17), ("max(sin(x),cos(x))", 25), ("√(2+sin(x))", 12.6), ("√(sin(x))", 19),
    ("tan(sin(x))", 12.6), ("{sin(x)>0: x-x+1, cos(x)}", 15),
  ])
  func `a length by periods is one of the whole`(formula: String, width: Double) throws {
    let function = try function(formula)
    for start in [0, -1.5, 0.75, 100] {
      let window = Interval(start, start + width)
      let parts = FunctionFacts(of: function, over: window).statistics()
      let whole = FunctionFacts(of: CountedFunction(function), over: window).statistics()
      let (first, second) = (parts.arcLength, whole.arcLength)
      #expect((first == nil) == (second == nil), "\(formula) \(window)")
      guard let first, let second else { continue }
      #expect(!first.isDisjoint(from: second), "\(formula) \(window)")
      #expect(first.width <= second.width + 1e-7, "\(formula) \(window)")
    }
  }

  @Test func `a part of the window is looked at on its own`() throws {
    let facts = try function("sin(x)").facts(over: Interval(0, 100_000))
    let part = facts.statistics(over: Interval(50_000, 50_010))
    #expect(part.zeros.least == 3 && part.area.map { $0.width < 1e-9 } == true)
  }

  @Test func `one period is searched, however many there are`() throws {
    let counts = try [10_000.0, 100_000].map { length in
      let counted = CountedFunction(try function("sin(x)"))
      let period = Interval(2) * .pi
      let facts = try #require(
        FunctionFacts(of: counted, over: ExactRange(Interval(0, length)), repeatedBy: period)
      )
      _ = facts.statistics()
      return counted.jets
    }
    #expect(counts[1] < 2 * counts[0] && counts[1] < 20_000)
  }
}

extension Feature.Kind {
  /// Which it is, without its limits.
  fileprivate var word: String { String(describing: self).prefix { $0.isLetter }.description }
}
