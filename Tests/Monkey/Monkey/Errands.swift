import Documents
import GraphScene
import GraphTools
import SceneHost
import SceneParts
import Shell
import Synchronization

/// Work that waits until somebody runs it, as on a machine that is busy with other things.
final class Errands: Sendable {
  private let waiting = Mutex<[@Sendable () -> Void]>([])

  /// Where a program leaves its work.
  var background: Background {
    Background { work in self.waiting.withLock { $0.append(work) } }
  }

  /// Does all that waits.
  func run() {
    let works = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    for work in works { work() }
  }
}
