/// A line of differential equations: `y′ = x − y², y(0) = 1`, `y″ = −y, y(0) = 1, y′(0) = 0`, or
/// `x′ = y, y′ = −x, x(0) = 1, y(0) = 0`.
package struct DifferentialLine: Hashable, Sendable {
  /// A part of the line, with where it begins, in characters.
  package struct Part: Hashable, Sendable {
    package let text: String
    package let start: Int
  }

  package enum Kind: Sendable {
    /// y′ as a formula of x and y.
    case slope
    /// y″ as a formula of x, y and y′.
    case bend
    /// x′ and y′ as formulas of x and y, which move with the time.
    case motion

    /// How the start of a solution is written.
    package var start: String {
      switch self {
      case .slope: "y(0) = 1"
      case .bend: "y(0) = 1, y′(0) = 0"
      case .motion: "x(0) = 1, y(0) = 0"
      }
    }
  }

  /// What an unknown is where a solution begins, and how much it may be off.
  package struct Value: Hashable, Sendable {
    package let number: Part
    package let margin: Part?
  }

  package let kind: Kind
  /// What y′ or y″ is, or x′ and y′.
  package let rates: [Part]
  /// Where a solution begins; nil where none is asked for.
  package private(set) var place: Part?
  /// What each of `unknowns` is there.
  package private(set) var values: [Value] = []

  private static let primes = ["'", "′", "’"]
  private static let bends =
    ["''", "′′", "’’", "\"", "″"].map { "y" + $0 } + ["d²y/dx²", "d^2y/dx^2"]
  private static let slopes = primes.map { "y" + $0 }
  private static let motions = primes.map { "x" + $0 } + ["dx/dt"]

  /// Whether a line is meant to be one.
  package static func isMeant(by text: String) -> Bool {
    let heads = bends + slopes + motions + ["dy/dx", "dy/dt"]
    return rest(of: text[...], after: heads) != nil
  }

  /// What kind a line is that may lack parts; nil for what moves by one equation.
  package static func kind(of text: String) -> Kind? {
    let pieces = ListedParts.split(text[...])
    func tells(_ heads: [String]) -> Bool {
      pieces.contains { rest(of: $0, after: heads) != nil }
    }
    if tells(motions) { return tells(slopes + ["dy/dt"]) ? .motion : nil }
    return tells(["dy/dt"]) ? nil : tells(bends) ? .bend : .slope
  }

  /// What follows the first = behind one of some words; nil for another text.
  private static func rest(of text: Substring, after heads: [String]) -> Substring? {
    let text = text.drop(while: \.isWhitespace)
    return heads.lazy.filter { text.hasPrefix($0) }.compactMap { head in
      let rest = text.dropFirst(head.count).drop(while: \.isWhitespace)
      return rest.first == "=" ? rest.dropFirst() : nil
    }.first
  }

  /// Nil for a line of another kind, or with something else behind its equations than one start.
  package init?(_ text: String) {
    func part(_ piece: Substring) -> Part {
      let trimmed = ListedParts.trimmed(piece)
      return Part(
        text: String(trimmed),
        start: text.distance(from: text.startIndex, to: trimmed.startIndex)
      )
    }
    let pieces = ListedParts.split(text[...])
    func equation(_ heads: [String]) -> Part? {
      pieces.lazy.compactMap { Self.rest(of: $0, after: heads) }.first.map(part)
    }
    let unknowns: [[String]]
    if let motion = equation(Self.motions) {
      guard let slope = equation(Self.slopes + ["dy/dt"]) else { return nil }
      (kind, rates, unknowns) = (.motion, [motion, slope], [["x"], ["y"]])
    } else if let bend = equation(Self.bends) {
      (kind, rates, unknowns) = (.bend, [bend], [["y"], Self.slopes])
    } else if let slope = equation(Self.slopes + ["dy/dx"]) {
      (kind, rates, unknowns) = (.slope, [slope], [["y"]])
    } else {
      return nil
    }
    let starts = pieces.dropFirst(rates.count)
    if starts.isEmpty { return }
    guard starts.count == unknowns.count else { return nil }
    for names in unknowns {
      let found = starts.lazy.compactMap { Self.start($0, of: names) }.first
      guard let (place, number, margin) = found else { return nil }
      let first = part(place)
      if let known = self.place, known.text != first.text { return nil }
      self.place = self.place ?? first
      values.append(Value(number: part(number), margin: margin.map(part)))
    }
  }

  /// The parts of `y(0) = 1 ± 0.1`, for an unknown by one of its names.
  private static func start(
    _ text: Substring,
    of names: [String]
  ) -> (place: Substring, number: Substring, margin: Substring?)? {
    let text = ListedParts.trimmed(text)
    guard let name = names.first(where: { text.hasPrefix($0) }),
      let close = text.firstIndex(of: "="),
      case let call = ListedParts.trimmed(text.prefix(upTo: close).dropFirst(name.count)),
      ListedParts.isBracketed(call, "(", ")")
    else { return nil }
    let number = text[text.index(after: close)...]
    let sign = number.firstIndex(of: "±")
    return (
      call.dropFirst().dropLast(), number[..<(sign ?? number.endIndex)],
      sign.map { number[number.index(after: $0)...] }
    )
  }
}
