import Notation

extension Failure {
  /// No more of a formula is quoted, in characters.
  private static let longestQuotation = 72
  /// No line of a message is longer, in characters.
  private static let longestLine = 400

  /// The part of a formula around a fault, and marks under the fault.
  static func quotation(of formula: String, markedAt fault: Range<Int>) -> String {
    // Where all of it does not fit, a third stands before the fault.
    let characters = Array(formula)
    let isWhole = characters.count <= longestQuotation
    let first = isWhole ? 0 : max(0, fault.lowerBound - longestQuotation / 3)
    let end = isWhole ? characters.count : min(characters.count, first + longestQuotation)
    let (before, after) = (first > 0 ? "…" : "", end < characters.count ? "…" : "")
    let indent = before.count + fault.lowerBound - first
    let room = max(1, end - fault.lowerBound)
    return "  " + before + visible(String(characters[min(first, end)..<end]), inLine: true) + after
      + "\n  " + String(repeating: " ", count: indent)
      + String(repeating: "^", count: min(max(1, fault.count), room))
  }

  /// The beginning of a formula.
  static func quotation(of formula: String) -> String {
    let isWhole = formula.count <= longestQuotation
    return "  " + visible(formula.prefix(longestQuotation), inLine: true) + (isWhole ? "" : "…")
  }

  /// Lines of which none is endless, as one with somebody's words in it may be.
  static func shortened(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.count <= longestLine
        ? String(line) : "\(line.prefix(longestLine / 2)) … \(line.suffix(longestLine / 2))"
    }.joined(separator: "\n")
  }

  /// Text with a sign in place of each control character: what others wrote gives a terminal no
  /// orders.
  static func visible(_ text: some StringProtocol, inLine: Bool = false) -> String {
    var visible = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A where !inLine: visible.append(scalar)
      // Where a line ends or a tab stands, a formula has room between its words.
      case 0x09, 0x0A,
        0x0D where inLine:
        visible.append(" ")
      case 0x00...0x1F: visible.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F: visible.append("\u{2421}")
      case 0x80...0x9F, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: visible.append("\u{FFFD}")
      default: visible.append(scalar)
      }
    }
    return String(visible)
  }
}
