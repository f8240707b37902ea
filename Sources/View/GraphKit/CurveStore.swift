import Calculus
public import CurveProof
import Drawing
import Intervals
import PlaneProof

/// The proven columns of one curve and its ink, kept from picture to picture.
///
/// A pan by whole device pixels moves what is there and solves only the columns that come into view;
/// a vertical one solves nothing until it has gone further than the picture is high. Another scale,
/// or another function, starts anew. Solving stops when its time is over and goes on with the next
/// picture; what is not solved by then is possible ink.
///
///     let store = CurveStore()
///     let grid = PixelGrid(x: -5...5, y: -4...4, columnCount: 160, rowCount: 128)
///     store.prove(sine, generation: 1, on: grid, while: { true })  // true
///     store.rows(ofColumn: 80).certain.contains(63)                // true: right of and above the origin
///
/// A store is for one curve and one task at a time.
public final class CurveStore {
  /// How much work the look at all unsolved columns may cost, in enclosures of one operation.
  private static let lookLimit = 1 << 16

  private var generation: Int?
  private var store = ColumnStore()
  /// The pixels, where the function is a set of places.
  private var plane = PlaneStore()
  private var paths = PathStore()
  /// The places where the curve breaks, by the stretches in which they were looked for.
  private var breaks: [Interval: [Discontinuity]] = [:]
  /// The last whole picture, to be shown while a new one is being solved.
  private var stale: (strokes: [[Point]], projection: Projection)?

  /// The function as it is proven on logarithmic axes.
  private var onAxes: (axes: LogarithmicAxes, generation: Int, function: any PlotFunction)?

  /// An empty store.
  public init() {}

  /// The function in the coordinates of logarithmic axes, made once.
  func drawn(
    _ function: any PlotFunction,
    on axes: LogarithmicAxes,
    generation: Int
  ) -> any PlotFunction {
    if axes.isEmpty, onAxes == nil { return function }
    if let onAxes, onAxes.axes == axes, onAxes.generation == generation { return onAxes.function }
    // What was proven on other axes is of other columns.
    self.generation = nil
    let drawn = function.onAxes(axes)
    onAxes = axes.isEmpty ? nil : (axes, generation, drawn)
    return drawn
  }

  // MARK: Proof

  /// Decides the columns of a picture, in which rows they certainly or possibly have ink; false when
  /// `mayContinue` ended it.
  ///
  /// The `generation` stands for the function: with another one everything is forgotten.
  ///
  /// Functions cannot be compared, so the caller changes the number whenever the function changes; a
  /// stale number shows the curve of the old function.
  ///
  /// - Complexity: See `ColumnStore`, `PlaneStore` and `PathStore`: O(columns or pixels that come into
  ///   view), within a budget for each.
  public func prove(
    _ function: any PlotFunction,
    generation: Int,
    on view: PixelGrid,
    while mayContinue: () -> Bool
  ) -> Bool {
    if generation != self.generation {
      self.generation = generation
      store = ColumnStore()
      plane = PlaneStore()
      paths = PathStore()
      breaks = [:]
      stale = nil
    }
    if let set = function as? any PlaneSet {
      switch set.figure {
      case .relation(let relation):
        return plane.prove(relation, on: view, while: mayContinue)
      case .path(let path): return paths.prove(path, on: view, while: mayContinue)
      }
    }
    return store.prove(function, on: view, while: mayContinue)
  }

  /// The rows in which a column of the picture proven last certainly has ink, and those in which it
  /// may have some besides; counted from the picture's top, also those outside of it.
  public func rows(ofColumn column: Int) -> (certain: RowSet, possible: RowSet) {
    store.rows(ofColumn: column)
  }

  // MARK: Picture

