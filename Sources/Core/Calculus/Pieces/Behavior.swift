import Intervals

/// What a function does around one place: its limits from both sides, and its value there.
///
///     let one = Limit(Interval(1))
///     Behavior(left: one, right: one, value: .undefined).isBroken        // true: a hole
///     Behavior(left: one, right: one, value: one).isContinuous           // true
///
/// Two enclosures that overlap do not show that limits are equal: `sidesAgree`, `leftHolds` and
/// `rightHolds` carry what is known by other means.
public struct Behavior: Sendable, Hashable {
  /// From the left.
  public var left: Limit
  /// From the right.
  public var right: Limit
  /// At the place: finite or undefined, unless nothing is known.
  public var value: Limit
  /// Whether both limits are certainly the same.
  public var sidesAgree: Bool
  /// Whether the value is certainly the limit from the left.
  public var leftHolds: Bool
  /// Whether the value is certainly the limit from the right.
  public var rightHolds: Bool

  /// A behavior; agreement is also found where limits are single numbers or infinite.
  public init(
    left: Limit,
    right: Limit,
    value: Limit,
    sidesAgree: Bool = false,
    leftHolds: Bool = false,
    rightHolds: Bool = false
  ) {
    self.left = left
    self.right = right
    self.value = value
    self.sidesAgree = sidesAgree || left.isExactly(right)
    self.leftHolds = leftHolds || left.isExactly(value)
    self.rightHolds = rightHolds || right.isExactly(value)
  }

  /// Whether the function is certainly continuous at the place.
  ///
  /// False is no proof of the contrary: see `isBroken`.
  public var isContinuous: Bool { left.value != nil && sidesAgree && leftHolds }

  /// Whether the function is certainly not continuous at the place.
  ///
  /// Both may be false, where enclosures overlap.
  public var isBroken: Bool {
    if left.isInfinite || right.isInfinite || value == .undefined { return true }
    let limits = left.interval.intersection(right.interval)
    return limits.isEmpty || limits.isDisjoint(from: value.interval)
  }
}
