import Calculus
import Intervals

extension ColumnSolver {
  /// Up to which share of a column its edges may be unsure where lines are drawn.
  private static let drawnError = 1.0 / 64

  /// Solves a column whose edges are only known to lie near two numbers: what is met inside of both is
  /// certain, what may be met between what holds both is possible.
  ///
  /// Lines are kept only where the edges are known to within 1/64 of a column.
  mutating func solveEnclosed(from a: Double, to b: Double) {
    if !explains, solveMonotone(from: a, to: b) { return }
    // What is known at a number from here on is less than what is around an edge.
    defer { edge = nil }
    let reach = grid.error.column
    let (low, high) = ((a - reach).nextDown, (b + reach).nextUp)
    solveWell(from: low, to: high)
    let around = findings
    let (first, last) = ((a + reach).nextUp, (b - reach).nextDown)
    findings.removeAll()
    if first < last {
      budget.restart()
      solveWell(from: first, to: last)
    }
    findings.pieces = reach <= Self.drawnError * grid.unitsPerColumn ? around.pieces : []
    // Columns share their edges, so that lines go on.
    for index in findings.pieces.indices {
      findings.pieces[index].startX = min(max(findings.pieces[index].startX, a), b)
      findings.pieces[index].endX = min(max(findings.pieces[index].endX, a), b)
    }
    findings.possible = around.possible
    for run in around.certain.runs { findings.possible.insert(run) }
    findings.possible.subtract(findings.certain)
    findings.leftovers = around.leftovers
    findings.turns = around.turns
    findings.isNoisy = around.isNoisy || findings.pieces.isEmpty && !findings.possible.isEmpty
  }

  // MARK: Where the function rises or falls

  /// The values of a function that rises or falls in a column, near both edges.
  private struct Ends {
    let first: Interval
    let last: Interval
    /// How much of their width no place near an edge explains.
    let noise: Double
  }

  /// Settles a column in which the function certainly rises or falls by its values near both edges;
  /// false where it may turn, or where noise hides values that a series may know better.
  private mutating func solveMonotone(from a: Double, to b: Double) -> Bool {
    // A series is there only because direct values were too noisy.
    series = pictureSeries?.best
    var ends = series == nil ? nil : self.ends(from: a, to: b)
    if ends.map({ $0.noise > grid.unitsPerRow / 8 }) ?? true {
      let hasSeries = !(pictureSeries?.all ?? []).isEmpty
      series = nil
      guard let direct = self.ends(from: a, to: b) else { return false }
      guard hasSeries || direct.noise <= grid.unitsPerRow / 8 else { return false }
      if ends.map({ $0.noise > direct.noise }) ?? true { ends = direct }
    }
    series = nil
    guard let ends else { return false }
    edge = (b, ends.last)
    findings.removeAll()
    let low = ends.first.lowerBound <= ends.last.lowerBound ? ends.first : ends.last
    let high = ends.first.upperBound >= ends.last.upperBound ? ends.first : ends.last
    meet(low, high, within: grid.rows(from: low.lowerBound, to: high.upperBound))
    findings.met.settle()
    findings.possible.subtract(findings.certain)
    if grid.error.column <= Self.drawnError * grid.unitsPerColumn {
      append(Interval(a, b), ends.first, ends.last, low, high)
    }
    findings.isNoisy = findings.pieces.isEmpty && !findings.possible.isEmpty
    return true
  }

  /// Nil where the function may turn, jump or have no value.
  private mutating func ends(from a: Double, to b: Double) -> Ends? {
    let reach = grid.error.column
    let whole = distance(over: Interval((a - reach).nextDown, (b + reach).nextUp))
    guard whole.isCertainlyContinuous, whole.value.interval.isBounded,
      whole.slope.lowerBound >= 0 || whole.slope.upperBound <= 0
    else { return nil }
    let ends = [a, b].map { x in
      if let edge, edge.x == x, let y = edge.y { return y }
      return distance(over: Interval((x - reach).nextDown, (x + reach).nextUp)).value.interval
    }
    let spread = 2 * reach * whole.slope.magnitude
    return Ends(
      first: ends[0],
      last: ends[1],
      noise: max(ends[0].width, ends[1].width) - spread
    )
  }

  // MARK: Distances from an upper edge

  /// Values and slopes over a box.
  ///
  /// Values are distances from the top of the grid, at most 0 in the picture, widened by the error of
  /// that edge.
  func distance(over box: Interval) -> Enclosure {
    if let series {
      let enclosure = series.enclosure(over: box, relativeTo: grid.top)
      guard grid.error.top > 0 else { return enclosure }
      let value = DecoratedInterval(
        grid.widened(enclosure.value.interval),
        enclosure.value.decoration
      )
      return Enclosure(value: value, slope: enclosure.slope)
    }
    let enclosure = function.enclosure(over: box)
    return Enclosure(
      value: DecoratedInterval(
        enclosure.value.interval - grid.enclosedTop,
        enclosure.value.decoration
      ),
      slope: enclosure.slope
    )
  }

  /// The value at one place, nil where there certainly is none or that is not certain.
  mutating func value(at x: Double) -> Interval? {
    if let edge, edge.x == x { return edge.y }
    let enclosure = distance(over: Interval(x))
    let isDefined = enclosure.value.decoration >= .defined && !enclosure.value.interval.isEmpty
    let y = isDefined && enclosure.value.interval.isBounded ? enclosure.value.interval : nil
    if let y, y.width > grid.unitsPerRow { findings.isNoisy = true }
    edge = (x, y)
    return y
  }

  /// A column narrower than a Double: only one value can be told.
  mutating func solvePoint(_ x: Double) {
    findings.isNoisy = true
    let values = distance(over: Interval(x.nextDown, x.nextUp)).value.interval
    grid.rows(from: values.lowerBound, to: values.upperBound).map { markPossible($0) }
  }
}
