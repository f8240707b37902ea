import CLibrary

/// No more of a small file is read, in bytes.
private let largest = 4 << 20

/// The text of a small file, nil when it can't be read.
func contents(ofFile path: String) -> String? {
  guard let file = openedFile(path) else { return nil }
  defer { close(file.descriptor) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65536)
  while bytes.count < largest {
    let count = read(file.descriptor, &buffer, buffer.count)
    if count == 0 { break }
    guard count > 0 || errno == EINTR else { return nil }
    bytes.append(contentsOf: buffer[..<max(count, 0)])
  }
  return String(decoding: bytes.prefix(largest), as: UTF8.self)
}

/// A file opened to be read, and its size; nil where there is none.
///
/// A pipe in its place would be waited for, and a device has no end.
func openedFile(_ path: String) -> (descriptor: Int32, size: Int)? {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else { return nil }
  var status = stat()
  guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
    close(descriptor)
    return nil
  }
  return (descriptor, Int(status.st_size))
}
