import Calculus
import Intervals

/// A zero of one of a function's factors.
package struct FactorZero {
  let part: SmoothPart
  package var zero: Zero

  package init(part: SmoothPart, zero: Zero) {
    self.part = part
    self.zero = zero
  }

  /// The zeros of all factors together, those that cannot be distinguished as one.
  static func joined(_ zeros: [FactorZero]) -> [FactorZero] {
    zeros.sorted { $0.zero.x.lowerBound < $1.zero.x.lowerBound }.merging { last, next in
      last.zero.joined(with: next.zero).map { FactorZero(part: last.part, zero: $0) }
    }
  }

  /// The zeros of a derivative, of which some are proven to be no others than the function's own.
  static func settled(_ zeros: [Zero], of part: SmoothPart, by roots: [FactorZero]) -> [Zero] {
    if roots.isEmpty || zeros.allSatisfy(\.isProven) { return zeros }
    var result = zeros.filter(\.isProven)
    for zero in zeros where !zero.isProven {
      guard let (place, box) = roots.lazy.compactMap({ $0.multiple(near: zero, of: part) }).first
      else {
        result.append(zero)
        continue
      }
      if !result.contains(where: { $0.isProven && $0.x.isSubset(of: box) }) { result.append(place) }
    }
    return result
  }

  /// The zero at which the factor g of f = gᵐ·h makes a derivative vanish, if that is the only place
  /// in a stretch around another zero of the derivative, which may be the same.
  ///
  /// f′ = gᵐ⁻¹·(m·g′·h + g·h′), and f″ = gᵐ⁻²·(m·(m − 1)·g′²·h + g·(m·g″·h + 2m·g′·h′ + g·h″)).
  private func multiple(near other: Zero, of derivative: SmoothPart) -> (Zero, Interval)? {
    let box = zero.x.convexHull(with: other.x)
    guard zero.isProven, box.isSubset(of: part.cell.x),
      box.isTiny || box.width <= 64 * Swift.max(zero.x.width, other.x.width),
      let (power, h) = part.function.multiplicity(
        of: part.part,
        in: derivative.part,
        over: box,
        cell: part.cell.gaps
      ),
      power > derivative.order
    else { return nil }
    let g = part.jet(over: box)
    let slope = g.c1.certainSign
    let m = Interval(Double(power))
    let rest: Interval
    if derivative.order == 1 {
      rest = m * g.c1 * h.c0 + g.c0 * h.c1
    } else {
      let near = m * (m - Interval(1)) * Interval.square(g.c1) * h.c0
      let bends = m * g.derivative(2) * h.c0 + Interval(2) * m * g.c1 * h.c1
      rest = near + g.c0 * (bends + g.c0 * h.derivative(2))
    }
    let sign = rest.certainSign
    guard slope != 0, sign != 0 else { return nil }
    // Left of its zero the factor has the sign of −g′.
    let isOdd = (power - derivative.order) & 1 == 1
    let signs = isOdd ? (-slope * sign, slope * sign) : (sign, sign)
    return (Zero(x: zero.x, isProven: true, signs: signs), box)
  }
}
