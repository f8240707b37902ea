import Drawing

extension MathSetter {
  /// What stands before a part in its row.
  private enum Before { case nothing, sign, opening, number, letter, name, closing }

  /// Parts side by side, with the room that belongs between them.
  func row(_ row: MathRow, size: Double, level: Int) -> MathBox {
    var out = MathBox(size: size)
    var (x, pending, before) = (0.0, 0.0, Before.nothing)
    // What of the line has its place for the caret already, and where the last of them is kept.
    var (reached, last) = (row.inner.lowerBound, out.items.count)
    out.items.append(.stop(reached, 0))
    for node in row.nodes {
      let box = self.node(node, size: size, level: level)
      let room = space(before: node, after: before, pending: pending, size: size)
      let start = node.range.lowerBound
      if !node.range.isEmpty, start == reached, x > 0 {
        // Half of the room belongs to the caret's left side.
        out.items[last] = .stop(start, x + room.before / 2)
      }
      x += room.before
      if !node.range.isEmpty {
        // Blanks between them.
        while reached < start {
          reached += 1
          out.items.append(.stop(reached, x))
        }
      }
      out.add(box, x: x)
      x += box.width
      out.ascent = max(out.ascent, box.ascent)
      out.descent = max(out.descent, box.descent)
      if !node.range.isEmpty {
        (reached, last) = (node.range.upperBound, out.items.count)
        out.items.append(.stop(reached, x))
      }
      (pending, before) = (room.after, room.leaves)
    }
    // Blanks behind the last part.
    while reached < row.inner.upperBound {
      reached += 1
      x += 0.24 * size
      out.items.append(.stop(reached, x))
    }
    out.width = x
    if out.ascent == 0 { out.ascent = 0.5 * size }
    return out
  }

  /// The room before a part, and the room after it where something follows.
  private func space(
    before node: MathNode,
    after before: Before,
    pending: Double,
    size: Double
  ) -> (before: Double, after: Double, leaves: Before) {
    let isAfterValue = [.number, .letter, .name, .closing].contains(before)
    let isAfterOperand = [.number, .letter, .closing].contains(before)
    switch node.kind {
    case .sign(_, .relation):
      let room = Measures.aroundRelation * size
      return (before == .nothing ? 0 : room, room, .sign)
    case .sign(_, .dot):
      return (Measures.aroundDot * size, Measures.aroundDot * size, .sign)
    case .sign(_, .binary):
      // A sign before its number belongs to it.
      guard isAfterValue else { return (pending, Measures.aroundDot * size, .sign) }
      let room = Measures.aroundBinary * size
      return (room, room, .sign)
    case .sign(_, .comma): return (0, Measures.afterComma * size, .opening)
    case .sign(_, .postfix):
      // A slanted letter leans into what is beside it.
      return (before == .letter ? 0.06 * size : 0, 0, .closing)
    case .sign(_, .opening): return (before == .name ? 0 : pending, 0, .opening)
    case .sign(_, .closing): return (0.02 * size, 0, .closing)
    case .sign(_, .other): return (pending, 0, .letter)
    case .text(_, .number):
      return (before == .letter ? max(pending, 0.06 * size) : pending, 0, .number)
    case .text(_, .name):
      let room = isAfterOperand ? Measures.beforeName * size : 0
      return (max(pending, room), Measures.afterName * size, .name)
    case .text(_, .words): return (max(pending, 0.3 * size), 0.3 * size, .closing)
    case .text: return (pending + beforeLetter(before) * size, 0.01 * size, .letter)
    case .power(let base, _), .index(let base, _):
      let room = space(before: base, after: before, pending: pending, size: size)
      let isName = room.leaves == .name
      return (room.before, isName ? Measures.afterName * size : 0, isName ? .name : .letter)
    case .hole: return (pending, 0, .letter)
    case .fence(let fence, _):
      if fence.isCall { return (0, 0, .closing) }
      return (before == .name ? pending : max(pending, 0.02 * size), 0, .closing)
    case .fraction, .root, .big, .cases:
      let room = isAfterOperand ? 0.12 * size : 0
      return (max(pending, room), 0, .closing)
    }
  }

  private func beforeLetter(_ before: Before) -> Double {
    switch before {
    case .number: Measures.afterNumber
    case .letter, .closing: Measures.betweenLetters
    default: 0
    }
  }
}
