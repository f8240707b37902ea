import Analysis
package import Calculus
import CurveProof
import GraphModel
package import Intervals

/// A closure as a function to graph, with another one for what is certain over an interval; two of one
/// name are the same.
package struct ClosureFunction: GraphableFunction {
  package let name: String
  let value: @Sendable (Double) -> Double?
  var certain: (@Sendable (Interval) -> Enclosure)?

  package init(
    name: String,
    certain: (@Sendable (Interval) -> Enclosure)? = nil,
    value: @escaping @Sendable (Double) -> Double?
  ) {
    (self.name, self.value, self.certain) = (name, value, certain)
  }

  package func y(at x: Double) -> Double? { value(x) }

  package var isProvable: Bool { certain != nil }

  package func enclosure(over x: Interval) -> Enclosure { certain?(x) ?? .unknown }

  package static func == (first: Self, second: Self) -> Bool { first.name == second.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
