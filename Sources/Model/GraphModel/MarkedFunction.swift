package import Analysis
package import Intervals

/// A function that is single places: points that are drawn as marks.
package protocol MarkedFunction: GraphableFunction, MarkedPlaces {}

/// Places of the plane that are drawn as marks, chosen, and moved.
package protocol MarkedPlaces: Sendable {
  /// The places, in order.
  var marks: [PlotMark] { get }
  /// How many there are, also of those without a place.
  var markCount: Int { get }

  /// Of the numbers of one column: how many lie in each of some stretches, and the ends of their quarters.
  var bars: [PlotBar] { get }
  var quartiles: [Double] { get }

  /// Which marks are joined with each other: those with one number.
  func group(ofMark index: Int) -> Int

  /// What has to change for a mark to be at another place, given as decimals; nil where it can't be.
  func moving(mark index: Int, to x: String, _ y: String) -> MarkMove?
}

/// What moves a mark: another line, or letters that are chosen with sliders.
package struct MarkMove: Hashable, Sendable {
  package var text: String
  package var letters: [String: Double] = [:]
  /// The function that the line is then, where that is known already.
  package var function: GraphFunction?

  package init(text: String) { self.text = text }

  package init(function: GraphFunction) {
    (self.function, text) = (function, function.name)
  }
}

/// So many numbers lie in a stretch of x, its lower end included.
package struct PlotBar: Hashable, Sendable {
  package let from: Double
  package let to: Double
  package let count: Int

  package init(from: Double, to: Double, count: Int) {
    (self.from, self.to, self.count) = (from, to, count)
  }
}

/// A place of the plane that is marked.
package struct PlotMark: Hashable, Sendable {
  /// Its number, from 0.
  package let index: Int
  /// What is certain of its coordinates.
  package let x: Interval
  package let y: Interval
  /// What it is called; nil where only the whole has a name, or none.
  package let name: String?
  /// The coordinates as they were written; nil where their digits say as much.
  package let written: String?

  package init(index: Int, x: Interval, y: Interval, name: String?, written: String? = nil) {
    (self.index, self.x, self.y, self.name, self.written) = (index, x, y, name, written)
  }
}

extension MarkedPlaces {
  package var bars: [PlotBar] { [] }
  package var quartiles: [Double] { [] }

  package func group(ofMark index: Int) -> Int { 0 }
}

extension MarkedFunction {
  package var landmarks: Landmarks { markLandmarks }

  /// Where all of the marks are seen.
  package var markLandmarks: Landmarks {
    var landmarks = Landmarks()
    let marks = marks
    guard let first = marks.first else { return landmarks }
    if marks.count == 1 {
      landmarks.places = [
        Landmarks.Place(0, 0), Landmarks.Place(first.x.midpoint, first.y.midpoint),
      ]
      return landmarks
    }
    func range(_ values: [Interval]) -> ClosedRange<Double> {
      let (low, high) = (values.map(\.lowerBound).min() ?? 0, values.map(\.upperBound).max() ?? 0)
      let margin = low < high ? (high - low) / 16 : max(abs(low) / 4, 1)
      return low - margin...high + margin
    }
    landmarks.whole = Landmarks.Box(x: range(marks.map(\.x)), y: range(marks.map(\.y)))
    return landmarks
  }
}
