import Notation
import Typesetting

extension TextbookReader {
  /// What binds tightest, with what is raised behind it: at least one token.
  mutating func factor() -> [MathNode] {
    guard let token = next else { return [] }
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.mostDepth else { return [asTyped(token)] }
    var nodes: [MathNode]
    switch token.kind {
    case .number: nodes = [number(token)]
    case .letter where isLeibniz: nodes = [leibniz(token)]
    case .letter where higherDerivative != nil: nodes = derivative(token)
    case .letter where isNamedCall(token): nodes = namedCall(token)
    case .letter: nodes = letter(token)
    case .name(let form): nodes = call(form, token)
    case .root(let degree): nodes = [root(token, degree: degree)]
    case .open(let sign): nodes = [bracket(sign, token)]
    case .bar: nodes = [bars(token)]
    case .power, .raised:
      // There is nothing to be raised.
      let start = token.range.lowerBound
      nodes = [MathNode(.hole, start..<start)]
    default: return [asTyped(token)]
    }
    raise(&nodes)
    return nodes
  }

  /// A token as it was typed.
  mutating func asTyped(_ token: TextbookToken) -> MathNode {
    position += 1
    let sign: MathSign =
      switch token.kind {
      case .postfix, .prime: .postfix
      case .open: .opening
      case .close: .closing
      default: .other
      }
    return MathNode(.sign(text(token.range), sign), token.range)
  }

  /// Powers, factorials and the like behind a factor.
  private mutating func raise(_ nodes: inout [MathNode]) {
    while let token = next, let base = nodes.last {
      let start = base.range.lowerBound
      switch token.kind {
      case .raised:
        position += 1
        let digits = String(text(token.range).map(Self.plain))
        nodes[nodes.count - 1] = MathNode(
          .power(grouped(base), .fixed(digits, at: token.range)),
          start..<token.range.upperBound
        )
      case .power:
        position += 1
        let row = operand(after: token)
        note(.exponent, of: row, after: token)
        nodes[nodes.count - 1] = MathNode(
          .power(grouped(base), row),
          start..<max(token.range.upperBound, row.range.upperBound)
        )
      case .postfix, .prime:
        nodes.append(asTyped(token))
      default: return
      }
    }
  }

  /// A base that would look like another one without brackets.
  private func grouped(_ base: MathNode) -> MathNode {
    switch base.kind {
    case .power, .fraction, .big, .cases:
      MathNode(.fence(MathFence(.round), MathRow([base], base.range)), base.range)
    default: base
    }
  }

  /// A raised or lowered digit as it is on the line.
  static func plain(_ digit: Character) -> Character {
    digit == "⁻" ? "−" : digit.wholeNumberValue.flatMap { "\($0)".first } ?? digit
  }

  private mutating func number(_ token: TextbookToken) -> MathNode {
    position += 1
    guard !commaSeparates, let comma = next, comma.kind == .comma,
      comma.range.lowerBound == token.range.upperBound
    else { return MathNode(.text(text(token.range), .number), token.range) }
    var end = comma.range.upperBound
    if let decimals = peek(1), decimals.kind == .number, decimals.range.lowerBound == end {
      end = decimals.range.upperBound
      position += 1
    } else if peek(1) != nil || end < characters.count {
      return MathNode(.text(text(token.range), .number), token.range)
    }
    position += 1
    let range = token.range.lowerBound..<end
    return MathNode(.text(text(range), .number), range)
  }

  /// Whether a letter names a function that is called here.
  func isNamedCall(_ token: TextbookToken) -> Bool {
    !locals.contains(characters[token.range.lowerBound])
      && FormulaScanner.isNamedCall(in: characters, at: token.range.lowerBound)
  }

  private mutating func namedCall(_ token: TextbookToken) -> [MathNode] {
    var nodes = letter(token)
    exponent(&nodes)
    guard next?.kind == .open("(") else { return nodes }
    let open = place
    let call = arguments(from: token.range.lowerBound, areSeveral: false)
    return nodes + [fence(around: call, from: open)]
  }

  /// A letter alone, or letters that are no name yet.
  private mutating func letter(_ token: TextbookToken) -> [MathNode] {
    position += 1
    let written = text(token.range)
    guard token.range.count == 1 else {
      // A constant's name.
      let sign = ["pi": "π", "tau": "τ"][written.lowercased()] ?? written
      return [MathNode(.text(sign, .name), token.range)]
    }
    let face: MathFace =
      written == "x" ? .variable : ["π", "τ", "M", "∞"].contains(written) ? .number : .letter
    return [lowered(MathNode(.text(written, face), token.range))] + primes()
  }

  /// A letter with its number or letter below, as in f₁ and a_1.
  private mutating func lowered(_ letter: MathNode) -> MathNode {
    let start = letter.range.upperBound
    guard let token = next, token.range.lowerBound == start else { return letter }
    let row: MathRow
    let end: Int
    if token.kind == .lowered {
      position += 1
      end = token.range.upperBound
      row = .fixed(String(text(token.range).map(Self.plain)), at: token.range)
    } else if token.kind == .underscore, let index = peek(1),
      index.kind == .number || index.kind == .letter
    {
      position += 2
      end = index.range.upperBound
      let node = MathNode(.text(text(index.range), .number), index.range)
      row = MathRow([node], start..<end, inner: index.range)
    } else {
      return letter
    }
    return MathNode(.index(letter, row), letter.range.lowerBound..<end)
  }

