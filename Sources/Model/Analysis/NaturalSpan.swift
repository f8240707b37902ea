/// The stretch of x in which a function shows what it is.
///
///     try FormulaParser.parse("sin(x)").naturalSpan   // −2π…2π, counted in π
package struct NaturalSpan: Hashable, Sendable {
  /// What x is best counted in.
  package enum Unit: Hashable, Sendable { case number, pi, degree }

  package var range: ClosedRange<Double>
  package var unit: Unit
  /// The y that must be seen, such as those of a polynomial's turning points.
  package var landmarks: [Double]

  package init(_ range: ClosedRange<Double>, unit: Unit = .number, landmarks: [Double] = []) {
    self.range = range
    self.unit = unit
    self.landmarks = landmarks
  }

  /// What is shown of a function of which nothing is known.
  package static let standard = NaturalSpan(-10...10)

  /// The stretch that shows all that several do; the standard one for none.
  package init(joining spans: [NaturalSpan]) {
    guard let first = spans.first else {
      self = .standard
      return
    }
    self = spans.dropFirst().reduce(first) { whole, span in
      NaturalSpan(
        min(
          whole.range.lowerBound,
          span.range.lowerBound
        )...max(
          whole.range.upperBound,
          span.range.upperBound
        ),
        unit: whole.unit == .number ? span.unit : whole.unit,
        landmarks: whole.landmarks + span.landmarks
      )
    }
  }
}
