import CLibrary
import Synchronization

/// Work in the background that lets pictures go first.
///
/// What is asked for while a picture is due begins once that is on the screen, so that it takes neither a
/// processor nor a lock from whoever draws:
///
///     let work = WaitingWork { wakeTheLoop() }
///     scene.work(in: work.background)
///     // in the loop, before it waits for an event, until `work.deadline(after: lastPicture)` at most:
///     work.begin(at: now, after: lastPicture)
package final class WaitingWork: Sendable {
  package typealias Work = @Sendable () -> Void

  private let start: @Sendable (@escaping Work) -> Void
  private let waiting = Mutex<(tasks: [Work], since: Double?)>(([], nil))
  /// How long there has to be no picture before work begins, and how long it waits at most, in seconds.
  private static let (rest, patience) = (0.025, 0.25)

  /// `start` runs a task somewhere.
  package init(start: @escaping @Sendable (_ task: @escaping Work) -> Void) { self.start = start }

  /// On threads of its own, from which `wake` is called after each task.
  package convenience init(wake: @escaping @Sendable () -> Void) {
    self.init { task in
      Task.detached(priority: .utility) {
        // Linux knows nothing of a task's priority: this thread gives way to the one that draws.
        setpriority(.init(PRIO_PROCESS.rawValue), 0, 10)
        task()
        wake()
      }
    }
  }

  /// Where scenes leave their work; what pictures wait for begins at once.
  package var background: Background {
    Background(start) { [self] task in waiting.withLock { $0.tasks.append(task) } }
  }

  /// When to begin if no picture follows the last one; nil where nothing waits.
  package func deadline(after picture: Double) -> Double? {
    waiting.withLock { $0.tasks.isEmpty ? nil : picture + Self.rest }
  }

  /// Starts what waits where there was no picture for a while, or once it has waited for long; times in
  /// seconds.
  package func begin(at now: Double, after picture: Double) {
    let tasks = waiting.withLock { waiting -> [Work] in
      guard !waiting.tasks.isEmpty else { return [] }
      let since = waiting.since ?? now
      guard now - picture >= Self.rest || now - since >= Self.patience else {
        waiting.since = since
        return []
      }
      defer { waiting = ([], nil) }
      return waiting.tasks
    }
    tasks.forEach(start)
  }
}
