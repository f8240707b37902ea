import Calculus
import Intervals
import PlaneProof
import TestSupport

/// a·(x − h)² + b·(y − k)² + c, whose least and largest value in a box are known exactly: all numbers
/// have few binary digits.
struct PlaneQuadric: PlaneFunction, CustomStringConvertible {
  let a, b, c, h, k: Double

  init(a: Double, b: Double, c: Double, h: Double, k: Double) {
    (self.a, self.b, self.c, self.h, self.k) = (a, b, c, h, k)
  }

  init(using random: inout SeededGenerator) {
    func sixteenth(_ most: Int) -> Double { Double(.random(in: -most...most, using: &random)) / 16 }
    (a, b) = (Double(Int.random(in: -3...3, using: &random)), 1)
    (c, h, k) = (sixteenth(80), sixteenth(40), sixteenth(40))
  }

  var description: String { "\(a)·(x − \(h))² + \(b)·(y − \(k))² + \(c)" }

  func enclosure(over box: PlaneBox, along axis: PlaneAxis) -> Enclosure {
    func number(_ value: Double) -> Enclosure { .constant(Interval(value)) }
    let x = axis == .x ? Enclosure.variable(over: box.x) : .constant(box.x)
    let y = axis == .y ? Enclosure.variable(over: box.y) : .constant(box.y)
    return number(a) * .square(x - number(h)) + number(b) * .square(y - number(k)) + number(c)
  }

  /// All values in a box, exactly.
  func values(x: ClosedRange<Double>, y: ClosedRange<Double>) -> ClosedRange<Double> {
    func squares(_ range: ClosedRange<Double>, _ center: Double, _ factor: Double) -> [Double] {
      let ends = [range.lowerBound - center, range.upperBound - center].map { factor * $0 * $0 }
      return (range.contains(center) ? ends + [0] : ends).sorted()
    }
    let (across, up) = (squares(x, h, a), squares(y, k, b))
    return across[0] + up[0] + c...(across.last ?? 0) + (up.last ?? 0) + c
  }
}

extension ClosedRange<Double> {
  /// Whether a condition holds at one of these values, all of which are taken.
  func meets(_ sign: PlaneCondition.Sign) -> Bool {
    switch sign {
    case .zero: contains(0)
    case .nonzero: lowerBound != 0 || upperBound != 0
    case .negative: lowerBound < 0
    case .nonpositive: lowerBound <= 0
    case .positive: upperBound > 0
    case .nonnegative: upperBound >= 0
    case .defined: true
    }
  }

  /// Whether a condition holds at all of them.
  func fulfils(_ sign: PlaneCondition.Sign) -> Bool {
    switch sign {
    case .zero: lowerBound == 0 && upperBound == 0
    case .nonzero: !contains(0)
    case .negative: upperBound < 0
    case .nonpositive: upperBound <= 0
    case .positive: lowerBound > 0
    case .nonnegative: lowerBound >= 0
    case .defined: true
    }
  }
}
