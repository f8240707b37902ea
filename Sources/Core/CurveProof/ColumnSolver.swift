import Calculus
import Intervals

/// Decides for one column of device pixels which of them the graph of a function certainly meets,
/// which it may meet, and which it certainly does not.
///
/// The column's stretch of x is cut, the largest part first, until each part is decided:
/// - off the picture, or without any value: no ink;
/// - continuous and monotone: exactly the rows between the values at its ends;
/// - continuous with all values in rows that are known to be met: by the intermediate value theorem
///   every row between two values taken is met, so a few well-chosen values prove a whole band;
/// - so small that it can't be cut any more: see `ColumnSolver+Leftover`.
///
/// A part that the budget leaves undecided is possible ink over the rows of its enclosure.
///
/// One solver serves many columns, one after the other, and keeps its memory; `findings` are those of
/// the last one.
struct ColumnSolver {
  /// The function; what it gives without proof only tells where to look for extremes.
  let function: any PlotFunction
  /// The pixels that are decided.
  let grid: PixelGrid
  /// What a column may cost.
  var budget: ColumnBudget
  /// Whether turns are counted, and poles, jumps and ends narrowed down, further than a picture needs.
  let explains: Bool
  /// How often a part may be halved.
  static let deepestCut = 60
  /// How deep one cut into a block of parts goes.
  static let blockDepth = 7
  /// At which landmarks a part that may hold a removable singularity is tried as a Taylor series.
  private static let expansionLandmarks = [0, 1, 2, 4]
  /// From which depth on a part around a jump or an end is so narrow that its place is shown well.
  private static let settlingDepth = 14
  /// From which depth on a part is looked at on its own, too.
  private static let sharpDepth = 21

  /// What is known of the column solved last.
  var findings = Findings()

  /// The series that replaces direct evaluation where that is too noisy.
  var series: TaylorModel?
  /// Series for the whole picture, once they were asked for.
  var pictureSeries: PictureSeries?
  /// Whether to stop at the first sign of noise, because a series may do better.
  private var stopsAtNoise = false
  /// The parts that are to be solved, the largest first.
  var queue: [Part] = []
  /// Looks at many parts of a column at once.
  var survey: ColumnSurvey
  /// The value at the last column's right edge, which is this one's left.
  var edge: (x: Double, y: Interval?)?

  /// Parts to be cut together.
  var waiting: [Part] = []
  /// The column's stretch of x; its right edge is the next column's.
  private(set) var column = Interval.empty
  /// The rows that the column may meet at all.
  var outermost = 0...0

  init(
    function: any PlotFunction,
    grid: PixelGrid,
    budget: Int,
    workLimit: Int,
    explains: Bool = false
  ) {
    self.function = function
    self.grid = grid
    self.budget = ColumnBudget(enclosures: budget, work: workLimit, operations: function.cost)
    self.explains = explains
    survey = ColumnSurvey(function: function, grid: grid)
  }

  /// Solves a column of which something may be known; columns from left to right share the values at
  /// their edges.
  ///
  /// - `column`: Its number in the grid.
  /// - `known`: What a survey has found of the same column of the same grid.
  mutating func solve(column: Int, known: ColumnSurvey.Known? = nil) {
    let (a, b) = (grid.x(ofEdge: column), grid.x(ofEdge: column + 1))
    budget.restart()
    if grid.error.column > 0 {
      solveEnclosed(from: a, to: b)
    } else {
      solveWell(from: a, to: b, known: known)
    }
  }

  /// Solves a stretch of x directly, and where noise hides something, by series.
  mutating func solveWell(from a: Double, to b: Double, known: ColumnSurvey.Known? = nil) {
    series = nil
    guard a < b else {
      findings.removeAll()
      solvePoint(a)
      return
    }
    stopsAtNoise = true
    if let shared = sharperSeries(over: Interval(a, b)) {
      solve(from: a, to: b, by: shared)
      if !findings.isNoisy && findings.possible.isEmpty { return }
    }
    solve(from: a, to: b, known: known)
    guard findings.isNoisy || !findings.possible.isEmpty else { return }
    let better = betterSeries(from: a, to: b)
    guard findings.isNoisy || better != nil else { return }
    stopsAtNoise = false
    solve(from: a, to: b, by: better)
  }

