package import Numerals
package import Words

/// What is told of a list of numbers: how many, mean, median and the like, as exact values.
///
///     ListSummary(list)?.text(in: words)   // 4 numbers, mean 15/4, total 15
package struct ListSummary {
  package let total: Rational
  package let mean: Rational
  /// From the least to the greatest.
  private let values: [Rational]

  /// Nil for points, and where the numbers are no fractions of moderate size.
  package init?(_ list: WrittenList) {
    guard list.kind == .numbers, let values = list.fractions else { return nil }
    self.init(values)
  }

  /// Nil without numbers, and where a sum is too large.
  package init?(_ values: [Rational]) {
    let sum = values.reduce(Optional(Rational.zero)) { $0?.adding($1) }
    guard let total = sum, let mean = total.divided(by: Rational(values.count)) else { return nil }
    let pairs = zip(values, values.dropFirst())
    guard pairs.allSatisfy({ $0.isLess(than: $1) != nil }) else { return nil }
    (self.total, self.mean) = (total, mean)
    self.values = values.sorted { $0.isLess(than: $1) ?? false }
  }

  package var median: Rational? { quantile(1, of: 2) }

  /// The value below which a share of the numbers lies; between two of them on the line through both.
  package func quantile(_ part: Int, of parts: Int) -> Rational? {
    let place = (values.count - 1) * part
    let (index, rest) = place.quotientAndRemainder(dividingBy: parts)
    guard values.indices.contains(index) else { return nil }
    guard rest > 0, let share = Rational(Int128(rest), over: Int128(parts)) else {
      return values[index]
    }
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

  package func text(in words: Locale) -> String {
    func written(_ number: Rational) -> String { words.mark.written(number.fractionText) }
    return words(
      FunctionPhrase.numbers(values.count, mean: written(mean), total: written(total))
    )
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
