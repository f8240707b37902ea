package import GraphModel
package import Intervals
package import SceneHost

/// The values of functions at single places: what the functions say themselves, and where that is
/// little, what somebody says who has more time.
package final class PreciseValues {
  /// Whoever encloses a value tightly; empty where there is none, nil where it is not settled.
  package typealias Source =
    @Sendable (_ function: GraphFunction, _ x: TypedNumber, _ mayContinue: @escaping () -> Bool) ->
    Interval?

  private struct Question: CachedQuestion {
    let function: GraphFunction
    let x: TypedNumber
  }

  private var cache: AnswerCache<Question, PointValue>?

  package init() {}

  package func answer(by source: @escaping Source) {
    cache = AnswerCache(batch: 64) { question, mayContinue in
      let interval = source(question.function, question.x, mayContinue)
      return (question, interval.map { $0.isEmpty ? .none : .within($0) } ?? .unknown)
    }
  }

  /// Where values are found.
  package func work(in background: Background) { cache?.work(in: background) }

  /// What is known of a value now; where more can be known, it is remembered as wanted.
  ///
  /// `span` encloses a place that is not as near as can be to its `Double`.
  package func value(
    of function: GraphFunction,
    at x: TypedNumber,
    within span: Interval? = nil
  ) -> PointValue {
    let first = PointValue(of: function, at: x, within: span)
    guard let cache, !first.isSharp else { return first }
    let found = cache.want(Question(function: function, x: x)) ?? .unknown
    return found == .unknown ? first : found
  }

  /// Asks for what was wanted since the last time; true where more is known now.
  package func settle() -> Bool { cache?.settle() ?? false }
}
