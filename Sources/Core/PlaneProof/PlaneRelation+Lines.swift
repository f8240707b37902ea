import Intervals

extension PlaneRelation {
  /// Whether the places of a box at which some functions are 0 belong to the relation; nil where nothing of
  /// it ends or is a line there.
  ///
  /// The signs of all other functions are those that their values over the box tell.
  ///
  /// - `lines`: The `line` of conditions on functions that are 0, each of which has to matter.
  /// - `others`: Those of functions that are known to be 0 there, too.
  /// - `clause`: The only clause that is looked at; all of them if nil.
  public func truth(
    onLines lines: [Int],
    crossing others: [Int] = [],
    of clause: Int? = nil,
    in box: PlaneBox
  ) -> PlaneTruth? {
    let around = PlaneBox(
      x: Interval(box.x.lowerBound.nextDown, box.x.upperBound.nextUp),
      y: Interval(box.y.lowerBound.nextDown, box.y.upperBound.nextUp)
    )
    var zeros = lines + others
    var left: [(own: [(line: Int, condition: PlaneCondition)], isOpen: Bool)] = []
    for (number, conditions) in clauses.enumerated() where clause == nil || clause == number {
      var (own, isOpen, fails) = ([(line: Int, condition: PlaneCondition)](), false, false)
      let isLine = conditions.contains(where: \.isEquation)
      for condition in conditions {
        let value = condition.function.value(over: box)
        // What is 0 all around changes nothing there.
        if let line = condition.line, !zeros.contains(line), value.interval == Interval(0),
          condition.function.value(over: around).interval != Interval(0)
        {
          zeros.append(line)
        }
        if let index = zeros.firstIndex(where: { $0 == condition.line }) {
          own.append((index, condition))
        } else {
          let truth = condition.truth(of: value)
          isOpen = isOpen || truth == .open
          // What must not be 0 leaves single places out of a line: where it may be, none is told.
          let isLeftOut = isLine && condition.sign == .nonzero && value.interval.contains(0)
          fails = fails || truth == .nowhere || truth == .open && isLeftOut
        }
      }
      if !fails { left.append((own, isOpen)) }
    }
    func truth(_ signs: [Int]) -> PlaneTruth {
      let holding = left.filter { $0.own.allSatisfy { $1.holds(at: signs[$0]) } }
      return holding.isEmpty ? .nowhere : holding.contains { !$0.isOpen } ? .everywhere : .open
    }
    // Whatever signs the functions have beside the place.
    let signs = zeros.reduce([[]]) { all, _ in
      all.flatMap { signs in (-1...1).map { signs + [$0] } }
    }
    let isBorder = lines.indices.allSatisfy { line in
      signs.contains { signs in
        var on = signs
        on[line] = 0
        return truth(signs) == .open || truth(signs) != truth(on)
      }
    }
    return isBorder ? truth(zeros.map { _ in 0 }) : nil
  }
}
