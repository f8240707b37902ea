import Calculus
public import Intervals

/// Why a curve is drawn the way it is at one place.
///
///     let reciprocal: any PlotFunction = …  // 1/(x − 1.1), which knows its discontinuities
///     let grid = PixelGrid(x: -5...5, y: -4...4, columnCount: 1000, rowCount: 800)
///     CurveExplanation(of: reciprocal, at: 610, on: grid)?.finding  // a pole, around 1.1
public struct CurveExplanation: Hashable, Sendable {
  /// What was found, the most telling first.
  public enum Finding: Hashable, Sendable {
    /// Rounding hides the curve.
    case limitOfPrecision
    /// The values grow beyond all bounds.
    case pole(lower: Double, upper: Double)
    /// The values jump; each number is enclosed.
    case jump(from: Interval, to: Interval, x: Interval)
    /// One point is missing, the curve goes on.
    case hole(x: Interval)
    /// A point on its own.
    case isolatedPoint(x: Interval, y: Interval)
    /// No value here, nor between two numbers; nil for an end that is beyond all of them.
    case undefined(from: Double?, to: Double?)
    /// No value in all of the picture.
    case undefinedInView
    /// More turns than columns can show.
    case oscillations(Int)
    /// Infinitely many turns on the way to a place.
    case endlessOscillations(x: Double)
    /// Nothing could be proven within the budget.
    case undecided
    /// An ordinary point of the curve; its y is a value of the function, of one that proves nothing by its word.
    case point(x: Double, y: Double)
  }

  /// What was found.
  public let finding: Finding
  /// The distance between two device pixels, which limits how exactly places are shown.
  public let resolution: (x: Double, y: Double)

  /// Looks at a column of device pixels and its neighbours.
  ///
  /// Nil for a column more than three away from the grid. A `.point` may lie above or below the
  /// picture. Poles, jumps and holes are those that the function proves.
  ///
  /// - `function`: One that proves nothing gets `.point` or `.undecided`, by its values alone.
  /// - `column`: Its number in the grid; the three columns on either side are looked at, too.
  /// - `grid`: The pixels as they are drawn.
  /// - Complexity: Up to eight columns, each with some 12,000 enclosures or 2¹⁸ operations at most.
  public init?(of function: any PlotFunction, at column: Int, on grid: PixelGrid) {
    resolution = (grid.unitsPerColumn, grid.unitsPerRow)
    guard function.isProvable else {
      guard let y = function.y(at: Self.middle(of: column, grid)) else {
        finding = .undecided
        return
      }
      finding = .point(x: Self.middle(of: column, grid), y: y)
      return
    }
    let first = max(0, column - 3)
    let last = min(grid.columnCount - 1, column + 3)
    guard first <= last else { return nil }
    var solver = ColumnSolver(
      function: function,
      grid: grid,
      budget: InkMap.budget,
      // Whoever asks is waiting.
      workLimit: 1 << 18,
      explains: true
    )
    solver.solve(column: column)
    let (left, right) = (grid.x(ofEdge: column), grid.x(ofEdge: column + 1))
    let places = (solver.findings.leftovers + [Interval(left, right)]).map {
      Interval.roundest(from: $0.lowerBound, to: $0.upperBound)
    }
    let middle = Self.middle(of: column, grid)
    let near = Interval(grid.x(ofEdge: first), grid.x(ofEdge: last + 1))
    let breaks = function.discontinuities(in: [near]).joined().compactMap { place in
      Self.finding(of: place, grid.unitsPerRow).map { (abs(place.x.midpoint - middle), $0) }
    }
    if let nearest = breaks.min(by: { $0.0 < $1.0 })?.1 {
      finding = nearest
    } else if solver.findings.isNoisy {
      finding = .limitOfPrecision
    } else if !solver.findings.possible.isEmpty, solver.findings.turns < 4 {
      finding = .undecided
    } else if solver.findings.turns >= 4,
      let place = places.first(where: {
        function.oscillatesEndlessly(from: $0, over: Interval($0, max($0, right)))
          || function.oscillatesEndlessly(from: $0, over: Interval(min($0, left), $0))
      })
    {
      finding = .endlessOscillations(x: place)
    } else if solver.findings.turns >= 4,
      !function.enclosure(over: Interval(left, right)).isCertainlyContinuous
    {
      // Those that were counted may not be all.
      finding = .undecided
    } else if solver.findings.turns >= 4 {
      finding = .oscillations(Int(min(solver.findings.turns / 2, 1e15).rounded()))
    } else {
      finding = Self.ordinary(function, column, grid)
    }
  }

