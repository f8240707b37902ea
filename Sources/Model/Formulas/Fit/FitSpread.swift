/// How far a model may be off at a place, with a share of all samples (Student's t).
///
/// With g, the model's slopes by its parameters at that place, the half width of the band of the mean is
/// t·√(Σ wₖ·(gₖ + Σ lₖᵢ·gᵢ)²): the quadratic form of the covariances, taken apart so that all terms are
/// positive. A new value lies within t·√(s² + …).
package struct FitSpread: Equatable, Sendable {
  package typealias Number = FitAnswer.Number

  /// Student's t, and s².
  package var quantile: Number
  package var variance: Number
  /// Of each parameter its weight wₖ, then the factors lₖᵢ of those before it.
  package var rows: [[Number]] = []

  package init(quantile: Number, variance: Number) {
    (self.quantile, self.variance) = (quantile, variance)
  }

  /// One line, without its end.
  var line: String {
    func words(_ number: Number) -> [String] { [number.decimal ?? "-", number.fraction ?? "-"] }
    let numbers = [quantile, variance] + rows.flatMap { $0 }
    return (["spread"] + numbers.flatMap(words)).joined(separator: " ")
  }

  /// Nil for words of another line.
  init?(words: [String]) {
    guard words.first == "spread", words.count % 2 == 1, words.count >= 5 else { return nil }
    func known(_ word: String) -> String? { word == "-" ? nil : word }
    var numbers = stride(from: 1, to: words.count, by: 2).map {
      Number(decimal: known(words[$0]), fraction: known(words[$0 + 1]))
    }[...]
    self.init(quantile: numbers.removeFirst(), variance: numbers.removeFirst())
    while numbers.count > rows.count {
      rows.append(Array(numbers.prefix(rows.count + 1)))
      numbers = numbers.dropFirst(rows.count)
    }
  }
}
