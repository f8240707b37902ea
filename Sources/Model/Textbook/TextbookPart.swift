import Notation
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

  /// The same behind a sign that belongs to the first factor.
  func behind(_ sign: MathNode) -> TextbookPart {
    var part = self
    part.nodes.insert(sign, at: 0)
    part.hasSign = true
    if !isWhole { part.cut += 1 }
    return part
  }

  func joined(
    by text: String,
    _ kind: MathSign,
    at sign: Range<Int>,
    _ second: TextbookPart
  ) -> TextbookPart {
    TextbookPart(nodes + [MathNode(.sign(text, kind), sign)] + second.nodes)
  }

  /// Side by side.
  func times(_ second: TextbookPart) -> TextbookPart {
    var part = self
    part.nodes += second.nodes
    part.factors += 1
    return part
  }

  /// With a sign between them.
  func times(_ second: TextbookPart, at sign: Range<Int>) -> TextbookPart {
    var part = self
    part.nodes.append(MathNode(.sign("·", .dot), sign))
    if !isWhole {
      part.cut = part.nodes.count + second.cut
      part.factors = 1
      part.hasSign = true
    }
    part.nodes += second.nodes
    return part
  }

  func mod(_ second: TextbookPart, _ sign: MathNode) -> TextbookPart {
    var part = TextbookPart(nodes + [sign] + second.nodes)
    part.isWhole = true
    return part
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
