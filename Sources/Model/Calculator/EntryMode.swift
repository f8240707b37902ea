/// How a program is keyed in.
package enum EntryMode: String, CaseIterable, Codable, Sendable {
  /// As one line, the way it is written.
  case formula
  /// Values first, then what is done with them (reverse Polish notation).
  case rpn
}

/// Whether a formula is edited as it is typed, or as it is seen in a book.
package enum EntryStyle: Sendable { case line, textbook }
