import CLibrary

/// A file's bytes in memory, read as they are needed and shared with all who read the same file.
final class MappedFile {
  let bytes: UnsafeRawBufferPointer

  /// Nil where the file can't be read, or is empty.
  init?(path: String) {
    guard let (descriptor, size) = openedFile(path) else { return nil }
    defer { close(descriptor) }
    guard size > 0, let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0),
      start != MAP_FAILED
    else { return nil }
    bytes = UnsafeRawBufferPointer(start: start, count: size)
  }

  deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }
}
