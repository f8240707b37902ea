import SceneHost
import Synchronization

/// Work that waits until it is let go.
final class Later: Sendable {
  private let work = Mutex<[@Sendable () -> Void]>([])

  var background: Background { Background { work in self.work.withLock { $0.append(work) } } }

  /// Does what has been asked for by now; how much that was.
  @discardableResult func run() -> Int {
    let all = work.withLock { work in
      defer { work = [] }
      return work
    }
    for work in all { work() }
    return all.count
  }
}
