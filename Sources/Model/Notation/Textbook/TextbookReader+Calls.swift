import Formulas
import Operations
import Typesetting

extension TextbookReader {
  /// A function's name with its exponent, and what it is of.
  mutating func call(
    _ call: FormulaCall,
    _ node: FormulaNode,
    _ operands: [TextbookPart]
  ) -> [MathNode] {
    guard let group = call.group else {
      let nodes = named(call)
      let start = nodes.last?.range.upperBound ?? call.name.upperBound
      let end = max(start, operands[0].nodes.last?.range.upperBound ?? 0)
      note(TextbookGroup(.argument, of: start..<end, at: call.name.lowerBound..<start))
      return nodes + operands[0].nodes
    }
    let parts = call.base == nil ? operands : Array(operands.dropFirst())
    let word = String(tree.characters[call.name])
    if word.first == "√" || word.first == "∛" {
      return [root(call.name, Self.row([bracket(group, node, parts)]))]
    }
    if word.first == "d", word.last == Variable.name || word.contains("÷") || word.contains("/") {
      return derivative(call, bracket(group, node, parts))
    }
    if call.base == nil, call.exponent == nil, let form = TextbookForm.all[word.lowercased()],
      let nodes = shaped(form, call, rows(group, node, parts), node.range)
    {
      return nodes
    }
    return named(call) + [bracket(group, node, parts, isCall: true)]
  }

  /// d/dx, or d²/dx² and the like, before what is differentiated in its brackets.
  private func derivative(_ call: FormulaCall, _ bracket: MathNode) -> [MathNode] {
    let start = call.name.lowerBound
    guard let order = text(call.name).first(where: \.isNumber)?.wholeNumberValue else {
      guard case .fence(_, let body) = bracket.kind else { return [bracket] }
      let letter = MathRow.fixed(String(Variable.name), .letter, at: start..<start)
      let sign = MathOperator(.derivative, of: body, letter: letter)
      return [MathNode(.big(sign), start..<body.range.upperBound)]
    }
    let raised = String(Array("⁰¹²³⁴")[min(order, 4)])
    let sign = MathNode.Kind.fraction(
      .fixed("d" + raised, .letter, at: start..<start),
      .fixed("dx" + raised, .letter, at: start..<start)
    )
    return [MathNode(sign, call.name), bracket]
  }

  // MARK: Names

  /// The name with what is written on it; digits at its end are lowered.
  private func named(_ call: FormulaCall) -> [MathNode] {
    let range = call.name
    let whole = text(range)
    let digits = whole.reversed().prefix { $0.isNumber }.count
    var nodes: [MathNode]
    let isNamed = if case .named = call.function { true } else { false }
    if isNamed || range.count == 1 && shown[range.lowerBound].isLetter {
      nodes = letter(range)
    } else if digits > 0, whole.lowercased().hasPrefix("log") {
      let split = range.upperBound - digits
      // The name is one piece: its digits are not typed in.
      let start = range.lowerBound
      let name = MathNode(.text(text(start..<split), .name), start..<start)
      nodes = [MathNode(.index(name, .fixed(text(split..<range.upperBound), at: range)), range)]
    } else if !shown[range.lowerBound].isLetter {
      nodes = asTyped(range)
    } else {
      nodes = [MathNode(.text(whole, .name), range)]
    }
    if let base = call.base { nodes = [lowered(nodes[0], base)] }
    if let exponent = call.exponent, let name = nodes.popLast() {
      nodes.append(raised(name, exponent))
    }
    return nodes
  }

  /// A number right behind a logarithm's name, as in log_3(x).
  private func lowered(_ name: MathNode, _ base: Range<Int>) -> MathNode {
    let start = base.lowerBound + (shown[base.lowerBound] == "_" ? 1 : 0)
    let inner = start..<base.upperBound
    return MathNode(
      .index(name, MathRow([number(inner)], base, inner: inner)),
      name.range.lowerBound..<base.upperBound
    )
  }