  /// Primes behind a letter, as in f′.
  private mutating func primes() -> [MathNode] {
    var nodes: [MathNode] = []
    while let token = next, token.kind == .prime {
      position += 1
      let sign = text(token.range) == "'" ? "′" : text(token.range)
      nodes.append(MathNode(.sign(sign, .postfix), token.range))
    }
    return nodes
  }

  // MARK: Brackets

  mutating func bracket(_ sign: Character, _ token: TextbookToken) -> MathNode {
    if sign == "{" { return brace(token) }
    let close: Character = ["[": "]", "⌊": "⌋", "⌈": "⌉"][sign] ?? ")"
    let shape: MathFence.Shape = ["[": .square, "⌊": .floor, "⌈": .ceil][sign] ?? .round
    position += 1
    let isPoint = position == 1 && isMovingPoint
    let nodes = plainNodes(commaSeparates: isPoint) { $0.kind == .close(close) }
    return fence(shape, nodes, token)
  }

  /// Whether the first bracket is that of a moving point, and no number with a comma: it ends with the
  /// line, or before a stretch.
  private var isMovingPoint: Bool {
    guard characters.contains("t") else { return false }
    var depth = 0
    let end = tokens.firstIndex { token in
      if case .open = token.kind { depth += 1 }
      if token.isClosing { depth -= 1 }
      return depth == 0
    }
    guard let end, end + 1 < tokens.count else { return true }
    return tokens[end + 1].kind == .open("{")
  }

  /// The bracket around nodes that were read, with its end where it has one.
  func fence(
    _ shape: MathFence.Shape,
    _ nodes: [MathNode],
    from start: Int,
    end: TextbookToken?
  )
    -> MathNode
  {
    let inner = start + 1..<(end?.range.lowerBound ?? characters.count)
    let range = start..<(end?.range.upperBound ?? characters.count)
    return MathNode(
      .fence(MathFence(shape, isClosed: end != nil), MathRow(nodes, range, inner: inner)),
      range
    )
  }

  private mutating func fence(
    _ shape: MathFence.Shape,
    _ nodes: [MathNode],
    _ token: TextbookToken
  ) -> MathNode {
    let end = next
    if end != nil { position += 1 }
    return fence(shape, nodes, from: token.range.lowerBound, end: end)
  }

  /// What is in brackets of no function, where commas stand before decimals.
  private mutating func plainNodes(
    commaSeparates: Bool = false,
    inBars: Bool = false,
    until isEnd: (TextbookToken) -> Bool
  ) -> [MathNode] {
    let outer = (self.commaSeparates, isInBars)
    (self.commaSeparates, isInBars) = (commaSeparates, inBars)
    defer { (self.commaSeparates, isInBars) = outer }
    return nodes(until: isEnd)
  }

  private mutating func bars(_ token: TextbookToken) -> MathNode {
    position += 1
    // A bar behind an operand closes; elsewhere it opens.
    let nodes = plainNodes(inBars: true) { $0.kind == .bar || $0.isClosing }
    guard let end = next, end.kind == .bar else {
      let inner = token.range.upperBound..<place
      return MathNode(
        .fence(
          MathFence(.bars, isClosed: false),
          MathRow(nodes, token.range.lowerBound..<place, inner: inner)
        ),
        token.range.lowerBound..<place
      )
    }
    return fence(.bars, nodes, token)
  }

  /// Conditions in braces, or Desmos' cases: `{x<0: −x, x}`.
  private mutating func brace(_ token: TextbookToken) -> MathNode {
    position += 1
    var arguments: [(row: MathRow, mark: TextbookToken.Kind?)] = []
    var isCases = false
    var start = token.range.upperBound
    while true {
      let nodes = plainNodes(commaSeparates: true) {
        $0.kind == .comma || $0.kind == .colon || $0.kind == .close("}")
      }
      let row = MathRow(nodes, start..<place)
      arguments.append((row, next?.kind))
      isCases = isCases || next?.kind == .colon
      guard let mark = next, mark.kind != .close("}") else { break }
      position += 1
      start = mark.range.upperBound
    }
    let end = next
    if end != nil { position += 1 }
    let range = token.range.lowerBound..<(end?.range.upperBound ?? characters.count)
    guard isCases else {
      // Several conditions are shown as they were typed.
      var nodes: [MathNode] = []
      for (index, argument) in arguments.enumerated() {
        if index > 0 {
          let place = argument.row.range.lowerBound - 1
          nodes.append(MathNode(.sign(text(place..<place + 1), .comma), place..<place + 1))
        }
        nodes += argument.row.nodes
      }
      return fence(.brace, nodes, from: range.lowerBound, end: end)
    }
    var rows: [MathCase] = []
    var condition: MathRow?
    for argument in arguments {
      if argument.mark == .colon {
        condition = argument.row
      } else {
        rows.append(MathCase(argument.row, if: condition))
        condition = nil
      }
    }
    if let condition {
      let end = condition.range.upperBound
      rows.append(MathCase(MathRow([], end..<end), if: condition))
    }
    return MathNode(.cases(rows), range)
  }

  private mutating func root(_ token: TextbookToken, degree: Character?) -> MathNode {
    position += 1
    let start = token.range.lowerBound
    let row: MathRow
    if let open = next, open.kind == .open("(") {
      row = Self.row([bracket("(", open)])
    } else {
      row = operand(after: token)
      note(.root, of: row, after: token)
    }
    let third = degree.map { MathRow.fixed(String($0), at: start..<start) }
    return MathNode(
      .root(degree: third, row),
      start..<max(token.range.upperBound, row.range.upperBound)
    )
  }
}

extension TextbookToken {
  var isClosing: Bool { if case .close = kind { true } else { false } }
}
