import NumericCore

/// Integrals of a function over its cells, by Taylor polynomials with enclosed remainders.
///
/// Source: Moore, Kearfott, Cloud, Introduction to Interval Analysis, chapter 9.
struct Quadrature {
  /// A stretch within a cell on which the function has one sign, as far as is known.
  private struct Piece {
    let x: Interval
    let cell: Cell
    /// Whether nothing is known of the sign.
    let holdsRoot: Bool
    /// Whether only a part of it, of unknown length, belongs to the cell.
    var isPartial = false

    /// What encloses the length of what belongs to the cell.
    var width: Interval {
      let whole = Interval(x.upperBound) - Interval(x.lowerBound)
      return isPartial ? whole.convexHull(with: Interval(0)) : whole
    }
  }

  private let facts: FunctionFacts
  private let stretch: Interval
  private let largest: Double
  /// What encloses all values in the stretch.
  private let range: Interval
  private var pieces: [Piece] = []
  private(set) var area: Interval? = Interval(0)
  private(set) var totalArea: Interval? = Interval(0)

  init(_ facts: FunctionFacts, _ stretch: Interval, largest: Double, range: Interval) {
    self.facts = facts
    self.range = range
    self.stretch = stretch
    self.largest = largest
    collectPieces()
  }

  /// The area over the length of the domain.
  var mean: Interval? {
    let length = pieces.reduce(Interval(0)) { $0 + $1.width }
    guard let area, length.lowerBound > 0 else { return nil }
    let quotient = area / length
    return quotient.isBounded ? quotient : nil
  }

  private mutating func collectPieces() {
    let places = facts.dissection.places
    let roots = facts.features.filter { $0.kind == .root }
    for (index, cell) in facts.dissection.cells.enumerated() where cell.state == .smooth {
      let inside = cell.x.intersection(stretch)
      guard inside.lowerBound < inside.upperBound else { continue }
      for boundary in [index - 1, index] where places.indices.contains(boundary) {
        // What lies inside the enclosure of a place.
        if let place = places[boundary], !place.x.isSingleton, place.x.isSubset(of: stretch) {
          pieces.append(Piece(x: place.x, cell: cell, holdsRoot: true, isPartial: true))
        }
      }
      var start = inside.lowerBound
      for root in roots {
        let x = root.x.intersection(Interval(start, inside.upperBound))
        guard !x.isEmpty else { continue }
        if x.lowerBound > start {
          pieces.append(Piece(x: Interval(start, x.lowerBound), cell: cell, holdsRoot: false))
        }
        if !x.isSingleton { pieces.append(Piece(x: x, cell: cell, holdsRoot: true)) }
        start = x.upperBound
      }
      if start < inside.upperBound {
        pieces.append(Piece(x: Interval(start, inside.upperBound), cell: cell, holdsRoot: false))
      }
    }
  }

  /// What an integral over the whole stretch may be off by.
  private var tolerance: Double { size * 1e-11 }

  private var size: Double { Swift.min(largest, 1e100) * stretch.width }

  mutating func integrate(_ budget: inout SearchBudget) {
    // Next to where the values certainly grow beyond all bounds no enclosure is bounded.
    guard largest.isFinite else {
      (area, totalArea) = (nil, nil)
      return
    }
    let sums = sums(
      &budget,
      upTo: tolerance,
      partial: { part, x in
        let values = part.values(over: x)
        return values.isEmpty ? Interval(0) : values * Interval(0, x.width)
      },
      whole: { integral(of: $0, over: $1) }
    )
    for (piece, integral) in zip(pieces, sums) {
      area = area.map { $0 + integral }
      let magnitude: Interval
      if piece.holdsRoot {
        let part = SmoothPart(facts.function, .whole, 0, piece.cell)
        let values = part.values(over: piece.x)
        let most = values.isEmpty ? Interval(0) : Interval.abs(values) * piece.width
        magnitude = Interval(integral.mignitude, most.upperBound)
      } else {
        magnitude = Interval.abs(integral)
      }
      totalArea = totalArea.map { $0 + magnitude }
    }
    if area?.isBounded != true { area = nil }
    if totalArea?.isBounded != true { totalArea = nil }
  }

