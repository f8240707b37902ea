import SceneHost

/// A question of which many are asked.
protocol CachedQuestion: Hashable, Sendable {
  /// A wider one whose answer answers this one, too.
  var wider: Self { get }
}

extension CachedQuestion {
  var wider: Self { self }
}

/// Answers to many questions, found in the background: those that are wanted and not known are asked
/// together.
final class AnswerCache<Question: CachedQuestion, Answer: Sendable> {
  private var answers: [Question: Answer] = [:]
  /// What was wanted and is not known, in order.
  private var missing: [Question] = []
  private let query: BackgroundQuery<[Question], [Question: Answer]>

  /// More answers than these are forgotten all at once.
  private let capacity: Int
  /// So many are asked for together.
  private let batch: Int

  /// A cache of what an answer is found by, with the question that it answers; nil where there is none.
  init(
    batch: Int,
    capacity: Int = 4_096,
    _ find:
      @escaping @Sendable (Question, _ mayContinue: @escaping () -> Bool) -> (Question, Answer)?
  ) {
    (self.batch, self.capacity) = (batch, capacity)
    query = BackgroundQuery(prefersNewer: true) { questions, mayContinue in
      var answers: [Question: Answer] = [:]
      for question in questions where mayContinue() {
        let found = find(question, mayContinue)
        if let found, mayContinue() { answers[found.0] = found.1 }
      }
      return answers
    }
  }

  func work(in background: Background) { query.background = background }

  /// An answer that is known.
  subscript(question: Question) -> Answer? {
    get { answers[question.wider] ?? answers[question] }
    set { answers[question] = newValue }
  }

  /// An answer now; one that is not known is remembered as wanted.
  func want(_ question: Question) -> Answer? {
    if let found = self[question] { return found }
    if !missing.contains(question) { missing.append(question) }
    return nil
  }

  /// Asks for what was wanted since the last time; true where more is known now.
  func settle() -> Bool {
    defer { missing.removeAll() }
    let hasNews = query.collect()
    if hasNews { takeAnswers() }
    let wanted = Array(missing.filter { self[$0] == nil }.prefix(batch))
    guard !wanted.isEmpty else { return hasNews }
    query.ask(wanted)
    let isKnown = query.last?.question == wanted
    if isKnown { takeAnswers() }
    return hasNews || isKnown
  }

  private func takeAnswers() {
    guard let new = query.last?.answer else { return }
    if answers.count > capacity { answers.removeAll() }
    answers.merge(new) { $1 }
  }
}
