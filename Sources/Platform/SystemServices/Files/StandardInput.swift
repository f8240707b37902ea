import CLibrary
package import Words

/// Standard input, read to its end.
package enum StandardInput {
  /// All its bytes; more than a limit of them are refused.
  package static func read(atMost limit: Int) throws(SystemFault) -> [UInt8] {
    try WholeFile(path: "The input").rest(of: STDIN_FILENO, atMost: limit)
  }
}
