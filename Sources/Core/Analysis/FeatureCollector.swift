import Calculus
import Intervals

/// Collects the features of a function from its cells and the places between them.
struct FeatureCollector {
  var function: any PiecewiseFunction { dissection.function }
  let dissection: CellDecomposition
  let window: Interval
  var interests: Interests = []
  var features: [Feature] = []
  var zeroStretches: [Interval] = []
  var domain: [Interval] = []
  /// Places that may belong to the domain though nothing beside them in the window does.
  var isolatedPoints: [Interval] = []
  var unknownStretches: [Interval] = []
  /// Undecided extrema so near to a place between cells that they are not listed: only values and counts
  /// depend on them.
  var hiddenTurns: [Feature] = []
  /// What the function does at places that were looked at, by their numbers.
  var behaviors: [Int: Behavior] = [:]

  /// The behavior of the function at a place between two cells.
  func behavior(at number: Int) -> Behavior { behaviors[number] ?? foundBehavior(at: number) }

  private func foundBehavior(at number: Int) -> Behavior {
    guard let place = dissection.places[number], place.isClear else {
      return Behavior(left: .unknown, right: .unknown, value: .unknown)
    }
    var behavior = function.behavior(
      of: .whole,
      at: place.x,
      left: dissection.cells[number].gaps,
      right: dissection.cells[number + 1].gaps,
      met: place.met
    )
    let reach = window.width * 0x1p-30
    func values(from low: Double, to high: Double) -> Limit {
      .within(function.enclosure(over: Interval(low, high)).value.interval)
    }
    let (low, high) = (place.x.lowerBound, place.x.upperBound)
    if behavior.left == .unknown { behavior.left = values(from: low - reach, to: high) }
    if behavior.right == .unknown { behavior.right = values(from: low, to: high + reach) }
    if place.x.isSingleton, behavior.left.value == nil || behavior.right.value == nil,
      !behavior.left.isInfinite, !behavior.right.isInfinite, let limit = continuation(at: place.x)
    {
      behavior.left = .finite(limit)
      behavior.right = .finite(limit)
      behavior.sidesAgree = true
    }
    return behavior
  }

  /// The limit at a single place to which the function smoothly continues, though it has no value.
  private func continuation(at x: Interval) -> Interval? {
    let reach = Swift.max(x.magnitude * 0x1p-30, window.width * 0x1p-40)
    let around = Interval(x.lowerBound - reach, x.upperBound + reach)
    guard let series = function.taylorModel(around: x.lowerBound, over: around),
      !series.definedAtCenter
    else { return nil }
    return series.coefficients.first
  }

  @inline(never) mutating func add(
    _ kind: Feature.Kind,
    _ x: Interval,
    _ y: Interval,
    isProven: Bool,
    side: Feature.Side? = nil
  ) {
    let inside = x.intersection(window)
    guard !inside.isEmpty else { return }
    // What is proven is distinguished from the window's ends later.
    features.append(
      Feature(kind, x: isProven ? x : inside, y: y, isProven: isProven, side: side)
    )
  }

  // MARK: Cells

  mutating func surveyCells(_ budget: inout SearchBudget) {
    let count = Double(Swift.max(dissection.cells.count, 1))
    for (index, cell) in dissection.cells.enumerated() {
      let inside = cell.x.intersection(window)
      guard inside.lowerBound < inside.upperBound else {
        surveySlivers(index, cell)
        continue
      }
      switch cell.state {
      case .undefined: break
      case .unknown: surveyUnknown(index, cell, inside)
      case .smooth:
        addToDomain(index, cell)
        budget.share(Swift.min(0.5, 8 / count)) { surveySmooth(index, cell, inside, &$0) }
      }
    }
  }

  /// Adds a cell with the enclosures of its ends, joined to the one before where there is a value
  /// between them.
  private mutating func addToDomain(_ index: Int, _ cell: Cell) {
    var x = cell.x
    for case let place? in [place(index - 1), place(index)] { x = x.convexHull(with: place.x) }
    x = x.intersection(window)
    if let last = domain.last, last.upperBound >= x.lowerBound, !holdsGap(before: index) {
      domain[domain.count - 1] = last.convexHull(with: x)
    } else {
      domain.append(x)
    }
  }

  private func holdsGap(before index: Int) -> Bool {
    place(index - 1) != nil && behavior(at: index - 1).value == .undefined
  }

  /// Everything is possible on a stretch of which nothing is known, but for what an enclosure of the
  /// function excludes.
  private mutating func surveyUnknown(_ index: Int, _ cell: Cell, _ x: Interval) {
    unknownStretches.append(x)
    let enclosure = function.enclosure(over: x)
    let values = enclosure.value.interval
    guard !values.isEmpty else { return }
    addToDomain(index, cell)
    if values.contains(0) { add(.root, x, Interval(0), isProven: false) }
    let decoration = enclosure.value.decoration
    if enclosure.slope.certainSign == 0, interests.contains(.extrema) {
      add(.extremum, x, values, isProven: false)
    }
    if interests.contains(.inflections) { add(.inflection, x, values, isProven: false) }
    let limit = Limit.within(values)
    if decoration < .definedAndContinuous {
      if !values.isBounded { add(.pole(left: limit, right: limit), x, .empty, isProven: false) }
      add(.jump(left: limit, right: limit, value: limit), x, values, isProven: false)
      add(.hole(limit: limit, value: limit), x, values, isProven: false)
    }
    if decoration < .defined {
      add(.domainEnd(isStart: true, limit: limit, value: limit), x, values, isProven: false)
    }
  }