  private mutating func solve(from a: Double, to b: Double, by series: TaylorModel?) {
    self.series = series
    edge = nil
    solve(from: a, to: b, known: nil)
    self.series = nil
    edge = nil
  }

  /// Looks at neighbouring columns at once; false where the function offers no blocks.
  mutating func look(at columns: Range<Int>) -> Bool {
    guard grid.error.isZero, survey.decide(columns) else { return false }
    let (a, b) = (grid.x(ofEdge: columns.lowerBound), grid.x(ofEdge: columns.upperBound))
    if survey.open(of: columns.count).count * 2 > columns.count,
      let series = betterSeries(from: a, to: b),
      series.definedAtCenter || !Interval(a, b).contains(series.center)
    {
      survey.decide(columns, by: series)
    }
    return true
  }

  /// Whether columns are wide enough for their edges to be distinguished.
  func tellsApart(_ columns: Range<Int>) -> Bool {
    guard grid.error.isZero else { return false }
    let box = Interval(grid.x(ofEdge: columns.lowerBound), grid.x(ofEdge: columns.upperBound))
    return survey.canCut(box, into: columns.count)
  }

  private mutating func solve(from a: Double, to b: Double, known: ColumnSurvey.Known?) {
    findings.removeAll()
    column = Interval(a, b)
    budget.spent = 0
    outermost = known?.rows ?? 0...max(0, grid.rowCount - 1)
    queue.append(Part(column: column, known: known))
    var next = 0
    while !(findings.isNoisy && stopsAtNoise) {
      if next == queue.count {
        if waiting.isEmpty { break }
        cutWaiting()
        continue
      }
      let part = queue[next]
      next += 1
      if budget.isLeft {
        solve(part)
      } else {
        giveUp(part.box)
        if findings.undecided.contains(outermost) {
          markUndecided(outermost, over: column)
          break
        }
      }
    }
    queue.removeAll(keepingCapacity: true)
    waiting.removeAll(keepingCapacity: true)
    settleUndecided()
    findings.met.settle()
    findings.possible.subtract(findings.certain)
    if findings.pieces.count > 1 {
      findings.pieces.sort { $0.startX < $1.startX }
      joinPieces()
    }
  }

  // MARK: Parts

  private mutating func solve(_ part: Part) {
    let box = part.box
    if let known = part.known {
      if isMet(known.rows) {
        append(box, known.first, known.last)
        return
      }
      if max(known.first.width, known.last.width) > grid.unitsPerRow { findings.isNoisy = true }
      // A single look may be sharper than one at many parts; it is worth it where cuts did not help.
      if part.depth < Self.sharpDepth, !findings.isNoisy {
        cut(part)
        return
      }
    }
    budget.spent += 1
    // The values at both ends are enclosures, too.
    budget.charge(3)
    let enclosure = distance(over: box)
    let values = enclosure.value.interval
    guard !values.isEmpty else { return }
    let border = PixelGrid.border * grid.unitsPerRow
    guard values.lowerBound <= 0, values.upperBound > grid.depth + border else { return }
    if let outer = grid.rows(from: values.lowerBound, to: values.upperBound) {
      if part.depth == 0 { outermost = outer }
      if enclosure.isCertainlyContinuous {
        if solveContinuous(box, enclosure, outer) { return }
      } else if isMet(outer, by: values) || solveWitnessed(box, values, outer) {
        return
      }
    } else if values.upperBound <= border {
      return
    }
    // No rows, yet values beyond the upper edge: some of them may lie on it.
    if !enclosure.isCertainlyContinuous, isSettled(part, values) { return }
    let center = Interval.roundest(from: box.lowerBound, to: box.upperBound)
    // The quotient in sin(x/x) has no bounds either, though its sine has; what certainly has a value
    // everywhere can only jump.
    let mayBeRemovable =
      !values.isBounded
      || part.depth >= Self.settlingDepth && enclosure.value.decoration < .defined
    if mayBeRemovable, part.isLandmark,
      Self.expansionLandmarks.contains(part.depth / Self.blockDepth),
      solveExpanded(box, about: center)
    {
      return
    }
    cut(part)
  }

