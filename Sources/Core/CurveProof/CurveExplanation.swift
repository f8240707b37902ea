import Calculus
import Intervals

/// Why a curve is drawn the way it is at one place.
///
///     let reciprocal: any PlotFunction = …  // 1/(x − 1.1)
///     let grid = PixelGrid(x: -5...5, y: -4...4, columnCount: 1000, rowCount: 800)
///     CurveExplanation(of: reciprocal, at: 610, on: grid)?.finding  // a pole, around 1.1
public struct CurveExplanation: Hashable, Sendable {
  /// What was found, the most telling first.
  public enum Finding: Hashable, Sendable {
    /// Rounding hides the curve.
    case limitOfPrecision
    /// The values grow beyond all bounds.
    case pole(lower: Double, upper: Double)
    /// The values jump.
    case jump(from: Double, to: Double, x: Double)
    /// One point is missing, the curve goes on.
    case hole(x: Double)
    /// A point on its own.
    case isolatedPoint(x: Double, y: Double)
    /// No value here; the ends of the stretch without values, where they are in view.
    case undefined(from: Double?, to: Double?)
    /// More turns than columns can show.
    case oscillations(Int)
    /// Infinitely many turns on the way to a place.
    case endlessOscillations(x: Double)
    /// Nothing could be proven within the budget.
    case undecided
    /// An ordinary point of the curve.
    case point(x: Double, y: Double)
  }

  /// What was found.
  public let finding: Finding
  /// The distance between two device pixels, which limits how exactly places are shown.
  public let resolution: (x: Double, y: Double)

  /// Looks at a column of device pixels and its neighbours.
  ///
  /// Nil for a column more than three away from the grid. A `.point` may lie above or below the
  /// picture; a pole at a number at which parts are cut, as 0, is no finding if all values beside it are
  /// outside of the picture.
  ///
  /// - `function`: One that proves nothing gets `.point` or `.undefined`, by its values alone.
  /// - `column`: Its number in the grid; the three columns on either side are looked at, too.
  /// - `grid`: The pixels as they are drawn.
  /// - Complexity: Up to eight columns, each with some 12,000 enclosures or 2¹⁸ operations at most.
  public init?(of function: any PlotFunction, at column: Int, on grid: PixelGrid) {
    resolution = (grid.unitsPerColumn, grid.unitsPerRow)
    guard function.isProvable else {
      guard let y = function.y(at: Self.middle(of: column, grid)) else {
        finding = Self.undefined(function, column, grid)
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
    var found: [(distance: Int, finding: Finding)] = []
    for near in first...last {
      solver.solve(column: near)
      if let finding = Self.special(solver, near, grid) {
        found.append((abs(near - column), finding))
      }
    }
    solver.solve(column: column)
    let (left, right) = (grid.x(ofEdge: column), grid.x(ofEdge: column + 1))
    let places = (solver.findings.leftovers + [Interval(left, right)]).map {
      Interval.roundest(from: $0.lowerBound, to: $0.upperBound)
    }
    if let nearest = found.min(by: { $0.distance < $1.distance })?.finding {
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
    } else if let y = function.y(at: Self.middle(of: column, grid)) {
      finding = .point(x: Self.middle(of: column, grid), y: y)
    } else {
      finding = Self.undefined(function, column, grid)
    }
  }

  private static func middle(of column: Int, _ grid: PixelGrid) -> Double {
    let left = grid.x(ofEdge: column)
    return left + (grid.x(ofEdge: column + 1) - left) / 2
  }

  /// What the parts of a column that can't be cut any more hide.
  private static func special(
    _ solver: ColumnSolver,
    _ column: Int,
    _ grid: PixelGrid
  ) -> Finding? {
    let function = solver.function
    if solver.findings.pieces.isEmpty, !solver.findings.certain.isEmpty {
      let (left, right) = (grid.x(ofEdge: column), grid.x(ofEdge: column + 1))
      let place = Interval.roundest(from: left, to: right)
      let sides = [left, right].filter { $0 != place }
      if let y = function.y(at: place), sides.allSatisfy({ function.y(at: $0) == nil }) {
        return .isolatedPoint(x: place, y: y)
      }
    }
    for box in solver.findings.leftovers {
      let place = Interval.roundest(from: box.lowerBound, to: box.upperBound)
      let intervalUnion = function.intervalUnion(over: box).map(\.interval).filter { !$0.isEmpty }
      if intervalUnion.contains(where: { !$0.isBounded }), solver.findings.turns < 1e6 {
        if function.taylorModel(around: place, over: Interval(place, box.upperBound)) != nil {
          return .hole(x: place)
        }
        return .pole(lower: box.lowerBound, upper: box.upperBound)
      }
      let width = max(grid.unitsPerColumn * 1e-3, box.upperBound - box.lowerBound)
      let left = function.y(at: box.lowerBound - width)
      let right = function.y(at: box.upperBound + width)
      let here = function.y(at: place)
      switch (left, right) {
      case (let left?, let right?):
        if abs(left - right) > grid.unitsPerRow / 2 {
          return .jump(from: left, to: right, x: place)
        }
        if here == nil { return .hole(x: place) }
      case (nil, nil): if let here { return .isolatedPoint(x: place, y: here) }
      case (nil, _): return .undefined(from: nil, to: place)
      case (_, nil): return .undefined(from: place, to: nil)
      }
    }
    return nil
  }

  /// The stretch without values around a column, its ends found by halving.
  private static func undefined(
    _ function: any PlotFunction,
    _ column: Int,
    _ grid: PixelGrid
  ) -> Finding {
    func isDefined(_ column: Int) -> Bool { function.y(at: middle(of: column, grid)) != nil }
    let left = stride(from: column - 1, through: 0, by: -1).first(where: isDefined)
    let right = ((column + 1)..<max(column + 1, grid.columnCount)).first(where: isDefined)
    func end(_ defined: Int, _ undefined: Int) -> Double {
      var inside = middle(of: defined, grid)
      var outside = middle(of: undefined, grid)
      for _ in 0..<60 {
        let half = inside + (outside - inside) / 2
        if function.y(at: half) != nil { inside = half } else { outside = half }
      }
      return Interval.roundest(from: min(inside, outside), to: max(inside, outside))
    }
    return .undefined(
      from: left.map { end($0, $0 + 1) },
      to: right.map { end($0, $0 - 1) }
    )
  }

  /// Whether two explanations say the same.
  public static func == (a: CurveExplanation, b: CurveExplanation) -> Bool {
    a.finding == b.finding
  }

  /// Feeds what is compared.
  public func hash(into hasher: inout Hasher) { hasher.combine(finding) }
}
