import CalculatorModel
import Drawing
import GraphKit
import NumericCore

/// What is known of the curves in view, found apart from the drawing.
extension GraphScene {
  /// The programs of the curves that are seen, without parameters.
  var programs: [Program] { source.curves.map(\.program) }

  /// The points of interest known so far; true wherever the view is by now.
  var points: [PointOfInterest] {
    askForPoints()
    guard let last = pointInquiry.last, last.question.programs == programs else { return [] }
    return last.answer
  }

  /// Asks for the points in view, a little more than that, unless they are known.
  func askForPoints() {
    guard !source.curves.isEmpty, !frames.plot.isEmpty else { return }
    let view = currentProjection.xRange
    let width = view.upperBound - view.lowerBound
    guard width.isFinite, width > 0 else { return }
    if let known = pointInquiry.last?.question, known.programs == programs,
      Interval(view).isSubset(of: known.window), known.window.width <= 4 * width
    {
      return
    }
    pointInquiry.ask(
      PointQuestion(
        programs: programs,
        window: Interval(view.lowerBound - width / 4, view.upperBound + width / 4)
      )
    )
  }

  /// Takes what has been found out meanwhile.
  func collectFacts() -> Bool {
    let hasPoints = pointInquiry.collect()
    let hasStatistics = statisticsInquiry.collect()
    return hasPoints || hasStatistics
  }
}

extension Interval {
  /// A closed range as an interval.
  init(_ range: ClosedRange<Double>) { self.init(range.lowerBound, range.upperBound) }
}