  /// Whether a part that is not continuous needs no more cuts: it has no values in the picture, or it
  /// is narrow and all its rows are met.
  private mutating func isSettled(_ part: Part, _ values: Interval) -> Bool {
    guard !explains, part.isLandmark else { return false }
    if part.depth >= Self.settlingDepth {
      return openRows(over: part.box).isEmpty
    }
    return !values.isBounded && isOutside(part.box)
  }

  /// Cuts a part: into many where the function offers blocks, else into two.
  private mutating func cut(_ part: Part) {
    let count = partCount(for: part)
    guard series == nil, !explains, grid.error.top == 0,
      part.depth + Self.blockDepth <= Self.deepestCut,
      survey.canCut(part.box, into: count)
    else {
      halve(part)
      return
    }
    let isShared = count <= Self.sharedPartCount
    if !isShared, !waiting.isEmpty { cutWaiting() }
    waiting.append(part)
    if !isShared || waiting.count == 2 { cutWaiting() }
  }

  mutating func halve(_ part: Part) {
    let (a, b) = (part.box.lowerBound, part.box.upperBound)
    let middle = part.box.roundestInterior
    guard part.depth < Self.deepestCut, middle > a, middle < b else {
      solveLeftover(part.box)
      return
    }
    for half in [Interval(a, middle), Interval(middle, b)] {
      queue.append(Part(box: half, depth: part.depth + 1, above: part.depth))
    }
  }

  /// Decides a continuous part, or returns false when it must be cut.
  private mutating func solveContinuous(
    _ box: Interval,
    _ enclosure: Enclosure,
    _ outer: ClosedRange<Int>
  ) -> Bool {
    let (a, b) = (box.lowerBound, box.upperBound)
    guard let first = value(at: a), let last = value(at: b) else { return false }
    let values = enclosure.value.interval
    var low = first.lowerBound <= last.lowerBound ? first : last
    var high = first.upperBound >= last.upperBound ? first : last
    let slope = enclosure.slope
    let isMonotone = slope.lowerBound >= 0 || slope.upperBound <= 0
    if isMonotone {
      append(box, first, last, low, high)
      meet(low, high, within: grid.rows(from: low.lowerBound, to: high.upperBound))
      return true
    }
    let travel = slope.magnitude * (b - a)
    findings.turns = max(findings.turns, travel / max(values.width, grid.unitsPerRow))
    takeAttained(in: box, travel / max(values.width, grid.unitsPerRow), low: &low, high: &high)
    if outer.count > 1, grid.rows(from: low.upperBound, to: high.lowerBound) != outer {
      findExtremes(in: box, travel: travel, values: values, low: &low, high: &high)
    }
    let inner =
      low.upperBound <= high.lowerBound
      ? grid.rows(from: low.upperBound, to: high.lowerBound) : nil
    let isSingle = outer.count == 1 && grid.contains(values)
    guard inner == outer || isSingle || isMet(outer, by: values) else { return false }
    mark(
      outer,
      from: min(low.upperBound, high.lowerBound),
      to: max(low.upperBound, high.lowerBound)
    )
    // Between two places on an edge it may go into the row.
    guard isMet(outer, by: values) else { return false }
    append(box, first, last, low, high)
    return true
  }

  /// A part whose values all lie in one row, and that has a value: that row is met.
  ///
  /// A value on the edge of the row says nothing of the others.
  private mutating func solveWitnessed(
    _ box: Interval,
    _ values: Interval,
    _ outer: ClosedRange<Int>
  ) -> Bool {
    guard outer.count == 1 else { return false }
    for x in [box.lowerBound, box.upperBound, box.midpoint] {
      guard let y = value(at: x),
        grid.rows(from: y.lowerBound, to: y.upperBound) == outer
      else { continue }
      mark(outer, from: y.lowerBound, to: y.upperBound)
      if isMet(outer, by: values) { return true }
    }
    return false
  }

  /// Marks the rows between two values that a continuous stretch takes, and those it may take.
  mutating func meet(
    _ low: Interval,
    _ high: Interval,
    within outer: ClosedRange<Int>?
  ) {
    guard let outer else { return }
    if low.upperBound <= high.lowerBound {
      markCertain(from: low.upperBound, to: high.lowerBound)
    } else if outer.count == 1 {
      mark(outer, from: low.lowerBound, to: high.upperBound)
    }
    let values = low.convexHull(with: high)
    if !isMet(outer, by: values) { markPossible(outer) }
  }
}
