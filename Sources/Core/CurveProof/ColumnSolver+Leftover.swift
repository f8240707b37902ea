import Calculus
import Intervals

extension ColumnSolver {
  /// Decides a part that can't be cut any more: a pole, a jump, a hole or the end of a domain lies in
  /// it, or two Doubles are neighbours.
  ///
  /// In this order: a value found at its ends or its roundest number, a value that is taken between
  /// Doubles, a removable singularity as two Taylor series; the rows of all other branches are possible.
  mutating func solveLeftover(_ box: Interval) {
    findings.leftovers.append(box)
    let center = Interval.roundest(from: box.lowerBound, to: box.upperBound)
    if openRows(over: box).isEmpty { return }
    markAttained(around: box)
    let rest = openRows(over: box)
    if rest.isEmpty { return }
    if solveExpanded(owned(box), about: center) { return }
    for rows in rest { markPossible(rows) }
  }

  /// Out of budget: what is left is possible as far as its values allow.
  mutating func giveUp(_ box: Interval) {
    // Even looking at what is left has an end.
    guard !budget.isOverdrawn else { return markUndecided(outermost, over: column) }
    budget.charge(2)
    let values = distance(over: box).value.interval
    if values.isEmpty { return }
    guard let rows = grid.rows(from: values.lowerBound, to: values.upperBound) else { return }
    // A point without neighbours lies at a round number: one look finds it.
    let own = owned(box)
    let place = Interval.roundest(from: own.lowerBound, to: own.upperBound)
    if rows.count == 1, let y = value(at: place),
      grid.rows(from: y.lowerBound, to: y.upperBound) == rows
    {
      mark(rows, from: y.lowerBound, to: y.upperBound)
      if isMet(rows, by: values) { return }
    }
    markUndecided(rows, over: box)
  }

  /// A part without the column's right edge: a value taken there alone is the next column's.
  private func owned(_ box: Interval) -> Interval {
    box.upperBound == column.upperBound && box.lowerBound < column.upperBound
      ? Interval(box.lowerBound, column.upperBound.nextDown) : box
  }

  /// Whether a part certainly has no value in the picture, though around a pole its enclosure does.
  ///
  /// - Complexity: One cover by branches.
  func isOutside(_ box: Interval) -> Bool {
    intervalUnion(over: box).allSatisfy { branch in
      let border = PixelGrid.border * grid.unitsPerRow
      return branch.isEmpty || branch.lowerBound > border
        || branch.upperBound < grid.depth - border
    }
  }

  /// The rows that a part may meet and that no value found so far is in.
  mutating func openRows(over box: Interval) -> [ClosedRange<Int>] {
    var open: [(rows: ClosedRange<Int>, values: Interval)] = []
    for branch in ownBranches(over: box) where !branch.isEmpty {
      guard let rows = grid.rows(from: branch.lowerBound, to: branch.upperBound),
        !isMet(rows, by: branch)
      else { continue }
      open.append((rows, branch))
    }
    guard !open.isEmpty else { return [] }
    let own = owned(box)
    let roundest = Interval.roundest(from: own.lowerBound, to: own.upperBound)
    for x in [own.lowerBound, own.upperBound, roundest] {
      guard let y = value(at: x), let rows = grid.rows(from: y.lowerBound, to: y.upperBound),
        rows.count == 1
      else { continue }
      mark(rows, from: y.lowerBound, to: y.upperBound)
    }
    return open.filter { !isMet($0.rows, by: $0.values) }.map(\.rows)
  }

  /// A few intervals that hold all values of a part but for one taken at the column's right edge alone.
  private func ownBranches(over box: Interval) -> [Interval] {
    let own = owned(box)
    let inside = intervalUnion(over: own)
    guard own != box else { return inside }
    func rows(_ values: Interval) -> ClosedRange<Int>? {
      values.isEmpty ? nil : grid.rows(from: values.lowerBound, to: values.upperBound)
    }
    // Between the last Double and the edge there may be more than between the values at both: the
    // spike of a pole.
    let ends = inside + [distance(over: Interval(box.upperBound)).value.interval]
    let known = rows(ends.reduce(.empty) { $0.convexHull(with: $1) })
    func isBeyond(_ values: Interval) -> Bool {
      guard let rows = rows(values) else { return false }
      guard let known else { return true }
      return rows.lowerBound < known.lowerBound || rows.upperBound > known.upperBound
    }
    guard isBeyond(distance(over: box).value.interval) else { return inside }
    let beside = intervalUnion(over: box).filter(isBeyond)
    return inside + beside
  }

  /// A few intervals that hold all values over a box, as distances from the top.
  func intervalUnion(over box: Interval) -> [Interval] {
    if series != nil { return [distance(over: box).value.interval] }
    return function.intervalUnion(over: box).map { $0.interval - grid.enclosedTop }
  }

  /// What the series to both sides cost, in enclosures; a long formula is looked at without.
  private static let expansionCost = 375

  /// Decides a part by Taylor series to both sides of a centre, at which the function may have a
  /// removable singularity; false when it has none, or a side is not simple enough.
  ///
  /// Simple is a side on which the series rises, falls, or stays within a quarter of a row.
  mutating func solveExpanded(_ box: Interval, about center: Double) -> Bool {
    guard series == nil, budget.isLeft, budget.allows(Self.expansionCost) else { return false }
    budget.charge(Self.expansionCost)
    let sides = [
      Interval(box.lowerBound, min(center, box.upperBound)),
      Interval(max(center, box.lowerBound), box.upperBound),
    ].filter { $0.lowerBound < $0.upperBound }
    var solved: [(box: Interval, ends: (Interval, Interval), values: Interval)] = []
    for side in sides {
      guard let expansion = function.taylorModel(around: center, over: side) else { return false }
      let slope = expansion.slope(over: side)
      let values = grid.widened(expansion.range(over: side, relativeTo: grid.top))
      let isMonotone = slope.lowerBound >= 0 || slope.upperBound <= 0
      guard isMonotone || values.width <= grid.unitsPerRow / 4 else { return false }
      let ends = [side.lowerBound, side.upperBound].map {
        grid.widened(expansion.range(over: Interval($0), relativeTo: grid.top))
      }
      guard ends.allSatisfy({ $0.width <= grid.unitsPerRow / 4 }) else { return false }
      solved.append((side, (ends[0], ends[1]), values))
    }
    // The pieces leave out what certainly is a hole, so that it is seen.
    let isHole = function.enclosure(over: Interval(center)).value.interval.isEmpty
    for (side, (first, last), values) in solved {
      let low = first.lowerBound <= last.lowerBound ? first : last
      let high = first.upperBound >= last.upperBound ? first : last
      append(isHole ? side.without(end: center) : side, first, last, low, high)
      meet(low, high, within: grid.rows(from: values.lowerBound, to: values.upperBound))
    }
    return !solved.isEmpty
  }
}

extension Interval {
  /// All but an end; the whole where it is not one, or nothing else.
  fileprivate func without(end: Double) -> Interval {
    let (low, high) = (
      lowerBound == end ? lowerBound.nextUp : lowerBound,
      upperBound == end ? upperBound.nextDown : upperBound
    )
    return low <= high ? Interval(low, high) : self
  }
}
