import Typesetting

/// What a function's name becomes in a book; another one is another row.
enum TextbookForm: Equatable {
  case root, cubeRoot, anyRoot
  case fence(MathFence.Shape)
  /// A name whose first argument of two is lowered.
  case based
  /// A sign with a letter that it runs over.
  case `operator`(MathOperator.Shape)
  /// Pairs of a condition and a value, or of a value and a condition.
  case conditionFirst, valueFirst

  /// The forms by the names that are typed.
  static let all: [String: TextbookForm] = [
    "sqrt": .root, "cbrt": .cubeRoot, "root": .anyRoot, "nthroot": .anyRoot,
    "abs": .fence(.bars), "floor": .fence(.floor), "ceil": .fence(.ceil),
    "log": .based,
    "sum": .operator(.sum), "prod": .operator(.product), "product": .operator(.product),
    "int": .operator(.integral), "integral": .operator(.integral),
    "diff": .operator(.derivative), "derivative": .operator(.derivative),
    "lim": .operator(.limit), "limit": .operator(.limit),
    "if": .conditionFirst, "piecewise": .valueFirst,
  ]

  /// Whether its second argument is the letter that it runs over.
  var runsOverLetter: Bool { if case .operator = self { true } else { false } }

  /// Whether it has a value for each of several conditions.
  var isCases: Bool { self == .conditionFirst || self == .valueFirst }

  /// The boxes in the order in which they are read and filled in: limits before what they belong to, the
  /// letter last.
  func readingOrder(of count: Int) -> [Int] {
    switch self {
    case .operator(.derivative): count > 2 ? [0, 2, 1] : [0, 1]
    case .operator(.limit): [2, 0, 1]
    case .operator: [2, 3, 0, 1]
    case .root, .cubeRoot, .anyRoot, .fence, .based, .conditionFirst, .valueFirst:
      Array(0..<count)
    }
  }

  /// How many boxes it always has; nil where there may be more or fewer.
  var boxCount: Int? {
    switch self {
    case .operator(let shape): shape == .derivative ? nil : shape == .limit ? 3 : 4
    case .anyRoot: 2
    case .root, .cubeRoot, .fence, .based, .conditionFirst, .valueFirst: nil
    }
  }

  /// How many commas a call has at least that is opened as a sign with boxes.
  var commas: Int { boxCount.map { $0 - 1 } ?? 0 }

  /// Whether a call of so many arguments is shown as a sign with boxes, without its commas.
  func hidesCommas(of boxes: Int) -> Bool {
    switch self {
    case .operator(.derivative): boxes == 2 || boxes == 3
    case .operator, .anyRoot: boxes == boxCount
    case .based: boxes == 2
    case .conditionFirst, .valueFirst: boxes >= 2
    case .root, .cubeRoot, .fence: false
    }
  }
}
