package import Calculus
package import Intervals

/// A stretch of x between two places, in which a function is smooth or has no values, or of which
/// nothing is known.
package struct Cell {
  package enum State {
    /// Smooth everywhere.
    case smooth
    /// Without any value.
    case undefined
    /// It may hold anything.
    case unknown
  }

  /// All x of the cell but those inside the enclosures of the places at its ends.
  var x: Interval
  /// The gaps of the breaks, as far as they are known.
  var gaps: [Gap] = []
  var state = State.smooth
  /// Taylor series of the function that hold next to the cell's ends.
  var series: [TaylorModel] = []
  /// The quotients that are 0/0 at its ends.
  var quotients: [VanishingQuotients] = []

  package init(x: Interval, gaps: [Gap] = [], state: State = .smooth) {
    self.x = x
    self.gaps = gaps
    self.state = state
  }
}

/// A place between two cells.
struct BreakPlace {
  /// What encloses it.
  var x: Interval
  /// The breaks that certainly meet a target there.
  var met: Meetings
  /// Whether it certainly exists, and no other break is near.
  var isClear = true
}

/// A place where the argument of a break goes through a target.
private struct BreakCrossing {
  var zero: Zero
  /// The target, where it is certain which one it is.
  var target: Interval?
}

/// A stretch of x cut at all places where an operation of a function is not smooth.
struct CellDecomposition {
  let function: any PiecewiseFunction
  var cells: [Cell]
  /// The places between neighbouring cells; nil at the edge of a cell of which nothing is known.
  var places: [BreakPlace?] = []

  /// How many values of one break are looked for at once.
  private static var targetLimit: Int { 8 }

  init(of function: any PiecewiseFunction, over stretch: Interval, _ budget: inout SearchBudget) {
    self.function = function
    cells = [Cell(x: stretch)]
    let state = state(in: [])
    if state == .undefined || function.breaks.isEmpty { cells[0].state = state }
    for index in function.breaks.indices { cut(at: index, &budget) }
    blurUnclearPlaces()
    for (index, cell) in cells.enumerated() where cell.state == .smooth {
      cells[index].quotients = quotients(index, cell)
      cells[index].series = series(index, cell)
    }
  }

  private func quotients(_ index: Int, _ cell: Cell) -> [VanishingQuotients] {
    [(index - 1, \Meetings.right), (index, \.left)].compactMap { boundary, side in
      guard places.indices.contains(boundary), let place = places[boundary], place.isClear
      else { return nil }
      return function.quotients(
        vanishingAt: place.x,
        in: cell.gaps,
        met: place.met[keyPath: side]
      )
    }
  }

  /// Whether one place alone meets an interval, and no other break can be there.
  func isOnlyPlace(in x: Interval) -> Bool {
    let near = places.filter { $0?.x.isDisjoint(from: x) == false }
    return near.count == 1 && near[0]?.isClear == true
      && !cells.contains { $0.state == .unknown && !$0.x.isDisjoint(from: x) }
  }

  /// Whether the only place that meets an enclosure certainly is a number in it: a break that goes through a
  /// target at the place has one at the number.
  func isPlace(in x: Interval, at number: ClosedForm) -> Bool {
    guard let place = places.lazy.compactMap({ $0 }).first(where: { !$0.x.isDisjoint(from: x) }),
      place.isClear
    else { return false }
    let near = place.x.convexHull(with: x)
    let found = function.formalFunction?.targets(metAt: number, in: near) ?? []
    return place.met.value.keys.contains { found.contains(function.breaks[$0]) }
  }

  private mutating func cut(at index: Int, _ budget: inout SearchBudget) {
    var newCells: [Cell] = []
    var newPlaces: [BreakPlace?] = []
    for (number, cell) in cells.enumerated() {
      if number > 0 { newPlaces.append(places[number - 1]) }
      guard cell.state == .smooth else {
        newCells.append(cell)
        continue
      }
      cut(cell, at: index, &newCells, &newPlaces, &budget)
    }
    cells = newCells
    places = newPlaces
    noteMeetings(of: index, &budget)
  }

