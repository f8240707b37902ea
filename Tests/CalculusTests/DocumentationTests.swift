import Calculus
import Intervals
import Testing

/// The examples of Calculus's documentation, with the results that stand beside them.
@Suite struct DocumentationTests {
  private struct Square: RealFunction {
    func y(at x: Double) -> Double? { x * x }
    func enclosure(over x: Interval) -> Enclosure { .square(.variable(over: x)) }
  }

  private struct Cosine: Integrand {
    func enclosure(over x: Interval) -> Enclosure { .cos(.variable(over: x)) }
    func isDefined(over x: Interval) -> Bool { true }
    func taylorModel(around center: Double, over x: Interval, order: Int) -> TaylorModel? {
      SeriesModel(variableAround: center, over: x, order: order)
        .flatMap { TaylorModel(.cos($0), center: center, over: x, order: order) }
    }
    func pole(in x: Interval) -> Interval? { nil }
    func growth(beside place: Double, reaching width: Double, isLeft: Bool) -> Growth? { nil }
  }

  @Test func `enclosures have the values and slopes that are written`() {
    let square = Enclosure.square(.variable(over: Interval(1, 2)))
    #expect(square.slope == Interval(2, 4))
    let reciprocal = Enclosure.reciprocal(.variable(over: Interval(1, 2)))
    #expect(reciprocal.slope == Interval(-1, -0.25))
    #expect(Square().enclosure(over: Interval(-1, 2)).value.interval == Interval(0, 4))
    let sinc = Enclosure.sinc(.variable(over: Interval(-1, 1))).value.interval
    #expect(abs(sinc.lowerBound - 0.8415) < 1e-3 && abs(sinc.upperBound - 1) < 1e-9)
    let union = IntervalUnion([Interval(1, 2), Interval(2, 3), Interval(5)].map { .init($0) })
    #expect(union.pieces.map(\.interval) == [Interval(1, 3), Interval(5)])
  }

  @Test func `columns and blocks hold the numbers that are written`() {
    #expect(ColumnRange(from: -1, to: 1, width: 0.25, count: 8).x(ofEdge: 4) == 0)
    let block = ColumnBlock()
    ColumnRange(from: 0, to: 1, width: 0.25, count: 4).place(0..<4, into: block)
    for edge in 0...4 { block.set(Interval(block.x(ofEdge: edge)), atEdge: edge) }
    for column in 0..<4 {
      let box = Interval(block.x(ofEdge: column), block.x(ofEdge: column + 1))
      block.set(.variable(over: box), ofColumn: column)
    }
    #expect(block.values(ofColumn: 1) == Interval(0.25, 0.5))
    // What a block is set to decides rows: a line of slope 1 on four by four squares.
    let ladder = RowLadder(top: 1, height: 0.25, count: 4, border: 0x1p-24, noise: 0x1p-34)
    let isOpen = block.decide(columns: 4, on: ladder)
    #expect(!isOpen)
    let rows = block.withDecisions { found in (0..<4).map { found.firstRows[$0] } }
    #expect(rows == [3, 2, 1, 0])
    #expect((0..<4).allSatisfy { block.decision(ofColumn: $0) == .decided })
  }

  @Test func `limits, gaps and singular sets are as written`() {
    let infinite = Limit.infinite(isPositive: true)
    #expect(infinite + Limit(Interval(1)) == infinite)
    #expect(infinite * Limit(Interval(-1, 1)) == .unknown)
    let one = Limit(Interval(1))
    #expect(Behavior(left: one, right: one, value: .undefined).isBroken)
    #expect(Behavior(left: one, right: one, value: one).isContinuous)
    let gap = Gap(between: Interval(0), and: Interval(1))
    #expect(gap.surrounds(Interval(0.25, 0.5)) && gap.reachesUpper(Interval(0.5, 1)))
    let whole = SingularSet.all()
    #expect(whole.possible(in: Interval(0.5, 2), atMost: 8) == [Interval(1), Interval(2)])
    #expect(whole.gap(around: Interval(0.25, 0.5)) == gap)
  }

  @Test func `series, integrals and growths are as written`() throws {
    let x = try #require(SeriesModel(variableAround: 0, over: Interval(-1, 1), order: 8))
    let range = SeriesModel.exp(x).range
    #expect(Interval(0.3679, 2.7182).isSubset(of: range) && range.width < 2.36)
    var integral = Antiderivative(of: Cosine(), from: Interval(0))
    integral.extend(to: Interval(1))
    let sine = try #require(integral.values(to: Interval(1)))
    #expect(sine.contains(0.8414709848078965) && sine.width < 1e-14)
    let line = Growth(zeroWithSlopes: Interval(1), isLeft: false)
    let two = line.raised(to: Interval(-0.5), sign: 1).integral(to: Interval(1))
    #expect(try #require(two).contains(2))
  }

  @Test func `functions of whole numbers have the values that are written`() {
    #expect(WholeFunction.gcd(12, 18) == 6 && WholeFunction.combinations(5, 2) == 10)
    #expect(WholeFunction.gcd(1.5, 2).isNaN)
  }
}
