package import GraphModel
package import Intervals
package import SceneHost

/// The places of figures' lines over single x, found in the background.
package final class FigureSections {
  private struct Question: Hashable, Sendable {
    let function: GraphFunction
    let x: Double
    /// The stretch of y; nil for what is known of all y.
    var stretch: Interval?

    func answered(by section: FigureSection) -> Question {
      Question(function: function, x: x, stretch: section.isWhole ? nil : stretch)
    }
  }

  private var known: [Question: FigureSection] = [:]
  /// What was wanted and is not known, in order.
  private var missing: [Question] = []
  private let query: BackgroundQuery<[Question], [Question: FigureSection]>

  /// More of them are forgotten all at once.
  private static let capacity = 4_096
  /// So many are asked for together.
  private static let batch = 32

  package init() {
    query = BackgroundQuery(prefersNewer: true) { questions, mayContinue in
      var answers: [Question: FigureSection] = [:]
      for question in questions where mayContinue() {
        guard let figure = question.function.base as? any SectionedFigure,
          let stretch = question.stretch
        else { continue }
        let found = figure.section(at: question.x, over: stretch, while: mayContinue)
        if mayContinue() { answers[question.answered(by: found)] = found }
      }
      return answers
    }
  }

  package func work(in background: Background) { query.background = background }

  /// What is known of a figure's y, or where that is not much in a stretch; nil where it is none that has such, or not yet.
  ///
  /// Where it is not known yet it is remembered as wanted.
  package func section(
    of function: GraphFunction,
    at x: Double,
    over stretch: Interval
  ) -> FigureSection? {
    let question = Question(function: function, x: x, stretch: stretch)
    if let found = known(question) { return found }
    if !missing.contains(question) { missing.append(question) }
    return nil
  }

  /// What is known of all y, else of the stretch.
  private func known(_ question: Question) -> FigureSection? {
    known[Question(function: question.function, x: question.x)] ?? known[question]
  }

  /// Finds what is not known yet at once, as far as nobody has to wait for it.
  package func find(_ function: GraphFunction, at places: [Double], over stretch: Interval) {
    guard let figure = function.base as? any SectionedFigure else { return }
    let end = ContinuousClock.now + .milliseconds(80)
    for x in places where ContinuousClock.now < end {
      let question = Question(function: function, x: x, stretch: stretch)
      guard known(question) == nil else { continue }
      let found = figure.section(at: x, over: stretch) { ContinuousClock.now < end }
      if ContinuousClock.now < end { known[question.answered(by: found)] = found }
    }
  }

  /// Asks for what was wanted since the last time; true where more is known now.
  package func settle() -> Bool {
    defer { missing.removeAll() }
    let hasNews = query.collect()
    if hasNews { takeAnswers() }
    let wanted = Array(missing.filter { known($0) == nil }.prefix(Self.batch))
    guard !wanted.isEmpty else { return hasNews }
    query.ask(wanted)
    let isKnown = query.last?.question == wanted
    if isKnown { takeAnswers() }
    return hasNews || isKnown
  }

  private func takeAnswers() {
    guard let answers = query.last?.answer else { return }
    if known.count > Self.capacity { known.removeAll() }
    known.merge(answers) { $1 }
  }
}
