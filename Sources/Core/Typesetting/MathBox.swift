package import Drawing

/// What a formula is drawn with.
package struct MathMark: Hashable, Sendable {
  package enum Shape: Hashable, Sendable {
    /// From the start of its baseline.
    case text(String, Font, Point)
    case stroke([Point], width: Double, isClosed: Bool)
    case rule(Rect)
  }
  package var shape: Shape
  package var ink: MathInk
}

/// Which colour something has.
package enum MathInk: Hashable, Sendable { case plain, variable, quiet }

/// A place for the caret.
package struct MathStop: Hashable, Sendable {
  /// The characters before it.
  package var offset: Int
  /// On the baseline.
  package var place: Point
  /// The size of the letters there.
  package var size: Double
  /// The box it is in, among the picture's.
  package var box: Int
}

/// A box that can be typed in: a fraction's part, an exponent; the first one is the whole formula.
package struct MathSlot: Hashable, Sendable {
  package var frame: Rect
  /// What is in it, in characters.
  package var range: Range<Int>
  package var size: Double
  package var isEmpty: Bool
  /// The box it is in.
  package var parent: Int?
}

/// A part of the formula as a whole: what is marked when it is selected.
package struct MathSpan: Hashable, Sendable {
  package var range: Range<Int>
  package var frame: Rect
  /// The box it is in.
  package var box: Int
}

/// Something set: how far it reaches from its baseline, and what it is made of.
struct MathBox {
  enum Item {
    case mark(MathMark)
    case box(MathBox, Point)
    /// A place for the caret at this level.
    case stop(Int, Double)
  }

  var width = 0.0
  var ascent = 0.0
  var descent = 0.0
  var items: [Item] = []
  /// The size of its letters.
  var size = 0.0
  /// What it shows; nil where it is only a part of something.
  var range: Range<Int>?
  /// What can be typed in it.
  var slot: Range<Int>?
  /// Whether it is a row without anything in it.
  var isEmpty = false

  mutating func add(_ box: MathBox, x: Double, y: Double = 0) {
    items.append(.box(box, Point(x: x, y: y)))
  }

  mutating func stroke(_ path: [Point], width: Double) {
    items.append(
      .mark(MathMark(shape: .stroke(path, width: width, isClosed: false), ink: .plain))
    )
  }
}