  /// An exponent between name and argument, as in sin²(x): a whole number.
  private func raised(_ name: MathNode, _ exponent: Range<Int>) -> MathNode {
    let range = name.range.lowerBound..<exponent.upperBound
    guard shown[exponent.lowerBound] == "^" || shown[exponent.lowerBound] == "*" else {
      return MathNode(.power(name, digits(exponent)), range)
    }
    let first = exponent.lowerBound + (shown[exponent.lowerBound] == "^" ? 1 : 2)
    var places = first..<exponent.upperBound
    var parts: [MathNode] = []
    while let place = places.popFirst() {
      if shown[place].isWhitespace { continue }
      if shown[place].isNumber || shown[place] == "." {
        parts.append(number(place..<exponent.upperBound))
        break
      }
      parts.append(MathNode(.sign("−", .binary), place..<place + 1))
    }
    return MathNode(.power(name, MathRow(parts, first..<exponent.upperBound)), range)
  }

  // MARK: Shapes

  /// A call in the shape that books give it; nil where its arguments are not of the kind.
  private func shaped(
    _ form: TextbookForm,
    _ call: FormulaCall,
    _ rows: [MathRow],
    _ range: Range<Int>
  ) -> [MathNode]? {
    let kind: MathNode.Kind
    switch (form, rows.count) {
    case (.root, 1): kind = .root(degree: nil, bare(rows[0], range))
    case (.cubeRoot, 1): kind = .root(degree: .fixed("3", at: range), bare(rows[0], range))
    case (.anyRoot, 2): kind = .root(degree: Self.bare(rows[0]), Self.bare(rows[1]))
    case (.fence(let shape), 1): kind = .fence(MathFence(shape), bare(rows[0], range))
    case (.based, 2):
      let name = MathNode(.text(text(call.name), .name), call.name)
      let end = rows[0].range.upperBound
      let fence = MathNode.Kind.fence(MathFence(.round, isCall: true), rows[1])
      return [
        MathNode(.index(name, Self.bare(rows[0])), range.lowerBound..<end),
        MathNode(fence, rows[1].range.lowerBound..<range.upperBound),
      ]
    case (.operator(.limit), 3):
      kind = .big(MathOperator(.limit, of: rows[0], letter: rows[1], from: rows[2]))
    case (.operator(let shape), 4) where shape != .derivative && shape != .limit:
      kind = .big(MathOperator(shape, of: rows[0], letter: rows[1], from: rows[2], to: rows[3]))
    case (.operator(.derivative), 2...3):
      let place = rows.count > 2 ? rows[2] : nil
      kind = .big(MathOperator(.derivative, of: rows[0], letter: rows[1], from: place))
    case (.conditionFirst, 2...): kind = .cases(cases(rows, conditionFirst: true))
    case (.valueFirst, 2...): kind = .cases(cases(rows, conditionFirst: false))
    default: return nil
    }
    return [MathNode(kind, range)]
  }

  /// The only argument of a call, with the brackets around it that are not shown.
  private func bare(_ row: MathRow, _ call: Range<Int>) -> MathRow {
    let inner = Self.bare(row)
    return inner.inner == row.inner
      ? MathRow(row.nodes, row.range.lowerBound - 1..<call.upperBound, inner: row.range) : inner
  }

  /// An argument without brackets around all of it.
  private static func bare(_ row: MathRow) -> MathRow {
    guard row.nodes.count == 1, row.nodes[0].range == row.range else { return row }
    return Self.row(row.nodes)
  }

  private func cases(_ rows: [MathRow], conditionFirst: Bool) -> [MathCase] {
    stride(from: 0, to: rows.count, by: 2).map { index in
      guard index + 1 < rows.count else { return MathCase(rows[index], if: nil) }
      return conditionFirst
        ? MathCase(rows[index + 1], if: rows[index]) : MathCase(rows[index], if: rows[index + 1])
    }
  }
}
