import GraphKit
import NumericCore

/// A function written once over enclosures; its values are their middles.
struct ProvableFunction: PlotFunction, CustomStringConvertible {
  let description: String
  let body: @Sendable (Enclosure) -> Enclosure

  init(_ description: String, _ body: @escaping @Sendable (Enclosure) -> Enclosure) {
    self.description = description
    self.body = body
  }

  var isProvable: Bool { true }

  func y(at x: Double) -> Double? {
    let value = enclosure(over: Interval(x)).value
    guard value.decoration >= .defined, value.interval.isBounded else { return nil }
    return value.interval.midpoint
  }

  func enclosure(over x: Interval) -> Enclosure { body(.variable(over: x)) }

  static func constant(_ value: Double) -> Enclosure { .constant(Interval(value)) }
}
