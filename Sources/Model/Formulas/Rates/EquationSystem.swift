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
  private let rate: FormulaSystem

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
    (self.angleUnit, self.rate) = (angleUnit, rate)
    solution = SharedSolution(of: rate, at: start, from: values)
  }

  /// All derivatives of the right sides by the unknowns at the start, a row for each side; nil where they may
  /// not be continuous.
  package var slopes: Pair<Pair<Interval>>? { rate.slopes(x: start, values) }
}

extension EquationSystem: Equatable {
  package static func == (first: EquationSystem, second: EquationSystem) -> Bool {
    first === second
      || first.start == second.start && first.values == second.values && first.rates == second.rates
        && first.unknowns == second.unknowns && first.angleUnit == second.angleUnit
  }
}
