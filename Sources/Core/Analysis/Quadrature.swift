import Calculus
import Intervals

/// Integrals of a function over its cells, by Taylor polynomials with enclosed remainders.
///
/// Source: Moore, Kearfott, Cloud, Introduction to Interval Analysis, chapter 9.
struct Quadrature {
  /// A stretch on which the function has one sign, as far as is known.
  struct Piece {
    let x: Interval
    /// The cells to which it belongs: one, or the two beside a place whose enclosure it is; none where
    /// nothing is known but what an enclosure of the function tells.
    let cells: [Cell]
    /// Whether nothing is known of the sign.
    var holdsRoot = true
    /// Whether only a part of it, of unknown length, belongs to the domain.
    var isPartial = false
    /// The integral where it is known as a whole.
    var integral: Interval?

    /// What of it lies in a stretch; nil where nothing does.
    func part(in stretch: Interval) -> Piece? {
      let x = x.intersection(stretch)
      guard !x.isEmpty, !x.isSingleton else { return nil }
      return Piece(x: x, cells: cells, holdsRoot: holdsRoot, isPartial: isPartial)
    }

    /// What encloses the length of what belongs to the domain.
    func width(of x: Interval) -> Interval {
      let whole = Interval(x.upperBound) - Interval(x.lowerBound)
      return isPartial ? whole.convexHull(with: Interval(0)) : whole
    }
  }

  let facts: FunctionFacts
  let exact: ExactRange
  /// What encloses the range of x.
  let stretch: Interval
  let largest: Double
  /// What encloses all values in the stretch.
  private let range: Interval
  private(set) var pieces: [Piece] = []
  /// For a place, on how many sides the integral is known as a whole.
  private var settledSides: [Int: Int] = [:]
  /// Whether the values grow beyond all bounds where nothing is known of the integral.
  private var isUnbounded = false
  private(set) var area: Interval? = Interval(0)
  private(set) var totalArea: Interval? = Interval(0)

  init(_ facts: FunctionFacts, _ exact: ExactRange, largest: Double, range: Interval) {
    self.facts = facts
    self.range = range
    self.exact = exact
    stretch = exact.hull
    self.largest = largest
    collectPieces()
  }

  /// The length of the domain.
  var length: Interval { pieces.reduce(Interval(0)) { $0 + $1.width(of: $1.x) } }

  /// The area over the length of the domain.
  var mean: Interval? {
    let length = length
    guard let area, length.lowerBound > 0 else { return nil }
    let quotient = area / length
    return quotient.isBounded ? quotient : nil
  }

  private mutating func collectPieces() {
    let roots = FeatureIndex(facts.features) { $0.kind == .root }
    for (index, cell) in facts.dissection.cells.enumerated() {
      guard !facts.isBeyondEnd(cellAt: index) else { continue }
      if cell.state != .undefined { collectEnds(cell) }
      let inside = cell.x.intersection(certain)
      guard !inside.isEmpty, !inside.isSingleton else { continue }
      switch cell.state {
      case .undefined: break
      case .unknown:
        let value = facts.function.enclosure(over: inside).value
        if value.interval.isEmpty { continue }
        pieces.append(Piece(x: inside, cells: [], isPartial: value.decoration < .defined))
      case .smooth:
        let rest = largest.isFinite ? inside : withoutTails(inside, index, cell)
        collectPieces(of: cell, rest, roots.meeting(rest))
      }
    }
    collectPlaces()
  }

  /// What of the stretch certainly is in the range of x.
  var certain: Interval {
    Interval(exact.lower.enclosure.upperBound, exact.upper.enclosure.lowerBound)
  }

  /// Adds the parts of a cell of which the range has no more than an unknown part, for its end is no
  /// `Double`.
  private mutating func collectEnds(_ cell: Cell) {
    for end in [exact.lower, exact.upper] {
      let sliver = cell.x.intersection(end.enclosure)
      guard !sliver.isEmpty, !sliver.isSingleton else { continue }
      pieces.append(Piece(x: sliver, cells: cell.state == .smooth ? [cell] : [], isPartial: true))
    }
  }

