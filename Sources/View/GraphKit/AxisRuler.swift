/// A number along an axis: where it is, and how it is written.
struct AxisTick: Hashable {
  let position: Double
  let text: String
  /// Whether its line is a strong one.
  var isMajor = true
  /// What it is to who reads it alone.
  var reading: String?
}

/// Where an axis has lines and numbers.
enum AxisRuler: Hashable {
  /// At multiples of a step, written with a power of ten.
  case even(TickStep, power: Int, origin: TickOrigin?)
  /// At every so many powers of ten, and at some multiples of each.
  case decades(Int, multiples: [Int])
  /// At multiples of a step, between two powers of ten.
  case within(TickStep)

  /// The ruler of a logarithmic axis with so many points for a power of ten.
  ///
  /// - `spacing`: How far apart numbers are at least, in points.
  init(decade: Double, over range: ClosedRange<Double>, spacing: Double) {
    let ratio = range.upperBound / range.lowerBound
    if ratio < 4 {
      // Steps are narrowest at the upper end.
      let step = spacing * range.upperBound * Self.naturalTen / decade
      self = .within(TickStep(atLeast: step))
    } else if decade >= 160 {
      self = .decades(1, multiples: [1, 2, 5])
    } else {
      let least = spacing * 0.8
      let count = [1, 2, 3, 5, 10, 20, 50, 100].first { Double($0) * decade >= least } ?? 200
      self = .decades(count, multiples: [1])
    }
  }

  /// ln 10.
  private static let naturalTen = 2.302585092994046

  var powerText: String? {
    if case .even(_, let power, let origin) = self { origin?.powerText(power) } else { nil }
  }

  /// The numbers in a range, from the first on.
  func ticks(in range: ClosedRange<Double>, decimalMark: Character) -> [AxisTick] {
    switch self {
    case .even(let step, let power, let origin):
      return step.ticks(in: range).map { tick in
        AxisTick(
          position: step.position(ofTick: tick),
          text: step.label(ofTick: tick, decimalMark: decimalMark, power: power),
          reading: origin.flatMap { $0.isZero ? nil : $0.reading(ofTick: tick, of: step) }
        )
      }
    case .within(let step):
      return step.ticks(in: range).map { tick in
        AxisTick(
          position: step.position(ofTick: tick),
          text: step.label(ofTick: tick, decimalMark: decimalMark)
        )
      }
    case .decades(let count, let multiples):
      return Self.powers(in: range).filter { $0.isMultiple(of: count) }.flatMap { power in
        multiples.compactMap { multiple in
          let position = TickStep.power(of: power) * Double(multiple)
          guard range.contains(position) else { return nil }
          let text = Self.text(multiple, power, decimalMark)
          return AxisTick(position: position, text: text, isMajor: multiple == 1)
        }
      }
    }
  }

  /// Lines without numbers, at least so far apart.
  func minorLines(
    in range: ClosedRange<Double>,
    _ pointsPerUnit: Double,
    _ spacing: Double
  ) -> [Double] {
    switch self {
    case .even(let step, _, _):
      let parts = step.minorDivisions
      let minor = step.length / Double(parts)
      let ticks = step.ticks(in: range)
      guard minor * pointsPerUnit >= spacing, let first = ticks.first else { return [] }
      return (first - 1..<ticks.upperBound).flatMap { tick in
        (1..<parts).map { step.position(ofTick: tick) + Double($0) * minor }
      }
    case .within(let step):
      let parts = step.minorDivisions
      let ticks = step.ticks(in: range)
      guard let first = ticks.first else { return [] }
      return (first - 1..<ticks.upperBound).flatMap { tick in
        (1..<parts).map {
          step.position(ofTick: tick) + Double($0) * step.length / Double(parts)
        }
      }.filter(range.contains)
    case .decades(let count, _):
      let powers = Self.powers(in: range)
      if count > 1 { return powers.map(TickStep.power).filter(range.contains) }
      guard pointsPerUnit * 0.0458 >= spacing / 4 else { return [] }
      return powers.flatMap { power in
        (2...9).map { TickStep.power(of: power) * Double($0) }
      }.filter(range.contains)
    }
  }

  /// The exponents of the powers of ten in a range, and of the next one below.
  private static func powers(in range: ClosedRange<Double>) -> ClosedRange<Int> {
    let low = Int(Logarithm.exponent(range.lowerBound).rounded(.down))
    let high = Int(Logarithm.exponent(range.upperBound).rounded(.down))
    return low...max(low, high)
  }

  /// `1`, `10`, `10³`; of other multiples `0.2`, `500`, `2·10⁴`.
  private static func text(_ multiple: Int, _ power: Int, _ mark: Character) -> String {
    let isPlain = multiple == 1 ? 0...1 ~= power : -3...2 ~= power
    if isPlain {
      return TickStep(atLeast: TickStep.power(of: power))
        .label(ofTick: multiple, decimalMark: mark)
    }
    let ten = "10" + TickStep.superscript(power)
    return multiple == 1 ? ten : "\(multiple)·" + ten
  }
}
