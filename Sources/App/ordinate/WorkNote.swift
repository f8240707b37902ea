import CLibrary
import Synchronization

/// Tells whoever sits at a terminal that work goes on, when it takes longer than a moment.
final class WorkNote: Sendable {
  /// Takes the line away that is being written.
  private static let clearLine = "\r\u{1B}[K"

  /// Whether the line stands on the terminal.
  private let isShown = Mutex(false)

  private init() {}

  /// Does some work; after half a second a line says what is done and how long it has taken, until it
  /// is done.
  static func during<Value>(
    _ deed: String,
    _ work: (WorkNote) throws -> Value
  ) rethrows -> Value {
    let note = WorkNote()
    guard isatty(STDERR_FILENO) == 1 else { return try work(note) }
    let start = ContinuousClock.now
    let ticks = Task.detached {
      while (try? await Task.sleep(for: .milliseconds(500))) != nil {
        note.show("\(deed), \((ContinuousClock.now - start).components.seconds) s")
      }
    }
    defer {
      ticks.cancel()
      note.withoutLine {}
    }
    return try work(note)
  }

  /// Does something that the line must not stand in the way of, as printing on the same terminal.
  func withoutLine<Value>(_ work: () throws -> Value) rethrows -> Value {
    try isShown.withLock { isShown in
      if isShown { Self.put(Self.clearLine) }
      isShown = false
      return try work()
    }
  }

  private func show(_ text: String) {
    isShown.withLock { isShown in
      guard !Task.isCancelled else { return }
      Self.put(Self.clearLine + text)
      isShown = true
    }
  }

  /// Writes as it stands: an order to the terminal of our own.
  private static func put(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
