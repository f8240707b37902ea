package import SceneHost

/// The decimal digits of the numbers that views count from, as many as are wanted.
package final class OriginDigits {
  /// Whoever knows the first digits of a formula without letters; nil where they are not known.
  package typealias Source = @Sendable (_ formula: String, _ count: Int) -> String?

  private struct Question: CachedQuestion {
    let formula: String
    let count: Int
  }

  private var cache: AnswerCache<Question, String>?

  package init() {}

  package func answer(by source: @escaping Source) {
    cache = AnswerCache(batch: 4, capacity: 64) { question, _ in
      source(question.formula, question.count).map { (question, $0) }
    }
  }

  package func work(in background: Background) { cache?.work(in: background) }

  /// At least so many digits of a number; those that are not known yet are remembered as wanted.
  func digits(of formula: String, count: Int) -> String? {
    // In steps, so that few questions serve a whole way into the depth.
    cache?.want(Question(formula: formula, count: (count / 20 + 1) * 20))
  }

  /// Asks for what was wanted since the last time; true where more is known now.
  package func settle() -> Bool { cache?.settle() ?? false }
}
