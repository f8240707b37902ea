/// How text that is there to be read differs from the size it was designed with.
public struct TypeScale: Hashable, Sendable {
  /// What small text is multiplied by.
  public var factor: Double
  /// No text is smaller than this, in points.
  public var least: Double

  /// Text above this size is large enough as it is, in points.
  public static let largest = 17.0

  /// A scale; as designed when nothing is given.
  public init(factor: Double = 1, least: Double = 0) {
    self.factor = factor
    self.least = least
  }

  /// The font that stands for another one.
  public func font(_ font: Font) -> Font {
    font.size > Self.largest ? font : font.sized(max(font.size * factor, least))
  }
}