  /// Adds the ends of a cell next to which the values grow beyond all bounds, as far as the integral
  /// over them is known, and gives what is left.
  private mutating func withoutTails(_ inside: Interval, _ index: Int, _ cell: Cell) -> Interval {
    var (low, high) = (inside.lowerBound, inside.upperBound)
    for isLeft in [false, true] {
      // To the right of the place before, or to the left of the one after.
      let number = isLeft ? index : index - 1
      guard facts.dissection.places.indices.contains(number),
        let place = facts.dissection.places[number], facts.holds(placeAt: number, in: exact)
      else { continue }
      let behavior = facts.behavior(at: number)
      guard (isLeft ? behavior.left : behavior.right).isInfinite else { continue }
      guard let (x, integral) = tail(beside: place, isLeft: isLeft, inside, cell) else {
        isUnbounded = true
        continue
      }
      pieces.append(Piece(x: x, cells: [cell], holdsRoot: false, integral: integral))
      settledSides[number, default: 0] += 1
      if isLeft { high = x.lowerBound } else { low = x.upperBound }
    }
    return Interval(low, high)
  }

  /// A stretch beside a place and the integral over it and what of the place belongs to the cell.
  private func tail(
    beside place: BreakPlace,
    isLeft: Bool,
    _ inside: Interval,
    _ cell: Cell
  ) -> (x: Interval, integral: Interval)? {
    let length = Swift.min(inside.width, 1) / 4
    var found: (x: Interval, integral: Interval)?
    for reach in [0x1p-12, 0x1p-24, 0x1p-40, 0x1p-100, 0x1p-300, 0x1p-600] {
      let end = isLeft ? place.x.lowerBound - length * reach : place.x.upperBound + length * reach
      let x = isLeft ? Interval(end, inside.upperBound) : Interval(inside.lowerBound, end)
      guard !x.isEmpty, !x.isSingleton, x.isSubset(of: inside) else { break }
      let integral = facts.function.tail(
        beside: place.x,
        reaching: isLeft ? place.x.lowerBound - end : end - place.x.upperBound,
        isLeft: isLeft,
        in: cell.gaps,
        met: isLeft ? place.met.left : place.met.right
      )
      guard let integral else { continue }
      if found.map({ integral.width < $0.integral.width }) ?? true { found = (x, integral) }
      if integral.width <= 1e-13 * length { break }
    }
    return found
  }

  private mutating func collectPieces(
    of cell: Cell,
    _ inside: Interval,
    _ roots: ArraySlice<Feature>
  ) {
    var start = inside.lowerBound
    for root in roots {
      let x = root.x.intersection(Interval(start, inside.upperBound))
      guard !x.isEmpty else { continue }
      if x.lowerBound > start {
        pieces.append(
          Piece(x: Interval(start, x.lowerBound), cells: [cell], holdsRoot: false)
        )
      }
      if !x.isSingleton { pieces.append(Piece(x: x, cells: [cell])) }
      start = x.upperBound
    }
    if start < inside.upperBound {
      pieces.append(
        Piece(x: Interval(start, inside.upperBound), cells: [cell], holdsRoot: false)
      )
    }
  }

  /// What lies inside the enclosures of places: some of it belongs to the cell before, the rest to the
  /// one after.
  private mutating func collectPlaces() {
    let cells = facts.dissection.cells
    for (number, place) in facts.dissection.places.enumerated() {
      guard let x = place?.x.intersection(stretch), !x.isEmpty, !x.isSingleton else { continue }
      let beside = [number, number + 1].filter { !facts.isBeyondEnd(cellAt: $0) }
      let known = beside.map { cells[$0] }.filter { $0.state == .smooth }
      // What is unbounded on each side is in its tail.
      guard !known.isEmpty, settledSides[number] != known.count else { continue }
      pieces.append(
        Piece(x: x, cells: known, isPartial: known.count < 2 || !x.isSubset(of: certain))
      )
    }
  }

  /// What an integral over the whole stretch may be off by.
  var tolerance: Double { size * 1e-11 }

  private var size: Double {
    if largest.isFinite { return Swift.min(largest, 1e100) * stretch.width }
    // Where there is no largest value, those in the middle tell the size.
    let values = pieces.compactMap { piece in
      piece.integral == nil ? facts.function.y(at: piece.x.midpoint)?.magnitude : nil
    }
    return Swift.min(values.max() ?? 1, 1e100) * stretch.width
  }

