package import Numerals

extension Polynomial where Coefficient == Double {
  /// Where it is zero, to within a few parts in 10⁹, from left to right; a constant has no such place.
  ///
  /// Between two places where the slope is zero there is one zero at most.
  package var roots: [Double] {
    guard degree > 0, isMeasurable else { return [] }
    let turns = derivative.roots
    let edges = [-reach] + turns.filter { abs($0) < reach } + [reach]
    var roots: [Double] = []
    for (left, right) in zip(edges, edges.dropFirst()) {
      if let root = zero(between: left, and: right), roots.last.map({ root - $0 > 1e-9 }) ?? true {
        roots.append(root)
      }
    }
    return roots
  }

  /// Whether every term has a value wherever there may be zeros; if not, nothing is told of them.
  package var isMeasurable: Bool { size(at: reach).isFinite }

  /// How far from 0 there may be zeros.
  private var reach: Double {
    1 + (coefficients.dropLast().map { abs($0 / coefficients[degree]) }.max() ?? 0)
  }

  /// The sum of the sizes of its terms.
  private func size(at x: Double) -> Double {
    coefficients.enumerated().reduce(0) { sum, term in
      sum + abs(term.element) * power(abs(x), term.offset)
    }
  }

  private func zero(between left: Double, and right: Double) -> Double? {
    var (left, right) = (left, right)
    let (a, b) = (value(at: left), value(at: right))
    let noise = size(at: max(abs(left), abs(right)))
    if abs(a) <= noise * 1e-14 { return left }
    if abs(b) <= noise * 1e-14 { return right }
    guard (a < 0) != (b < 0) else { return nil }
    for _ in 0..<100 {
      let middle = left / 2 + right / 2
      if (value(at: middle) < 0) == (a < 0) { left = middle } else { right = middle }
    }
    return left / 2 + right / 2
  }

  private func power(_ base: Double, _ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { product, _ in product * base }
  }
}
