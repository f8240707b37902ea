import Numerals
package import Words

/// What is told of a list of numbers: how many, mean and total, as exact values.
///
///     ListSummary(list)?.text(in: words)   // 4 numbers, mean 15/4, total 15
package struct ListSummary {
  let count: Int
  let total: Rational
  let mean: Rational

  /// Nil for points, and where the numbers are no fractions of moderate size.
  package init?(_ list: WrittenList) {
    guard list.kind == .numbers, let values = list.fractions, let first = values.first else {
      return nil
    }
    count = values.count
    let sum = values.dropFirst().reduce(Optional(first)) { sum, value in sum?.adding(value) }
    guard let total = sum, let mean = total.divided(by: Rational(count))
    else { return nil }
    (self.total, self.mean) = (total, mean)
  }

  package func text(in words: Locale) -> String {
    func written(_ number: Rational) -> String { words.mark.written(number.fractionText) }
    return words(
      FunctionPhrase.numbers(
        count,
        mean: written(mean),
        total: written(total)
      )
    )
  }
}

extension Rational {
  /// `15/4`, or `3`.
  fileprivate var fractionText: String {
    let size = Swift.abs(numerator)
    let sign = numerator < 0 ? "\u{2212}" : ""
    return sign + (isWhole ? "\(size)" : "\(size)/\(denominator)")
  }
}
