import CLibrary
import Words

/// The bytes of one file, which are read and written all at once.
struct WholeFile {
  /// Where the file is, as faults tell it.
  let path: String

  /// No larger file is read or written, in bytes: a picture with a document in it may be large.
  static let largest = 64 << 20

  /// Opens the file; without O_NONBLOCK a pipe in its place would wait for ever.
  func opened() -> Int32 { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }

  /// Reads all of an open file, and closes it; `refusal` says why something of another kind is none.
  func read(_ descriptor: Int32, refusal: (mode_t) -> String) throws(SystemFault) -> [UInt8] {
    guard descriptor >= 0 else { throw unreadable(reason(of: errno)) }
    defer { close(descriptor) }
    var state = stat()
    guard fstat(descriptor, &state) == 0 else { throw unreadable(reason(of: errno)) }
    let kind = state.st_mode & S_IFMT
    guard kind == S_IFREG else { throw unreadable(refusal(kind)) }
    guard state.st_size <= Self.largest else { throw .fileTooLarge(path: path) }
    return try rest(of: descriptor, atMost: Self.largest)
  }

  /// All that an open file still gives.
  func rest(of descriptor: Int32, atMost limit: Int) throws(SystemFault) -> [UInt8] {
    var content: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while content.count <= limit {
      let count = systemRead(descriptor, &buffer, buffer.count)
      if count == 0 { return content }
      guard count > 0 || errno == EINTR else { throw unreadable(reason(of: errno)) }
      content.append(contentsOf: buffer[..<max(count, 0)])
    }
    throw .fileTooLarge(path: path)
  }

  /// Gives a new file the name of another, which whoever reads it finds whole, the old or the new one,
  /// even after a power cut.
  func replace(
    _ place: String,
    by temporary: String,
    mode: mode_t,
    with bytes: [UInt8]
  ) throws(SystemFault) {
    unlink(temporary)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    let descriptor = open(temporary, flags, mode)
    do throws(SystemFault) {
      try fill(descriptor, with: bytes, isSynced: true)
      guard rename(temporary, place) == 0 else { throw fault("rename") }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Writes all bytes to an open file, and closes it.
  func fill(_ descriptor: Int32, with bytes: [UInt8], isSynced: Bool) throws(SystemFault) {
    guard descriptor >= 0 else { throw fault("open") }
    guard Self.pour(bytes, into: descriptor) else { throw closing(descriptor, fault("write")) }
    if isSynced, fsync(descriptor) != 0 { throw closing(descriptor, fault("fsync")) }
    guard close(descriptor) == 0 else { throw fault("close") }
  }

  /// Writes all bytes to an open file; false where it refuses, and `errno` says why.
  static func pour(_ bytes: [UInt8], into descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EAGAIN {
        // A slow reader is waited for.
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&wait, 1, -1)
      } else if count < 0, errno != EINTR {
        return false
      }
      rest = rest.dropFirst(max(count, 0))
    }
    return true
  }

  /// What a system call that failed just now means.
  func fault(_ call: String) -> SystemFault { SystemFault(call: call, path: path) }

  private func unreadable(_ reason: String) -> SystemFault {
    .cannotBeRead(path: path, reason: reason)
  }

  private func closing(_ descriptor: Int32, _ fault: SystemFault) -> SystemFault {
    close(descriptor)
    return fault
  }
}

/// The system's `read`, out of the shadow of the method of that name.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(file, buffer, count)
}
