package import Calculus
import CurveProof
package import Intervals

/// A function written once over enclosures; its values are their middles.
package struct ProvableFunction: PlotFunction, CustomStringConvertible {
  package let description: String
  let body: @Sendable (Enclosure) -> Enclosure

  package init(_ description: String, _ body: @escaping @Sendable (Enclosure) -> Enclosure) {
    self.description = description
    self.body = body
  }

  package var isProvable: Bool { true }

  package func y(at x: Double) -> Double? {
    let value = enclosure(over: Interval(x)).value
    guard value.decoration >= .defined, value.interval.isBounded else { return nil }
    return value.interval.midpoint
  }

  package func enclosure(over x: Interval) -> Enclosure { body(.variable(over: x)) }

  package static func constant(_ value: Double) -> Enclosure { .constant(Interval(value)) }
}
