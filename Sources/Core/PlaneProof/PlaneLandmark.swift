public import Intervals

/// A place of a figure worth looking at.
///
/// Zeros in general are proven with Krawczyk's test (see `PlaneRoots`); a place that is not proven is
/// shown as possible.
public struct PlaneLandmark: Hashable, Sendable {
  /// What is there.
  public enum Kind: Hashable, Sendable {
    /// It meets the axes: y = 0, or x = 0.
    case onXAxis, onYAxis
    /// Its line is level, or upright.
    case horizontalTangent, verticalTangent
    /// Its line meets itself, turns back, or is a single point.
    case selfCrossing, cusp, isolatedPoint
    /// Two borders of an area meet.
    case corner
    /// It meets another curve or figure.
    case meeting
  }

  /// What is there.
  public let kind: Kind
  /// What holds the place.
  public let box: PlaneBox
  /// When a moving point is there.
  public let t: Interval?
  /// Whether there is certainly just one in the box; else there may be any number, even none.
  public var isProven: Bool
  /// Where an area ends: whether the place belongs to it; nil for a place of a line or a way.
  public var border: Border?

  /// Whether what ends somewhere has its end.
  public enum Border: Hashable, Sendable {
    /// It belongs to it, or does not.
    case closed, open
  }

  /// A place of a kind.
  public init(
    _ kind: Kind,
    in box: PlaneBox,
    t: Interval? = nil,
    isProven: Bool = true,
    border: Border? = nil
  ) {
    (self.kind, self.box, self.t, self.isProven) = (kind, box, t, isProven)
    self.border = border
  }
}

extension [PlaneLandmark] {
  /// Adds what is not there yet; what is proven takes the place of what is not.
  ///
  /// Two landmarks of one kind are one place if their boxes meet, and the times, where both have any,
  /// are equal.
  ///
  /// - Complexity: O(count).
  public mutating func add(_ new: PlaneLandmark) {
    let index = firstIndex {
      $0.kind == new.kind && $0.box.meets(new.box) && ($0.t == nil || new.t == nil || $0.t == new.t)
    }
    guard let index else { return append(new) }
    if new.isProven, !self[index].isProven { self[index] = new }
  }
}
