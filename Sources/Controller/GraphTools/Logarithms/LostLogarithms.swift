import Calculus
import CurveProof
import Drawing
package import GraphKit
package import GraphModel
package import Intervals

/// Where a curve is proven to have no place on a logarithmic y axis, as its values are not above 0.
package struct LostLogarithms: Equatable {
  /// The stretches along the lower edge, in points.
  package private(set) var stretches: [ClosedRange<Double>] = []
  /// What it does towards the sides of the view.
  package private(set) var ends: [End] = []

  /// From a place on its values are not above 0, up to a side of the view.
  package struct End: Equatable {
    package let side: Side
    /// Whether that goes on beyond the view, as far as x goes.
    package let isEndless: Bool
    /// Where it is 0; nil where it is nowhere above 0.
    package let zero: Zero?
  }

  package enum Side { case left, right }

  /// A zero, with the only number that it can be if that is proven.
  package struct Zero: Equatable {
    package let place: Interval
    package let isExact: Bool
  }

  /// How wide the stretches are that are asked one by one, in points.
  private static let step = 8.0

  package init() {}

  /// Of a function in a view; of one that proves nothing there is none.
  package init(of function: GraphFunction, in projection: Projection) {
    guard function.base.isProvable, projection.frame.width > 0 else { return }
    let frame = projection.frame
    let count = Int((frame.width / Self.step).rounded(.up))
    func edge(_ index: Int) -> Double { min(frame.x + Double(index) * Self.step, frame.maxX) }
    func enclosure(_ cells: ClosedRange<Int>) -> Enclosure {
      let ends = [edge(cells.lowerBound), edge(cells.upperBound + 1)].map(projection.x(at:))
      return function.base.enclosure(over: Interval(min(ends[0], ends[1]), max(ends[0], ends[1])))
    }
    let values = (0..<count).map { enclosure($0...$0).value.interval }
    let isLost = values.map { !$0.isEmpty && $0.upperBound <= 0 }
    for cell in 0..<count where isLost[cell] {
      if let last = stretches.last, last.upperBound == edge(cell) {
        stretches[stretches.count - 1] = last.lowerBound...edge(cell + 1)
      } else {
        stretches.append(edge(cell)...edge(cell + 1))
      }
    }
    if !isLost.contains(false) {
      ends = [End(side: .right, isEndless: false, zero: nil)]
      return
    }
    /// Whether all values of some cells are negative, or of all that is beyond the view.
    func areNegative(_ cells: Range<Int>) -> Bool { cells.allSatisfy { values[$0].upperBound < 0 } }
    func areNegative(from low: Double, to high: Double) -> Bool {
      let values = function.base.enclosure(over: Interval(low, high)).value.interval
      return !values.isEmpty && values.upperBound < 0
    }
    let seen = projection.xRange
    /// The zero in the cells around the first that is lost.
    func zero(in cells: ClosedRange<Int>, falls: Bool) -> Zero? {
      let slope = enclosure(cells).slope
      guard falls ? slope.upperBound < 0 : slope.lowerBound > 0 else { return nil }
      let places = [edge(cells.lowerBound), edge(cells.upperBound + 1)].map(projection.x(at:))
      return Zero(of: function, between: places[0], and: places[1], falls: falls)
    }
    if let last = isLost.lastIndex(of: false), last < count - 1, last > 0,
      areNegative(last + 2..<count), let zero = zero(in: last - 1...last + 1, falls: true)
    {
      let isEndless = areNegative(from: seen.upperBound, to: .infinity)
      ends.append(End(side: .right, isEndless: isEndless, zero: zero))
    }
    if let first = isLost.firstIndex(of: false), first > 0, first < count - 1,
      areNegative(0..<first - 1), let zero = zero(in: first - 1...first + 1, falls: false)
    {
      let least = projection.viewport.logarithmic.contains(.x) ? 0 : -Double.infinity
      let isEndless = areNegative(from: least, to: seen.lowerBound)
      ends.append(End(side: .left, isEndless: isEndless, zero: zero))
    }
  }
}

extension LostLogarithms.Zero {
  /// The only zero between two places, of a function that rises or falls there; nil where it is not
  /// of opposite signs at them.
  fileprivate init?(of function: GraphFunction, between low: Double, and high: Double, falls: Bool)
  {
    func sign(at x: Double) -> Int? {
      let values = function.base.enclosure(over: Interval(x)).value.interval
      if values == Interval(0) { return 0 }
      let sign = values.lowerBound > 0 ? 1 : values.upperBound < 0 ? -1 : nil
      return sign.map { falls ? $0 : -$0 }
    }
    var (low, high) = (low, high)
    guard low < high, sign(at: low) == 1, sign(at: high) == -1 else { return nil }
    // The simplest number first, then the middle: of simple ones alone the width need not fall.
    for turn in 0..<100 {
      let simple = Interval(low, high).simplest
      let isInside = turn.isMultiple(of: 2) && simple > low && simple < high
      let next = isInside ? simple : low + (high - low) / 2
      guard next > low, next < high, let sign = sign(at: next) else { break }
      if sign == 0 {
        self.init(place: Interval(next), isExact: true)
        return
      }
      if sign > 0 { low = next } else { high = next }
    }
    self.init(place: Interval(low, high), isExact: false)
  }
}
