import CLibrary

/// A state file that is this process's alone as long as this lives.
///
/// Several windows may be open at once; each has a file of its own, and none overwrites another's:
/// the first one `state.json`, the second one `state-2.json` beside it, and so on. A process that is
/// killed leaves nothing behind that could keep the next one out.
package final class FileLock {
  /// The file to load and to save.
  package let file: StateFile
  /// The first window's file, for a further window that has none yet.
  package let first: StateFile
  private let lock: Int32

  /// Takes the first file that no other process has.
  ///
  /// Where nothing can be locked, as in a folder that is read-only, the first file is taken: saving
  /// will tell what is the matter.
  package init(_ first: StateFile) {
    self.first = first
    try? first.makeFolder()
    for number in 1... {
      let file = first.numbered(number)
      let descriptor = open(file.path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard descriptor >= 0 else { break }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
        (self.file, lock) = (file, descriptor)
        return
      }
      let isTaken = errno == EWOULDBLOCK
      close(descriptor)
      guard isTaken else { break }
    }
    (file, lock) = (first, -1)
  }

  deinit {
    if lock >= 0 { close(lock) }
  }
}

extension StateFile {
  /// The file of the window with a number, counted from 1: "state.json", "state-2.json".
  func numbered(_ number: Int) -> StateFile {
    guard number > 1 else { return self }
    let suffix = ".json"
    guard path.hasSuffix(suffix) else { return StateFile(path: "\(path)-\(number)") }
    return StateFile(path: "\(path.dropLast(suffix.count))-\(number)\(suffix)")
  }
}