  private static func middle(of column: Int, _ grid: PixelGrid) -> Double {
    let left = grid.x(ofEdge: column)
    return left + (grid.x(ofEdge: column + 1) - left) / 2
  }

  /// What a place is called at which the curve certainly breaks; nil for a step that is not seen.
  private static func finding(of place: Discontinuity, _ row: Double) -> Finding? {
    let (x, behavior) = (place.x, place.behavior)
    if behavior.left.isInfinite || behavior.right.isInfinite {
      return .pole(lower: x.lowerBound, upper: x.upperBound)
    }
    switch (behavior.left, behavior.right) {
    case (.finite(let left), .finite(let right)):
      guard left.isDisjoint(from: right) else {
        if behavior.value == .undefined { return behavior.sidesAgree ? .hole(x: x) : nil }
        let isApart = behavior.value.interval.isDisjoint(from: left.convexHull(with: right))
        return behavior.value.value.flatMap { isApart ? .isolatedPoint(x: x, y: $0) : nil }
      }
      let isSeen = (right - left).magnitude > row / 2
      return isSeen ? .jump(from: left, to: right, x: x) : nil
    case (.undefined, .undefined): return behavior.value.value.map { .isolatedPoint(x: x, y: $0) }
    default: return nil
    }
  }

  /// A value, or where there is none.
  private static func ordinary(
    _ function: any PlotFunction,
    _ column: Int,
    _ grid: PixelGrid
  ) -> Finding {
    let x = middle(of: column, grid)
    let value = function.enclosure(over: Interval(x)).value.interval
    if value.isEmpty { return undefined(function, column, grid) }
    // A value that is known worse than what is shown of it is not shown.
    guard let y = function.y(at: x), value.isBounded,
      value.width <= grid.unitsPerRow / 10 || value.width <= 1e-12 * value.magnitude
    else { return .undecided }
    return .point(x: x, y: y)
  }

  /// The stretch that certainly has no values around a column, its ends found by halving.
  private static func undefined(
    _ function: any PlotFunction,
    _ column: Int,
    _ grid: PixelGrid
  ) -> Finding {
    func isEmpty(_ x: Double, _ other: Double) -> Bool {
      function.enclosure(over: Interval(min(x, other), max(x, other))).value.interval.isEmpty
    }
    /// How far there is nothing from the column on; infinite where there is nothing beyond the picture.
    func reach(_ edges: some Sequence<Int>, beyond: Double) -> Double {
      var inside = middle(of: column, grid)
      for edge in edges {
        var outside = grid.x(ofEdge: edge)
        guard !isEmpty(inside, outside) else {
          inside = outside
          continue
        }
        let empty = inside
        for _ in 0..<60 {
          let half = inside + (outside - inside) / 2
          if isEmpty(empty, half) { inside = half } else { outside = half }
        }
        return Interval.roundest(from: min(inside, outside), to: max(inside, outside))
      }
      return isEmpty(inside, beyond) ? beyond : inside
    }
    let left = reach(stride(from: column, through: 0, by: -1), beyond: -.infinity)
    let right = reach(column + 1..<max(grid.columnCount, column + 1) + 1, beyond: .infinity)
    let view = (grid.x(ofEdge: 0), grid.x(ofEdge: grid.columnCount))
    if left <= view.0, right >= view.1 { return .undefinedInView }
    return .undefined(from: left.isFinite ? left : nil, to: right.isFinite ? right : nil)
  }

  /// Whether two explanations say the same.
  public static func == (a: CurveExplanation, b: CurveExplanation) -> Bool {
    a.finding == b.finding
  }

  /// Feeds what is compared.
  public func hash(into hasher: inout Hasher) { hasher.combine(finding) }
}
