import Intervals

/// A point worth looking at: on a curve, or where a curve breaks.
package struct PointOfInterest: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case zero, maximum, minimum, inflection, yIntercept
    /// Where the curve meets another one.
    case intersection(with: Int)
    case jump, hole, pole
  }

  var kind: Kind
  /// Which curve it belongs to, from 0.
  package var curve: Int
  /// Where it certainly is.
  var x: Interval
  /// Its value, or at a hole the limit; nil where there is none.
  var y: Interval?
  /// The limits from the left and from the right, where they differ.
  var sides: Sides?
  /// Whether there is certainly exactly one here.
  var isProven = true
  /// A closed form that matches.
  var exactX: String?
  var exactY: String?

  package struct Sides: Hashable, Sendable {
    var left: Interval
    var right: Interval
  }

  /// The number that stands for its place: rounded if the enclosure allows it.
  package var place: Double { x.lowerBound <= 0 && x.upperBound >= 0 ? 0 : x.midpoint }

  /// Whether a place is this one, for all that can be told.
  func isAt(_ place: Double) -> Bool {
    abs(place - self.place) <= max(x.upperBound - x.lowerBound, 4 * place.ulp)
  }

  /// Whether the curve has no value or no connection here.
  var isBreak: Bool { kind == .jump || kind == .hole || kind == .pole }
}
