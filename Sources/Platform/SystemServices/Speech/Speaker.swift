import CLibrary

/// Speaks sentences through speech-dispatcher, the way its own command does.
///
/// Nothing waits for the voice: each sentence is one run of `spd-say`, which hands it over and ends;
/// a new sentence cancels the one being spoken.
package final class Speaker {
  private let program: String
  private let language: String
  private var process: pid_t?

  /// A voice for a language ("en"); nil when speech-dispatcher's `spd-say` is not on the path.
  package init?(language: String, path: String? = nil) {
    let folders = path ?? getenv("PATH").map { String(cString: $0) } ?? ""
    let candidates = folders.split(separator: ":").map { "\($0)/spd-say" }
    guard let program = candidates.first(where: { access($0, X_OK) == 0 }) else { return nil }
    self.program = program
    self.language = language
  }

  deinit { endLast() }

  /// Speaks a sentence instead of what is being spoken.
  package func say(_ sentence: String) {
    endLast()
    let words = [
      program, "--cancel", "--application-name", "Ordinate", "--language", language, "--", sentence,
    ]
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    for file in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&files, file, "/dev/null", O_RDWR, 0)
    }
    var process = pid_t()
    if posix_spawn(&process, program, &files, nil, &arguments, environ) == 0 {
      self.process = process
    }
  }

  /// Puts away the process of the last sentence, whether it has ended or hangs.
  private func endLast() {
    guard let process else { return }
    self.process = nil
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == 0 else { return }
    kill(process, SIGKILL)
    waitpid(process, &status, 0)
  }
}
