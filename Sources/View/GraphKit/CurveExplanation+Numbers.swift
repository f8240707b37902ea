public import CurveProof

extension CurveExplanation {
  /// An x of the finding, as exact as the pixels are: "1.005".
  ///
  /// `rule` is upward or downward for an end beyond which something shall certainly hold.
  public func text(
    ofX x: Double,
    rounded rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> String { Self.text(x, resolution.x / 10, rule) }

  /// A y of the finding, as exact as the pixels are.
  public func text(ofY y: Double) -> String { Self.text(y, resolution.y / 10) }

  /// The narrowest bounds of a pole that can be distinguished at this scale, nil where there are none.
  public func texts(ofPoleFrom lower: Double, to upper: Double) -> (low: String, high: String)? {
    let step = TickStep(atLeast: resolution.x / 10)
    let middle = ((lower / 2 + upper / 2) / step.length).rounded()
    var low = min(middle - 1, (lower / step.length).rounded(.up))
    var high = max(middle + 1, (upper / step.length).rounded(.down))
    // Beyond, a tick and the next may be the same number.
    guard abs(low) < 0x1p53 - 2, abs(high) < 0x1p53 - 2 else { return nil }
    while low * step.length > lower { low -= 1 }
    while high * step.length < upper { high += 1 }
    return (step.label(ofTick: Int(low)), step.label(ofTick: Int(high)))
  }

  /// A number to within a resolution, without zeros at its end.
  private static func text(
    _ value: Double,
    _ resolution: Double,
    _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> String {
    guard value.isFinite else { return value < 0 ? "−∞" : "∞" }
    let step = TickStep(atLeast: resolution)
    let decade = step.mantissa == 1 ? step : TickStep(atLeast: step.length / 5)
    let exact = value / decade.length
    guard abs(exact) < 0x1p53 else { return "\(value)" }
    // The quotient of a number and its own step may miss that by a rounding.
    let nearest = exact.rounded()
    let tick = abs(exact - nearest) <= 2 * exact.ulp ? nearest : exact.rounded(rule)
    var text = decade.label(ofTick: Int(tick))
    if text.contains("."), !text.contains("·") {
      while text.hasSuffix("0") { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
    }
    return text
  }
}
