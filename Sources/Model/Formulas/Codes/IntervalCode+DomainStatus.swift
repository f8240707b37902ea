import Calculus
package import Intervals
import Operations

extension IntervalCode {
  /// What is known of a part over a stretch.
  private struct Part {
    /// All values on the stretch; under a condition, those where it holds.
    let values: DecoratedInterval
    /// The index of its first step, which makes equal conditions comparable as lists of steps.
    let start: Int
    /// The steps of the condition for which alone it has a value, and whether that must not hold.
    var condition: [CodeStep]?
    var isNegated = false

    /// Its values, none of which is missing if its decoration says so.
    var enclosure: Enclosure { Enclosure(value: values, slope: .entire) }
  }

  /// Whether there certainly is a value everywhere on a stretch.
  ///
  /// Beyond what an enclosure tells, of two cases of which the second is what the first leaves one
  /// applies.
  ///
  /// False says nothing. Over [0.9, 1.1]:
  ///
  ///     {x<1: x, 3−x}     // true: one case is what the other leaves
  ///     {x<1: x, x>1: 3}  // false: nothing at 1
  ///     {x<1: 1/(x−1), 3} // false: the enclosure of a case is not certain
  ///
  /// A condition inside another, or in anything but the two operands of `either`, gives false, too.
  ///
  /// - Complexity: Up to two walks over all steps.
  package func isDefined(over x: Interval) -> Bool {
    if enclosure(over: x).value.decoration >= .defined { return true }
    guard operations.contains(.binary(.either)) else { return false }
    let whole = operations.fold(depth: stackDepth) { index, step, first, second in
      part(step, at: index, first, second, over: x)
    }
    return whole.map { $0.condition == nil && $0.values.decoration >= .defined } ?? false
  }

  /// Nil where a condition would be lost, which ends the walk without a proof.
  private func part(
    _ step: CodeStep,
    at index: Int,
    _ first: Part?,
    _ second: Part?,
    over x: Interval
  ) -> Part? {
    let start = first?.start ?? index
    switch (step, first, second) {
    case (.binary(.when), let condition?, let value?):
      // A condition inside another would be forgotten.
      guard condition.condition == nil, value.condition == nil else { return nil }
      let steps = Array(operations[condition.start..<value.start])
      let isNegated = steps.last == .unary(.not)
      let known = Swift.min(condition.values.decoration, value.values.decoration)
      return Part(
        values: DecoratedInterval(value.values.interval, known),
        start: start,
        condition: isNegated ? steps.dropLast() : steps,
        isNegated: isNegated
      )
    case (.binary(.either), let first?, let second?):
      let isOneOrOther =
        first.condition != nil && first.condition == second.condition
        && first.isNegated != second.isNegated
      let known = Swift.min(first.values.decoration, second.values.decoration, .defined)
      return Part(
        values: DecoratedInterval(
          first.values.interval.convexHull(with: second.values.interval),
          isOneOrOther ? known : .trivial
        ),
        start: start
      )
    default:
      guard first?.condition == nil, second?.condition == nil else { return nil }
      let value = enclosure(of: step, first?.enclosure, second?.enclosure, over: x)
      return Part(values: value.value, start: start)
    }
  }
}
