import Notation
import Typesetting

extension TextbookReader {
  /// A function's name with its exponent, and what it is of.
  mutating func call(_ form: TextbookForm, _ token: TextbookToken) -> [MathNode] {
    position += 1
    var areSeveral = !FormulaLine.takesOneArgument(String(characters[token.range]) + "(")
    if next?.kind == .open("("), form != .name {
      let open = place
      let running = form.runsOverLetter ? letterOfCall : nil
      locals += running.map { [$0] } ?? []
      let call = arguments(from: token.range.lowerBound, areSeveral: areSeveral)
      if running != nil { locals.removeLast() }
      if let nodes = shaped(form, token, call.rows, call.range) { return nodes }
      return named(token) + [fence(around: call, from: open)]
    }
    var nodes = named(token)
    base(&nodes)
    if nodes.last?.range != token.range { areSeveral = false }
    exponent(&nodes)
    if next?.kind == .open("(") {
      let open = place
      let call = arguments(from: token.range.lowerBound, areSeveral: areSeveral)
      return nodes + [fence(around: call, from: open)]
    }
    let name = token.range.lowerBound..<(nodes.last?.range.upperBound ?? token.range.upperBound)
    product(&nodes)
    let end = max(name.upperBound, nodes.last?.range.upperBound ?? 0)
    note(TextbookGroup(.argument, of: name.upperBound..<end, at: name))
    return nodes
  }

  /// What a function takes without brackets: the product that follows, up to the next function.
  private mutating func product(_ nodes: inout [MathNode]) {
    var expectsOperand = true
    while let token = next {
      if expectsOperand, token.kind == .sum {
        position += 1
        nodes.append(MathNode(.sign(text(token.range) == "+" ? "+" : "−", .binary), token.range))
      } else if !expectsOperand, token.kind == .times, !(peek(1).map(isFunction) ?? false) {
        position += 1
        nodes.append(MathNode(.sign("·", .dot), token.range))
        expectsOperand = true
      } else if token.beginsOperand, expectsOperand || continuesProduct(token) {
        let count = nodes.count
        nodes += factor()
        guard nodes.count > count else { return }
        expectsOperand = false
      } else {
        break
      }
    }
  }

  /// Whether what stands behind a factor is multiplied into the same argument.
  private func continuesProduct(_ token: TextbookToken) -> Bool {
    switch token.kind {
    case .bar: !isInBars
    // What holds for it all, unless there are values of its own.
    case .open("{"): isBeforeCases
    default: !isFunction(token)
    }
  }

  /// Whether a colon stands in the braces that come next.
  private var isBeforeCases: Bool {
    var depth = 0
    for token in tokens[position...] {
      if token.kind == .open("{") { depth += 1 }
      if token.kind == .close("}") { depth -= 1 }
      if depth == 0 { return false }
      if depth == 1, token.kind == .colon { return true }
    }
    return false
  }

  /// Whether a token is the name of a function, rather than of a sum or an integral.
  private func isFunction(_ token: TextbookToken) -> Bool {
    switch token.kind {
    case .name: FormulaName.isFunction(String(characters[token.range]))
    case .letter: isNamedCall(token)
    default: false
    }
  }

  /// The name itself; digits at its end are lowered.
  private func named(_ token: TextbookToken) -> [MathNode] {
    let digits = text(token.range).reversed().prefix { $0.isNumber }.count
    let whole = text(token.range)
    guard digits > 0, whole.lowercased().hasPrefix("log") else {
      return [MathNode(.text(whole, .name), token.range)]
    }
    let split = token.range.upperBound - digits
    // The name is one piece: its digits are not typed in.
    let start = token.range.lowerBound
    let name = MathNode(.text(text(start..<split), .name), start..<start)
    let row = MathRow.fixed(text(split..<token.range.upperBound), at: token.range)
    return [MathNode(.index(name, row), token.range)]
  }

  /// A number right behind a logarithm's name, as in log_3(x).
  private mutating func base(_ nodes: inout [MathNode]) {
    guard let name = nodes.last, ["log", "exp"].contains(text(name.range).lowercased()) else {
      return
    }
    let isMarked = next?.kind == .underscore
    guard let number = peek(isMarked ? 1 : 0), number.kind == .number,
      isMarked || number.range.lowerBound == name.range.upperBound,
      peek(isMarked ? 2 : 1)?.kind == .open("(")
    else { return }
    position += isMarked ? 2 : 1
    let range = name.range.lowerBound..<number.range.upperBound
    let digits = MathNode(.text(text(number.range), .number), number.range)
    nodes[nodes.count - 1] = MathNode(
      .index(
        name,
        MathRow([digits], name.range.upperBound..<number.range.upperBound, inner: number.range)
      ),
      range
    )
  }

