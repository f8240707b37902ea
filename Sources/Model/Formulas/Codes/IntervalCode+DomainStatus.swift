import Calculus
package import Intervals
import Operations

extension IntervalCode {
  /// What is known of a part over a stretch.
  private struct Part {
    /// All values on the stretch, with slopes; under a condition, those where it holds.
    let values: Enclosure
    /// The index of its first step, which makes equal conditions comparable as lists of steps.
    let start: Int
    /// The steps of the condition for which alone it has a value, and whether that must not hold.
    var condition: [CodeStep]?
    var isNegated = false
  }

  /// Where parts have values, and which of them count as constants.
  private struct Place {
    let variable: Enclosure
    var ordinate = Enclosure.unknown
    var number: Int32 = -1
    /// Whether what holds no ordinate may be anything in its interval, for each value of the variable by
    /// itself: no jump of it is one along the ordinate.
    var isFixed = false
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
    let all = values(in: Place(variable: .variable(over: x)))
    return all.map { $0.value.decoration >= .defined } ?? false
  }

  /// What is certain of the values over a box, and of the slopes of chords along a second variable, for each
  /// value of the first by itself; nil where that is nothing.
  ///
  /// Where the first one alone decides between cases, or makes a step, there is no jump along the second.
  func enclosureAtEach(_ x: Interval, ordinate: Interval, at number: Int32) -> Enclosure? {
    let place = Place(
      variable: .constant(x),
      ordinate: .variable(over: ordinate),
      number: number,
      isFixed: true
    )
    return values(in: place)
  }

  /// All values; nil where a condition would be lost, which ends the walk without a proof.
  private func values(in place: Place) -> Enclosure? {
    let whole = operations.fold(depth: stackDepth) { index, step, first, second in
      part(step, at: index, first, second, in: place)
    }
    return whole.flatMap { $0.condition == nil ? $0.values : nil }
  }

  private func part(
    _ step: CodeStep,
    at index: Int,
    _ first: Part?,
    _ second: Part?,
    in place: Place
  ) -> Part? {
    let start = first?.start ?? index
    switch (step, first, second) {
    case (.number(place.number), _, _): return Part(values: place.ordinate, start: start)
    case (.variable, _, _): return Part(values: place.variable, start: start)
    case (.binary(.when), let condition?, let value?):
      // A condition inside another would be forgotten.
      guard condition.condition == nil, value.condition == nil,
        !place.isFixed || condition.values.slope == Interval(0)
      else { return nil }
      let steps = Array(operations[condition.start..<value.start])
      let isNegated = steps.last == .unary(.not)
      return Part(
        values: value.values.weakened(to: condition.values.value.decoration),
        start: start,
        condition: isNegated ? steps.dropLast() : steps,
        isNegated: isNegated
      )
    case (.binary(.either), let first?, let second?):
      let isOneOrOther =
        first.condition != nil && first.condition == second.condition
        && first.isNegated != second.isNegated
      let all = first.values.convexHull(with: second.values)
      let known: Decoration = isOneOrOther ? place.isFixed ? .common : .defined : .trivial
      return Part(values: all.weakened(to: known), start: start)
    default:
      guard first?.condition == nil, second?.condition == nil else { return nil }
      let operands = [first, second].compactMap { $0?.values }
      let value = enclosure(of: step, first?.values, second?.values, over: .empty)
      let isConstant = place.isFixed && operands.allSatisfy { $0.slope == Interval(0) }
      let isThere = value.value.decoration >= .defined
      return Part(
        values: isConstant && isThere ? .constant(value.value.interval) : value,
        start: start
      )
    }
  }
}

extension Enclosure {
  /// The same with no more said of it than a decoration does.
  fileprivate func weakened(to decoration: Decoration) -> Enclosure {
    Enclosure(
      value: DecoratedInterval(value.interval, Swift.min(value.decoration, decoration)),
      slope: slope
    )
  }

  /// What holds both, as far as both are certain.
  fileprivate func convexHull(with other: Enclosure) -> Enclosure {
    Enclosure(
      value: DecoratedInterval(
        value.interval.convexHull(with: other.value.interval),
        Swift.min(value.decoration, other.value.decoration)
      ),
      slope: slope.convexHull(with: other.slope)
    )
  }
}
