import Calculus
import Intervals

extension Quadrature {
  /// Of more pieces the length is known from their ends alone: their series take long.
  private static var mostCurves: Int { 1_500 }

  /// The length of the curve.
  func arcLength(_ budget: inout SearchBudget) -> Interval? {
    guard largest.isFinite, pieces.allSatisfy({ !$0.cells.isEmpty }) else { return nil }
    let tolerance = (largest + stretch.width) * 1e-9
    let total =
      repeatedLength(&budget, upTo: tolerance) ?? length(of: pieces, &budget, upTo: tolerance)
    return total.isBounded ? total : nil
  }

  /// Of a function that repeats, one period as often as it fits, and what is left; nil where it does not
  /// fit twice, or too little is known of where it ends.
  private func repeatedLength(_ budget: inout SearchBudget, upTo tolerance: Double) -> Interval? {
    guard let period = facts.function.knownPeriod, period.lowerBound > 0 else { return nil }
    let start = certain.lowerBound
    let count = ((certain.upperBound - start) / period.upperBound).rounded(.down)
    let (end, rest) = (Interval(start) + period, exact.lower.enclosure + period * Interval(count))
    guard count >= 2, rest.upperBound <= certain.upperBound else { return nil }
    /// The curve above what encloses a number, up to that number or from it on.
    func sliver(_ x: Interval) -> Interval {
      let slope = facts.function.enclosure(over: x).slope
      return Interval.sqrt(Interval(1) + Interval.square(slope)) * Interval(0, x.width)
    }
    let slivers = (first: sliver(end), last: sliver(rest))
    guard slivers.first.isBounded, slivers.last.isBounded else { return nil }
    func length(_ x: Interval) -> Interval {
      self.length(of: pieces.compactMap { $0.part(in: x) }, &budget, upTo: tolerance / (count + 1))
    }
    // Whole periods are equally long wherever they begin.
    let one = length(Interval(start, end.upperBound)) - slivers.first
    let more = slivers.last + length(Interval(rest.upperBound, stretch.upperBound))
    let total = one * Interval(count) + more
    return total.isBounded ? total : nil
  }

  /// The length of the curve above some pieces.
  private func length(
    of pieces: [Piece],
    _ budget: inout SearchBudget,
    upTo tolerance: Double
  ) -> Interval {
    let usesSeries = pieces.count <= Self.mostCurves
    let lengths = sums(of: pieces, &budget, upTo: tolerance) { piece, parts, x in
      guard parts.count == 1, !piece.isPartial else {
        return parts.reduce(Interval(0)) { $0 + longest(of: $1, over: x) }
      }
      return length(of: parts[0], over: x, bySeries: usesSeries)
    }
    return lengths.reduce(Interval(0)) { $0 + $1 }
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

  /// The value at an end of a piece, or the limit where that is the end of its cell.
  private func value(of part: SmoothPart, at end: Double, isLeft: Bool) -> Interval? {
    let value = part.values(over: Interval(end))
    if value.isBounded, !value.isEmpty { return value }
    let places = facts.dissection.places
    guard let number = places.firstIndex(where: { $0?.x == Interval(end) }) else { return nil }
    let behavior = facts.behavior(at: number)
    return (isLeft ? behavior.left : behavior.right).value
  }

  private func length(of part: SmoothPart, over x: Interval, bySeries: Bool) -> Interval {
    let width = Interval(x.upperBound) - Interval(x.lowerBound)
    let series = bySeries ? part.series(over: x)?.arcLength(over: x) : nil
    // What is known well enough needs no second look.
    if let series, series.width <= tolerance { return series }
    let jet = part.jet(over: x)
    if jet.c0.isEmpty { return Interval(0) }
    var result = Interval.sqrt(Interval(1) + Interval.square(jet.c1)) * width
    // A monotone piece is at least as long as its chord, at most as both legs.
    if jet.c1.possibleSign != 0, let low = value(of: part, at: x.lowerBound, isLeft: false),
      let high = value(of: part, at: x.upperBound, isLeft: true)
    {
      let rise = Interval.abs(high - low)
      let chord = Interval.sqrt(Interval.square(width) + Interval.square(rise))
      result = result.narrowed(by: Interval(chord.lowerBound, (width + rise).upperBound))
    }
    return series.map { result.narrowed(by: $0) } ?? result
  }
}
