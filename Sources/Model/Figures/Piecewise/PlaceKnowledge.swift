package import Calculus
import Formulas
package import Intervals
import Operations

/// What the values in a program do at a place at which a cell ends.
struct PlaceKnowledge {
  /// The values that are certainly targets there, by their names.
  var targets: [Int: Interval] = [:]
  /// Which power of the distance is a factor of both operands, by the quotients' operations.
  var orders: [Int: Int]

  /// A quotient of two values that vanish at the place; nil where they are not known to.
  func quotient(_ operation: Int, _ first: Jet, _ second: Jet) -> Jet? {
    orders[operation].map { first.dividedByDistance($0) / second.dividedByDistance($0) }
  }
}

extension PiecewiseProgram {
  package func quotients(
    vanishingAt place: Interval,
    in cell: [Gap],
    met: [Int: Interval]
  ) -> VanishingQuotients? {
    var found = VanishingQuotients(at: place)
    var known = PlaceKnowledge(targets: targets(met), orders: [:])
    for index in code.operations.indices where code.operations[index] == .binary(.divide) {
      let (first, second) = operandEnds(of: index)
      let order = min(
        jet(endingAt: second, over: place, in: cell, beside: known).leadingZeros,
        jet(endingAt: first, over: place, in: cell, beside: known).leadingZeros
      )
      guard order > 0 else { continue }
      known.orders[index] = order
    }
    found.orders = known.orders
    return found.orders.isEmpty ? nil : found
  }

  package func jet(
    of part: FunctionPart,
    over x: Interval,
    in cell: [Gap],
    beside: VanishingQuotients
  ) -> Jet {
    if case .argument = part { return jet(of: part, over: x, in: cell) }
    if part == .whole, let constant { return .constant(constant) }
    return jet(
      endingAt: end(of: part),
      over: x,
      in: cell,
      beside: PlaceKnowledge(orders: beside.orders)
    )
  }

  /// The targets that values certainly are, by the names of the values.
  private func targets(_ met: [Int: Interval]) -> [Int: Interval] {
    met.reduce(into: [:]) { targets, meeting in
      if case .value(let end) = arguments[meeting.key] { targets[names[end]] = meeting.value }
    }
  }
}
