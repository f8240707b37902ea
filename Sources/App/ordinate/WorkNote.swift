import CLibrary

/// Tells whoever sits at a terminal that work goes on, when it takes longer than a moment.
enum WorkNote {
  /// Takes the line away that is being written.
  private static let clearLine = "\r\u{1B}[K"

  /// Does some work; after half a second a line says how long it has taken, until it is done.
  static func during<Value>(_ work: () throws -> Value) rethrows -> Value {
    guard isatty(STDERR_FILENO) == 1 else { return try work() }
    let start = ContinuousClock.now
    let note = Task.detached {
      while (try? await Task.sleep(for: .milliseconds(500))) != nil {
        put("\(clearLine)drawing, \((ContinuousClock.now - start).components.seconds) s")
      }
    }
    defer {
      note.cancel()
      if ContinuousClock.now - start > .milliseconds(500) { put(clearLine) }
    }
    return try work()
  }

  /// Writes as it stands: an order to the terminal of our own.
  private static func put(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
