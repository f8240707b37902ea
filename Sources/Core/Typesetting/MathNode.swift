/// A part of a formula as a book writes it, and which characters of its line it shows.
package struct MathNode: Hashable, Sendable {
  package var kind: Kind
  /// In characters of the line.
  package var range: Range<Int>

  package init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  package indirect enum Kind: Hashable, Sendable {
    /// Characters side by side.
    case text(String, MathFace)
    /// A sign with room around it.
    case sign(String, MathSign)
    case fraction(MathRow, MathRow)
    /// A box for what is missing.
    case hole
    /// Something raised behind what stands before it.
    case power(MathNode, MathRow)
    /// Something lowered behind what stands before it.
    case index(MathNode, MathRow)
    case root(degree: MathRow?, MathRow)
    case fence(MathFence, MathRow)
    /// Σ and its kin: from below, to above, and what it is of.
    case big(MathOperator)
    /// Values in rows behind a brace, each with the condition under which it is meant.
    case cases([MathCase])
  }
}

/// Parts side by side; where it belongs to something, a box that can be typed in.
package struct MathRow: Hashable, Sendable {
  package var nodes: [MathNode]
  /// The characters it stands for, with the brackets that are not shown.
  package var range: Range<Int>
  /// Those between the brackets.
  package var inner: Range<Int>
  /// Whether the caret can go there; not into the 2 of x².
  package var isOpen = true

  /// Parts that are shown and can't be typed in.
  package static func fixed(
    _ text: String,
    _ face: MathFace = .number,
    at range: Range<Int>
  ) -> MathRow {
    let start = range.lowerBound
    var row = MathRow([MathNode(.text(text, face), start..<start)], start..<start)
    row.isOpen = false
    return row
  }

  package init(_ nodes: [MathNode], _ range: Range<Int>, inner: Range<Int>? = nil) {
    self.nodes = nodes
    self.range = range
    self.inner = inner ?? range
  }
}

/// How characters look.
package enum MathFace: Hashable, Sendable {
  case number, name, letter, words
  /// The letter that a function is of.
  case variable
}

/// What a sign does, which decides about the room around it.
package enum MathSign: Hashable, Sendable {
  case binary, relation, dot, comma, postfix, opening, closing
  /// Something that has no meaning, or none yet.
  case other
}

/// A pair of brackets that are seen.
package struct MathFence: Hashable, Sendable {
  package enum Shape: Hashable, Sendable { case round, bars, floor, ceil, brace, square }
  package var shape: Shape
  /// Whether the second one is there, too.
  package var isClosed: Bool
  /// Whether it belongs to a name right before it.
  package var isCall: Bool

  package init(_ shape: Shape, isClosed: Bool = true, isCall: Bool = false) {
    (self.shape, self.isClosed, self.isCall) = (shape, isClosed, isCall)
  }
}

/// A large sign with limits.
package struct MathOperator: Hashable, Sendable {
  package enum Shape: Hashable, Sendable { case sum, product, integral, derivative, limit }
  package var shape: Shape
  package var body: MathRow
  /// The letter that runs.
  package var letter: MathRow
  package var from: MathRow?
  package var to: MathRow?

  package init(
    _ shape: Shape,
    of body: MathRow,
    letter: MathRow,
    from: MathRow? = nil,
    to: MathRow? = nil
  ) {
    (self.shape, self.body, self.letter, self.from, self.to) = (shape, body, letter, from, to)
  }
}

/// A value and where it is meant; nil where nothing else is true.
package struct MathCase: Hashable, Sendable {
  package var value: MathRow
  package var condition: MathRow?

  package init(_ value: MathRow, if condition: MathRow?) {
    (self.value, self.condition) = (value, condition)
  }
}
