public import Intervals

/// What a function certainly takes somewhere in a stretch of x, though no Double need be the place.
///
/// Source: the intermediate value theorem, on an argument that changes its sign.
public enum AttainedValue: Sendable, Hashable {
  /// At some place, a value that lies in an interval.
  case value(Interval)
  /// Between one end of the stretch and some place beside which its values lie in an interval, all
  /// values between these and that at the end: there it is continuous.
  case passage(from: Double, toward: Interval)
}
