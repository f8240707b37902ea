import Analysis
import Intervals
import Notation
import Figures
import Testing

/// Where the least and the greatest value of a range are taken.
@Suite struct `Places of extreme values` {
  private func statistics(_ formula: String, _ low: Double, _ high: Double) throws -> Statistics {
    PiecewiseProgram(try FormulaParser.parse(formula)).facts(over: Interval(low, high)).statistics()
  }

  @Test(arguments: [
    ("2", 0.0, 3.0, 0.0, 3.0, true, true), ("|x-1|+|x+1|", -3, 3, -1, 1, true, true),
    ("floor(x)", 0, 3, 0, 1, true, false), ("ceil(x)", 0.5, 3, 0.5, 1, true, true),
    ("max(x, 1)", 0, 3, 0, 1, true, true), ("{x<1: 0, x}", 0, 3, 0, 1, true, false),
    ("{x>1: 0, x+1}", 0, 3, 1, 3, false, true),
  ])
  func `a stretch of least values is told with its ends`(
    formula: String,
    low: Double,
    high: Double,
    start: Double,
    end: Double,
    includesStart: Bool,
    includesEnd: Bool
  ) throws {
    let least = try #require(statistics(formula, low, high).minimum)
    #expect(least.isAttained)
    #expect(
      least.places == [
        ExtremePlace(
          x: Interval(start, end),
          inner: Interval(start, end),
          includesLower: includesStart,
          includesUpper: includesEnd
        )
      ]
    )
  }

  /// cos is 1, and its floor too, at 2π alone, which no stretch of Doubles shows.
  @Test(arguments: [
    ("0-floor(cos x)", 0.0, 7.0, 2 * Double.pi), ("abs(sin x)-floor(cos x)", 0, 7, 2 * Double.pi),
    ("floor(sin x)", 0, 8, 4.71238896), ("0-floor(cos x)", -7, -1, -2 * Double.pi),
  ])
  func `a place that may be one of them is not left out`(
    formula: String,
    low: Double,
    high: Double,
    place: Double
  ) throws {
    let least = try #require(statistics(formula, low, high).minimum)
    #expect(least.places.contains { $0.x.contains(place) }, "\(least.places)")
    #expect(!least.isSame || least.places.count == 1)
  }

  @Test func `stretches that leave out the place between them are two`() throws {
    let places = try #require(statistics("{x=1: 5, 0}", 0, 2).minimum).places
    #expect(places.map(\.x) == [Interval(0, 1), Interval(1, 2)])
    #expect(places.map(\.includesLower) == [true, false])
    #expect(places.map(\.includesUpper) == [false, true])
  }

  /// 1/3 and 0.1 are no Doubles: they lie between the two.
  @Test(arguments: [
    ("{x<=1/3: 0, 1}", 1, 3, true), ("{x<1/3: 0, 1}", 1, 3, false), ("max(0, x-1/3)", 1, 3, true),
    ("floor(3x)", 1, 3, false), ("abs(x)+abs(x-0.1)", 1, 10, true), ("{x<=3/7: 0, 1}", 3, 7, true),
  ])
  func `an end that is no Double lies between inner and outer ends`(
    formula: String,
    top: Double,
    bottom: Double,
    isIncluded: Bool
  ) throws {
    let least = try #require(statistics(formula, 0, 1).minimum)
    let place = try #require(least.places.last)
    let inner = try #require(place.inner)
    let end = Interval(top) / Interval(bottom)
    #expect(inner.upperBound <= end.lowerBound)
    #expect(place.x.upperBound >= end.upperBound)
    #expect(place.includesUpper == isIncluded)
  }

  @Test(arguments: [
    ("x^2", true), ("x^4-x^2/3", true), ("x^2+10^-20 x", false), ("x^2+10^-20 x^3", false),
    ("sin(x)", true), ("cos(x)+cos(2x)", true), ("x*sin(x)", true), ("x*sin(x)+10^-30 x", false),
    ("sin(x)+10^-20 cos(x/2)", false), ("abs(x^2-2)", true), ("abs(x^2-2)+10^-30 x", false),
    ("floor(x)", true), ("(x^2-4)^2+10^-25 x", false),
    ("(x^2-2)^2 {-1.414213562373095<=x}", false), ("cos(x) {1e-17<=x<=7}", false),
  ])
  func `values that only look the same are not said to be`(
    formula: String,
    isSame: Bool
  ) throws {
    let found = try statistics(formula, -9, 9)
    let (least, greatest) = try (#require(found.minimum), #require(found.maximum))
    #expect((least.isSame && greatest.isSame) == isSame)
  }

  @Test(arguments: [
    ("{x<1: 1, 1+10^-20}", 0.0, 1.0), ("{x<1: 0, 10^-400}", 0, 1), ("floor(x)*10^-400", 0, 1),
    ("{x<1: 1+10^-20, 1}", 1, 2),
  ])
  func `neighbours of nearly the same value are not one`(
    formula: String,
    low: Double,
    high: Double
  ) throws {
    let least = try #require(statistics(formula, 0, 2).minimum)
    #expect(!least.isSame || least.places.count == 1)
    #expect(
      least.places.contains { $0.inner == Interval(low, high) || $0.x == Interval(low, high) }
    )
    #expect(!least.places.contains { $0.isStretch && $0.x == Interval(0, 2) })
  }

  @Test func `an end without a value is none of a stretch's`() throws {
    let least = try #require(statistics("{x<1: 0, x>1: x-1}", 0, 2).minimum)
    #expect(!least.places.contains { $0.isStretch && $0.includesUpper })
  }

  /// The ends are no extrema: cos(10⁻¹⁷) < 1.
  @Test(arguments: [
    ("cos(x)", 1e-17, 7.0), ("(x^2-2)^2", -1.414213562373095, 2),
    ("(x^2-3)^2", -1.7320508075688772, 2),
  ])
  func `an end beside an extremum is not one`(formula: String, low: Double, high: Double) throws {
    let found = try statistics(formula, low, high)
    let extremes = try [#require(found.minimum), #require(found.maximum)]
    #expect(extremes.contains { $0.places.count == 2 && !$0.isSame })
  }

  /// Near 0 they come near another number, or grow beyond all bounds the other way.
  @Test(arguments: [
    ("besselY(0,x)", 0.0, 10.0), ("zeta(x)", -1, 1), ("si(1/x)", -1, 1), ("fresnels(1/x)", -1, 1),
  ])
  func `a value that may be none is not said to be taken`(
    formula: String,
    low: Double,
    high: Double
  ) throws {
    let greatest = try #require(statistics(formula, low, high).maximum)
    #expect(greatest.places.count == 1 || !greatest.isAttained && !greatest.isSame)
  }

  @Test func `points and stretches stand side by side`() throws {
    let places = try #require(statistics("max(0, x-1)·abs(x-3)", 0, 4).minimum).places
    #expect(places.map(\.isStretch) == [true, false])
    #expect(places.map(\.x) == [Interval(0, 1), Interval(3)])
  }

  /// All of them lie between two neighbouring Doubles.
  @Test(arguments: [
    ("1/(x-1/3)-10^17", 1), ("ln(x-π)+40", 1), ("ln(abs(x^2-2))+45", 2), ("1/(x-1/3)+10^17", 1),
    ("1/(x-1/3)^2-10^34", 2), ("tan(x)-10^18", 1), ("1/x-10^300", 1), ("ln(abs(x-1/7))+60", 2),
  ])
  func `zeros beside a break are counted`(formula: String, count: Int) throws {
    let zeros = try statistics(formula, 0, 3.5).zeros
    #expect(zeros.least <= count && (zeros.least == count || !zeros.isExact), "\(zeros)")
  }

  @Test(arguments: [("1/(x-1/3)-10^17", 1), ("ln(x-π)+40", 1), ("ln(abs(x^2-2))+45", 2)])
  func `zeros beside a break are proven where the limit there is known`(
    formula: String,
    count: Int
  ) throws {
    let zeros = try statistics(formula, 0, 3.5).zeros
    #expect(zeros.isExact && zeros.least == count, "\(zeros)")
  }
}