  /// The picture of a function; `isComplete` is false when `mayContinue` ended it.
  ///
  /// Lines are joined where the function is proven continuous, marked where it certainly is not. Marks
  /// are looked for once all columns are solved, so they may come with a later picture.
  public func picture(
    of function: any PlotFunction,
    generation: Int,
    in projection: Projection,
    strokeWidth: Double,
    while mayContinue: () -> Bool
  ) -> (picture: CurvePicture, isComplete: Bool) {
    let view = PixelGrid(projection)
    let isComplete = prove(function, generation: generation, on: view, while: mayContinue)
    if let set = function as? any PlaneSet {
      var figure = FigurePicture(in: projection, isComplete: isComplete)
      switch set.figure {
      case .relation(let relation): figure.add(&plane, relation)
      case .path(let path): figure.add(&paths, path)
      }
      return (figure.picture, isComplete)
    }
    let home = store.home ?? view
    var curve = lines(of: function, in: projection, strokeWidth: strokeWidth, on: home)
    // Lines are shown before what is at their ends is known, for one picture.
    let isMarked =
      isComplete && (curve.seams.isEmpty || mayContinue() || stale?.projection == projection)
      && findBreaks(of: function, in: curve.seams, while: mayContinue)
    var picture = curve.finish(curve.seams.flatMap { breaks[$0] ?? [] })
    if isComplete {
      stale = (picture.strokes, projection)
    } else if let stale {
      picture.stale = stale.strokes.map { stroke in
        stroke.map { point in
          Point(
            x: projection.pointX(stale.projection.x(at: point.x)),
            y: projection.pointY(stale.projection.y(at: point.y))
          )
        }
      }
    }
    return (picture, isMarked)
  }

  /// In how many stretches a place is looked for before the time is asked for.
  private static let breaksAtOnce = 8
  /// More stretches than these are not kept in mind.
  private static let keptBreaks = 10_000

  /// Looks for the places where the curve breaks in some stretches; false when `mayContinue` ended it.
  private func findBreaks(
    of function: any PlotFunction,
    in seams: [Interval],
    while mayContinue: () -> Bool
  ) -> Bool {
    if breaks.count > Self.keptBreaks { breaks = [:] }
    for seam in seams where breaks[seam] == nil {
      if function.enclosure(over: seam).isCertainlyContinuous { breaks[seam] = [] }
    }
    var rest = seams.filter { breaks[$0] == nil }[...]
    while !rest.isEmpty {
      let asked = Array(rest.prefix(Self.breaksAtOnce))
      for (seam, found) in zip(asked, function.discontinuities(in: asked)) { breaks[seam] = found }
      rest = rest.dropFirst(asked.count)
      guard rest.isEmpty || mayContinue() else { return false }
    }
    return true
  }

  /// The columns proven last, as lines.
  private func lines(
    of function: any PlotFunction,
    in projection: Projection,
    strokeWidth: Double,
    on home: PixelGrid
  ) -> ProvenCurve {
    var curve = ProvenCurve(
      function: function,
      projection: projection,
      strokeWidth: strokeWidth,
      home: home,
      shift: store.shift
    )
    let (columns, shift) = (store.columns, store.shift)
    let range = shift.columns..<shift.columns + projection.columnCount
    // The longer a formula is, the more columns share one look while they are not solved.
    let step = 1 + range.count * function.cost / Self.lookLimit
    var next = range.lowerBound
    while next < range.upperBound {
      let (mark, run) = columns.run(from: next, before: range.upperBound)
      next = run.upperBound
      let first = run.lowerBound - shift.columns
      switch mark {
      case .empty: break
      case .line: curve.drawLines(columns.distances(ofLines: run), from: first)
      case .unsolved, .bounded:
        let end = run.upperBound - shift.columns
        guard store.isPrepared else {
          curve.drawUnsolved(at: first..<end, inRows: RowSet(0...home.rowCount - 1))
          continue
        }
        for start in stride(from: first, to: end, by: step) {
          curve.drawUnsolved(at: start..<min(start + step, end))
        }
      case .mixed:
        for column in run {
          curve.draw(columns.mixedColumn(column), at: column - shift.columns)
        }
      }
    }
    curve.finishLines()
    return curve
  }
}
