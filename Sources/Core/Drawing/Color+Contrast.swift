extension Color {
  /// WCAG 2 relative luminance, 0 … 1, of the opaque colour.
  public var luminance: Double {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      guard value > 0.04045 else { return value / 12.92 }
      // (value + 0.055) / 1.055 to the power 2.4 = 12/5: the fifth root by Newton's method.
      let base = (value + 0.055) / 1.055
      var root = base
      for _ in 0..<40 {
        root -= (root * root * root * root * root - base) / (5 * root * root * root * root)
      }
      let squared = root * root
      let fourth = squared * squared
      return fourth * fourth * fourth
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// WCAG 2 contrast ratio with another colour, 1 … 21.
  public func contrast(with other: Color) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}
