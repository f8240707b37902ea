import Calculus
package import Intervals
import Operations

extension Program {
  /// A cover of all values over `x` by a few intervals, so that the hole at a pole or jump shows.
  ///
  /// Of exp(1/x) over [−1e−9, 1e−9]: one piece next to 0, and one that is huge. In order, apart,
  /// at most `IntervalUnion.limit`; see `IntervalUnion` for what the decorations say.
  ///
  /// - Complexity: At most 64 operations on intervals for each step, besides what integrals and
  ///   products without bounds take.
  package func intervalUnion(over x: Interval) -> [DecoratedInterval] {
    code.intervalCode.intervalUnion(over: x).pieces
  }
}

extension IntervalCode {
  /// A cover of all values over `x` by a few intervals; with something in the place of one of the
  /// numbers, a second variable.
  ///
  /// `place` is an index of `numbers`, −1 for none; `ordinate` is taken wherever that number
  /// occurs. A product without bounds, as x·ln x beside 0, is cut by `logarithmicProduct(at:over:)`
  /// where there is no second variable.
  func intervalUnion(
    over x: Interval,
    ordinate: Interval = .entire,
    at place: Int32 = -1
  ) -> IntervalUnion {
    operations.fold(depth: stackDepth) { index, step, first, second -> IntervalUnion? in
      switch step {
      case .number(let number):
        return IntervalUnion(over: number == place ? ordinate : numbers[Int(number)])
      case .variable: return IntervalUnion(over: x)
      case .unary(let operation): return first.map(operation.intervalUnion)
      case .binary(let operation):
        guard let first, let second else { return nil }
        let values = operation.intervalUnion(of: first, second)
        guard operation == .multiply, place < 0, !values.isBounded,
          let bound = logarithmicProduct(at: index, over: x)
        else { return values }
        return values.flatMap {
          [DecoratedInterval($0.interval.intersection(bound), $0.decoration)]
        }
      case .power(let numerator, let denominator):
        return first.map { .rationalPower($0, Int(numerator), Int(denominator)) }
      case .integral(let index):
        guard let first, let second else { return nil }
        return integrals[Int(index)].intervalUnion(of: first, to: second)
      case .saturation(let index): return first.map { .saturation($0, numbers[Int(index)]) }
      }
    } ?? IntervalUnion(.init(.entire, .trivial))
  }
}

extension IntervalUnion {
  /// Whether all values lie between two numbers.
  fileprivate var isBounded: Bool { pieces.allSatisfy(\.interval.isBounded) }
}
