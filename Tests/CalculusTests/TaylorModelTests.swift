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

  /// What is known quickly is true, and wider only by what is of second order.
  @Test func `quick models enclose what the others do`() throws {
    let box = Interval(0.9, 1.1)
    func series(isQuick: Bool) throws -> [TaylorModel] {
      let x = try #require(
        SeriesModel(variableAround: 1, over: box, order: 8, isQuick: isQuick)
      )
      let models: [SeriesModel?] = [
        .sin(x), .exp(x * x), x * SeriesModel.cos(x) - x, .sqrt(x), .log(x),
      ]
      let found = models.compactMap { $0.flatMap { TaylorModel($0, center: 1, over: box) } }
      #expect(found.count == models.count)
      return found
    }
    let known: [(Double) -> Double] = [
      { Real.sin($0) }, { Real.exp($0 * $0) }, { $0 * Real.cos($0) - $0 }, { $0.squareRoot() },
      { Real.log(Real.exp(1), $0) },
    ]
    for (index, (quick, whole)) in try zip(series(isQuick: true), series(isQuick: false))
      .enumerated()
    {
      #expect(quick.coefficients == whole.coefficients)
      #expect(whole.remainder.isSubset(of: quick.remainder), "\(index)")
      #expect(quick.remainder.width < 8 * whole.remainder.width, "\(index)")
      for x in stride(from: 0.9, through: 1.1, by: 0.01) {
        let found = quick.range(over: Interval(x)) + Interval(-1e-14, 1e-14)
        #expect(found.contains(known[index](x)), "\(index) at \(x)")
      }
    }
  }

  /// On a narrow box two or three coefficients tell as much as eight.
  @Test func `shortened models lose no more than what they may`() throws {
    for (radius, count) in [(0x1p-30, 2...3), (0x1p-12, 3...7), (0.1, 3...7)] {
      let x = try variable(1, radius)
      let box = Interval(1 - radius, 1 + radius)
      let models: [SeriesModel?] = [
        .sin(x), .exp(x * x), x * SeriesModel.cos(x) - x, .sqrt(x), .log(x),
      ]
      for (index, model) in models.enumerated() {
        let whole = try #require(model.flatMap { TaylorModel($0, center: 1, over: box) })
        let tolerance = 0x1p-60 * (radius == 0.1 ? 0x1p40 : 1)
        let short = whole.shortened(toWithin: tolerance)
        #expect(count.contains(short.coefficients.count), "\(index), \(radius)")
        #expect(short.coefficients == Array(whole.coefficients.prefix(short.coefficients.count)))
        for step in -8...8 {
          let place = Interval(1 + radius * Double(step) / 8)
          let (sharp, wide) = (whole.range(over: place), short.range(over: place))
          #expect(wide.convexHull(with: sharp).width <= sharp.width + 2 * tolerance + 0x1p-51)
          #expect(!sharp.intersection(wide).isEmpty, "\(index) at \(place)")
          #expect(!short.slope(over: place).intersection(whole.slope(over: place)).isEmpty)
        }
        #expect(
          whole.coefficient(short.coefficients.count, over: box).isSubset(of: short.remainder)
        )
      }
    }
  }

  private func taylorModel(_ model: SeriesModel?, _ center: Double) throws -> TaylorModel {
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
      let found = try taylorModel(model, 0).coefficients
      for (term, expected) in zip(found, coefficients) {
        let slack = Interval(-1e-15, 1e-15)
        #expect((term + slack).contains(expected) && term.width < 1e-14, "\(index): \(term)")
      }
    }
  }

  @Test func `The remainder contains the next coefficient all over the box`() throws {
    let x = try variable(0, 0.1)
    let found = try taylorModel(.exp(x), 0)
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
