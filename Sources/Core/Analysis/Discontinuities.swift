package import Calculus
package import Intervals

extension PiecewiseFunction {
  /// The places in a short stretch at which the function certainly is not continuous: poles, jumps, holes
  /// and ends of the domain, of which both sides and the value are shown as far as they are known.
  ///
  /// Of a stretch that holds more than the budget tells nothing may be known.
  package func discontinuities(
    in x: Interval,
    budget evaluations: Int
  ) -> [Discontinuity] {
    var budget = SearchBudget(evaluations, of: operationCount)
    let dissection = CellDecomposition(of: self, over: x, &budget)
    let survey = FeatureCollector(dissection: dissection, window: x)
    return dissection.places.indices.compactMap { number in
      guard let place = dissection.places[number], place.isClear else { return nil }
      let behavior = survey.behavior(at: number)
      let sides = [behavior.left, behavior.right]
      // Nothing is known of the values of a cell of unknown state, not even that there are any.
      let isKnown = zip(sides, dissection.cells[number...number + 1]).allSatisfy { limit, cell in
        cell.state == .smooth || limit == .undefined && cell.state == .undefined
      }
      return isKnown && !behavior.isContinuous ? Discontinuity(at: place.x, behavior) : nil
    }
  }
}
