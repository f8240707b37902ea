/// The upper and lower end of the ink in one column of device pixels, in points.
///
/// Small, because a picture has thousands of them; to within a small part of a pixel.
///
///     InkReach.none.extent  // nil
public struct InkReach: Hashable, Sendable {
  private var upper: Float
  private var lower: Float

  /// No ink.
  public static let none = InkReach(upper: .infinity, lower: -.infinity)

  private init(upper: Float, lower: Float) {
    self.upper = upper
    self.lower = lower
  }

  /// Ink from one y down to another.
  @inline(__always)
  init(from upper: Double, to lower: Double) {
    self.init(upper: Float(upper), lower: Float(lower))
  }

  /// The stretch of y, nil where there is no ink.
  public var extent: ClosedRange<Double>? {
    upper <= lower ? Double(upper)...Double(lower) : nil
  }

  /// Adds a stretch.
  mutating func extend(by extent: ClosedRange<Double>) {
    upper = min(upper, Float(extent.lowerBound))
    lower = max(lower, Float(extent.upperBound))
  }
}