  /// An exponent between name and argument, as in sin²(x): a whole number.
  mutating func exponent(_ nodes: inout [MathNode]) {
    guard let name = nodes.last, let token = next else { return }
    let start = name.range.lowerBound
    if token.kind == .raised {
      position += 1
      let digits = String(text(token.range).map(Self.plain))
      nodes[nodes.count - 1] = MathNode(
        .power(name, .fixed(digits, at: token.range)),
        start..<token.range.upperBound
      )
      return
    }
    guard token.kind == .power else { return }
    var ahead = 1
    var parts: [MathNode] = []
    if let sign = peek(1), sign.kind == .sum {
      parts.append(MathNode(.sign("−", .binary), sign.range))
      ahead = 2
    }
    if let number = peek(ahead), number.kind == .number {
      parts.append(MathNode(.text(text(number.range), .number), number.range))
      ahead += 1
    } else if peek(ahead) != nil {
      return
    }
    position += ahead
    let end = parts.last?.range.upperBound ?? token.range.upperBound
    nodes[nodes.count - 1] = MathNode(
      .power(name, MathRow(parts, token.range.upperBound..<end)),
      start..<end
    )
  }

  // MARK: Arguments

  /// The letter that stands alone as the second argument of the call that comes next.
  private var letterOfCall: Character? {
    var (depth, commas) = (0, 0)
    for (index, token) in tokens[position...].enumerated() {
      switch token.kind {
      case .open: depth += 1
      case .close: depth -= 1
      case .comma where depth == 1: commas += 1
      case .letter where depth == 1 && commas == 1 && token.range.count == 1:
        let isAlone = peek(index - 1)?.kind == .comma
        return isAlone ? characters[token.range.lowerBound] : nil
      default: break
      }
      if depth == 0 || commas > 1 { return nil }
    }
    return nil
  }

  struct Call {
    let rows: [MathRow]
    /// With its name.
    let range: Range<Int>
    let isClosed: Bool
  }

  /// What is between a call's brackets.
  mutating func arguments(from start: Int, areSeveral: Bool) -> Call {
    position += 1
    let outer = (commaSeparates, isInBars)
    (commaSeparates, isInBars) = (areSeveral, false)
    defer { (commaSeparates, isInBars) = outer }
    var rows: [MathRow] = []
    var first = tokens[position - 1].range.upperBound
    while true {
      let nodes = nodes { $0.kind == .comma || $0.kind == .close(")") }
      rows.append(MathRow(nodes, first..<place))
      guard let mark = next, mark.kind == .comma else { break }
      position += 1
      first = mark.range.upperBound
    }
    let end = next
    if end != nil { position += 1 }
    let range = start..<(end?.range.upperBound ?? characters.count)
    return Call(rows: rows, range: range, isClosed: end != nil)
  }

  func fence(around call: Call, from open: Int) -> MathNode {
    var nodes: [MathNode] = []
    for (index, row) in call.rows.enumerated() {
      if index > 0 {
        let comma = row.range.lowerBound - 1
        nodes.append(MathNode(.sign(text(comma..<comma + 1), .comma), comma..<comma + 1))
      }
      nodes += row.nodes
    }
    let end = call.range.upperBound
    let inner = open + 1..<(call.isClosed ? end - 1 : end)
    return MathNode(
      .fence(
        MathFence(.round, isClosed: call.isClosed, isCall: true),
        MathRow(nodes, open..<end, inner: inner)
      ),
      open..<end
    )
  }

  /// A call in the shape that books give it; nil where its arguments are not of the kind.
  private func shaped(
    _ form: TextbookForm,
    _ token: TextbookToken,
    _ rows: [MathRow],
    _ range: Range<Int>
  ) -> [MathNode]? {
    let kind: MathNode.Kind
    switch (form, rows.count) {
    case (.root, 1): kind = .root(degree: nil, bare(rows[0], range))
    case (.cubeRoot, 1):
      kind = .root(degree: .fixed("3", at: range), bare(rows[0], range))
    case (.anyRoot, 2): kind = .root(degree: Self.bare(rows[0]), Self.bare(rows[1]))
    case (.fence(let fence), 1):
      let shape: MathFence.Shape =
        switch fence {
        case .bars: .bars
        case .floor: .floor
        case .ceil: .ceil
        }
      kind = .fence(MathFence(shape), bare(rows[0], range))
    case (.based, 2):
      let name = MathNode(.text(text(token.range), .name), token.range)
      let fence = MathFence(.round, isCall: true)
      return [
        MathNode(
          .index(name, Self.bare(rows[0])),
          range.lowerBound..<rows[0].range.upperBound
        ),
        MathNode(
          .fence(fence, rows[1]),
          rows[1].range.lowerBound..<range.upperBound
        ),
      ]
    case (.sum, 4):
      kind = .big(MathOperator(.sum, of: rows[0], letter: rows[1], from: rows[2], to: rows[3]))
    case (.product, 4):
      kind = .big(MathOperator(.product, of: rows[0], letter: rows[1], from: rows[2], to: rows[3]))
    case (.integral, 4):
      kind = .big(MathOperator(.integral, of: rows[0], letter: rows[1], from: rows[2], to: rows[3]))
    case (.derivative, 2), (.derivative, 3):
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

extension TextbookToken {
  var isName: Bool { if case .name = kind { true } else { false } }
}
