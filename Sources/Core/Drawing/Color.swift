/// A colour with straight (not premultiplied) alpha, eight bits a channel, sRGB.
public struct Color: Hashable, Sendable {
  /// Red, 0 … 255.
  public var red: UInt8
  /// Green, 0 … 255.
  public var green: UInt8
  /// Blue, 0 … 255.
  public var blue: UInt8
  /// Opacity, 0 … 255.
  public var alpha: UInt8

  /// A colour from its channels.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// An opaque colour written as `0xRRGGBB`.
  public init(_ hex: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16),
      green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex)
    )
  }

  /// The same colour at another opacity, 0 … 1.
  public func opacity(_ opacity: Double) -> Color {
    Color(
      red: red,
      green: green,
      blue: blue,
      alpha: UInt8((min(max(opacity, 0), 1) * 255).rounded())
    )
  }

  /// The colour with a share (0 … 1) of another mixed in, opacity included.
  public func mixed(with other: Color, share: Double) -> Color {
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8((Double(a) + (Double(b) - Double(a)) * share).rounded())
    }
    return Color(
      red: mix(red, other.red),
      green: mix(green, other.green),
      blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha)
    )
  }
}
