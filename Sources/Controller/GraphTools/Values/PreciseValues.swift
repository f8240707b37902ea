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

  private struct Question: Hashable, Sendable {
    let function: GraphFunction
    let x: TypedNumber
  }

  private var known: [Question: PointValue] = [:]
  /// What was wanted and is not known, in order.
  private var missing: [Question] = []
  private var query: BackgroundQuery<[Question], [Question: PointValue]>?

  /// More values than these are forgotten all at once.
  private static let capacity = 4_096
  /// So many are asked for together.
  private static let batch = 64

  package init() {}

  package func answer(by source: @escaping Source) {
    query = BackgroundQuery(prefersNewer: true) { questions, mayContinue in
      var answers: [Question: PointValue] = [:]
      for question in questions where mayContinue() {
        let interval = source(question.function, question.x, mayContinue)
        guard mayContinue() else { break }
        answers[question] = interval.map { $0.isEmpty ? .none : .within($0) } ?? .unknown
      }
      return answers
    }
  }

  /// Where values are found.
  package func work(in background: Background) { query?.background = background }

  /// What is known of a value now; where more can be known, it is remembered as wanted.
  package func value(of function: GraphFunction, at x: TypedNumber) -> PointValue {
    let first = PointValue(of: function, at: x)
    guard query != nil, !first.isSharp else { return first }
    let question = Question(function: function, x: x)
    if let found = known[question] { return found == .unknown ? first : found }
    if !missing.contains(question) { missing.append(question) }
    return first
  }

  /// Asks for what was wanted since the last time; true where more is known now.
  package func settle() -> Bool {
    guard let query else { return false }
    defer { missing.removeAll() }
    let hasNews = query.collect()
    if hasNews { takeAnswers() }
    let wanted = missing.filter { known[$0] == nil }.prefix(Self.batch)
    guard !wanted.isEmpty else { return hasNews }
    query.ask(Array(wanted))
    let isKnown = query.last?.question == Array(wanted)
    if isKnown { takeAnswers() }
    return hasNews || isKnown
  }

  private func takeAnswers() {
    guard let answers = query?.last?.answer else { return }
    if known.count > Self.capacity { known.removeAll() }
    known.merge(answers) { $1 }
  }
}
