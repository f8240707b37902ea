import Synchronization

/// Where work is done that takes longer than a picture may.
package struct Background: Sendable {
  /// Does a piece of work at some time, and tells the person's side when it is done.
  let run: @Sendable (_ work: @escaping @Sendable () -> Void) -> Void

  package init(_ run: @escaping @Sendable (_ work: @escaping @Sendable () -> Void) -> Void) {
    self.run = run
  }

  /// At once, for pictures and tests.
  static let atOnce = Background { $0() }
}

/// Questions whose answers take time, one at a time.
///
/// While one is being answered only the newest other one is remembered. What comes too late because
/// nobody asks for it any more is dropped.
package final class BackgroundQuery<Question: Hashable & Sendable, Answer: Sendable> {
  package typealias Work =
    @Sendable (_ question: Question, _ mayContinue: @escaping () -> Bool) -> Answer

  /// What was found out last, and for which question.
  private(set) var last: (question: Question, answer: Answer)?
  package var background = Background.atOnce
  private let work: Work
  private var running: Question?
  private var waiting: Question?
  private let exchange = Exchange()

  init(_ work: @escaping Work) { self.work = work }

  /// What both sides share.
  private final class Exchange: Sendable {
    let result = Mutex<(question: Question, answer: Answer)?>(nil)
    let isWanted = Mutex(true)
  }

  /// Asks, unless that was the last question.
  func ask(_ question: Question) {
    _ = collect()
    guard question != last?.question, question != running else {
      if question == running { waiting = nil }
      return
    }
    if running == nil { start(question) } else { waiting = question }
    _ = collect()
  }

  /// Stops what is under way and forgets everything.
  func forget() {
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
