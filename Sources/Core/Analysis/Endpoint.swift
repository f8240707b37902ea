package import Intervals

/// An end of a range of x: exactly the number that was written, whether a `Double` is that number or
/// not.
package struct Endpoint: Sendable, Hashable {
  /// What encloses the number; a single `Double` where it is one.
  package let enclosure: Interval
  /// The number as operations on whole numbers; nil where only its enclosure is known.
  package let number: ClosedForm?
  /// How people write it.
  package let text: String?

  package init(enclosure: Interval, number: ClosedForm? = nil, text: String? = nil) {
    (self.enclosure, self.number, self.text) = (enclosure, number, text)
  }

  /// A number that is a `Double`.
  package init(_ value: Double) {
    self.init(enclosure: Interval(value), number: ClosedForm(value))
  }

  /// The number that the shortest decimal of a `Double` says, as 3/10 for 0.3.
  package init(decimal value: Double) {
    for places in 0...15 {
      let power = (0..<places).reduce(1.0) { power, _ in power * 10 }
      let whole = (value * power).rounded()
      guard whole.magnitude < 0x1p53 else { break }
      // A quotient of two such numbers is rounded once.
      guard whole / power == value else { continue }
      let form: ClosedForm = .quotient(.whole(Int128(whole)), .whole(Int128(power)))
      self.init(
        enclosure: Interval(whole) / Interval(power),
        number: places == 0 ? .whole(Int128(whole)) : form
      )
      return
    }
    self.init(value)
  }

  /// Whether a `Double` is the number.
  package var isDouble: Bool { enclosure.isSingleton }

  /// The same number, known to lie in another interval, too.
  func narrowed(to other: Interval) -> Endpoint {
    let both = enclosure.intersection(other)
    return both.isEmpty ? self : Endpoint(enclosure: both, number: number, text: text)
  }
}

extension Interval {
  /// An interval and a little more, which encloses all that cannot be distinguished from its ends.
  var widened: Interval {
    let margin = Swift.max(width * 0x1p-40, 256 * magnitude.ulp)
    return Interval(lowerBound - margin, upperBound + margin)
  }
}

/// A range of x with its ends, which are known as they were written.
package struct ExactRange: Sendable, Hashable {
  package var lower: Endpoint
  package var upper: Endpoint

  package init(_ lower: Endpoint, _ upper: Endpoint) { (self.lower, self.upper) = (lower, upper) }

  /// A range from a `Double` to another.
  package init(_ range: Interval) {
    self.init(Endpoint(range.lowerBound), Endpoint(range.upperBound))
  }

  /// The least interval of `Double`s with the range in it.
  package var hull: Interval {
    Interval(lower.enclosure.lowerBound, upper.enclosure.upperBound)
  }

  /// Whether `Double`s are its ends.
  package var hasDoubleEnds: Bool { lower.isDouble && upper.isDouble }

  /// The hull and a little more at ends that are no `Double`s, so that what is at them is inside.
  var surroundings: Interval {
    let hull = hull
    return Interval(
      lower.isDouble ? hull.lowerBound : hull.widened.lowerBound,
      upper.isDouble ? hull.upperBound : hull.widened.upperBound
    )
  }

  /// The part inside an interval, whose ends are taken where they are not beyond those of the hull.
  func restricted(to part: Interval) -> ExactRange {
    let hull = hull
    return ExactRange(
      part.lowerBound > hull.lowerBound ? Endpoint(part.lowerBound) : lower,
      part.upperBound < hull.upperBound ? Endpoint(part.upperBound) : upper
    )
  }

  /// Whether a part of the hull may be beyond an end as a whole.
  func mayEndBefore(_ x: Interval) -> Bool {
    [lower, upper].contains { !$0.isDouble && x.isSubset(of: $0.enclosure) }
  }

  /// Whether an interval is certainly in the range.
  func certainlyContains(_ x: Interval) -> Bool {
    x.lowerBound >= lower.enclosure.upperBound && x.upperBound <= upper.enclosure.lowerBound
  }
}
