package import Intervals

/// A function that is smooth inside of some stretches, by its values at numbers and its Taylor series.
///
/// All that curves ask follows from these: ranges by the derivative, slopes, jets, series.
///
/// - Complexity: a range takes two or three values and one derivative.
package struct SmoothFunction: Sendable {
  /// Its value at one number; empty where it has none or where that is not known.
  private let value: @Sendable (Double) -> Interval
  /// Its Taylor coefficients of degrees 1 … order at any number of an interval, with all values there.
  let coefficients: @Sendable (_ x: Interval, _ values: Interval, _ order: Int) -> [Interval]
  /// Where it has values, up to ends that need not belong to it.
  let stretches: [Interval]
  /// Stretches inside of which it certainly has them, where ends are not numbers.
  let certain: [Interval]
  /// Ends of stretches at which it has a value and is continuous.
  let closedEnds: [Double]
  /// What holds all its values.
  let bounds: Interval

  package init(
    stretches: [Interval] = [.entire],
    certain: [Interval]? = nil,
    closedEnds: [Double] = [],
    bounds: Interval = .entire,
    value: @escaping @Sendable (Double) -> Interval,
    coefficients:
      @escaping @Sendable (_ x: Interval, _ values: Interval, _ order: Int) -> [Interval]
  ) {
    (self.stretches, self.certain) = (stretches, certain ?? stretches)
    (self.closedEnds, self.bounds) = (closedEnds, bounds)
    (self.value, self.coefficients) = (value, coefficients)
  }

  /// At one number; NaN where there is no value.
  package func real(_ x: Double) -> Double {
    let value = known(at: x)
    return value.isBounded ? value.midpoint : .nan
  }

  /// Its value at one number, the whole line where it is not known; empty where it has none, and at
  /// the infinities.
  private func known(at x: Double) -> Interval {
    guard x.isFinite, stretches.contains(where: { $0.contains(x) }) else { return .empty }
    let value = value(x)
    return value.isEmpty && isDefined(on: Interval(x)) ? bounds : value
  }

  /// All values on an interval.
  package func range(_ x: Interval) -> Interval {
    pieces(x).reduce(.empty) { $0.convexHull(with: $1) }
  }

  /// The values on each stretch that an interval meets.
  func pieces(_ x: Interval) -> [Interval] {
    stretches.compactMap { stretch in
      let part = x.intersection(stretch)
      guard !part.isEmpty else { return nil }
      let values = part.isSingleton ? known(at: part.lowerBound) : values(between: part)
      return values.isEmpty ? nil : values.intersection(bounds)
    }
  }

  private func values(between part: Interval) -> Interval {
    let slope = coefficients(part, bounds, 1)[0]
    guard !slope.isEmpty else { return bounds }
    if slope.lowerBound >= 0 || slope.upperBound <= 0 {
      let (first, last) = (known(at: part.lowerBound), known(at: part.upperBound))
      let (low, high) = slope.lowerBound >= 0 ? (first, last) : (last, first)
      return Interval(
        low.isEmpty ? bounds.lowerBound : low.lowerBound,
        high.isEmpty ? bounds.upperBound : high.upperBound
      )
    }
    guard part.isBounded, slope.isBounded else { return bounds }
    let middle = known(at: part.midpoint)
    return middle.isEmpty ? bounds : middle + slope * (part - Interval(part.midpoint))
  }

  /// Whether it is certainly smooth all over an interval.
  func isSmooth(on x: Interval) -> Bool {
    certain.contains { stretch in
      (stretch.lowerBound == -.infinity || stretch.lowerBound < x.lowerBound)
        && (stretch.upperBound == .infinity || stretch.upperBound > x.upperBound)
    }
  }

  /// Whether it has a value all over an interval, and is continuous.
  func isDefined(on x: Interval) -> Bool {
    if isSmooth(on: x) { return true }
    return !closedEnds.isEmpty
      && stretches.contains { stretch in
        x.isSubset(of: stretch)
          && [x.lowerBound, x.upperBound].allSatisfy { end in
            end != stretch.lowerBound && end != stretch.upperBound || end.isInfinite
              || closedEnds.contains(end)
          }
      }
  }

  /// Whether it has a value all over a gap, or at a place.
  package func isDefined(in gap: Gap) -> Bool {
    guard !gap.isPoint else { return isDefined(on: gap.hull) }
    return stretches.contains { gap.hull.isSubset(of: $0) }
  }
}
