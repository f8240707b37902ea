import Calculus
import Intervals
import TestSupport

/// A function whose values over a stretch are known without enclosures, from its shape.
struct KnownFunction: Sendable, CustomStringConvertible {
  /// What its values are made of; all shapes have their bend, pole, steps or end at `center`.
  enum Shape: CaseIterable { case parabola, kink, pole, steps, end }

  let shape: Shape
  let (scale, center, level): (Double, Double, Double)

  /// Numbers with few binary digits.
  init(_ shape: Shape, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    self.shape = shape
    scale = [-8, -2, -0.5, 0.25, 1, 3, 30].randomElement(using: &random) ?? 1
    center = Double(Int.random(in: -300...300, using: &random)) / 100
    level = Double(Int.random(in: -200...200, using: &random)) / 100
  }

  var description: String { "\(shape) \(scale) at \(center), \(level)" }

  var function: ProvableFunction { ProvableFunction(description, enclosure(_:)) }

  /// The function of what a variable is.
  @Sendable func enclosure(_ x: Enclosure) -> Enclosure {
    func number(_ value: Double) -> Enclosure { ProvableFunction.constant(value) }
    let u = x - number(center)
    return switch shape {
    case .parabola: number(scale) * .square(u) + number(level)
    case .kink: number(scale) * .abs(u) + number(level)
    case .pole: number(scale) / u + number(level)
    case .steps: .floor(number(scale) * u) + number(level)
    case .end: .sqrt(number(scale) * u) + number(level)
    }
  }

  /// All values between two places, as stretches without gaps.
  func values(from a: Double, to b: Double) -> [ClosedRange<Double>] {
    let (left, right) = (a - center, b - center)
    func between(_ values: Double...) -> [ClosedRange<Double>] {
      [(values.min() ?? 0) + level...(values.max() ?? 0) + level]
    }
    let isInside = left <= 0 && right >= 0
    switch shape {
    case .parabola:
      let ends = (scale * left * left, scale * right * right)
      return isInside ? between(ends.0, 0, ends.1) : between(ends.0, ends.1)
    case .kink:
      let ends = (scale * abs(left), scale * abs(right))
      return isInside ? between(ends.0, 0, ends.1) : between(ends.0, ends.1)
    case .pole:
      let far = (scale > 0 ? 1.0 : -1) * 1e9
      guard isInside else { return between(scale / left, scale / right) }
      return (left < 0 ? between(scale / left, -far) : [])
        + (right > 0 ? between(scale / right, far) : [])
    case .steps:
      let ends = [scale * left, scale * right].map { $0.rounded(.down) }.sorted()
      return stride(from: ends[0], through: ends[1], by: 1).map { $0 + level...$0 + level }
    case .end:
      let (low, high) = (min(scale * left, scale * right), max(scale * left, scale * right))
      return high < 0 ? [] : between(max(0, low).squareRoot(), high.squareRoot())
    }
  }
}
