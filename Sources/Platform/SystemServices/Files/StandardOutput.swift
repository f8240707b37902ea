import CLibrary
package import Words

/// Standard output, which a command's answer reaches whole or not without a word.
package enum StandardOutput {
  /// Writes a text; false when its reader has gone away, which is no fault.
  package static func write(_ text: String) throws(SystemFault) -> Bool {
    try write(Array(text.utf8))
  }

  /// Writes bytes, likewise.
  package static func write(_ bytes: [UInt8]) throws(SystemFault) -> Bool {
    if WholeFile.pour(bytes, into: STDOUT_FILENO) { return true }
    if errno == EPIPE { return false }
    throw WholeFile(path: "The output").fault("write")
  }
}
