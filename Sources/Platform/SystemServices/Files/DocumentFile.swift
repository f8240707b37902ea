import CLibrary
package import Words

/// A file that a person has named: a document, or a picture.
package struct DocumentFile: Hashable, Sendable {
  /// Where the file is.
  package let path: String

  /// No larger file is read, in bytes.
  package static var largest: Int { WholeFile.largest }

  package init(path: String) { self.path = path }

  /// Reads the whole file.
  package func read() throws(SystemFault) -> [UInt8] {
    guard !isNamedByLoss else { throw .nameIsNoText(path: path) }
    return try whole.read(whole.opened()) { _ in "it is not a file" }
  }

  /// Replaces the file whole or not at all; a device or a pipe is written to as it stands.
  package func write(_ bytes: [UInt8]) throws(SystemFault) {
    guard !isNamedByLoss else { throw .nameIsNoText(path: path) }
    var state = stat()
    let isThere = stat(path, &state) == 0
    guard !isThere || state.st_mode & S_IFMT == S_IFREG else {
      return try whole.fill(openAsItStands(), with: bytes, isSynced: false)
    }
    // A link stays, and what it leads to is replaced.
    let place = isThere ? target : path
    if isThere, access(place, W_OK) != 0 { throw whole.fault("open") }
    // Of a length of its own: the file's name may be as long as names can be.
    let temporary = "\(StateFile.folder(of: place))/.ordinate-\(getpid())"
    let mode = isThere ? state.st_mode & 0o777 : 0o666
    try whole.replace(place, by: temporary, mode: mode, with: bytes)
  }

  /// Opens a device or a pipe; a pipe that nobody reads is refused, where waiting could last for ever.
  private func openAsItStands() -> Int32 {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return descriptor }
    // A slow reader is waited for.
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    return descriptor
  }

  /// Whether the name has signs for bytes that are no text, and is not the name of a file.
  private var isNamedByLoss: Bool { path.contains("\u{FFFD}") && !exists }

  /// Tells the content of a file from another: its length, and a sum over it (FNV-1a).
  package static func digest(of bytes: [UInt8]) -> String {
    let sum = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return "\(bytes.count)-\(String(sum, radix: 16))"
  }

  /// Whether there is something under this name.
  package var exists: Bool {
    var state = stat()
    return lstat(path, &state) == 0
  }

  private var target: String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private var whole: WholeFile { WholeFile(path: path) }
}
