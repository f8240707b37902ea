/// Where the caret can stand in a formula, whatever it is set in.
extension MathRow {
  /// The places for the caret, in characters; brackets that are not shown have none.
  package var offsets: Set<Int> {
    var offsets: Set<Int> = []
    collect(into: &offsets)
    return offsets
  }

  fileprivate func collect(into offsets: inout Set<Int>) {
    guard isOpen else { return }
    var reached = inner.lowerBound
    offsets.insert(reached)
    for node in nodes {
      node.collect(into: &offsets)
      guard !node.range.isEmpty else { continue }
      // Blanks between them.
      offsets.formUnion(min(reached, node.range.lowerBound)...node.range.lowerBound)
      reached = node.range.upperBound
      offsets.insert(reached)
    }
    offsets.formUnion(min(reached, inner.upperBound)...inner.upperBound)
  }

  /// The rows that a place is in, the whole formula first.
  package func rows(around offset: Int) -> [MathRow] {
    guard isOpen, inner.lowerBound <= offset, offset <= inner.upperBound else { return [] }
    for node in nodes {
      for part in node.parts {
        let rows = part.rows(around: offset)
        if !rows.isEmpty { return [self] + rows }
      }
    }
    return [self]
  }

  /// Every node of it, those in its parts too.
  package var allNodes: [MathNode] {
    nodes.flatMap { [$0] + $0.parts.flatMap(\.allNodes) }
  }
}

extension MathNode {
  /// What belongs to it and can be typed in.
  package var parts: [MathRow] {
    switch kind {
    case .text, .sign: []
    case .hole: [MathRow([], range)]
    case .fraction(let over, let under): [over, under]
    case .power(let base, let row), .index(let base, let row): base.parts + [row]
    case .root(let degree, let row): [degree, row].compactMap { $0 }
    case .fence(_, let row): [row]
    case .big(let big): [big.body, big.letter, big.from, big.to].compactMap { $0 }
    case .cases(let rows): rows.flatMap { [$0.value, $0.condition].compactMap { $0 } }
    }
  }

  fileprivate func collect(into offsets: inout Set<Int>) {
    collectOwn(into: &offsets)
    for part in parts { part.collect(into: &offsets) }
  }

  /// The places between its digits, and behind what it is written on.
  private func collectOwn(into offsets: inout Set<Int>) {
    switch kind {
    case .text(let text, .number) where text.count == range.count: offsets.formUnion(range)
    case .power(let base, _), .index(let base, _):
      base.collectOwn(into: &offsets)
      if !base.range.isEmpty { offsets.insert(base.range.upperBound) }
    default: break
    }
  }
}
