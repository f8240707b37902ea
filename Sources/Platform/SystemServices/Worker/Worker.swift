import Synchronization
import CLibrary

/// A process of its own that answers lines with lines, and is ended when it takes too long.
///
/// It is started with the first question, kept for the next ones, and started again after it died.
/// Threads take turns.
package final class Worker: Sendable {
  package enum Fault: Error, Equatable {
    /// There is no such program, or no process more.
    case cannotStart
    /// It was ended because it took too long.
    case tooLong
    /// It ended by itself.
    case died
    /// It was ended because nobody waits for the answer any more.
    case notWanted
  }

  /// How long it is waited before it is asked whether the answer still matters.
  private static var pause: Duration { .milliseconds(25) }

  private let path: String
  private let running = Mutex<Running?>(nil)

  private struct Running: Sendable {
    let id: pid_t
    /// Both its input and its output.
    let socket: Int32
    var unread: [UInt8] = []

    func end() {
      kill(id, SIGKILL)
      close(socket)
      waitpid(id, nil, 0)
    }
  }

  /// - Parameter path: The program.
  package init(path: String) { self.path = path }

  deinit { end() }

  /// Asks a question and reads the answer's lines.
  ///
  /// - Parameters:
  ///   - line: The question, without a line's end.
  ///   - limit: How long the whole answer may take.
  ///   - isWanted: Asked now and then whether the answer still matters.
  ///   - isLast: Called with each line as it comes; says whether it is the last.
  /// - Throws: `Fault`, after which the process is gone.
  package func ask(
    _ line: String,
    within limit: Duration,
    isWanted: () -> Bool = { true },
    isLast: (String) -> Bool
  ) throws(Fault) {
    let deadline = ContinuousClock.now + limit
    try running.withLock { running throws(Fault) in
      var worker: Running
      if let running { worker = running } else { worker = try start() }
      running = nil
      do throws(Fault) {
        guard Self.send(line + "\n", to: worker.socket, until: deadline) else { throw .died }
        try Self.read(from: &worker, until: deadline, isWanted, isLast)
      } catch {
        worker.end()
        throw error
      }
      running = worker
    }
  }

  /// Ends the process, if there is one; the next question starts another.
  package func end() {
    running.withLock { running in
      running?.end()
      running = nil
    }
  }

  private static func read(
    from worker: inout Running,
    until deadline: ContinuousClock.Instant,
    _ isWanted: () -> Bool,
    _ isLast: (String) -> Bool
  ) throws(Fault) {
    while true {
      while let end = worker.unread.firstIndex(of: 0x0A) {
        let text = String(decoding: worker.unread[..<end], as: UTF8.self)
        worker.unread.removeFirst(end + 1)
        if isLast(text) { return }
      }
      while !isReady(worker.socket, for: POLLIN, until: min(deadline, .now + pause)) {
        guard ContinuousClock.now < deadline else { throw .tooLong }
        guard isWanted() else { throw .notWanted }
      }
      var bytes = [UInt8](repeating: 0, count: 65_536)
      let count = recv(worker.socket, &bytes, bytes.count, 0)
      guard count > 0 else { throw .died }
      worker.unread += bytes[..<count]
    }
  }

  private func start() throws(Fault) -> Running {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Self.stream, 0, &ends) == 0 else { throw .cannotStart }
    defer { close(ends[1]) }
    // Neither end reaches any process under another number.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    guard let id = spawn(talkingTo: ends[1]) else {
      close(ends[0])
      throw .cannotStart
    }
    return Running(id: id, socket: ends[0])
  }

  private func spawn(talkingTo socket: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, socket, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, socket, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var id: pid_t = 0
    let name = strdup(path)
    defer { free(name) }
    return posix_spawn(&id, path, &actions, nil, [name, nil], environ) == 0 ? id : nil
  }

  private static func send(
    _ text: String,
    to socket: Int32,
    until deadline: ContinuousClock.Instant
  ) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      guard isReady(socket, for: POLLOUT, until: deadline) else { return false }
      // A worker that died must not end us, too; and one that does not read must not hold us.
      let count = bytes.withUnsafeBytes {
        sendto(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT), nil, 0)
      }
      guard count > 0 else { return false }
      bytes = bytes.dropFirst(count)
    }
    return true
  }

  private static func isReady(
    _ socket: Int32,
    for event: Int32,
    until deadline: ContinuousClock.Instant
  ) -> Bool {
    var waiting = pollfd(fd: socket, events: Int16(event), revents: 0)
    let left = ContinuousClock.now.duration(to: deadline).components
    let milliseconds = left.seconds * 1_000 + left.attoseconds / 1_000_000_000_000_000
    return poll(&waiting, 1, Int32(clamping: max(0, milliseconds))) > 0
  }

  #if canImport(Glibc)
  private static let stream = Int32(SOCK_STREAM.rawValue)
  #else
  private static let stream = SOCK_STREAM
  #endif
}
