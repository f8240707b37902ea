public import Intervals

/// The breaks whose arguments meet a target at a place, each with the target.
///
/// Both sides and the value are apart, because an argument may itself jump there: that of
/// `floor(mod(x, 2))` tends to 2 from the left of 2, but is 0 there and to the right.
///
/// Keys are numbers of breaks, as in `PiecewiseFunction.breaks`; values enclose the targets. What is
/// not in a dictionary is not known to meet a target there.
public struct Meetings: Sendable, Hashable {
  /// Those whose argument tends to a target from the left.
  public var left: [Int: Interval]
  /// Those whose argument tends to a target from the right.
  public var right: [Int: Interval]
  /// Those whose argument is a target at the place.
  public var value: [Int: Interval]

  /// No meetings.
  public init() {
    left = [:]
    right = [:]
    value = [:]
  }

  /// A break whose argument goes continuously through a target.
  public init(of index: Int, with target: Interval) {
    left = [index: target]
    right = left
    value = left
  }

  /// Whether an argument tends to a target from both sides, and is it.
  public func isComplete(for index: Int) -> Bool {
    left[index] != nil && right[index] != nil && value[index] != nil
  }
}
