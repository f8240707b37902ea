package import GraphModel
package import Intervals
package import SceneHost

/// The places of figures' lines over single x, found in the background.
package final class FigureSections {
  private struct Question: CachedQuestion {
    let function: GraphFunction
    let x: Double
    /// The stretch of y; nil for what is known of all y.
    var stretch: Interval?

    var wider: Question { Question(function: function, x: x) }

    /// Answers it, and perhaps the wider one at once; nil for what is no figure with sections.
    func answered(while mayContinue: @escaping () -> Bool) -> (Question, FigureSection)? {
      guard let figure = function.base as? any SectionedFigure, let stretch else { return nil }
      let section = figure.section(at: x, over: stretch, while: mayContinue)
      return (section.isWhole ? wider : self, section)
    }
  }

  private let cache = AnswerCache<Question, FigureSection>(batch: 32) { $0.answered(while: $1) }

  package init() {}

  package func work(in background: Background) { cache.work(in: background) }

  /// What is known of a figure's y, or where that is not much in a stretch; nil where it is none that has such, or not yet.
  ///
  /// Where it is not known yet it is remembered as wanted.
  package func section(
    of function: GraphFunction,
    at x: Double,
    over stretch: Interval
  ) -> FigureSection? {
    cache.want(Question(function: function, x: x, stretch: stretch))
  }

  /// Finds what is not known yet at once, as far as nobody has to wait for it.
  package func find(_ function: GraphFunction, at places: [Double], over stretch: Interval) {
    let end = ContinuousClock.now + .milliseconds(80)
    for x in places where ContinuousClock.now < end {
      let question = Question(function: function, x: x, stretch: stretch)
      guard cache[question] == nil,
        let (known, found) = question.answered(while: { ContinuousClock.now < end })
      else { continue }
      if ContinuousClock.now < end { cache[known] = found }
    }
  }

  /// Asks for what was wanted since the last time; true where more is known now.
  package func settle() -> Bool { cache.settle() }
}