  /// For each piece the sum of what is found for its parts; the least known parts are cut first.
  private func sums(
    _ budget: inout SearchBudget,
    upTo tolerance: Double,
    partial: (SmoothPart, Interval) -> Interval,
    whole: (SmoothPart, Interval) -> Interval
  ) -> [Interval] {
    let parts = pieces.map { SmoothPart(facts.function, .whole, 0, $0.cell) }
    func value(_ index: Int, _ x: Interval) -> Interval {
      pieces[index].isPartial ? partial(parts[index], x) : whole(parts[index], x)
    }
    var queue = ErrorQueue()
    for (index, piece) in pieces.enumerated() {
      queue.insert(ErrorQueue.Part(piece: index, x: piece.x, value: value(index, piece.x)))
    }
    while !budget.isSpent, queue.error > tolerance, let worst = queue.popWorst() {
      let middle = worst.x.midpoint
      guard worst.x.lowerBound < middle, middle < worst.x.upperBound else {
        queue.settle(worst)
        continue
      }
      for half in [
        Interval(worst.x.lowerBound, middle), Interval(middle, worst.x.upperBound),
      ] {
        budget.spend()
        queue.insert(
          ErrorQueue.Part(
            piece: worst.piece,
            x: half,
            value: value(worst.piece, half)
          )
        )
      }
    }
    return queue.sums(count: pieces.count)
  }

  private func integral(of part: SmoothPart, over x: Interval) -> Interval {
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

  /// The length of the curve.
  func arcLength(_ budget: inout SearchBudget) -> Interval? {
    guard largest.isFinite else { return nil }
    let tolerance = (largest + stretch.width) * 1e-9
    let lengths = sums(
      &budget,
      upTo: tolerance,
      partial: { longest(of: $0, over: $1) },
      whole: { length(of: $0, over: $1) }
    )
    let total = lengths.reduce(Interval(0)) { $0 + $1 }
    return total.isBounded ? total : nil
  }

  /// The lengths that a part of a stretch may have.
  private func longest(of part: SmoothPart, over x: Interval) -> Interval {
    let jet = part.jet(over: x)
    if jet.c0.isEmpty { return Interval(0) }
    let width = Interval(0, x.width)
    if jet.c1.isBounded { return Interval.sqrt(Interval(1) + Interval.square(jet.c1)) * width }
    // Monotone, it is at most as long as both legs.
    guard jet.c1.certainSign != 0, jet.c0.isBounded else { return Interval(0, .infinity) }
    return width + Interval(0, jet.c0.width)
  }

  private func length(of part: SmoothPart, over x: Interval) -> Interval {
    let width = Interval(x.upperBound) - Interval(x.lowerBound)
    let jet = part.jet(over: x)
    if jet.c0.isEmpty { return Interval(0) }
    let speed = Interval.sqrt(Interval(1) + Interval.square(jet.c1))
    var result = speed * width
    if jet.c1.certainSign != 0 || !jet.c1.isBounded {
      let ends = part.values(over: Interval(x.lowerBound))
        .convexHull(with: part.values(over: Interval(x.upperBound)))
      let rise = Interval.abs(
        part.values(over: Interval(x.upperBound)) - part.values(over: Interval(x.lowerBound))
      )
      if jet.c1.certainSign != 0, ends.isBounded {
        // A monotone piece is at least as long as its chord, at most as both legs.
        let chord = Interval.sqrt(Interval.square(width) + Interval.square(rise))
        result = result.narrowed(
          by: Interval(chord.lowerBound, (width + rise).upperBound)
        )
      }
    }
    if result.width > tolerance * 1e-4,
      let series = part.series(over: x),
      let length = series.arcLength(over: x)
    {
      result = result.narrowed(by: length)
    }
    return result
  }
}
