import Calculus
public import CurveProof
import Intervals

/// The y that a function takes over a stretch of x, as far as there is sense in showing them.
///
///     ValueReach.range(of: [sine], over: 0...10)   // −1…1, a hair wider
///
/// It is a hull of enclosures over columns, to choose a view by, not the range of the function: a
/// column's enclosure may be too wide.
public enum ValueReach {
  /// Into how many columns the stretch is divided: fewer where one costs more than formulas do.
  private static func columnCount(for function: any PlotFunction) -> Int {
    min(768, max(48, 300_000 / max(1, function.cost)))
  }
  /// The share of columns at each end that is left out where values grow beyond all bounds.
  private static let tail = 0.03

  /// What several functions take together; nil when none has a value there.
  ///
  /// All values lie inside as long as they are bounded. Near a pole the outermost are left out.
  ///
  /// With unbounded values in some column, three in a hundred of all columns are left out at either end.
  ///
  /// - Complexity: 48 … 768 enclosures of each function, fewer where one costs more.
  public static func range(
    of functions: [any PlotFunction],
    over x: ClosedRange<Double>
  ) -> ClosedRange<Double>? {
    functions.compactMap { range(of: $0, over: x) }.reduce(nil) { whole, part in
      whole.map {
        min($0.lowerBound, part.lowerBound)...max($0.upperBound, part.upperBound)
      } ?? part
    }
  }

  /// The range with room around it: a share of its height, or something to see of a constant.
  ///
  ///     ValueReach.padded(0...10, by: 0.1)  // −1…11
  ///     ValueReach.padded(5...5, by: 0.1)   // 0…10
  ///
  /// The range itself where there is no finite one with room.
  public static func padded(_ range: ClosedRange<Double>, by share: Double) -> ClosedRange<Double> {
    let (low, high) = (range.lowerBound, range.upperBound)
    let height = high - low
    let size = max(abs(low), abs(high))
    guard height.isFinite else { return range }
    let margin = height > size * 1e-9 ? height * share : max(1, size)
    guard (low - margin).isFinite, (high + margin).isFinite else { return range }
    return low - margin...high + margin
  }

  private static func range(
    of function: any PlotFunction,
    over x: ClosedRange<Double>
  ) -> ClosedRange<Double>? {
    var lows: [Double] = []
    var highs: [Double] = []
    var isBounded = true
    let count = columnCount(for: function)
    func edge(_ index: Int) -> Double {
      let share = Double(index) / Double(count)
      return x.lowerBound * (1 - share) + x.upperBound * share
    }
    for column in 0..<count {
      let values = values(of: function, over: edge(column), edge(column + 1))
      guard let values else { continue }
      guard values.lowerBound.isFinite, values.upperBound.isFinite else {
        isBounded = false
        continue
      }
      lows.append(values.lowerBound)
      highs.append(values.upperBound)
    }
    guard !lows.isEmpty else { return nil }
    lows.sort()
    highs.sort()
    let skipped = isBounded ? 0 : Int(Double(lows.count) * tail)
    let low = lows[min(skipped, lows.count - 1)]
    return low...max(low, highs[max(0, highs.count - 1 - skipped)])
  }

  /// The values between two x: enclosed, or where nothing is proven, those at both ends.
  private static func values(
    of function: any PlotFunction,
    over low: Double,
    _ high: Double
  ) -> ClosedRange<Double>? {
    guard low <= high else { return nil }
    if function.isProvable {
      let interval = function.enclosure(over: Interval(low, high)).value.interval
      return interval.isEmpty ? nil : interval.lowerBound...interval.upperBound
    }
    let ends = [low, high].compactMap { function.y(at: $0) }.filter { !$0.isNaN }
    guard let least = ends.min(), let most = ends.max() else { return nil }
    return least...most
  }
}
