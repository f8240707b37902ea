package import Calculus
package import Intervals

/// A place of interest on a function's graph.
package struct Feature: Sendable, Hashable {
  /// What is of interest there.
  package enum Kind: Sendable, Hashable {
    /// The value is 0.
    case root
    /// The value is lower than all others near it; the function is continuous there.
    case minimum
    /// The value is higher than all others near it; the function is continuous there.
    case maximum
    /// A minimum or a maximum, if anything.
    case extremum
    /// The second derivative changes sign.
    case inflection
    /// The values grow beyond all bounds on one side or on both.
    case pole(left: Limit, right: Limit)
    /// The limits of both sides differ.
    case jump(left: Limit, right: Limit, value: Limit)
    /// Both sides have one limit; there is no value, or another one.
    case hole(limit: Limit, value: Limit)
    /// The domain begins (to the right of the place) or ends here.
    case domainEnd(isStart: Bool, limit: Limit, value: Limit)
    /// Two functions have the same value.
    case intersection
  }

  /// On which side of a place between smooth parts something is, inside the enclosure of that place.
  enum Side: Sendable { case left, right }

  package let kind: Kind
  /// What encloses the place; wide where only a stretch of possible places is known.
  package internal(set) var x: Interval
  /// What encloses the value there, or the limit of a hole; empty where there is none.
  package let y: Interval
  /// Whether exactly one such place is certainly in `x`; otherwise any number may be, even none.
  package internal(set) var isProven: Bool
  /// Nil for what is not known to be beside such a place, but nearer than its enclosure tells.
  let side: Side?

  package init(_ kind: Kind, x: Interval, y: Interval, isProven: Bool) {
    self.init(kind, x: x, y: y, isProven: isProven, side: nil)
  }

  init(_ kind: Kind, x: Interval, y: Interval, isProven: Bool, side: Side?) {
    self.kind = kind
    self.side = side
    // No −0.
    self.x = x + Interval(0)
    self.y = y + Interval(0)
    self.isProven = isProven
  }

  /// Whether it is a minimum or a maximum, or may be one.
  var isExtremum: Bool { [.minimum, .maximum, .extremum].contains(kind) }

  /// What is known of the value at a break; nil where the function is continuous.
  package var value: Limit? {
    switch kind {
    case .pole: .undefined
    case .jump(_, _, let value), .hole(_, let value), .domainEnd(_, _, let value): value
    case .root, .minimum, .maximum, .extremum, .inflection, .intersection: nil
    }
  }
}
