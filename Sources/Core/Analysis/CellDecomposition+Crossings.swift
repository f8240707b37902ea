import Calculus
import Intervals

extension CellDecomposition {
  /// Finds out for each place whether the argument of a break meets a target there, too.
  mutating func noteMeetings(of index: Int, _ budget: inout SearchBudget) {
    for number in places.indices {
      guard var place = places[number], !place.met.isComplete(for: index) else { continue }
      if budget.isSpent {
        place.isClear = false
        places[number] = place
        continue
      }
      budget.spend()
      let behavior = function.behavior(
        of: .argument(index),
        at: place.x,
        left: cells[number].gaps,
        right: cells[number + 1].gaps,
        met: place.met
      )
      if case .finite(let value) = behavior.value, value.isSingleton,
        function.breaks[index].possible(in: value, atMost: 1) == [value]
      {
        place.met.value[index] = value
      }
      note(index, behavior.left, cells[number], \.left, &place)
      note(index, behavior.right, cells[number + 1], \.right, &place)
      places[number] = place
    }
  }

  /// What the argument of a break does on one side of a place.
  private func note(
    _ index: Int,
    _ limit: Limit,
    _ cell: Cell,
    _ side: WritableKeyPath<Meetings, [Int: Interval]>,
    _ place: inout BreakPlace
  ) {
    guard index < cell.gaps.count, function.hasNextBreak(in: Array(cell.gaps[..<index])),
      place.met[keyPath: side][index] == nil
    else { return }
    let gap = cell.gaps[index]
    if gap.isPoint { return }
    if case .finite(let value) = limit, value.isSingleton, gap.lower == value || gap.upper == value
    {
      place.met[keyPath: side][index] = value
    }
    // At a single number there is no room for a second meeting.
    if place.x.isSingleton { return }
    let (values, slope) = SmoothPart(function, .argument(index), 0, cell).evaluate(place.x)
    if gap.surrounds(values) { return }
    // Strictly monotone, the argument is nowhere in the enclosure a target but at its end.
    let tendsToEnd = place.met[keyPath: side][index] != nil || leaves(gap, limit)
    if !tendsToEnd || slope.certainSign == 0 { place.isClear = false }
  }

  /// Whether a limit is the infinite end of a gap.
  private func leaves(_ gap: Gap, _ limit: Limit) -> Bool {
    guard case .infinite(let isPositive) = limit else { return false }
    return isPositive ? gap.upper == nil : gap.lower == nil
  }

  /// Makes stretches of unknown state of the places in whose enclosures other breaks may be, or right
  /// beside them, and joins such stretches.
  mutating func blurUnclearPlaces() {
    var newCells: [Cell] = []
    var newPlaces: [BreakPlace?] = []
    for (number, cell) in cells.enumerated() {
      Self.append(cell, &newCells, &newPlaces)
      guard number < places.count else { continue }
      let place = places[number]
      newPlaces.append(place)
      guard let place, !place.x.isSingleton else { continue }
      let touchesUnknown = cell.state == .unknown || cells[number + 1].state == .unknown
      guard !place.isClear || touchesUnknown else { continue }
      newPlaces[newPlaces.count - 1] = nil
      Self.append(Cell(x: place.x, state: .unknown), &newCells, &newPlaces)
      newPlaces.append(nil)
    }
    cells = newCells
    places = newPlaces
  }

  /// Adds a cell after a place, or to the cell before where nothing is known of both.
  private static func append(_ cell: Cell, _ cells: inout [Cell], _ places: inout [BreakPlace?]) {
    if let last = cells.last, last.state == .unknown, cell.state == .unknown,
      let place = places.last, place == nil
    {
      cells[cells.count - 1] = Cell(x: last.x.convexHull(with: cell.x), state: .unknown)
      places.removeLast()
    } else {
      cells.append(cell)
    }
  }
}