  mutating func integrate(_ budget: inout SearchBudget) {
    // Next to where the values certainly grow beyond all bounds no enclosure is bounded.
    let isKnown = !isUnbounded && !settledSides.isEmpty && pieces.allSatisfy { !$0.cells.isEmpty }
    guard largest.isFinite || isKnown else {
      (area, totalArea) = (nil, nil)
      return
    }
    let tolerance = tolerance
    let sums = sums(of: pieces, &budget, upTo: tolerance) { piece, parts, x in
      guard parts.count == 1, !piece.isPartial else { return bound(piece, parts, x) }
      return integral(of: parts[0], over: x, within: tolerance)
    }
    for (piece, integral) in zip(pieces, sums) {
      area = area.map { $0 + integral }
      let magnitude: Interval
      if piece.holdsRoot {
        let parts = piece.cells.map { SmoothPart(facts.function, .whole, 0, $0) }
        let most = Interval.abs(bound(piece, parts, piece.x))
        magnitude = Interval(Swift.min(integral.mignitude, most.upperBound), most.upperBound)
      } else {
        magnitude = Interval.abs(integral)
      }
      totalArea = totalArea.map { $0 + magnitude }
    }
    if area?.isBounded != true { area = nil }
    if totalArea?.isBounded != true { totalArea = nil }
  }

  /// What encloses the integral over a part of a piece, from nothing but the values there.
  private func bound(_ piece: Piece, _ parts: [SmoothPart], _ x: Interval) -> Interval {
    let values =
      parts.isEmpty
      ? facts.function.enclosure(over: x).value.interval
      : parts.reduce(.empty) { $0.convexHull(with: $1.values(over: x)) }
    return values.isEmpty ? Interval(0) : values * piece.width(of: x)
  }

  /// For each piece the sum of what is found for its parts; the least known parts are cut first.
  func sums(
    of pieces: [Piece],
    _ budget: inout SearchBudget,
    upTo tolerance: Double,
    _ measure: (Piece, [SmoothPart], Interval) -> Interval
  ) -> [Interval] {
    let parts = pieces.map { $0.cells.map { SmoothPart(facts.function, .whole, 0, $0) } }
    func value(_ index: Int, _ x: Interval) -> Interval {
      pieces[index].integral ?? measure(pieces[index], parts[index], x)
    }
    var queue = ErrorQueue()
    for (index, piece) in pieces.enumerated() {
      queue.insert(ErrorQueue.Part(piece: index, x: piece.x, value: value(index, piece.x)))
    }
    while !budget.isSpent, queue.error > tolerance, let worst = queue.popWorst() {
      let middle = worst.x.midpoint
      guard pieces[worst.piece].integral == nil, worst.x.lowerBound < middle,
        middle < worst.x.upperBound
      else {
        queue.settle(worst)
        continue
      }
      let count = worst.cutCount(upTo: tolerance / stretch.width)
      var start = worst.x.lowerBound
      for number in 1...count {
        let end =
          number == count
          ? worst.x.upperBound
          : worst.x.lowerBound + worst.x.width * (Double(number) / Double(count))
        let x = Interval(start, Swift.max(start, end))
        start = x.upperBound
        budget.spend()
        queue.insert(ErrorQueue.Part(piece: worst.piece, x: x, value: value(worst.piece, x)))
      }
    }
    return queue.sums(count: pieces.count)
  }

  private func integral(
    of part: SmoothPart,
    over x: Interval,
    within tolerance: Double
  ) -> Interval {
    let width = Interval(x.upperBound) - Interval(x.lowerBound)
    // Next to the end of a domain the whole range may tell more than an enclosure.
    let values = part.values(over: x).intersection(range)
    // No part of the cell is in there.
    if values.isEmpty { return Interval(0) }
    var result = values * width
    let middle = x.midpoint
    if result.width > tolerance * 1e-4 {
      if let series = part.series(over: x) {
        result = result.narrowed(by: series.integral(over: x))
      } else {
        let point = part.jet(over: Interval(middle)).c0
        let bend = part.jet(over: x).c2
        let half = width * Interval(0.5)
        // ∫c₂·t² over a stretch around the middle is at most 2/3·c₂·half³.
        let cube = Interval.pown(half, 3) * Interval(2) / Interval(3)
        let drift = part.jet(over: x).c1 * width * Interval(-middle.ulp, middle.ulp)
        result = result.narrowed(by: point * width + bend * cube + drift)
      }
    }
    return result
  }
}
