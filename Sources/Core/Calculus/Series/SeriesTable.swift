import Intervals

/// Coefficients of series in rows, for products of two.
///
/// Beside each coefficient stands a ball around it, for sums of many products.
struct SeriesTable {
  private let terms: UnsafeMutableBufferPointer<Interval>
  private let balls: UnsafeMutableBufferPointer<IntervalBall>
  private let count: Int

  /// Gives a table of rows of so many coefficients, all of them 0.
  static func with<Result>(
    rows: Int,
    of count: Int,
    _ body: (SeriesTable) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: Interval.self, capacity: rows * count) { terms in
      withUnsafeTemporaryAllocation(of: IntervalBall.self, capacity: rows * count) { balls in
        terms.initialize(repeating: Interval(0))
        balls.initialize(repeating: IntervalBall(Interval(0)))
        return body(SeriesTable(terms: terms, balls: balls, count: count))
      }
    }
  }

  private init(
    terms: UnsafeMutableBufferPointer<Interval>,
    balls: UnsafeMutableBufferPointer<IntervalBall>,
    count: Int
  ) {
    (self.terms, self.balls, self.count) = (terms, balls, count)
  }

  @inline(__always)
  subscript(number: Int) -> Row {
    let range = (number * count)..<((number + 1) * count)
    return Row(
      own: UnsafeMutableBufferPointer(rebasing: terms[range]),
      balls: UnsafeMutableBufferPointer(rebasing: balls[range])
    )
  }

  /// The coefficients of one series.
  struct Row {
    fileprivate let own: UnsafeMutableBufferPointer<Interval>
    fileprivate let balls: UnsafeMutableBufferPointer<IntervalBall>

    fileprivate init(
      own: UnsafeMutableBufferPointer<Interval>,
      balls: UnsafeMutableBufferPointer<IntervalBall>
    ) {
      (self.own, self.balls) = (own, balls)
    }

    var terms: [Interval] { Array(own) }

    subscript(k: Int) -> Interval {
      get { own[k] }
      nonmutating set {
        own[k] = newValue
        balls[k] = IntervalBall(newValue)
      }
    }

    /// Σ weight(j)·self[j]·other[k − j] over some j; weights are whole and small.
    @inline(__always)
    func products(
      with other: Row,
      _ k: Int,
      from first: Int,
      through last: Int,
      weight: (Int) -> Double
    ) -> Interval {
      var (sum, size, radius) = (0.0, 0.0, 0.0)
      var (count, single) = (0, 0)
      for j in stride(from: first, through: last, by: 1) {
        let (a, b) = (balls[j], other.balls[k - j])
        // Of most formulas few terms are not 0.
        if a.clears(b) || b.clears(a) { continue }
        count += 1
        single = j
        let (middle, width) = (weight(j) * a.middle, weight(j) * a.radius)
        sum += middle * b.middle
        size += weight(j) * a.size * b.size
        radius += weight(j) * a.size * b.radius + width * (b.size + b.radius)
      }
      if count == 0 { return Interval(0) }
      let around = IntervalBall.around(sum, size, radius, after: count + 4)
      if count > 1, let around { return around }
      func product(_ j: Int) -> Interval {
        let product = own[j] * other.own[k - j]
        return weight(j) == 1 ? product : product.scaled(by: weight(j))
      }
      if count == 1 { return product(single) }
      return stride(from: first, through: last, by: 1).reduce(Interval(0)) { $0 + product($1) }
    }
  }
}
