package import Analysis
package import Expressions

extension Program {
  /// The stretch of x in which this formula shows what it is.
  package var naturalSpan: NaturalSpan {
    let shape = ProgramShape(self)
    if let polynomial = shape.polynomial { return polynomial.naturalSpan }
    if let longest = shape.periods.max(by: { $0.length < $1.length }) {
      return NaturalSpan(-longest.length...longest.length, unit: longest.unit)
    }
    return DomainSearch(self).span
  }
}

extension NaturalSpan {
  /// A stretch by its ends; the standard one where it is too long for a number.
  fileprivate init(from left: Double, to right: Double, landmarks: [Double] = []) {
    let length = right - left
    self =
      length.isFinite && length > 0 ? NaturalSpan(left...right, landmarks: landmarks) : .standard
  }
}

extension Polynomial {
  /// Around the zeros and turning points.
  fileprivate var naturalSpan: NaturalSpan {
    guard isMeasurable else { return .standard }
    let turns = derivative.roots
    let places = roots + turns
    guard degree > 1, let low = places.min(), let high = places.max() else {
      // A straight line crosses both axes near the middle of the standard view, or is shifted there.
      let far = places.map { abs($0) }.max() ?? 0
      return far > 8 ? NaturalSpan(from: -far * 1.5, to: far * 1.5) : .standard
    }
    let spread = high - low
    let margin = spread > 0 ? spread * 0.4 : max(5, abs(low) / 2)
    let landmarks = places.map(value) + [value(at: 0)]
    return NaturalSpan(
      from: low - margin,
      to: high + margin,
      landmarks: landmarks.filter(\.isFinite)
    )
  }
}
