#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

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
    let isWritten = write(input, to: ends[1])
    close(ends[1])
    ends[1] = -1
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return isWritten && status == 0
  }

  private static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    // A program that ends early must not end this one.
    let before = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, before) }
    return bytes.withUnsafeBytes { writeAll($0, to: file) }
  }
}
