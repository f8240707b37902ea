package import Intervals

/// A function as far as an integral asks for it.
package protocol Integrand: Sendable {
  /// What is certain over a stretch.
  func enclosure(over x: Interval) -> Enclosure

  /// Whether there certainly is a value everywhere on a stretch.
  func isDefined(over x: Interval) -> Bool

  /// A Taylor series about a place, of an order, with its remainder over a stretch; nil where it is not
  /// certainly smooth but for a removable singularity at that place.
  func expansion(around center: Double, over x: Interval, order: Int) -> TaylorModel?

  /// Whether there certainly is a pole in a stretch: up to there no integral exists.
  func hasPole(in x: Interval) -> Bool
}
