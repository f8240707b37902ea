package import Calculus
import CurveProof
package import Intervals

/// A function of which nothing is known where it is looked at: any pixel may be its.
package struct UndecidedFunction: GraphableFunction {
  private let known: GraphFunction

  /// What it is called stays that of a function.
  package init(_ known: GraphFunction) { self.known = known }

  package var name: String { known.name }
  package var lead: String { known.lead }
  package var definedName: String? { known.definedName }
  package var isProvable: Bool { true }

  package func y(at x: Double) -> Double? { nil }
  package func enclosure(over x: Interval) -> Enclosure { .unknown }
}
