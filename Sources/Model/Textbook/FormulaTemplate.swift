/// A sign of the textbook that is put in whole, with boxes for what belongs to it.
package enum FormulaTemplate: String, CaseIterable, Sendable {
  case sum, product, integral, derivative, cases, anyRoot

  /// What it is called in the line, and what its boxes hold at first.
  var call: (name: String, boxes: [String]) {
    switch self {
    case .sum: ("sum(", ["", "n", "1", ""])
    case .product: ("prod(", ["", "n", "1", ""])
    case .integral: ("int(", ["", "x", "", ""])
    case .derivative: ("diff(", ["", "x"])
    case .cases: ("piecewise(", ["", "", ""])
    case .anyRoot: ("root(", ["", ""])
    }
  }
}

extension TextbookForm {
  /// The boxes in the order in which they are read and filled in: limits before what they belong to, the
  /// letter last.
  func readingOrder(of count: Int) -> [Int] {
    switch self {
    case .sum, .product, .integral: [2, 3, 0, 1]
    case .derivative: count > 2 ? [0, 2, 1] : [0, 1]
    default: Array(0..<count)
    }
  }

  /// How many boxes it always has; nil where there may be more or fewer.
  var boxCount: Int? {
    switch self {
    case .sum, .product, .integral: 4
    case .anyRoot: 2
    case .name, .root, .cubeRoot, .fence, .based, .derivative, .conditionFirst, .valueFirst: nil
    }
  }

  /// Whether a call of so many arguments is shown as a sign with boxes, without its commas.
  func hidesCommas(of boxes: Int) -> Bool {
    switch self {
    case .sum, .product, .integral, .anyRoot: boxes == boxCount
    case .based: boxes == 2
    case .derivative: boxes == 2 || boxes == 3
    case .conditionFirst, .valueFirst: boxes >= 2
    case .name, .root, .cubeRoot, .fence: false
    }
  }
}
