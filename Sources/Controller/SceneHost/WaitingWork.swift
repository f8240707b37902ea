import CLibrary
import Synchronization

/// Work in the background that lets pictures go first.
///
/// What is asked for while a picture is due begins once that is on the screen, so that it takes neither a
/// processor nor a lock from whoever draws:
///
///     let work = WaitingWork { wakeTheLoop() }
///     scene.work(in: work.background)
///     // in the loop, before it waits for an event:
///     work.begin(isIdle: nothingIsToBeDrawn, at: now)
package final class WaitingWork: Sendable {
  package typealias Work = @Sendable () -> Void

  private let start: @Sendable (@escaping Work) -> Void
  private let waiting = Mutex<(tasks: [Work], since: Double?)>(([], nil))
  /// How long work may wait for pictures that follow each other, in seconds.
  private static let patience = 0.1

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

  /// Where scenes leave their work.
  package var background: Background {
    Background { [self] task in waiting.withLock { $0.tasks.append(task) } }
  }

  /// Starts what waits where nothing is to be drawn, or once it has waited for long; times in seconds.
  package func begin(isIdle: Bool, at now: Double) {
    let tasks = waiting.withLock { waiting -> [Work] in
      guard !waiting.tasks.isEmpty else { return [] }
      let since = waiting.since ?? now
      guard isIdle || now - since >= Self.patience else {
        waiting.since = since
        return []
      }
      defer { waiting = ([], nil) }
      return waiting.tasks
    }
    tasks.forEach(start)
  }
}
