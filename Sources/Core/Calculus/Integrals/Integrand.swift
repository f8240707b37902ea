package import Intervals

/// A function as far as an integral asks for it.
///
/// All answers are proven, for each real number of a stretch; nil, and false, say nothing.
package protocol Integrand: Sendable {
  /// What is certain over a stretch.
  func enclosure(over x: Interval) -> Enclosure

  /// Whether there certainly is a value everywhere on a stretch.
  func isDefined(over x: Interval) -> Bool

  /// A Taylor series about a place, of an order, with its remainder over a stretch; nil where it is not
  /// certainly smooth but for a removable singularity at that place.
  func taylorModel(around center: Double, over x: Interval, order: Int) -> TaylorModel?

  /// What encloses a pole that certainly is in a stretch, up to and beyond which no integral exists;
  /// nil where none is proven.
  func pole(in x: Interval) -> Interval?

  /// How it grows beside a place, on one side and up to a distance of at most 1, where it certainly is
  /// smooth; nil where nothing is known.
  func growth(beside place: Double, reaching width: Double, isLeft: Bool) -> Growth?
}
