package import GraphModel
package import SceneHost

/// Functions that somebody has to work out, such as models of data.
package final class SolvedFunctions {
  /// Whoever can; nil where that is not known.
  package typealias Source = @Sendable (GraphFunction) -> SolvedFunction?

  private struct Question: CachedQuestion {
    let function: GraphFunction
  }

  private var cache: AnswerCache<Question, SolvedFunction>?
  /// What was found last in each place of the list, of the model with a name: it stays until more is known.
  private var last: [Int: (name: String, solved: SolvedFunction)] = [:]

  /// Who answers whenever it is asked, as for a picture that waits; nil where answers come later.
  private let atOnce: ((GraphFunction) -> SolvedFunction?)?

  /// - `atOnce`: Who answers where that is waited for.
  package init(atOnce: ((GraphFunction) -> SolvedFunction?)? = nil) { self.atOnce = atOnce }

  package func answer(by source: @escaping Source) {
    cache = AnswerCache(batch: 4, capacity: 64) { question, _ in
      source(question.function).map { (question, $0) }
    }
  }

  package func work(in background: Background) { cache?.work(in: background) }

  /// What a function in a place of the list is; nil where that is not known yet.
  func solved(_ function: GraphFunction, at index: Int) -> SolvedFunction? {
    if let atOnce { return atOnce(function) }
    if let found = cache?.want(Question(function: function)) {
      last[index] = (function.name, found)
      return found
    }
    // What was proven of other numbers is not told of these.
    return last[index].flatMap { last in
      last.name == function.name && last.solved.isQuick
        ? SolvedFunction(curve: last.solved.curve, details: function.base.details) : nil
    }
  }

  /// Asks for what was wanted since the last time; true where more is known now.
  package func settle() -> Bool { cache?.settle() ?? false }
}
