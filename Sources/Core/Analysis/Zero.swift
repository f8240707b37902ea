package import Intervals

/// A place where a smooth function is 0, or a stretch where it may be.
package struct Zero: Equatable {
  /// The certain signs of a function next to the left and right of a place, 0 where they are not known.
  package typealias Signs = (left: Int, right: Int)

  package var x: Interval
  /// Whether there is exactly one zero in `x`.
  package var isProven: Bool
  /// The signs beside it.
  var signs: Signs = (0, 0)
  /// Whether the function certainly has no values of both signs in `x`.
  var keepsSign = false
  /// On which side of a place it is, in whose enclosure it lies.
  var side: Feature.Side?

  package init(x: Interval, isProven: Bool, signs: Signs = (0, 0), keepsSign: Bool = false) {
    self.x = x
    self.isProven = isProven
    self.signs = signs
    self.keepsSign = keepsSign
  }

  /// This and another one as one place, where they cannot be distinguished; `isSame` tells whether one
  /// number alone makes both 0.
  func joined(with next: Zero, isSame: Bool = true) -> Zero? {
    guard !x.isDisjoint(from: next.x) else { return nil }
    // The same number twice is one place.
    let isOne = isSame && isProven && next.isProven && x.isSingleton && x == next.x
    return isOne ? self : Zero(x: x.convexHull(with: next.x), isProven: false)
  }

  package static func == (first: Zero, second: Zero) -> Bool {
    first.x == second.x && first.isProven == second.isProven && first.signs == second.signs
  }
}

extension Interval {
  /// 1 or −1 where no member has the other sign and not all are 0, else 0.
  var possibleSign: Int {
    if isEmpty || lowerBound == 0 && upperBound == 0 { return 0 }
    return lowerBound >= 0 ? 1 : upperBound <= 0 ? -1 : 0
  }

  /// A Double next to the middle, not in it: halving again and again meets no round number.
  var splitPoint: Double {
    let (low, high) = (lowerBound, upperBound)
    let point = low + (high - low) * 0.4877
    return point > low && point < high ? point : midpoint
  }

  /// Whether there are hardly any Doubles between the ends.
  var isTiny: Bool {
    upperBound - lowerBound <= 4 * Swift.max(lowerBound.ulp, upperBound.ulp)
  }
}
