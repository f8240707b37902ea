import TestSupport

/// A random relation as a text, and by itself what it says of a place.
///
/// It computes with plain numbers and shares no code with what it tests.
struct RandomRelation: Sendable, CustomStringConvertible {
  typealias Value = @Sendable (Double, Double) -> Double

  /// The difference of both sides; NaN where one has no value.
  let difference: Value
  let sign: String
  let description: String

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let left = Self.term(depth: 3, &random)
    let right = Self.term(depth: 2, &random)
    sign = ["<", "≤", ">", ">=", "="].randomElement(using: &random) ?? "<"
    description = "\(left.text) \(sign) \(right.text)"
    difference = { left.value($0, $1) - right.value($0, $1) }
  }

  /// Whether it holds at a place, nil too near to the border to be told.
  func holds(_ x: Double, _ y: Double) -> Bool? {
    let value = difference(x, y)
    guard !value.isNaN else { return nil }
    guard value.magnitude > 1e-9 else { return nil }
    return switch sign {
    case "<", "≤": value < 0
    case ">", ">=": value > 0
    default: false
    }
  }

  private typealias Term = (text: String, value: Value)

  private static func term(depth: Int, _ random: inout SeededGenerator) -> Term {
    guard depth > 0 else {
      let number = Double(Int.random(in: 1...9, using: &random)) / 2
      let leaves: [Term] = [
        ("x", { x, _ in x }), ("y", { _, y in y }), ("\(number)", { _, _ in number }),
      ]
      return leaves.randomElement(using: &random) ?? leaves[0]
    }
    let first = term(depth: depth - 1, &random)
    let second = term(depth: Int.random(in: 0..<depth, using: &random), &random)
    let (f, g) = (first.value, second.value)
    let terms: [Term] = [
      ("(\(first.text)+\(second.text))", { f($0, $1) + g($0, $1) }),
      ("(\(first.text)-\(second.text))", { f($0, $1) - g($0, $1) }),
      ("(\(first.text)*\(second.text))", { f($0, $1) * g($0, $1) }),
      (
        "(\(first.text)/\(second.text))",
        { x, y in g(x, y) == 0 ? .nan : f(x, y) / g(x, y) }
      ),
      ("(\(first.text))^2", { f($0, $1) * f($0, $1) }),
      ("abs(\(first.text))", { f($0, $1).magnitude }),
      ("sqrt(\(first.text))", { f($0, $1).squareRoot() }),
      ("floor(\(first.text))", { f($0, $1).rounded(.down) }),
      ("min(\(first.text),\(second.text))", { Self.unless($0, $1, f, g) { $0 < $1 } }),
      ("max(\(first.text),\(second.text))", { Self.unless($0, $1, f, g) { $0 > $1 } }),
    ]
    return terms.randomElement(using: &random) ?? terms[0]
  }

  /// One of two values, and none where either has none.
  private static func unless(
    _ x: Double,
    _ y: Double,
    _ f: Value,
    _ g: Value,
    _ isChosen: (Double, Double) -> Bool
  ) -> Double {
    let (first, second) = (f(x, y), g(x, y))
    guard !first.isNaN, !second.isNaN else { return .nan }
    return isChosen(first, second) ? first : second
  }
}
