import Synchronization

/// Questions whose answers take time, one at a time.
///
/// While one is being answered only the newest other one is remembered. What comes too late because
/// nobody asks for it any more is dropped, and where newer questions matter more, what is older, too.
package final class BackgroundQuery<Question: Hashable & Sendable, Answer: Sendable> {
  package typealias Computation =
    @Sendable (_ question: Question, _ mayContinue: @escaping () -> Bool) -> Answer

  /// What was found out last, and for which question.
  package private(set) var last: (question: Question, answer: Answer)?
  package var background = Background.atOnce
  /// Whether a newer question stops an older one.
  private let prefersNewer: Bool
  private let work: Computation
  private var running: Question?
  private var waiting: Question?
  private let exchange = Exchange()

  package init(prefersNewer: Bool = false, _ work: @escaping Computation) {
    self.prefersNewer = prefersNewer
    self.work = work
  }

  /// What both sides share.
  private final class Exchange: Sendable {
    let result = Mutex<(question: Question, answer: Answer)?>(nil)
    let isWanted = Mutex(true)
  }

  /// Asks, unless that was the last question.
  package func ask(_ question: Question) {
    _ = collect()
    guard question != last?.question, question != running else {
      if question == running { waiting = nil }
      return
    }
    if running == nil {
      start(question)
    } else {
      waiting = question
      if prefersNewer { exchange.isWanted.withLock { $0 = false } }
    }
    _ = collect()
  }

  /// Stops what is under way and forgets everything.
  package func forget() {
    exchange.isWanted.withLock { $0 = false }
    waiting = nil
    last = nil
  }

  /// Takes an answer that has come in; false when there is none.
  package func collect() -> Bool {
    let found = exchange.result.withLock { result in
      defer { result = nil }
      return result
    }
    guard let found else { return false }
    running = nil
    if exchange.isWanted.withLock({ $0 }) { last = found }
    if let next = waiting {
      waiting = nil
      start(next)
    }
    return true
  }

  private func start(_ question: Question) {
    running = question
    exchange.isWanted.withLock { $0 = true }
    background.run { [work, exchange] in
      let answer = work(question) { exchange.isWanted.withLock { $0 } }
      exchange.result.withLock { $0 = (question, answer) }
    }
  }
}
