/// A line that tells the slope of y: `y′ = x − y², y(0) = 1`.
package struct DifferentialLine: Hashable, Sendable {
  /// A part of the line, with where it begins, in characters.
  package struct Part: Hashable, Sendable {
    package let text: String
    package let start: Int
  }

  /// What y′ is.
  package let slope: Part
  /// Where a solution begins, and what it is there; nil where none is asked for.
  package private(set) var place: Part?
  package private(set) var value: Part?
  /// How much `value` may be off.
  package private(set) var margin: Part?

  private static let heads = ["y'", "y′", "y’", "dy/dx"]

  /// Whether a line is meant to be one.
  package static func isMeant(by text: String) -> Bool { rest(of: text[...]) != nil }

  /// What follows the first =; nil for a line of another kind.
  private static func rest(of text: Substring) -> Substring? {
    let text = text.drop(while: \.isWhitespace)
    guard let head = heads.first(where: { text.hasPrefix($0) }) else { return nil }
    let rest = text.dropFirst(head.count).drop(while: \.isWhitespace)
    return rest.first == "=" ? rest.dropFirst() : nil
  }

  /// Nil for a line of another kind, or with something else than one start behind the comma.
  package init?(_ text: String) {
    guard let rest = Self.rest(of: text[...]) else { return nil }
    func part(_ piece: Substring) -> Part {
      let trimmed = ListedParts.trimmed(piece)
      return Part(
        text: String(trimmed),
        start: text.distance(from: text.startIndex, to: trimmed.startIndex)
      )
    }
    let pieces = ListedParts.split(rest)
    slope = part(pieces[0])
    guard pieces.count > 1 else { return }
    let start = ListedParts.trimmed(pieces[1])
    guard pieces.count == 2, start.first == "y", let close = start.firstIndex(of: "="),
      case let call = ListedParts.trimmed(start.dropFirst().prefix(upTo: close)),
      ListedParts.isBracketed(call, "(", ")")
    else { return nil }
    place = part(call.dropFirst().dropLast())
    let number = start[start.index(after: close)...]
    guard let sign = number.firstIndex(of: "±") else {
      value = part(number)
      return
    }
    value = part(number[..<sign])
    margin = part(number[number.index(after: sign)...])
  }
}
