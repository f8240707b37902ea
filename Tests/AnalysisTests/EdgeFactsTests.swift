import Analysis
import Calculus
import Intervals
import Notation
import Figures
import Testing

/// Windows that end at, right beside or within the enclosure of a place where something happens.
@Suite struct `Facts at the edges of a window` {
  private func facts(_ formula: String, _ low: Double, _ high: Double) throws -> FunctionFacts {
    FunctionFacts(
      of: PiecewiseProgram(try FormulaParser.parse(formula)),
      over: Interval(low, high)
    )
  }

  private let third = 1.0 / 3

  @Test func `beside 0 there is no window too narrow to see both sides`() throws {
    let facts = try facts("sign(x)", 0, .leastNonzeroMagnitude)
    #expect(facts.features.contains { $0.kind == .root && $0.isProven && $0.x == Interval(0) })
    #expect(facts.statistics().minimum?.value == Interval(0))
    #expect(facts.statistics().range.contains { $0.contains(0) })
  }

  /// It steps from 1 to 2 at 4.5, which is known up to two units, as 1/10 is.
  @Test(arguments: [(-1, 4.500000000000002), (4.500000000000001, 4.500000000000002), (4.5, 6)])
  func `values within a place's enclosure are told`(low: Double, high: Double) throws {
    let facts = try facts("ceil(abs(sign(x) + 2x)/10)", low, high)
    let statistics = facts.statistics()
    let maximum = try #require(statistics.maximum)
    #expect(maximum.value.contains(2))
    for value in low > 4.5 ? [2.0] : [1, 2] {
      #expect(statistics.range.contains { $0.contains(value) }, "\(value)")
    }
    for end in [low, high] {
      #expect(facts.domain.contains { $0.contains(end) }, "\(end)")
    }
  }

  /// The Double nearest to 1/3 is less by a third of 2⁻⁵⁴.
  @Test func `a value is not that of a place beside the window`() throws {
    let least = try #require(facts("abs(x-1/3)", 0, third).statistics().minimum)
    #expect(least.value.contains(1.850371707708594e-17))
    let deepest = try #require(facts("1/(x-1/3)", 0, third).statistics().minimum)
    #expect(deepest.value.contains(-54_043_195_528_445_952) && !deepest.isUnbounded)
    #expect(deepest.places.allSatisfy { $0.x.upperBound <= third })
  }

  @Test(arguments: [
    ("√x", -1.0, 0.0, 0.0), ("√(-x)", 0, 2, 0), ("asin(x)", 1, 3, 1),
    ("asin(x)+mod(x,x)", 1, 21, 1),
  ])
  func `a domain of one point is one`(
    formula: String,
    low: Double,
    high: Double,
    point: Double
  ) throws {
    #expect(try facts(formula, low, high).domain == [Interval(point)])
  }

  /// It is 0 up to 18/7, which the enclosure that begins with the window holds, and beyond.
  @Test func `zeros in a place's enclosure are possible roots`() throws {
    let low = 2.5714285714285707
    let facts = try facts("floor(min(floor(3/7+x),abs(mod(x,1/3)/2)))", low, 4)
    let told = facts.features.filter { $0.kind == .root }.map(\.x) + facts.zeroStretches
    #expect(told.contains { $0.contains(low) })
  }

  /// Up to 1/3, and from it on, they are 0: of the stretch no more is in view than an enclosure holds.
  @Test(arguments: [
    ("ceil((x-1/3)/5)", 0.33333333333333326, 3.0, 0.33333333333333326),
    ("sqrt(floor(x-1/3))", 0.3333333333333333, 1.3333333333333333, 1.3333333333333333),
  ])
  func `a stretch of zeros that an enclosure holds is no proven root`(
    formula: String,
    low: Double,
    high: Double,
    zero: Double
  ) throws {
    let facts = try facts(formula, low, high)
    let roots = facts.features.filter { $0.kind == .root }
    #expect(roots.allSatisfy { !$0.isProven })
    #expect((roots.map(\.x) + facts.zeroStretches).contains { $0.contains(zero) })
  }

