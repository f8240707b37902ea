import Intervals

extension TaylorSeries {
  static prefix func - (operand: TaylorSeries) -> TaylorSeries {
    TaylorSeries(operand.terms.map { -$0 })
  }

  static func + (left: TaylorSeries, right: TaylorSeries) -> TaylorSeries {
    TaylorSeries(zip(left.terms, right.terms).map { $0 + $1 })
  }

  static func - (left: TaylorSeries, right: TaylorSeries) -> TaylorSeries {
    TaylorSeries(zip(left.terms, right.terms).map { $0 - $1 })
  }

  static func * (left: TaylorSeries, right: Interval) -> TaylorSeries {
    TaylorSeries(left.terms.map { $0 * right })
  }

  static func * (left: TaylorSeries, right: TaylorSeries) -> TaylorSeries {
    TaylorSeries(
      (0...Swift.min(left.order, right.order)).map { k in
        convolution(left.terms, right.terms, at: k, from: 0, through: k) { _ in nil }
      }
    )
  }

  /// The quotient; the divisor's first term does not contain 0.
  static func / (left: TaylorSeries, right: TaylorSeries) -> TaylorSeries {
    var result: [Interval] = []
    for k in 0...Swift.min(left.order, right.order) {
      let known = convolution(right.terms, result, at: k, from: 1, through: k) { _ in nil }
      result.append((left.terms[k] - known) / right.terms[0])
    }
    return TaylorSeries(result)
  }

  /// The square, each pair of terms once.
  var squared: TaylorSeries {
    TaylorSeries(
      (0...order).map { k in
        let pairs = TaylorSeries.convolution(terms, terms, at: k, from: 0, through: (k - 1) / 2) {
          _ in Interval(2)
        }
        if k == 0 { return Interval.square(terms[0]) }
        return k & 1 == 0 ? pairs + Interval.square(terms[k / 2]) : pairs
      }
    )
  }

  /// The n-th power, n ≥ 1.
  func raised(to n: Int) -> TaylorSeries {
    var result: TaylorSeries?
    var power = self
    var rest = n
    while rest > 0 {
      if rest & 1 == 1 { result = result.map { $0 * power } ?? power }
      rest >>= 1
      if rest > 0 { power = power.squared }
    }
    let series = result ?? self
    return series.replacingFirst(by: Interval.pown(terms[0], n))
  }
}
