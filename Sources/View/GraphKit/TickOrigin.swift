import CurveProof

/// Where the numbers of an axis count from in a view that is too deep, or too far away, for `Double`.
///
/// A number along such an axis is origin + t·10^exponent; the viewport, the grid and the curves know the
/// t alone.
///
///     TickOrigin(base: "π", offset: "0", exponent: -51).formula  // "π"
public struct TickOrigin: Hashable, Sendable {
  /// A number as a formula; empty for none.
  public var base: String
  /// A decimal that is added to it, as `-0.25` or `3e-51`; "0" for none.
  public var offset: String
  /// The power of ten that the numbers count.
  public var exponent: Int
  /// The origin's first decimal digits, for who reads rather than sees; empty where they are not known.
  public var digits = ""

  /// An origin of which no digits are known.
  public init(base: String, offset: String, exponent: Int) {
    (self.base, self.offset, self.exponent) = (base, offset, exponent)
  }

  /// Whether numbers count from 0, in powers of ten.
  public var isZero: Bool { base.isEmpty && offset == "0" }

  /// The origin as a formula.
  public var formula: String {
    if base.isEmpty { return offset }
    if offset == "0" { return base }
    return base + (offset.hasPrefix("-") ? "" : "+") + offset
  }
}

extension TickOrigin {
  /// The power of ten of what is counted by the numbers as they are written: that of the local numbers
  /// where numbers count from 0; else such that they are between 1 and 10, or about it.
  func labelPower(of step: TickStep, in range: ClosedRange<Double>) -> Int {
    if isZero { return exponent }
    let farthest = max(range.lowerBound.magnitude, range.upperBound.magnitude) * (1 + 1e-9)
    // The last tick's own power of ten.
    let tick = step.position(ofTick: Int(min(farthest / step.length, 1e6)))
    var power = 0
    while power < 9, tick * TickStep.power(of: power) < 1 { power += 1 }
    while power > -9, tick * TickStep.power(of: power) >= 100 { power -= 1 }
    return power
  }

  /// `× 10⁻⁵¹`, once for all numbers of an axis; nil where each is written with it, or it is 1.
  func powerText(_ power: Int) -> String? {
    let whole = exponent - power
    return isZero || whole == 0 ? nil : "× 10" + TickStep.superscript(whole)
  }

  /// The origin as a decimal where its digits are known as far as a view needs them, else as a formula.
  package var reading: String {
    base.isEmpty ? offset : offset == "0" && digits.count > 20 ? digits : written
  }

  /// What a number is to who reads it alone: `+2·10⁻⁵¹`.
  func reading(ofTick tick: Int, of step: TickStep) -> String {
    let text = step.label(ofTick: tick, power: exponent)
    return text.hasPrefix("\u{2212}") ? text : "+" + text
  }
}

extension Viewport {
  /// The same place and scale, counted from other origins.
  public func counted(fromX originX: TickOrigin?, y originY: TickOrigin?) -> Viewport {
    var viewport = self
    viewport.originX = originX
    viewport.originY = originY
    return viewport
  }

  /// Whether units are equally long on both axes.
  var hasOneScale: Bool {
    guard pointsPerUnitX == pointsPerUnitY else { return false }
    return (originX?.exponent ?? 0) == (originY?.exponent ?? 0)
  }

  /// Whether it counts from another place than 0, or in powers of ten, along any axis.
  public var isLocal: Bool { originX != nil || originY != nil }

  /// The origins other than 0, by their axes.
  package var origins: [(axis: Coordinate, origin: TickOrigin)] {
    [(Coordinate.x, originX), (.y, originY)].compactMap { axis, origin in
      origin.flatMap { $0.isZero ? nil : (axis, $0) }
    }
  }

  /// Whether x = 0 and y = 0 are where the viewport's own zeros are.
  package var hasTrueZeroX: Bool { (originX?.isZero ?? true) && !logarithmic.contains(.x) }
  package var hasTrueZeroY: Bool { (originY?.isZero ?? true) && !logarithmic.contains(.y) }
}
