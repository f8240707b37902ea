package import Calculus
package import Intervals
package import Operations

/// Two equations for two unknowns, and where their solution begins.
///
/// Unknowns of one system share the work of following it.
package final class EquationSystem: Sendable {
  /// What the unknowns grow by, as formulas of the variable and of both of them.
  package let rates: Pair<[Instruction]>
  package let unknowns: Pair<Parameter>
  package let start: Interval
  package let values: Pair<Interval>
  package let angleUnit: AngleUnit
  let solution: SharedSolution

  /// Of formulas in which everything is spelled out, with no parameters but the unknowns; nil where a
  /// derivative is not known.
  package init?(
    _ rates: Pair<[Instruction]>,
    of unknowns: Pair<Parameter>,
    at start: Interval,
    from values: Pair<Interval>,
    _ angleUnit: AngleUnit
  ) {
    guard let rate = FormulaSystem(rates, of: unknowns, angleUnit) else { return nil }
    (self.rates, self.unknowns, self.start, self.values) = (rates, unknowns, start, values)
    self.angleUnit = angleUnit
    solution = SharedSolution(of: rate, at: start, from: values)
  }
}

extension EquationSystem: Equatable {
  package static func == (first: EquationSystem, second: EquationSystem) -> Bool {
    first === second
      || first.start == second.start && first.values == second.values && first.rates == second.rates
        && first.unknowns == second.unknowns && first.angleUnit == second.angleUnit
  }
}
