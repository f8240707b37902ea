#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Writes all bytes to an open file; false when that failed, with the reason in `errno`.
func writeAll(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
    guard count > 0 || errno == EINTR else { return false }
    rest = rest.dropFirst(max(count, 0))
  }
  return true
}
