import CalculatorModel
import Controls
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

  // MARK: Drawing

  /// Dots on the points that are proven to within a device pixel, where they are not too many.
  func drawPoints(in projection: Projection, on canvas: any Canvas) {
    guard exploration.hidesPoints != true else { return }
    let plots = source.plots()
    let isStrong = isTracing || exploration.statistics != nil
    let unit = presentation.map { 1.6 * $0.unit(in: frames.plot) } ?? 1
    let radius = (isStrong ? 4.5 : 3.5) * unit
    for (curve, dots) in visibleDots(in: projection) {
      guard plots.indices.contains(curve) else { continue }
      let pen = theme.pens[plots[curve].pen % theme.pens.count]
      for dot in dots {
        canvas.fillCircle(center: dot, radius: radius + 1.75 * unit, with: theme.surface)
        canvas.fillCircle(center: dot, radius: radius, with: pen)
      }
    }
  }

  /// The places of the dots for each curve, those left out that would run together.
  private func visibleDots(in projection: Projection) -> [(curve: Int, dots: [Point])] {
    let least = 9.0
    var dots: [Int: [Point]] = [:]
    for point in points where point.hasDot && point.isProven {
      guard let y = point.y, y.isBounded,
        point.x.width <= projection.unitsPerColumn, y.width <= projection.unitsPerRow
      else { continue }
      let place = Point(x: projection.pointX(point.place), y: projection.pointY(y.midpoint))
      if projection.frame.contains(place) { dots[point.curve, default: []].append(place) }
    }
    return dots.keys.sorted().map { curve in
      let all = dots[curve] ?? []
      let clear = all.enumerated().filter { index, dot in
        !all.enumerated().contains { other, place in
          other != index && place.distance(to: dot) < least && place.distance(to: dot) > 0.5
        }
      }
      return (curve, clear.map(\.element))
    }
  }
}

extension PointOfInterest {
  /// Whether a dot marks it; breaks have marks of their own.
  fileprivate var hasDot: Bool {
    switch kind {
    case .zero, .maximum, .minimum, .intersection, .yIntercept: true
    case .inflection, .jump, .hole, .pole: false
    }
  }
}

extension Interval {
  /// A closed range as an interval.
  init(_ range: ClosedRange<Double>) { self.init(range.lowerBound, range.upperBound) }
}