  private mutating func surveySmooth(
    _ index: Int,
    _ cell: Cell,
    _ inside: Interval,
    _ budget: inout SearchBudget
  ) {
    // A little more than what is inside, so that a zero at the window's edge is known as a whole.
    var inner = cell
    inner.x = cell.x.intersection(window.widened)
    let includesEnds = (
      inner.x.lowerBound > cell.x.lowerBound || !isClosed(index - 1),
      inner.x.upperBound < cell.x.upperBound || !isClosed(index)
    )
    let whole = SmoothPart(function, .whole, 0, inner)
    var roots: [FactorZero] = []
    if whole.isZero {
      addZeroStretch(index, inside)
    } else {
      for factor in function.factors(of: .whole) {
        let part = SmoothPart(function, factor, 0, inner)
        if part.isZero {
          addZeroStretch(index, inside)
          break
        }
        roots += zeros(of: part, index, cell, includesEnds, &budget)
          .map { FactorZero(part: part, zero: $0) }
      }
      roots = FactorZero.joined(roots)
    }
    let (core, isIncreasing) = function.core(in: cell.gaps)
    let slope = SmoothPart(function, core, 1, inner)
    var turns: [Zero] = []
    var zeroTurns: [Interval] = []
    let isUndecided = roots.contains { !$0.zero.isProven }
    if interests.contains(.extrema) || isUndecided, !slope.isZero {
      turns = zeros(of: slope, index, cell, includesEnds, &budget)
    }
    if isUndecided {
      var tangents = MonotoneRoots(whole: whole, turns: turns)
      roots = tangents.decided(roots)
      zeroTurns = tangents.zeroTurns
    }
    for root in roots {
      add(.root, root.zero.x, Interval(0), isProven: root.zero.isProven, side: root.zero.side)
    }
    if interests.contains(.extrema) {
      let residue = turns.filter { isResidue($0, of: slope, index, cell) }
      turns.removeAll { residue.contains($0) }
      let formal = residue.isEmpty ? nil : function.formalFunction
      let hasPlaceAtZero = [index - 1, index].contains { place($0)?.x.contains(0) ?? false }
      for turn in residue
      where turn.x.contains(0) && !hasPlaceAtZero || formal?.isMonotone(over: turn.x) != true {
        hideTurn(turn.x, whole.values(over: turn.x))
      }
      for zero in FactorZero.settled(turns, of: slope, by: roots) {
        guard let kind = Self.extremumKind(zero, isIncreasing) else { continue }
        let y =
          zeroTurns.contains(zero.x) ? Interval(0) : whole.values(overWide: zero.x, &budget)
        add(kind, zero.x, y, isProven: zero.isProven && kind != .extremum)
      }
    }
    let bend = SmoothPart(function, .whole, 2, inner)
    if interests.contains(.inflections), !bend.isZero {
      let zeros = zeros(of: bend, index, cell, includesEnds, &budget)
        .filter { !isResidue($0, of: bend, index, cell) }
      for zero in FactorZero.settled(zeros, of: bend, by: roots) {
        let turn = zero.signs.left * zero.signs.right
        if turn > 0, zero.isProven || zero.keepsSign { continue }
        let y = whole.values(overWide: zero.x, &budget)
        // Of a multiple zero at the window's edge only one side is known.
        add(.inflection, zero.x, y, isProven: zero.isProven && turn < 0)
      }
    }
  }

  /// Adds a cell of zeros, and what of it may lie between the window's edge and a place beyond it.
  private mutating func addZeroStretch(_ index: Int, _ inside: Interval) {
    zeroStretches.append(inside)
    for case let place? in [place(index - 1), place(index)]
    where !place.x.isSubset(of: window) {
      add(.root, place.x, Interval(0), isProven: false)
    }
  }

  func place(_ boundary: Int) -> BreakPlace? {
    dissection.places.indices.contains(boundary) ? dissection.places[boundary] : nil
  }

  /// Whether a cell's end belongs to a place of its own.
  func isClosed(_ boundary: Int) -> Bool {
    place(boundary) != nil
  }

  private static func extremumKind(_ zero: Zero, _ isIncreasing: Bool) -> Feature.Kind? {
    let (left, right) = isIncreasing ? zero.signs : (-zero.signs.left, -zero.signs.right)
    if left < 0, right > 0 { return .minimum }
    if left > 0, right < 0 { return .maximum }
    return (zero.isProven || zero.keepsSign) && left * right > 0 ? nil : .extremum
  }

  private func zeros(
    of part: SmoothPart,
    _ index: Int,
    _ cell: Cell,
    _ includesEnds: (Bool, Bool),
    _ budget: inout SearchBudget
  ) -> [Zero] {
    var search = part.search(includesEnds: includesEnds)
    var zeros = budget.share(0.5) { search.zeros(on: part.cell.x, &$0) }
    if part.order == 0 { zeros += slivers(of: part, index, cell) }
    return zeros
  }
}
