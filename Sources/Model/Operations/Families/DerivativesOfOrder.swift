import Calculus
import Intervals
import Numerals

/// Derivatives that no other operations are known for, of an order that comes first: a whole number.
extension BinaryFunction {
  /// The n-th derivative of sin(x)/x.
  static let sincSlope = derivative(
    "sincSlope",
    .sincSlope,
    .sincSlope,
    Enclosure.sinc,
    series: SeriesModel.sinc,
    jet: { order, u, _ in .sinc(order, u) },
    limit: { _, at in at.y.isInfinite ? .finite(Interval(0)) : .unknown }
  )

  /// The n-th derivative of ψ = Γ′/Γ.
  static let polygamma = derivative(
    "polygamma",
    .polygamma,
    .polygamma,
    Enclosure.polygamma,
    intervalUnion: IntervalUnion.polygamma,
    series: SeriesModel.polygamma,
    jet: { order, u, gap in .polygamma(order, u.clipped(to: gap)) },
    singular: Singularities(
      breaks: [
        Break(.last, .lattice(phase: 0, step: Interval(1), least: -.infinity, greatest: 0))
      ],
      domain: { gap, _, _ in .where(!gap.isPoint) }
    ),
    limit: { order, at in
      if let isLower = at.first.flatMap({ _ in at.end(0, at.y) }) {
        return .infinite(isPositive: !isLower || order & 1 == 1)
      }
      guard case .infinite(true) = at.y else { return .unknown }
      return order == 0 ? .infinite(isPositive: true) : .finite(Interval(0))
    }
  )

  private static func derivative(
    _ name: String,
    _ operation: BinaryOperation,
    _ exact: ExactOperation,
    _ enclosure: @escaping @Sendable (Int, Enclosure) -> Enclosure,
    intervalUnion: (@Sendable (Int, IntervalUnion) -> IntervalUnion)? = nil,
    series: @escaping @Sendable (Int, SeriesModel) -> SeriesModel?,
    jet: @escaping @Sendable (Int, Jet, Gap?) -> Jet,
    singular: Singularities = Singularities(),
    limit: @escaping @Sendable (Int, OneSidedOperands) -> Limit
  ) -> BinaryFunction {
    var row = BinaryFunction(
      name: name,
      writing: Writing(spelling: .never, elsewhere: .unknown),
      real: { order, x in
        guard let order = Interval(order).order else { return .nan }
        let value = enclosure(order, .constant(Interval(x))).value.interval
        return value.isEmpty ? .nan : value.midpoint
      },
      enclosure: { order, x in order.value.interval.order.map { enclosure($0, x) } ?? .unknown },
      jet: { order, x, gap, _ in order.c0.order.map { jet($0, x, gap) } ?? .unknown },
      singular: singular,
      shape: Shape(derivative: [
        .argument, 1, .binary(.add), .argument(1), .binary(operation), .secondSlope,
        .binary(.multiply),
      ]),
      precise: { try $0.join(exact, $1, $2) }
    )
    if let intervalUnion {
      row.intervalUnion = { order, x in
        guard let order = order.pieces.first?.interval.order else {
          return IntervalUnion(Enclosure.unknown.value)
        }
        return intervalUnion(order, x)
      }
    }
    row.series = { order, x in order.range.order.flatMap { series($0, x) } }
    row.limit = { at in
      guard let order = at.x.value?.order else { return .unknown }
      let known = limit(order, at)
      guard known == .unknown, case .finite(let place) = at.y else { return known }
      return Limit(jet(order, .constant(place), at.first).c0)
    }
    return row
  }
}

extension Interval {
  /// The whole number from 0 on that it is, as an order of derivatives.
  fileprivate var order: Int? {
    isSingleton && lowerBound >= 0
      ? Int(exactly: lowerBound).flatMap { $0 < 1_000 ? $0 : nil } : nil
  }
}
