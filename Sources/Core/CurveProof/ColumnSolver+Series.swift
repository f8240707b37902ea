import Calculus
import Intervals

/// Series for a whole picture.
struct PictureSeries {
  /// The one that was best last comes first, and is asked first in the next column.
  private(set) var all: [TaylorModel]
  /// The best one, nil where none told more than direct values.
  var best: TaylorModel? { isOfUse ? all.first : nil }
  private var isOfUse = false
  /// How often in a row none told more.
  private var failures = 0
  private static let mostFailures = 32

  init(all: [TaylorModel]) { self.all = all }

  /// Whether stretches of which only the terms depend on each other are worth a look.
  var isPromising: Bool { failures < Self.mostFailures }

  /// Learns which one was best, or that none was.
  mutating func prefer(_ index: Int?) {
    isOfUse = index != nil
    failures = isOfUse ? 0 : failures + 1
    if let index, all.indices.contains(index) { all.swapAt(0, index) }
  }
}

extension ColumnSolver {
  /// A Taylor series about a round number nearby that tells more than direct evaluation: (x + 10¹⁶) − 10¹⁶
  /// about 0 is x.
  ///
  /// At round numbers coefficients are often exact, and the distance from the top of the picture is
  /// taken from the first one, before anything is rounded.
  ///
  /// Nil unless direct values are wider than an eighth of a row, for rounding noise or, over the whole
  /// stretch, because terms depend on each other as those of sin(x)/x near 0; and where no series is at
  /// least twice as narrow.
  mutating func betterSeries(from a: Double, to b: Double) -> TaylorModel? {
    let stretch = Interval(a, b)
    let noise = max(noise(at: Interval(a)), noise(at: Interval(b)))
    let isNoisy = noise > grid.unitsPerRow / 8
    guard isNoisy || pictureSeries?.isPromising ?? true else { return nil }
    let direct = isNoisy ? noise : self.noise(at: stretch)
    guard direct > grid.unitsPerRow / 8 else { return nil }
    let whole = Interval(grid.left, grid.right).widened(by: 2 * grid.error.column)
    let shared = pictureSeries?.all ?? expansions(over: whole)
    if pictureSeries == nil { pictureSeries = PictureSeries(all: shared) }
    // Series of a column's own are worth a few hundred enclosures.
    guard !shared.isEmpty || isNoisy && budget.allows(375) else {
      pictureSeries?.prefer(nil)
      return nil
    }
    let found = shared.isEmpty ? expansions(over: stretch) : shared
    let places = isNoisy ? [Interval(a), Interval(b)] : [stretch]
    var best: (width: Double, index: Int)?
    for (index, series) in found.enumerated() where stretch.isSubset(of: series.box) {
      let width = places.map { series.range(over: $0, relativeTo: grid.top).width }.max() ?? 0
      if width < best?.width ?? (direct / 2) { best = (width, index) }
      if width <= grid.unitsPerRow / 64 { break }
    }
    pictureSeries?.prefer(shared.isEmpty ? nil : best?.index)
    return best.map { found[$0.index] }
  }

  /// The picture's series that was best last, where it tells at least twice as much of a stretch as direct
  /// values do.
  func sharperSeries(over box: Interval) -> TaylorModel? {
    guard let series = pictureSeries?.best, box.isSubset(of: series.box),
      series.definedAtCenter || !box.contains(series.center)
    else { return nil }
    let width = series.range(over: box, relativeTo: grid.top).width
    return width < noise(at: box) / 2 ? series : nil
  }

  /// Series about round numbers in and near the picture that hold on a stretch.
  private func expansions(over box: Interval) -> [TaylorModel] {
    let view = Interval(grid.left, grid.right)
    return [0.0, 16, 256].compactMap { reach in
      let margin = Interval(-reach, reach) * Interval(view.width)
      let center = (view + margin).roundestInterior
      guard center.isFinite else { return nil }
      return function.taylorModel(around: center, over: box)?
        .shortened(toWithin: grid.unitsPerRow * PixelGrid.noise)
    }
  }

  /// Width of the direct enclosure; infinite where it is unbounded, 0 where there is no value or where
  /// the function may jump: no series helps there.
  private func noise(at place: Interval) -> Double {
    let value = distance(over: place).value
    let mayJump = value.decoration == .defined && value.interval.isBounded
    return value.interval.isEmpty || mayJump ? 0 : value.interval.width
  }
}
