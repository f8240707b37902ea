/// Mean, median and the like of fractions, exactly.
///
///     ListSummary([1, 2, 4, 8])?.mean   // 15/4
package struct ListSummary {
  package let total: Rational
  package let mean: Rational
  /// From the least to the greatest.
  package let values: [Rational]

  /// Nil without numbers, and where a sum is too large.
  package init?(_ values: [Rational]) {
    let sum = values.reduce(Optional(Rational.zero)) { $0?.adding($1) }
    guard let total = sum, let mean = total.divided(by: Rational(values.count)) else { return nil }
    let pairs = zip(values, values.dropFirst())
    guard pairs.allSatisfy({ $0.isLess(than: $1) != nil }) else { return nil }
    (self.total, self.mean) = (total, mean)
    self.values = values.sorted { $0.isLess(than: $1) ?? false }
  }

  package var median: Rational? { Rational(1, over: 2).flatMap(quantile) }

  /// The value below which a share of the numbers lies; between two of them on the line through both.
  ///
  /// Nil for a share that is not from 0 to 1.
  package func quantile(_ part: Rational) -> Rational? {
    guard 0...part.denominator ~= part.numerator,
      let place = part.multiplied(by: Rational(values.count - 1))
    else { return nil }
    let index = Int(place.numerator / place.denominator)
    guard let share = place.subtracting(Rational(index)), share != .zero,
      values.indices.contains(index + 1)
    else { return place.isWhole ? values[index] : nil }
    let step = values[index + 1].subtracting(values[index])?.multiplied(by: share)
    return step.flatMap(values[index].adding)
  }

  /// Of a sample: the squares of the distances from the mean, over one less than how many there are.
  package var variance: Rational? {
    guard values.count > 1 else { return nil }
    let squares = values.reduce(Optional(Rational.zero)) { sum, value in
      let way = value.subtracting(mean)
      return way?.multiplied(by: value.subtracting(mean) ?? .zero).flatMap { sum?.adding($0) }
    }
    return squares?.divided(by: Rational(values.count - 1))
  }
}

extension Rational {
  /// `15/4`, or `3`.
  package var fractionText: String {
    let size = Swift.abs(numerator)
    let sign = numerator < 0 ? "\u{2212}" : ""
    return sign + (isWhole ? "\(size)" : "\(size)/\(denominator)")
  }
}
