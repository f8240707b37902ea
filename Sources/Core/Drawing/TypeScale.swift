/// How text that is there to be read differs from the size it was designed with.
public struct TypeScale: Hashable, Sendable {
  /// What small text is multiplied by.
  public var factor: Double
  /// No text is smaller than this, in points.
  public var least: Double

  /// Text above this size grows only as far as not to become smaller than other text, in points.
  public static let largest = 17.0

  /// A scale; as designed when nothing is given.
  public init(factor: Double = 1, least: Double = 0) {
    self.factor = factor
    self.least = least
  }

  /// The font that stands for another one.
  public func font(_ font: Font) -> Font {
    let grown = min(font.size, Self.largest) * factor
    return font.sized(max(grown, least, font.size > Self.largest ? font.size : 0))
  }
}
