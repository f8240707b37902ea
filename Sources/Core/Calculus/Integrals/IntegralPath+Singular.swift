import Intervals

/// Beside a place near which a function may be unbounded, its integral is enclosed by how fast it grows.
extension IntegralPath {
  /// How far from such a place a path begins, and what may be lost over that in proportion.
  private static var widths: [Double] {
    [0x1p-12, 0x1p-24, 0x1p-40, 0x1p-60, 0x1p-100, 0x1p-140]
  }
  private static var leastLoss: Double { 0x1p-48 }
  /// How far where it vanishes faster than any power: nearer to the place numbers can't tell it from 0.
  private static var farWidths: [Double] {
    (2...14).map { Double(sign: .plus, exponent: -$0, significand: 1) }
  }

  /// What is known beside such a place.
  enum Singular {
    /// The integral from or to it.
    case stretch(IntegralStretch)
    /// That there is none.
    case pole(Double)

    fileprivate var stretch: IntegralStretch? {
      if case .stretch(let stretch) = self { stretch } else { nil }
    }
  }

  /// A stretch that begins at such a place.
  func departure(along function: any Integrand) -> Singular? {
    if let far = vanishing(along: function) { return far }
    var found: IntegralStretch?
    var first: Double?
    for width in Self.widths {
      let end = reach + direction * width
      guard end != reach else { break }
      let singular = singular(from: reach, to: end, beside: reach, along: function)
      if case .pole = singular { return singular }
      guard let stretch = singular?.stretch, canGoOn(from: end, width, along: function) else {
        continue
      }
      if found.map({ stretch.loss < $0.loss }) ?? true { found = stretch }
      // Over a whole unit it changes more.
      let size = first ?? stretch.change * 0x1p6
      first = size
      if stretch.loss <= size * Self.leastLoss { break }
    }
    return found.map(Singular.stretch)
  }

  /// A stretch that begins at a place beside which a function is next to nothing.
  private func vanishing(along function: any Integrand) -> Singular? {
    for width in Self.farWidths {
      let end = reach + direction * width
      guard
        case .stretch(let stretch)? = singular(
          from: reach,
          to: end,
          beside: reach,
          along: function
        )
      else { continue }
      // Farther on it is far more.
      let values = [4.0, 8, 16].map { factor in
        let value = function.enclosure(over: Interval(reach + direction * width * factor)).value
        return value.interval.isBounded && !value.interval.isEmpty ? value.interval.mignitude : 0
      }
      let size = (values.max() ?? 0) * width
      if stretch.loss <= size * 0x1p-50, canGoOn(from: end, width * 0x1p-16, along: function) {
        return .stretch(stretch)
      }
    }
    return nil
  }

  /// Whether a function is as smooth at a distance from such a place as powers are.
  private func canGoOn(from start: Double, _ width: Double, along function: any Integrand) -> Bool {
    let end = start + direction * width / 64
    let x = Interval(between: start, end)
    return function.taylorModel(around: start, over: x, order: 4).flatMap {
      IntegralStretch(from: start, to: end, Interval(0), $0)
    }?.isTight(0x1p-16, beside: Interval(0)) ?? false
  }

  /// A stretch that ends at such a place, a simple number after so much of a smooth way.
  func arrival(
    after length: Double,
    _ least: Double,
    along function: any Integrand
  ) -> Singular? {
    let place = ahead(from: length, to: length + 4 * least).simplest
    guard place != reach,
      let singular = singular(from: reach, to: place, beside: place, along: function)
    else { return nil }
    // As near as numbers tell.
    let isNear = length <= Swift.max(16 * least, place.magnitude * 0x1p-40)
    // Up to a pole the integral is known as far as that.
    guard let stretch = singular.stretch else { return isNear ? singular : nil }
    let size = Swift.max(stretch.change, stretch.total.magnitude)
    return stretch.loss <= size * Self.leastLoss || isNear ? singular : nil
  }

  private func singular(
    from start: Double,
    to end: Double,
    beside place: Double,
    along function: any Integrand
  ) -> Singular? {
    let width = (end - start).magnitude.nextUp
    let isLeft = (place == start) == (direction < 0)
    guard let growth = function.growth(beside: place, reaching: width, isLeft: isLeft) else {
      return nil
    }
    if growth.isEndless { return .pole(place) }
    return IntegralStretch(from: start, to: end, sum, growth, isAtStart: place == start)
      .map(Singular.stretch)
  }
}

extension IntegralStretch {
  /// What is lost over it.
  fileprivate var loss: Double { total.width - sum.width }

  /// By how much the integral changes at most.
  fileprivate var change: Double { (total - sum).magnitude }
}
