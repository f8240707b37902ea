import Formulas
import Typesetting

/// Letters, brackets and what has no meaning.
extension TextbookReader {
  /// A letter with its number or letter below, and its primes, as in f₁′ and a_1; or a constant's name.
  func letter(_ range: Range<Int>) -> [MathNode] {
    let (start, end) = (range.lowerBound, range.upperBound)
    guard range.count == 1 || !shown[start + 1].isLetter else {
      let sign = Self.signs[text(range).lowercased()] ?? text(range)
      return [MathNode(.text(sign, .name), range)]
    }
    let written = String(shown[start])
    let face: MathFace =
      shown[start] == Variable.name
      ? .variable : ["π", "τ", "M", "∞"].contains(written) ? .number : .letter
    var node = MathNode(.text(written, face), start..<start + 1)
    let primes = shown[start..<end].lastIndex { !"'’′\"″‴".contains($0) } ?? start
    let index = start + 1..<primes + 1
    var nodes: [MathNode] = []
    if !index.isEmpty {
      let isMarked = shown[index.lowerBound] == "_"
      if isMarked || "₀₁₂₃₄₅₆₇₈₉".contains(shown[index.lowerBound]) {
        let inner = index.lowerBound + 1..<index.upperBound
        let row = isMarked ? MathRow([number(inner)], index, inner: inner) : digits(index)
        node = MathNode(.index(node, row), start..<index.upperBound)
      } else {
        nodes = [number(index)]
      }
    }
    return [node] + nodes
      + (primes + 1..<end).map { place in
        let sign = shown[place] == "'" ? "′" : String(shown[place])
        return MathNode(.sign(sign, .postfix), place..<place + 1)
      }
  }

  /// What is typed as a word and shown as one sign.
  private static let signs = [
    "pi": "π", "tau": "τ", "theta": "θ", "inf": "∞", "infty": "∞", "infinity": "∞", "oo": "∞",
  ]

  func number(_ range: Range<Int>) -> MathNode { MathNode(.text(text(range), .number), range) }

  /// Raised or lowered digits, which can't be typed in.
  func digits(_ range: Range<Int>) -> MathRow {
    let plain = text(range).map { digit in
      digit == "⁻" ? "−" : digit.wholeNumberValue.flatMap { "\($0)".first } ?? digit
    }
    return .fixed(String(plain), at: range)
  }

  func stray(_ range: Range<Int>) -> [MathNode] {
    shown[range.lowerBound].isLetter ? letter(range) : asTyped(range)
  }

  /// Characters as they were typed.
  func asTyped(_ range: Range<Int>) -> [MathNode] {
    range.filter { !shown[$0].isWhitespace }.map { place in
      MathNode(.sign(String(shown[place]), .typed(shown[place])), place..<place + 1)
    }
  }

  // MARK: Brackets

  func bracket(
    _ group: FormulaGroup,
    _ node: FormulaNode,
    _ parts: [TextbookPart],
    isCall: Bool = false
  ) -> MathNode {
    let range = group.open.lowerBound..<(group.close?.upperBound ?? node.range.upperBound)
    guard group.colons.isEmpty else {
      return MathNode(.cases(cases(group, rows(group, node, parts))), range)
    }
    let inner = group.open.upperBound..<(group.close?.lowerBound ?? range.upperBound)
    var nodes: [MathNode] = []
    for (index, part) in parts.enumerated() {
      nodes += part.nodes
      guard index + 1 < parts.count, group.marks.indices.contains(index) else { continue }
      nodes.append(MathNode(.sign(text(group.marks[index]), .comma), group.marks[index]))
    }
    let shape: MathFence.Shape =
      switch group.bracket {
      case .round: .round
      case .bars: .bars
      case .floor: .floor
      case .ceil: .ceil
      case .brace: .brace
      case .square: .square
      }
    let fence = MathFence(shape, isClosed: group.close != nil, isCall: isCall)
    return MathNode(.fence(fence, MathRow(nodes, range, inner: inner)), range)
  }

  /// What is between the marks, each as a row.
  func rows(
    _ group: FormulaGroup,
    _ node: FormulaNode,
    _ parts: [TextbookPart]
  ) -> [MathRow] {
    let starts = [group.open.upperBound] + group.marks.map(\.upperBound)
    let ends = group.marks.map(\.lowerBound) + [group.close?.lowerBound ?? node.range.upperBound]
    return zip(parts, zip(starts, ends)).map { MathRow($0.nodes, $1.0..<$1.1) }
  }

  /// `{x<0: −x, x}`: values with the conditions before them.
  private func cases(_ group: FormulaGroup, _ rows: [MathRow]) -> [MathCase] {
    var cases: [MathCase] = []
    var condition: MathRow?
    for (index, row) in rows.enumerated() {
      if group.colons.contains(index) {
        condition = row
      } else {
        cases.append(MathCase(row, if: condition))
        condition = nil
      }
    }
    return cases
  }

  /// √ and ∛, and what they are of.
  func root(_ sign: Range<Int>, _ row: MathRow) -> MathNode {
    let start = sign.lowerBound
    let third = text(sign) == "∛" ? MathRow.fixed("3", at: start..<start) : nil
    return MathNode(
      .root(degree: third, row),
      start..<max(sign.upperBound, row.range.upperBound)
    )
  }
}

extension MathSign {
  /// That of a mark between parts.
  static func mark(_ text: String) -> MathSign {
    switch text {
    case "≈": .relation
    case "±": .binary
    default: .comma
    }
  }

  /// That of a character that has no meaning.
  fileprivate static func typed(_ character: Character) -> MathSign {
    switch character {
    case "!", "%", "°", "'", "′", "″": .postfix
    case "(", "[", "{", "⌊", "⌈": .opening
    case ")", "]", "}", "⌋", "⌉": .closing
    case "~": .relation
    default: .other
    }
  }
}
