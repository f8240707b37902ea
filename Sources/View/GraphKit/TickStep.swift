/// The distance between ticks: 1, 2 or 5 times a power of ten.
public struct TickStep: Hashable, Sendable {
  /// 1, 2 or 5.
  public let mantissa: Int
  /// The power of ten.
  public let exponent: Int

  /// The smallest such step that is not less than a length (positive and finite).
  public init(atLeast length: Double) {
    let target = min(max(length, 1e-307), 1e307)
    // A binary exponent gives the decimal one to within one; then walk up.
    var exponent = Int((Double(target.exponent) * 0.30102999566398).rounded(.down)) - 1
    while true {
      for mantissa in [1, 2, 5]
      where Self.value(mantissa, exponent) >= target * (1 - 1e-12) {
        self.mantissa = mantissa
        self.exponent = exponent
        return
      }
      exponent += 1
    }
  }

  private init(mantissa: Int, exponent: Int) {
    self.mantissa = mantissa
    self.exponent = exponent
  }

  /// The step's length.
  public var length: Double { Self.value(mantissa, exponent) }

  /// The next larger step.
  public var next: TickStep {
    switch mantissa {
    case 1: TickStep(mantissa: 2, exponent: exponent)
    case 2: TickStep(mantissa: 5, exponent: exponent)
    default: TickStep(mantissa: 1, exponent: exponent + 1)
    }
  }

  /// Into how many parts minor lines divide a step.
  public var minorDivisions: Int { mantissa == 2 ? 4 : 5 }

  /// The numbers of the ticks inside a range: tick n lies at n steps.
  ///
  /// Empty when `Double` can't tell neighbouring ticks apart.
  public func ticks(in range: ClosedRange<Double>) -> Range<Int> {
    let first = (range.lowerBound / length).rounded(.up)
    let last = (range.upperBound / length).rounded(.down)
    guard abs(first) < 0x1p53, abs(last) < 0x1p53, last >= first, last - first < 10_000 else {
      return 0..<0
    }
    return Int(first)..<(Int(last) + 1)
  }

  /// Where a tick lies, correctly rounded.
  public func position(ofTick tick: Int) -> Double {
    let (product, overflow) = tick.multipliedReportingOverflow(by: mantissa)
    return overflow ? Double(tick) * length : Self.value(product, exponent)
  }

  /// m · 10ᵉ, correctly rounded.
  private static func value(_ mantissa: Int, _ exponent: Int) -> Double {
    Double("\(mantissa)e\(exponent)") ?? .infinity
  }
}
