import Calculus
import Intervals
import TestSupport
import Testing

@Suite struct `Unions of intervals` {
  private func around(_ center: Double, _ radius: Double) -> IntervalUnion {
    IntervalUnion(over: Interval(center - radius, center + radius))
  }

  @Test func `A quotient is split at 0`() {
    let pieces = (IntervalUnion(over: Interval(1)) / around(0, 0.5)).pieces
    #expect(pieces.map(\.interval) == [Interval(-.infinity, -2), Interval(2, .infinity)])
    #expect(pieces.someAndAllSatisfy { $0.decoration == .trivial })
  }

  @Test func `A tangent is split at one pole`() {
    let pieces = IntervalUnion.tan(around(.pi / 2, 0.25)).pieces
    #expect(pieces.count == 2)
    #expect(pieces[0].interval.upperBound < -3.9)
    #expect(pieces[1].interval.lowerBound > 3.9)
    #expect(IntervalUnion.tan(around(0, 1)).pieces.count == 1)
    #expect(IntervalUnion.tan(around(0, 3)).pieces.map(\.interval) == [.entire])
    #expect(IntervalUnion.cot(around(.pi, 0.25)).pieces.count == 2)
    #expect(IntervalUnion.cot(IntervalUnion(over: Interval(0, 1))).pieces.count == 1)
    #expect(IntervalUnion.tanDegrees(around(90, 1)).pieces.count == 2)
    #expect(
      IntervalUnion.tanDegrees(IntervalUnion(over: Interval(90, 135))).pieces.map(\.interval)
        == [Interval(-.infinity, -1)]
    )
  }

  @Test func `A secant is split where its cosine is 0`() {
    let pieces = IntervalUnion.sec(around(.pi / 2, 0.25)).pieces
    #expect(pieces.count == 2)
    #expect(IntervalUnion.csc(around(0, 0.25)).pieces.count == 2)
  }

  @Test func `A step gives single numbers`() {
    let pieces = IntervalUnion.floor(around(2, 0.5)).pieces
    #expect(pieces.map(\.interval) == [Interval(1), Interval(2)])
    #expect(pieces.someAndAllSatisfy { $0.decoration == .defined })
    #expect(IntervalUnion.sign(around(0, 1)).pieces.count == 3)
    #expect(IntervalUnion.ceil(around(0, 5)).pieces.map(\.interval) == [Interval(-5, 5)])
  }

  @Test func `A remainder has a piece for each quotient`() {
    let pieces = IntervalUnion.mod(around(3, 0.125), IntervalUnion(over: Interval(3))).pieces
    #expect(pieces.map(\.interval) == [Interval(0, 0.125), Interval(2.875, 3)])
    let negative = IntervalUnion.mod(around(3, 0.125), IntervalUnion(over: Interval(-3))).pieces
    #expect(negative.map(\.interval) == [Interval(-3, -2.875), Interval(-0.125, 0)])
  }

  @Test func `Negative powers are split at 0`() {
    let cube = IntervalUnion.rationalPower(around(0, 0.5), -3, 1).pieces
    #expect(cube.map(\.interval) == [Interval(-.infinity, -8), Interval(8, .infinity)])
    let square = IntervalUnion.rationalPower(around(0, 0.5), -2, 1).pieces
    #expect(square.map(\.interval) == [Interval(4, .infinity)])
  }

  @Test func `Gamma is split at one pole`() {
    let pieces = IntervalUnion.gamma(around(-1, 0.001)).pieces
    #expect(pieces.count == 2)
    #expect(pieces[0].interval.upperBound < -900)
    #expect(pieces[1].interval.lowerBound > 900)
  }

  @Test func `At most eight pieces are kept, the nearest joined`() {
    let many = (0..<12).map { DecoratedInterval(Interval(Double($0 * $0))) }
    let pieces = IntervalUnion(many).pieces
    #expect(pieces.count == IntervalUnion.limit)
    #expect(pieces.first?.interval == Interval(0, 16))
    #expect(pieces.last?.interval == Interval(121))
  }

  @Test func `A missing value weakens the others`() {
    let pieces = IntervalUnion.sign(around(0, 1)).flatMap {
      [.sqrt($0 - DecoratedInterval(Interval(1)))]
    }
    #expect(pieces.pieces == [DecoratedInterval(Interval(0), .trivial)])
  }
}
