import Numerals

/// How fast something vanishes as t falls to 0: as t to a power, times −ln t to a whole one.
struct Order: Hashable {
  var power: Rational
  var logarithms: Int

  static let constant = Order(power: .zero, logarithms: 0)
  /// Faster than is ever asked for: what is less than any power of t is at most this.
  static let beyond = Order(power: 10_000, logarithms: 0)

  static func + (x: Order, y: Order) throws(LimitFault) -> Order {
    Order(
      power: try known(x.power.adding(y.power)),
      logarithms: x.logarithms + y.logarithms
    )
  }

  static func - (x: Order, y: Order) throws(LimitFault) -> Order {
    Order(
      power: try known(x.power.subtracting(y.power)),
      logarithms: x.logarithms - y.logarithms
    )
  }

  /// That of a whole power.
  func times(_ count: Int) throws(LimitFault) -> Order {
    Order(
      power: try known(power.multiplied(by: Rational(count))),
      logarithms: logarithms * count
    )
  }

  /// Whether it is infinitely larger than another next to 0.
  func dominates(_ other: Order) -> Bool {
    power == other.power
      ? logarithms > other.logarithms : power.isLess(than: other.power) ?? false
  }

  var vanishes: Bool { Order.constant.dominates(self) }
  var diverges: Bool { dominates(.constant) }
}
