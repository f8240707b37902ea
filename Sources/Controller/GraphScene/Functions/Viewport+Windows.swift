import Analysis
import Drawing
import GraphKit
import Graphs

/// Views made for what is graphed.
extension Viewport {
  /// How much of a fitted view is left free above and below, as a share of the values' range.
  static let fittingMargin = 0.08

  /// The same x with all that curves take there; nil when there is nothing to take.
  ///
  /// So much at the top, in points, is under something that covers the plane.
  func fitted(to functions: [GraphFunction], in size: Size, under cover: Double = 0) -> Viewport? {
    let half = size.width / 2 / pointsPerUnitX
    let x = centerX - half...centerX + half
    return ValueReach.range(of: functions.map(\.base), over: x).map { range in
      let y = ValueReach.padded(range, by: Self.fittingMargin)
      // The cover has room of its own, unless that were much of the plane.
      let share = cover > 0 && cover < size.height / 4 ? cover / (size.height - cover) : 0
      let top = y.upperBound + (y.upperBound - y.lowerBound) * share
      return Viewport(
        x: x,
        y: y.lowerBound...(top.isFinite ? top : y.upperBound),
        filling: size,
        unitX: unitX
      )
    }
  }

  /// The view from −10 to 10, with units equally long on both axes.
  static func tens(filling size: Size) -> Viewport {
    Viewport(pointsPerUnit: max(size.width, 1) / 20)
  }

  /// The view that shows what the functions are.
  ///
  /// Whole periods, zeros and turning points, the part where there are values; units equally long on
  /// both axes where that shows the curves well.
  static func natural(for functions: [GraphFunction], filling size: Size) -> Viewport {
    if let whole = whole(of: functions, filling: size) { return whole }
    let span = NaturalSpan(joining: functions.map(\.naturalSpan))
    let x = span.range
    let unit: TickUnit =
      switch span.unit {
      case .number: .number
      case .pi: .pi
      case .degree: .degree
      }
    let reach = (x.upperBound - x.lowerBound) * size.height / size.width / 2
    let even = -reach...reach
    guard let values = ValueReach.range(of: functions.map(\.base), over: x),
      !isWellSeen(functions, x, in: even, values, span.landmarks)
    else { return Viewport(x: x, y: even, filling: size, unitX: unit) }
    let y = natural(for: functions, over: x, values, span.landmarks)
    return Viewport(x: x, y: y, filling: size, unitX: unit)
  }

  /// All of figures that go nowhere near the edges of a view from −10 to 10, around the origin.
  private static func whole(of functions: [GraphFunction], filling size: Size) -> Viewport? {
    let reaches = functions.compactMap(\.base.naturalReach)
    guard !reaches.isEmpty, reaches.count == functions.count else { return nil }
    func far(_ ends: [ClosedRange<Double>]) -> Double {
      ends.map { max(abs($0.lowerBound), abs($0.upperBound)) }.max() ?? 0
    }
    let half = max(far(reaches.map(\.x)), far(reaches.map(\.y)) * size.width / size.height) * 1.3
    return half > 0 ? Viewport(pointsPerUnit: size.width / 2 / half) : nil
  }

  /// The y to show: around the landmarks where there are some that differ, else all that is taken.
  ///
  /// Beside landmarks, a curve without any is shown whole as long as it does not dwarf them.
  private static func natural(
    for functions: [GraphFunction],
    over x: ClosedRange<Double>,
    _ values: ClosedRange<Double>,
    _ landmarks: [Double]
  ) -> ClosedRange<Double> {
    guard let low = landmarks.min(), let high = landmarks.max(),
      high - low > (values.upperBound - values.lowerBound) * 1e-6
    else { return ValueReach.padded(values, by: fittingMargin) }
    let marked = ValueReach.padded(low...high, by: 0.5)
    return functions.reduce(marked) { y, function in
      guard function.naturalSpan.landmarks.isEmpty,
        let taken = ValueReach.range(of: [function.base], over: x)
      else { return y }
      let own = ValueReach.padded(taken, by: fittingMargin)
      let both = min(y.lowerBound, own.lowerBound)...max(y.upperBound, own.upperBound)
      let height = both.upperBound - both.lowerBound
      return height <= mostDwarfed * (marked.upperBound - marked.lowerBound) ? both : y
    }
  }

  /// How many times as high as around the landmarks a view may become for other curves.
  private static let mostDwarfed = 6.0

  /// How many times as high as a view values may be before showing them all shows nothing else.
  private static let steep = 1000.0

  /// Whether curves fill a good part of a range, and enough of them is inside: less of one that soon
  /// leaves any view.
  private static func isWellSeen(
    _ functions: [GraphFunction],
    _ x: ClosedRange<Double>,
    in y: ClosedRange<Double>,
    _ values: ClosedRange<Double>,
    _ landmarks: [Double]
  ) -> Bool {
    let height = y.upperBound - y.lowerBound
    guard values.upperBound - values.lowerBound >= height / 8,
      landmarks.allSatisfy({ abs($0) <= height * 0.46 })
    else { return false }
    let count = 200
    let isSteep = values.upperBound - values.lowerBound > steep * height
    let enough = isSteep ? 0.1 : 0.4
    return functions.allSatisfy { function in
      let seen = (0...count).compactMap { step in
        function.y(
          at: x.lowerBound + (x.upperBound - x.lowerBound) * Double(step) / Double(count)
        )
      }
      return Double(seen.count { y.contains($0) }) >= enough * Double(seen.count)
    }
  }
}
