package import GraphModel
import Intervals

extension PointsTool {
  /// How long a picture looks for its points.
  private static let searchTime = Duration.seconds(2)

  /// The points of some curves over a stretch of x, looked for at once; those found in time.
  package static func points(
    of functions: [GraphFunction],
    over view: ClosedRange<Double>,
    _ rows: ClosedRange<Double>
  ) -> [PointOfInterest] {
    let end = ContinuousClock.now + searchTime
    let question = PointQuestion(
      functions: functions,
      window: Interval(view),
      height: functions.height(of: rows)
    )
    return PointSearch.points(of: question, while: { ContinuousClock.now < end })
  }
}
