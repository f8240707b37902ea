package import Typesetting
package import Words

/// Reads formulas aloud as they are seen: what is raised, lowered or over something else is said to be.
///
///     words.spoken(row)  // "fraction x plus 1 over 2, end fraction", "x squared minus 4"
extension Locale {
  /// What a row of a formula says.
  package func spoken(_ row: MathRow) -> String { spoken(row, inFraction: false) }

  private func spoken(_ row: MathRow, inFraction: Bool) -> String {
    guard !row.nodes.isEmpty else { return self(SpokenMath.emptyBox) }
    var said: [String] = []
    var nodes = row.nodes[...]
    while let node = nodes.popFirst() {
      if node.isName, let call = nodes.first.flatMap({ argument($0) }) {
        nodes.removeFirst()
        let value = self(SpokenMath.call(spoken(node), call.said))
        said.append(call.exponent.map { self(power(value, $0)) } ?? value)
      } else {
        said.append(spoken(node, inFraction: inFraction))
      }
    }
    // A comma is said with what stands before it.
    return said.reduce("") { all, next in
      all.isEmpty ? next : all + (next.first == "," || next.first == ";" ? "" : " ") + next
    }
  }

  /// What a function before brackets is of, and the exponent behind them; nil for what is none.
  private func argument(_ node: MathNode) -> (said: String, exponent: MathRow?)? {
    switch node.kind {
    case .fence(let fence, let inside) where fence.isCall && fence.isClosed:
      (inside.isShort ? spoken(inside) : spoken(fence, inside), nil)
    case .power(let base, let exponent):
      if case .fence(let fence, let inside) = base.kind, fence.isCall, fence.isClosed {
        (spoken(fence, inside), exponent)
      } else {
        nil
      }
    case .text, .sign, .fraction, .hole, .index, .root, .fence, .big, .cases: nil
    }
  }

  /// What stands before a formula, such as `y = `.
  package func spoken(lead: String) -> String {
    lead.split(separator: " ").map { part in
      SpokenMath.Sign(String(part)).map { self(SpokenMath.sign($0)) } ?? String(part)
    }
    .joined(separator: " ")
  }

  private func spoken(_ node: MathNode, inFraction: Bool = false) -> String {
    switch node.kind {
    case .text(let text, _):
      KeyName.function[text].map { self($0) }
        ?? SpokenMath.Sign(text).map { self(SpokenMath.sign($0)) } ?? text
    case .sign(let text, .comma): text
    case .sign(let text, _): SpokenMath.Sign(text).map { self(SpokenMath.sign($0)) } ?? text
    case .hole: self(SpokenMath.emptyBox)
    case .fraction(let top, let bottom):
      // Within another one it is said where each of them ends.
      self(
        !inFraction && top.isFactor && bottom.isFactor
          ? SpokenMath.over(spoken(top), spoken(bottom))
          : .fraction(spoken(top, inFraction: true), spoken(bottom, inFraction: true))
      )
    case .power(let base, let exponent): self(power(spoken(base), exponent))
    case .index(let base, let low): self(SpokenMath.index(spoken(base), ended(low)))
    case .root(let degree, let inside):
      self(
        inside.isShort
          ? SpokenMath.root(degree: degree.map(spoken), spoken(inside))
          : .longRoot(degree: degree.map(spoken), spoken(inside))
      )
    case .fence(let fence, let inside): spoken(fence, inside)
    case .big(let big): self(phrase(big))
    case .cases(let cases):
      self(
        SpokenMath.cases(
          cases.map { part in
            self(
              part.condition.map { .whenever(spoken(part.value), condition: spoken($0)) }
                ?? SpokenMath.otherwise(spoken(part.value))
            )
          }
        )
      )
    }
  }

  /// A row that stands last in what it belongs to.
  private func ended(_ row: MathRow) -> String {
    row.isShort || row.nodes.isEmpty ? spoken(row) : self(SpokenMath.ended(spoken(row)))
  }