  /// It is made of other parts from 4/7 on, which is no Double, and 0 before, there and beyond.
  @Test func `zeros on both sides of a place and at it are one stretch`() throws {
    let facts = try facts("floor(min(floor(max(x,x+3/7)),abs(x)))", -0.25, 0.75)
    #expect(facts.zeroStretches == [Interval(-0.25, 0.75)])
    #expect(!facts.features.contains { $0.kind == .root })
  }

  @Test(arguments: [
    ("round(x)", -2, 2, -0.5, 0.5, false, false), ("floor(x)*x", -2, 2, 0, 1, true, false),
    ("ceil(x)", -2, 2, -1, 0, false, true), ("max(0,x)", -2, 2, -2, 0, true, true),
    ("floor(mod(x,4))", -2, 20, 4, 5, true, false),
    ("(floor(x)+1)/(x+1)", -2, 2, -1, 0, false, false),
    ("floor(x)", 0.25, 0.75, 0.25, 0.75, true, true),
  ])
  func `a stretch of zeros has the ends that are zeros`(
    formula: String,
    low: Double,
    high: Double,
    start: Double,
    end: Double,
    includesStart: Bool,
    includesEnd: Bool
  ) throws {
    let place = try facts(formula, low, high).zeroPlaces.first { $0.x.contains(end) }
    #expect(
      place
        == ExtremePlace(
          x: Interval(start, end),
          inner: Interval(start, end),
          includesLower: includesStart,
          includesUpper: includesEnd
        )
    )
  }

  /// It has a value at 1/3 alone, which is no Double: the window ends before it.
  @Test func `a point that may be in view is told as possible`() throws {
    let facts = try facts("√(-(x-1/3)²)", 0.33333333333333326, 0.3333333333333333)
    #expect(!facts.features.isEmpty || facts.domain.isEmpty)
    #expect(facts.features.allSatisfy { !$0.isProven })
  }

  /// The window is no more than the enclosure of 1/3, from which on there are values.
  @Test func `an area is over no more than the domain`() throws {
    let statistics = try facts("min(1,2+√(x-1/3))", third, third.nextUp).statistics()
    #expect(try #require(statistics.area).contains(3.7007434154171886e-17))
    #expect(statistics.mean.map { $0.contains(1) } ?? true)
  }

  @Test func `what is in a place's enclosure is no domain of its own beside others`() throws {
    #expect(try facts("1/(x-1/3)", 0, third).domain == [Interval(0, third)])
  }

  /// At 1/10 and √2 only an enclosure of the place is known, and that both parts are 0 there.
  @Test(arguments: [
    ("cos(x)·(x-0.5)/(x-0.5)", 0.8775825618903728), ("cos(x)·(x-0.1)/(x-0.1)", 0.9950041652780258),
    ("cos(x)·(x-√2)/(x-√2)", 0.1559436947653745), ("sin(x-0.1)/(x-0.1)", 1),
    ("(e^(x-0.7)-1)/(x-0.7)", 1), ("√x·(x-0.7)/(x-0.7)", 0.8366600265340756),
  ])
  func `a hole that a common zero leaves is proven`(formula: String, limit: Double) throws {
    let breaks = try facts(formula, 0.01, 1.45).features.filter(\.isBreak)
    let hole = try #require(breaks.first)
    guard breaks.count == 1, case .hole(let found, .undefined) = hole.kind else {
      Issue.record("\(formula): \(breaks)")
      return
    }
    #expect(hole.isProven && found.interval.contains(limit) && found.interval.width < 1e-14)
  }

  @Test(arguments: [
    "abs(x-0.5)/(x-0.5)", "√((x-0.1)²)/(x-0.1)", "min(x-0.5,2(x-0.5))/(x-0.5)",
    "{x<0.5: x-0.5, 2(x-0.5)}/(x-0.5)", "(x-1)·floor(x)/(x-1)",
  ])
  func `no hole is proven where both sides have limits of their own`(formula: String) throws {
    let breaks = try facts(formula, 0.01, 1.45).features.filter { $0.isBreak && $0.isProven }
    #expect(!breaks.contains { if case .hole = $0.kind { true } else { false } })
  }
}

extension Feature {
  fileprivate var isBreak: Bool {
    switch kind {
    case .hole, .pole, .jump: true
    case .root, .minimum, .maximum, .extremum, .inflection, .intersection, .domainEnd: false
    }
  }
}