  private func cut(
    _ cell: Cell,
    at index: Int,
    _ newCells: inout [Cell],
    _ newPlaces: inout [BreakPlace?],
    _ budget: inout SearchBudget
  ) {
    if budget.isSpent {
      var rest = cell
      rest.state = .unknown
      newCells.append(rest)
      return
    }
    budget.spend()
    guard function.hasNextBreak(in: cell.gaps) else {
      var whole = cell
      whole.gaps.append(Gap(between: nil, and: nil))
      newCells.append(whole)
      return
    }
    let targets = function.breaks[index]
    let part = FunctionPart.argument(index)
    if let constant = SmoothPart(function, part, 0, cell).constant {
      var result = cell
      if let gap = targets.gap(around: constant) {
        result.gaps.append(gap)
        result.state = state(in: result.gaps)
      } else if constant.isSingleton, targets.possible(in: constant, atMost: 1) == [constant] {
        let gap = Gap(at: constant)
        result.gaps.append(gap)
        result.state = state(in: result.gaps)
      } else {
        result.state = .unknown
      }
      newCells.append(result)
      return
    }
    var start = cell.x.lowerBound
    for meeting in meetings(of: index, in: cell, &budget) {
      let x = meeting.zero.x
      append(cell, Interval(start, x.lowerBound), index, &newCells)
      if meeting.zero.isProven, let target = meeting.target {
        newPlaces.append(BreakPlace(x: x, met: Meetings(of: index, with: target)))
      } else {
        newPlaces += [nil, nil]
        newCells.append(Cell(x: x, gaps: cell.gaps, state: .unknown))
      }
      start = x.upperBound
    }
    append(cell, Interval(start, cell.x.upperBound), index, &newCells)
  }

  private func append(_ cell: Cell, _ x: Interval, _ index: Int, _ cells: inout [Cell]) {
    var result = cell
    result.x = x
    for fraction in [0.5123, 0.25, 0.75, 0.03, 0.97] {
      let place = x.lowerBound + (x.upperBound - x.lowerBound) * fraction
      let argument = function.jet(of: .argument(index), over: Interval(place), in: cell.gaps).c0
      if let gap = function.breaks[index].gap(around: argument) {
        result.gaps.append(gap)
        result.state = state(in: result.gaps)
        cells.append(result)
        return
      }
    }
    result.state = .unknown
    cells.append(result)
  }

  private func state(in gaps: [Gap]) -> Cell.State {
    switch function.domain(in: gaps) {
    case .everywhere: .smooth
    case .nowhere: .undefined
    case .scattered: .unknown
    }
  }

  /// Where the argument of a break meets a target inside a cell; places whose enclosures meet cannot be
  /// distinguished.
  private func meetings(
    of index: Int,
    in cell: Cell,
    _ budget: inout SearchBudget
  ) -> [BreakCrossing] {
    let part = SmoothPart(function, .argument(index), 0, cell)
    let factors = function.factors(of: .argument(index)).map { SmoothPart(function, $0, 0, cell) }
    var result: [BreakCrossing] = []
    var level = [cell.x]
    while !level.isEmpty {
      var next: [Interval] = []
      for box in level {
        if budget.isSpent {
          result.append(BreakCrossing(zero: Zero(x: box, isProven: false)))
          continue
        }
        budget.spend()
        let values = part.evaluate(box).value
        if let targets = function.breaks[index].possible(in: values, atMost: Self.targetLimit) {
          for target in targets {
            // The zeros of a product are those of its factors, which are simple more often.
            let parts = target == Interval(0) ? factors : [part]
            for part in parts {
              var search = part.search(
                less: target,
                includesEnds: (
                  box.lowerBound > cell.x.lowerBound, box.upperBound < cell.x.upperBound
                )
              )
              result += search.zeros(on: box, &budget)
                .map { BreakCrossing(zero: $0, target: target) }
            }
          }
        } else if box.isTiny {
          result.append(BreakCrossing(zero: Zero(x: box, isProven: false)))
        } else {
          let middle = box.splitPoint
          next += [Interval(box.lowerBound, middle), Interval(middle, box.upperBound)]
        }
      }
      level = next
    }
    return result.sorted { $0.zero.x.lowerBound < $1.zero.x.lowerBound }.merging { last, next in
      last.zero.joined(with: next.zero, isSame: last.target == next.target)
        .map { BreakCrossing(zero: $0, target: last.target) }
    }
  }

  /// Taylor series about the gaps at a cell's ends through which the function continues smoothly,
  /// though direct evaluation says little there.
  private func series(_ index: Int, _ cell: Cell) -> [TaylorModel] {
    [index - 1, index].compactMap { boundary in
      guard places.indices.contains(boundary), let place = places[boundary],
        place.x.isSingleton
      else { return nil }
      let center = place.x.lowerBound
      let side: Double = boundary < index ? 1 : -1
      let near = place.x.convexHull(with: Interval(center + side * cell.x.width * 0x1p-30))
      guard !function.jet(of: .whole, over: near, in: cell.gaps).isBounded,
        function.taylorModel(around: center, over: near) != nil
      else { return nil }
      var reach = cell.x.width
      for _ in 0..<12 {
        let box = place.x.convexHull(with: Interval(center + side * reach))
        let isWhole = cell.x.isSubset(of: box)
        if let series = function.taylorModel(around: center, over: isWhole ? cell.x : box),
          series.coefficient(2, over: series.box).width
            <= 0.25 * (1 + series.coefficients[0].magnitude)
        {
          return series
        }
        reach /= 2
      }
      return nil
    }
  }
}