  private func spoken(_ fence: MathFence, _ inside: MathRow) -> String {
    let bracket: SpokenMath.Bracket =
      switch fence.shape {
      case .round: .round
      case .bars: .bars
      case .floor: .floor
      case .ceil: .ceiling
      case .brace: .brace
      case .square: .square
      }
    return self(SpokenMath.between(bracket, spoken(inside), isClosed: fence.isClosed))
  }

  private func power(_ base: String, _ exponent: MathRow) -> SpokenMath {
    let said = spoken(exponent)
    return switch said {
    case "2": .squared(base)
    case "3": .cubed(base)
    default: exponent.isShort ? .power(base, said) : .longPower(base, said)
    }
  }

  private func phrase(_ big: MathOperator) -> SpokenMath {
    let (body, letter) = (spoken(big.body), spoken(big.letter))
    let (from, to) = (spoken(big.from ?? .nothing), spoken(big.to ?? .nothing))
    return switch big.shape {
    case .sum: .sum(letter: letter, from: from, to: to, of: body)
    case .product: .product(letter: letter, from: from, to: to, of: body)
    case .integral: .integral(of: body, letter: letter, from: from, to: to)
    case .derivative: .derivative(of: body, letter: letter, at: big.from.map(ended))
    case .limit: .limit(of: body, letter: letter, to: ended(big.from ?? .nothing))
    }
  }
}

extension MathRow {
  fileprivate static let nothing = MathRow([], 0..<0)

  /// Whether it needs no word for where it ends: a number or letter, with a sign before it or none.
  fileprivate var isShort: Bool {
    var nodes = nodes[...]
    if nodes.count == 2, case .sign("−", _)? = nodes.first?.kind { nodes.removeFirst() }
    guard nodes.count == 1, case .text? = nodes.first?.kind else { return false }
    return true
  }

  /// Whether it needs none above or below a rule: the same, or a power of it.
  fileprivate var isFactor: Bool {
    guard nodes.count == 1, case .power(let base, let exponent)? = nodes.first?.kind,
      case .text = base.kind
    else { return isShort }
    return exponent.isShort
  }
}

extension MathNode {
  /// Whether it is a name that brackets behind it belong to, whatever is raised or lowered on it.
  fileprivate var isName: Bool {
    switch kind {
    case .text: true
    case .power(let base, _), .index(let base, _): base.isName
    case .sign, .fraction, .hole, .root, .fence, .big, .cases: false
    }
  }
}

extension SpokenMath.Sign {
  /// The sign that is written so.
  fileprivate init?(_ text: String) {
    guard let sign = Self.written[text] else { return nil }
    self = sign
  }

  private static let written: [String: Self] = [
    "+": .plus, "-": .minus, "−": .minus, "±": .plusOrMinus, "·": .times, "×": .times,
    "*": .times, "÷": .dividedBy, "/": .dividedBy, "mod": .modulo, "=": .equals,
    "<": .isLess, "≤": .isAtMost, ">": .isMore, "≥": .isAtLeast, "≠": .differs, "≈": .isAbout,
    "~": .isAbout, "and": .and, "∧": .and, "or": .or, "∨": .or, "not": .not, "¬": .not,
    "xor": .exclusiveOr, "⊻": .exclusiveOr, "!": .factorial, "%": .percent, "°": .degrees,
    "′": .prime, "∞": .infinity, "π": .pi,
  ]
}

extension KeyName {
  /// The functions whose names a voice would spell.
  fileprivate static let function: [String: Self] = [
    "sin": .sine, "cos": .cosine, "tan": .tangent, "asin": .arcSine, "acos": .arcCosine,
    "atan": .arcTangent, "arcsin": .arcSine, "arccos": .arcCosine, "arctan": .arcTangent,
    "sinh": .hyperbolicSine, "cosh": .hyperbolicCosine, "tanh": .hyperbolicTangent,
    "ln": .naturalLogarithm, "log": .logarithm, "exp": .exponential, "mod": .modulo,
  ]
}
