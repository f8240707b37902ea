package import Intervals

/// Where what is known of a function ends, on one side.
package struct KnownEnd: Equatable, Sendable {
  package enum Kind: Sendable {
    /// It was not followed further.
    case unfinished
    /// Nothing is proven beyond.
    case open
    /// Beyond there certainly is no value.
    case border
    /// Beyond there certainly is no value, and towards it the values grow beyond all bounds.
    case pole
  }

  /// What encloses the place.
  package let place: Interval
  package let kind: Kind

  package init(_ place: Interval, _ kind: Kind) { (self.place, self.kind) = (place, kind) }

  /// Whether there certainly is nothing beyond.
  package var isLast: Bool { kind == .border || kind == .pole }
}
