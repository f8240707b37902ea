import GraphModel

/// What was typed before on a line; letters in a row are one step, and so are digits.
struct TypingHistory: Sendable {
  private enum Kind: Hashable { case letters, digits, other }

  private var past: [any FormulaEditor] = []
  private var future: [any FormulaEditor] = []
  private var last = Kind.other

  /// More steps are forgotten.
  private static let limit = 200

  /// Remembers a line that has been changed.
  mutating func note(_ old: any FormulaEditor, before new: any FormulaEditor) {
    guard old.line != new.line else { return }
    let kind = Self.kind(of: old.line, new.line)
    if kind == .other || kind != last || past.isEmpty { past.append(old) }
    if past.count > Self.limit { past.removeFirst() }
    future = []
    last = kind
  }

  mutating func step(back isBack: Bool, from present: any FormulaEditor) -> (any FormulaEditor)? {
    guard let other = isBack ? past.popLast() : future.popLast() else { return nil }
    if isBack { future.append(present) } else { past.append(present) }
    last = .other
    return other
  }

  private static func kind(of old: String, _ new: String) -> Kind {
    guard new.hasPrefix(old), new.count == old.count + 1, let sign = new.last else { return .other }
    return sign.isLetter ? .letters : sign.isNumber ? .digits : .other
  }
}
