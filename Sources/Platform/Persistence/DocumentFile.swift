package import Words

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A file that a person has named: a document, or a picture.
package struct DocumentFile: Hashable, Sendable {
  /// Where the file is.
  package let path: String

  /// No larger file is read, in bytes: a picture with a document in it may be large.
  package static let largest = 64 << 20

  package init(path: String) { self.path = path }

  /// Reads the whole file.
  package func read() throws(DocumentFileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(path: path, reason: reason(of: errno)) }
    defer { close(descriptor) }
    var state = stat()
    guard fstat(descriptor, &state) == 0, state.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path, reason: "it is not a file")
    }
    guard state.st_size <= Self.largest else { throw .tooLarge(path: path) }
    var content: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = systemRead(descriptor, &buffer, buffer.count)
      if count == 0 { return content }
      guard count > 0 || errno == EINTR else {
        throw .unreadable(path: path, reason: reason(of: errno))
      }
      content.append(contentsOf: buffer[..<max(count, 0)])
      guard content.count <= Self.largest else { throw .tooLarge(path: path) }
    }
  }

  /// Replaces the file whole or not at all; a device or a pipe is written to as it stands.
  package func write(_ bytes: [UInt8]) throws(StateFileError) {
    var state = stat()
    let isThere = stat(path, &state) == 0
    guard !isThere || state.st_mode & S_IFMT == S_IFREG else {
      return try fill(openAsItStands(), with: bytes, isSynced: false)
    }
    // A link stays, and what it leads to is replaced.
    let place = isThere ? target : path
    if isThere, access(place, W_OK) != 0 { throw fault("open") }
    let mode = isThere ? state.st_mode & 0o777 : 0o666
    // Of a length of its own: the file's name may be as long as names can be.
    let temporary = "\(StateFile.folder(of: place))/.ordinate-\(getpid())"
    unlink(temporary)
    let descriptor = open(
      temporary,
      O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW,
      mode
    )
    do throws(StateFileError) {
      try fill(descriptor, with: bytes, isSynced: true)
      guard rename(temporary, place) == 0 else { throw fault("rename") }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Opens a device or a pipe; a pipe that nobody reads is refused, where waiting could last for ever.
  private func openAsItStands() -> Int32 {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return descriptor }
    // A slow reader is waited for.
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    return descriptor
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

  private func fault(_ call: String) -> StateFileError {
    StateFileError(call: call, path: path, code: errno)
  }

  private func fill(
    _ descriptor: Int32,
    with bytes: [UInt8],
    isSynced: Bool
  ) throws(StateFileError) {
    guard descriptor >= 0 else { throw fault("open") }
    guard bytes.withUnsafeBytes({ writeAll($0, to: descriptor) }) else {
      defer { close(descriptor) }
      throw fault("write")
    }
    if isSynced, fsync(descriptor) != 0 {
      defer { close(descriptor) }
      throw fault("fsync")
    }
    guard close(descriptor) == 0 else { throw fault("close") }
  }
}

/// Why a file could not be read, in a sentence a person can read.
package enum DocumentFileError: Error, Equatable, CustomStringConvertible {
  case unreadable(path: String, reason: String)
  case tooLarge(path: String)

  /// The reason in English.
  package var description: String { Idiom()(sentence) }

  /// The reason as a person is told it.
  package var sentence: SystemSentence {
    switch self {
    case .unreadable(let path, let reason): .cannotBeRead(path: path, reason: reason)
    case .tooLarge(let path): .fileTooLarge(path: path)
    }
  }
}

/// The system's `read`, out of the shadow of the method of that name.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(file, buffer, count)
}
