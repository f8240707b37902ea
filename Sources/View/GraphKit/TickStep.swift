/// The distance between ticks: 1, 2 or 5 times a power of ten, of π, or of a full turn, or an even
/// part of the latter two; or what a person has typed.
///
///     let step = TickStep(atLeast: 0.3)
///     step.length                   // 0.5
///     step.ticks(in: -1.2...1.2)    // −2..<3
///     step.label(ofTick: -2)        // −1.0
///
/// Ticks are whole multiples of the step, numbered from 0, so that labels are exact.
public struct TickStep: Hashable, Sendable {
  /// The whole number that a tick counts: 1, 2 or 5; in degrees also 15, 45 and others, and of steps that
  /// are typed any up to 999,999.
  public let mantissa: Int
  /// The power of ten.
  public let exponent: Int
  /// Into how many parts π is divided, or 1 where the step is typed; 1 for other steps.
  public let divisor: Int
  /// What the ticks count.
  public let unit: TickUnit

  /// The smallest such step that is not less than a length (positive and finite).
  ///
  /// Far below a part of π the ticks count ones: nobody reads 31π/1000.
  ///
  /// Lengths below 10⁻³⁰⁷ and above 10³⁰⁷ count as these.
  ///
  ///     TickStep(atLeast: 0.6, in: .pi).length     // π/4
  ///     TickStep(atLeast: 20, in: .degree).length  // 30
  public init(atLeast length: Double, in unit: TickUnit = .number) {
    let target = min(max(length, 1e-307), 1e307) * (1 - 1e-12)
    switch unit {
    case .number: self.init(decimalAtLeast: target)
    case .pi:
      let part = target / .pi
      if let divisor = [12, 6, 4, 2, 1].first(where: { 1 / Double($0) >= part }) {
        if part * 24 < 1 {
          self.init(decimalAtLeast: target)
        } else {
          self.init(mantissa: 1, exponent: 0, divisor: divisor, unit: .pi)
        }
      } else {
        let turns = TickStep(decimalAtLeast: part)
        self.init(mantissa: turns.mantissa, exponent: turns.exponent, unit: .pi)
      }
    case .degree:
      if target <= 5 || target > 360 {
        let turns = TickStep(decimalAtLeast: target > 360 ? target / 360 : target)
        self.init(
          mantissa: turns.mantissa * (target > 360 ? 360 : 1),
          exponent: turns.exponent,
          unit: .degree
        )
      } else {
        let angle = [15, 30, 45, 90, 180].first { Double($0) >= target } ?? 360
        self.init(mantissa: angle, exponent: 0, unit: .degree)
      }
    }
  }

  private init(decimalAtLeast target: Double) {
    // A binary exponent gives the decimal one to within one; then walk up.
    var exponent = Int((Double(target.exponent) * 0.30102999566398).rounded(.down)) - 1
    while true {
      for mantissa in [1, 2, 5] where Self.value(mantissa, exponent) >= target {
        self.init(mantissa: mantissa, exponent: exponent, unit: .number)
        return
      }
      exponent += 1
    }
  }

  init(mantissa: Int, exponent: Int, divisor: Int = 1, unit: TickUnit) {
    self.mantissa = mantissa
    self.exponent = exponent
    self.divisor = divisor
    self.unit = unit
  }

  /// The step's length.
  ///
  /// In units of the axis: correctly rounded, but for multiples of π.
  public var length: Double { scaled(Self.value(mantissa, exponent)) }

  /// The next larger step.
  ///
  /// Of parts of π the next one that is used: π/6 after π/12.
  public var next: TickStep { TickStep(atLeast: length * 1.001, in: unit) }

  /// Into how many parts minor lines divide a step.
  public var minorDivisions: Int {
    switch (unit, mantissa, divisor) {
    case (.pi, _, 2), (.degree, 90, _), (.degree, 180, _): 6
    case (.pi, _, 4), (.degree, 15, _), (.degree, 30, _), (.degree, 45, _): 3
    case (.pi, _, 6): 2
    case (.pi, 1, 1), (_, 2, 1), (.degree, 360, _), (.degree, 720, _): 4
    case (.number, let mantissa, 1): [5, 4, 3, 7].first { mantissa % $0 == 0 } ?? 5
    case (.number, _, _): 2
    default: 5
    }
  }

  /// The numbers of the ticks inside a range: tick n lies at n steps.
  ///
  /// Empty when `Double` can't distinguish neighbouring ticks.
  ///
  /// Empty, too, for more than 10,000 ticks.
  public func ticks(in range: ClosedRange<Double>) -> Range<Int> {
    let first = (range.lowerBound / length).rounded(.up)
    let last = (range.upperBound / length).rounded(.down)
    guard abs(first) < 0x1p53, abs(last) < 0x1p53, last >= first, last - first < 10_000 else {
      return 0..<0
    }
    return Int(first)..<(Int(last) + 1)
  }

  /// Where a tick lies; correctly rounded but for multiples of π.
  public func position(ofTick tick: Int) -> Double {
    let (product, overflow) = tick.multipliedReportingOverflow(by: mantissa)
    return overflow ? Double(tick) * length : scaled(Self.value(product, exponent))
  }

  /// Ones in the unit's parts as a length.
  private func scaled(_ value: Double) -> Double {
    (unit == .pi ? value * .pi : value) / Double(divisor)
  }

  static func power(of exponent: Int) -> Double { value(1, exponent) }

  /// m · 10ᵉ, correctly rounded.
  private static func value(_ mantissa: Int, _ exponent: Int) -> Double {
    Double("\(mantissa)e\(exponent)") ?? .infinity
  }
}
