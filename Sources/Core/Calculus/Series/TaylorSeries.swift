import Intervals

/// Taylor coefficients f⁽ᵏ⁾(t)/k! of a function, k = 0 … order, at every t of some set.
///
/// Arithmetic on power series, on intervals: term k of a result encloses its coefficient at each
/// t, whether the terms stand for one point or for a whole box.
/// Source: Griewank, Walther, Evaluating Derivatives, 2nd ed., chapter 13; Moore, Kearfott,
/// Cloud, Introduction to Interval Analysis, section 9.3.
///
/// Operations of two series need the same order; each of them is O(order²).
struct TaylorSeries: Sendable {
  /// The coefficients from that of degree 0 on.
  var terms: [Interval]

  /// A series of given terms, at least one.
  init(_ terms: [Interval]) {
    self.terms = terms
  }

  /// The series of a function whose derivatives vanish.
  init(constant: Interval, order: Int) {
    terms = [constant] + Array(repeating: Interval(0), count: order)
  }

  /// The number of the last term.
  var order: Int { terms.count - 1 }

  /// Whether all terms but the first are exactly 0.
  var isConstant: Bool {
    terms.dropFirst().allSatisfy { $0 == Interval(0) }
  }

  /// How many terms at the start are exactly 0.
  var leadingZeros: Int {
    terms.prefix { $0 == Interval(0) }.count
  }

  /// The series with another first term.
  func replacingFirst(by value: Interval) -> TaylorSeries {
    TaylorSeries([value] + terms.dropFirst())
  }

  /// Σ weight(j) · left[j] · right[k − j] for j from `first` to `last`.
  static func convolution(
    _ left: [Interval],
    _ right: [Interval],
    at k: Int,
    from first: Int,
    through last: Int,
    weight: (Int) -> Interval?
  ) -> Interval {
    guard first <= last else { return Interval(0) }
    var sum = Interval(0)
    for j in first...last {
      let (a, b) = (left[j], right[k - j])
      // Of most functions' arguments few terms are not 0.
      if a.isZero && !b.isEmpty || b.isZero && !a.isEmpty { continue }
      var product = a * b
      if let factor = weight(j) {
        product =
          factor.isSingleton && factor.lowerBound > 0
          ? product.scaled(by: factor.lowerBound) : product * factor
      }
      sum = sum + product
    }
    return sum
  }

  /// The series of a function g(u) with g′(u) = w and a known first term.
  func integral(of derivative: TaylorSeries, first: Interval) -> TaylorSeries {
    var result = [first]
    for k in stride(from: 1, through: Swift.min(order, derivative.order + 1), by: 1) {
      result.append(weighted(derivative.terms, at: k))
    }
    return TaylorSeries(result)
  }

  /// Term k ≥ 1 of g(u) from the terms of g′(u) below k: (Σ j · uⱼ · wₖ₋ⱼ) / k.
  func weighted(_ derivative: [Interval], at k: Int) -> Interval {
    TaylorSeries.convolution(terms, derivative, at: k, from: 1, through: k) {
      $0 == 1 ? nil : Interval(Double($0))
    } / Interval(Double(k))
  }
}
