package import GraphKit
package import GraphModel
package import SceneHost

/// What functions are in numbers that count from other origins.
package final class LocalFunctions {
  /// Whoever knows; nil where that is not known.
  package typealias Source =
    @Sendable (_ function: GraphFunction, _ x: TickOrigin, _ y: TickOrigin) -> GraphFunction?

  private struct Question: CachedQuestion {
    let function: GraphFunction
    let x: TickOrigin
    let y: TickOrigin
  }

  private var cache: AnswerCache<Question, GraphFunction>?

  package init() {}

  package func answer(by source: @escaping Source) {
    cache = AnswerCache(batch: 64, capacity: 256) { question, _ in
      let local = source(question.function, question.x, question.y)
      return (question, local ?? GraphFunction(UndecidedFunction(question.function)))
    }
  }

  package func work(in background: Background) { cache?.work(in: background) }

  /// A function in local numbers; one that is not known yet is remembered as wanted.
  package func function(_ function: GraphFunction, x: TickOrigin, y: TickOrigin) -> GraphFunction? {
    cache?.want(Question(function: function, x: x, y: y))
  }

  /// Asks for what was wanted since the last time; true where more is known now.
  package func settle() -> Bool { cache?.settle() ?? false }
}
