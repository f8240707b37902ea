import Typesetting

/// Parts of a line side by side, and what of them a division takes.
struct TextbookPart {
  var nodes: [MathNode]
  /// Where the factors begin that are divided: behind the last sign of a product.
  var cut = 0
  /// How many those are.
  var factors = 1
  /// Whether a sign of its own comes first.
  var hasSign = false
  /// Whether what is before can't be taken apart: 7 mod 3 is divided with both.
  private var isWhole = false

  init(_ nodes: [MathNode]) { self.nodes = nodes }

  /// Puts a sign before it that belongs to the first factor.
  mutating func precede(by sign: MathNode) {
    nodes.insert(sign, at: 0)
    hasSign = true
    if !isWhole { cut += 1 }
  }

  /// Adds what a sign joins to it.
  mutating func join(_ second: TextbookPart, by sign: MathNode, asWhole isWhole: Bool = false) {
    nodes.append(sign)
    nodes += second.nodes
    (cut, factors, hasSign, self.isWhole) = (0, 1, false, isWhole)
  }

  /// Adds a factor side by side.
  mutating func multiply(by second: TextbookPart) {
    nodes += second.nodes
    factors += 1
  }

  /// Adds a factor behind a sign.
  mutating func multiply(by second: TextbookPart, at sign: Range<Int>) {
    nodes.append(MathNode(.sign("·", .dot), sign))
    if !isWhole { (cut, factors, hasSign) = (nodes.count + second.cut, 1, true) }
    nodes += second.nodes
  }
}

/// What an operator or a name takes where no bracket holds it together.
struct TextbookGroup {
  enum Kind { case exponent, numerator, denominator, root, argument }

  let kind: Kind
  /// Where a bracket around it would be.
  let range: Range<Int>
  /// The operator or the name.
  let sign: Range<Int>

  init(_ kind: Kind, of range: Range<Int>, at sign: Range<Int>) {
    (self.kind, self.range, self.sign) = (kind, range, sign)
  }
}
