import CLibrary

/// The desktop's clipboard for pictures, which only other programs can reach.
package enum PictureClipboard {
  /// Hands a PNG file to `wl-copy` or `xclip`, whichever is there and fits the desktop; false when
  /// neither took it.
  package static func copy(png: [UInt8]) -> Bool {
    let tools: [(display: String, arguments: [String])] = [
      ("WAYLAND_DISPLAY", ["wl-copy", "--type", "image/png"]),
      ("DISPLAY", ["xclip", "-selection", "clipboard", "-t", "image/png", "-i"]),
    ]
    return tools.contains { tool in
      getenv(tool.display) != nil && run(tool.arguments, input: png)
    }
  }

  /// How long a program may take to take the picture.
  private static let patience = Duration.seconds(2)

  /// Runs a program with what it reads; both tools leave a child behind that keeps the clipboard.
  private static func run(_ arguments: [String], input: [UInt8]) -> Bool {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return false }
    defer { close(ends[1]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
    posix_spawn_file_actions_addclose(&actions, ends[1])
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let failed = posix_spawnp(&process, arguments[0], &actions, nil, &words, environ)
    close(ends[0])
    guard failed == 0 else { return false }
    let end = ContinuousClock.now + patience
    let isWritten = feed(input, to: ends[1], until: end)
    close(ends[1])
    ends[1] = -1
    return hasEndedWell(process, until: end) && isWritten
  }

  /// Writes all bytes to a pipe, unless its reader is too slow or ends.
  private static func feed(
    _ bytes: [UInt8],
    to pipe: Int32,
    until end: ContinuousClock.Instant
  ) -> Bool {
    // A program that ends early must not end this one.
    let before = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, before) }
    _ = fcntl(pipe, F_SETFL, O_NONBLOCK)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(pipe, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) }
      guard count > 0 || errno == EAGAIN || errno == EINTR, .now < end else { return false }
      if count < 0 { usleep(1000) }
    }
    return true
  }

  /// Waits for a program, and ends it when its time is over.
  private static func hasEndedWell(
    _ process: pid_t,
    until end: ContinuousClock.Instant
  ) -> Bool {
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      if ContinuousClock.now > end {
        kill(process, SIGKILL)
        waitpid(process, &status, 0)
        return false
      }
      usleep(1000)
    }
    return status == 0
  }
}
