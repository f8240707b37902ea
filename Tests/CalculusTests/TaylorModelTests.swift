import Calculus
import Intervals
import Testing

@Suite struct `Series models` {
  private func variable(_ center: Double, _ radius: Double, order: Int = 8) throws -> SeriesModel {
    try #require(
      SeriesModel(
        variableAround: center,
        over: Interval(center - radius, center + radius),
        order: order
      )
    )
  }

  private func expansion(_ model: SeriesModel?, _ center: Double) throws -> TaylorModel {
    let certain = try #require(model)
    return try #require(
      TaylorModel(certain, center: center, over: Interval(center - 0.1, center + 0.1))
    )
  }

  /// Derivatives of functions at places where they are known.
  @Test func `have the textbook coefficients`() throws {
    let zero = try variable(0, 0.1)
    let known: [(SeriesModel?, [Double])] = [
      (.exp(zero), [1, 1, 1.0 / 2, 1.0 / 6, 1.0 / 24]),
      (.sin(zero), [0, 1, 0, -1.0 / 6, 0]),
      (.cos(zero), [1, 0, -1.0 / 2, 0, 1.0 / 24]),
      (.tan(zero), [0, 1, 0, 1.0 / 3, 0, 2.0 / 15]),
      (.sinh(zero), [0, 1, 0, 1.0 / 6]),
      (.cosh(zero), [1, 0, 0.5, 0]),
      (.tanh(zero), [0, 1, 0, -1.0 / 3, 0, 2.0 / 15]),
      (.asin(zero), [0, 1, 0, 1.0 / 6, 0, 3.0 / 40]),
      (.atan(zero), [0, 1, 0, -1.0 / 3, 0, 1.0 / 5]),
      (.asinh(zero), [0, 1, 0, -1.0 / 6]),
      (.atanh(zero), [0, 1, 0, 1.0 / 3]),
      (.log(zero + zero.constant(Interval(1))), [0, 1, -0.5, 1.0 / 3, -0.25]),
      (.sqrt(zero + zero.constant(Interval(1))), [1, 0.5, -0.125, 0.0625]),
      (.cbrt(zero - zero.constant(Interval(8))), [-2, 1.0 / 12]),
      (.sec(zero), [1, 0, 0.5, 0, 5.0 / 24]),
      (.pown(zero + zero.constant(Interval(1)), -2), [1, -2, 3, -4, 5]),
    ]
    for (index, (model, coefficients)) in known.enumerated() {
      let found = try expansion(model, 0).coefficients
      for (term, expected) in zip(found, coefficients) {
        let slack = Interval(-1e-15, 1e-15)
        #expect((term + slack).contains(expected) && term.width < 1e-14, "\(index): \(term)")
      }
    }
  }

  @Test func `The remainder contains the next coefficient all over the box`() throws {
    let x = try variable(0, 0.1)
    let found = try expansion(.exp(x), 0)
    #expect(found.coefficients.count == 8)
    let next = Interval.exp(Interval(-0.1, 0.1)) / Interval(40320)
    #expect(next.isSubset(of: found.remainder + Interval(-1e-18, 1e-18)))
    #expect(found.remainder.width < 1.1 * next.width)
  }

  @Test func `A wide box is bounded by rising or falling`() throws {
    let x = try variable(1, 1)
    let found = try #require(TaylorModel(.exp(x), center: 1, over: Interval(0, 2)))
    let range = found.range(over: Interval(0, 2))
    #expect(range.isSubset(of: Interval(0.99, 7.4)))
    #expect(range.contains(1) && range.contains(7.38905609893065))
    #expect(found.slope(over: Interval(0, 2)).lowerBound > 0)
    #expect(found.range(over: Interval(0, 3)) == .entire)
  }

  @Test func `A cancelled factor costs an order`() throws {
    let x = try variable(0, 0.1, order: 10)
    let ratio: SeriesModel? = SeriesModel.sin(x) / x
    let quotient = try #require(ratio)
    #expect(quotient.order == 9)
    #expect(!quotient.isDefinedAtCenter)
    #expect(SeriesModel.cos(x) / x == nil)
    #expect(x / SeriesModel.square(x) == nil)
  }
}
