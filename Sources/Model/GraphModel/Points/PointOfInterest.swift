package import Intervals
package import PlaneProof

/// A point worth looking at: on a curve, or where a curve breaks.
package struct PointOfInterest: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case zero, maximum, minimum, inflection, yIntercept
    /// Where the curve meets another one.
    case intersection(with: Int)
    case jump, hole, pole
    /// Where the domain ends at a finite height.
    case domainEnd
    // Of figures
    case horizontalTangent, verticalTangent, selfCrossing, cusp, isolatedPoint, corner
  }

  package var kind: Kind
  /// Which curve it belongs to, from 0.
  package var curve: Int
  /// Where it certainly is.
  package var x: Interval
  /// Its value, or where that is missing the limit; nil where there is none.
  package var y: Interval?
  /// When a moving point is there.
  package var t: Interval?
  /// Whether the curve comes to it without reaching it: a hole, an end that does not belong.
  package var isMissing = false
  /// Where an area ends, whether the point belongs to it.
  package var border: PlaneLandmark.Border?
  /// The limits from the left and from the right, where they differ.
  package var sides: Sides?
  /// Whether there is certainly exactly one here.
  package var isProven = true
  /// A closed form that matches.
  package var exactX: String?
  package var exactY: String?

  package struct Sides: Hashable, Sendable {
    package var left: Interval
    package var right: Interval
  }

  package init(kind: Kind, curve: Int, x: Interval, y: Interval? = nil) {
    (self.kind, self.curve, self.x, self.y) = (kind, curve, x, y)
  }

  /// The number that stands for its place: rounded if the enclosure allows it.
  package var place: Double { x.representative }

  /// The number that stands for its height.
  package var height: Double? { y.map(\.representative) }

  /// Whether a place is this one, for all that can be told.
  package func isAt(_ place: Double) -> Bool { x.isAt(place) }

  /// Whether a trace stands on it.
  package func isAt(_ trace: Exploration.Trace) -> Bool {
    guard trace.curve == curve, x.isAt(trace.x) else { return false }
    if let t, let time = trace.t { return t.isAt(time) }
    guard let y, let height = trace.y else { return true }
    return y.isAt(height)
  }

  /// Whether the curve has no value or no connection here.
  package var isBreak: Bool { kind == .jump || kind == .hole || kind == .pole || isMissing }
}

extension Interval {
  fileprivate var representative: Double { contains(0) ? 0 : midpoint }

  fileprivate func isAt(_ place: Double) -> Bool {
    contains(place) || (place - representative).magnitude <= 4 * place.ulp
  }
}
