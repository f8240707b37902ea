import Calculus
import CurveProof
import GraphModel
import GraphKit
import Intervals

/// On which side of the view a curve lies that is not in it.
enum CurveSide: Hashable {
  case above, below

  /// The side, and a value near the middle to go to; nil unless all values are proven to be there.
  static func of(_ function: GraphFunction, beside projection: Projection) -> (CurveSide, Double)? {
    let (x, y) = (projection.xRange, projection.yRange)
    guard function.base.isProvable, x.lowerBound < x.upperBound else { return nil }
    func edge(_ index: Int, of count: Int) -> Double {
      let share = Double(index) / Double(count)
      return x.lowerBound * (1 - share) + x.upperBound * share
    }
    // A look at some places is enough nearly always: from the middle outwards.
    let order = (0...16).sorted { abs($0 - 8) < abs($1 - 8) }
    var nearest: Double?
    for index in order {
      guard let value = function.y(at: edge(index, of: 16)) else { continue }
      let first = nearest ?? value
      guard
        value > y.upperBound && first > y.upperBound
          || value < y.lowerBound && first < y.lowerBound
      else { return nil }
      nearest = first
    }
    guard let nearest, nearest.isFinite else { return nil }
    let side: CurveSide = nearest > y.upperBound ? .above : .below
    let count = 64
    for index in 0..<count {
      let stretch = Interval(edge(index, of: count), edge(index + 1, of: count))
      let values = function.base.enclosure(over: stretch).value.interval
      guard
        values.isEmpty
          || (side == .above ? values.lowerBound > y.upperBound : values.upperBound < y.lowerBound)
      else { return nil }
    }
    return (side, nearest)
  }
}
