import CLibrary
import Synchronization

/// Leaves a mark beside the state when a start works long without coming to its first picture.
///
/// Whoever starts next finds it, and goes another way: what stopped one start would stop every other.
/// Only the process's own work counts, not how busy the machine is.
package final class StartWatch: Sendable {
  /// How much work a start may take, in seconds of a processor.
  package static let patience = 3.0

  private let mark: String
  private let isOver = Mutex(false)

  /// Watches a start with the state in a file.
  package init(_ file: StateFile) {
    mark = Self.mark(beside: file)
    // A thread of its own: what stops the start may keep all others busy.
    let watch = Unmanaged.passRetained(self)
    var thread = pthread_t()
    let isRefused = pthread_create(
      &thread,
      nil,
      { watch in
        guard let watch = watch as UnsafeMutableRawPointer? else { return nil }
        Unmanaged<StartWatch>.fromOpaque(watch).takeRetainedValue().watch()
        return nil
      },
      watch.toOpaque()
    )
    if isRefused == 0 { pthread_detach(thread) } else { watch.release() }
  }

  private func watch() {
    while !isOver.withLock({ $0 }) {
      if Self.work > Self.patience { return leaveMark() }
      usleep(200_000)
    }
  }

  /// Whether a start before this one has left its mark, which is taken away.
  package static func wasStopped(_ file: StateFile) -> Bool { unlink(mark(beside: file)) == 0 }

  /// The first picture is there, or the program ends in good order.
  package func end() {
    isOver.withLock { isOver in
      if !isOver { unlink(mark) }
      isOver = true
    }
  }

  private func leaveMark() {
    isOver.withLock { isOver in
      guard !isOver else { return }
      let flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW
      let descriptor = open(mark, flags, 0o600)
      if descriptor >= 0 { close(descriptor) }
    }
  }

  /// What the process has worked, in seconds.
  package static var work: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  private static func mark(beside file: StateFile) -> String { file.path + ".starting" }
}
