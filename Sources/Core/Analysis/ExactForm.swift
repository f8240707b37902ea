package import Intervals

/// A short exact form of a number that is known within an interval: "π/2", "√2", "(1 + √5)/2".
package struct ExactForm: Sendable, Hashable {
  /// The form as people write it.
  package let text: String
  /// Whether the number certainly is this one, rather than only matching it.
  package private(set) var isProven: Bool
  /// The form as operations, and what encloses its value.
  package let number: ClosedForm
  let value: Interval

  /// The simplest form of few small whole numbers, π, e, roots and logarithms that lies in a narrow
  /// interval; nil where there is none.
  package init?(matching x: Interval) {
    guard x.isBounded, x.width <= Swift.max(x.magnitude, 1) * 0x1p-36, x.magnitude < 1e6 else {
      return nil
    }
    if x.isSingleton {
      // The number itself is known: only a fraction can be it.
      guard let ratio = SmallRatio(within: x), ratio.isExactly(x.lowerBound) else { return nil }
      text = ratio.text
      isProven = true
      number = ratio.closed
      value = x
    } else {
      // An enclosure with 0 in it may be of any small number.
      guard !x.contains(0), let match = Self.match(x), !match.value.isDisjoint(from: x) else {
        return nil
      }
      (text, value, number) = match
      isProven = false
    }
  }

  /// The same form, of a number that certainly is this one.
  var proven: ExactForm {
    var proven = self
    proven.isProven = true
    return proven
  }

  /// A form that may be the number, and what encloses the form's own value.
  private typealias Match = (text: String, value: Interval, number: ClosedForm)

  private static func match(_ x: Interval) -> Match? {
    if let ratio = SmallRatio(within: x) { return (ratio.text, ratio.interval, ratio.closed) }
    // Anything else is irrational: so near to 0 it would not be simple.
    guard x.mignitude > 1e-3 else { return nil }
    if let ratio = SmallRatio(within: x / .pi) {
      return (ratio.text(times: "π"), ratio.interval * .pi, .product(ratio.closed, .pi))
    }
    if let root = root(x) { return root }
    if let ratio = SmallRatio(within: x / .e) {
      return (ratio.text(times: "e"), ratio.interval * .e, .product(ratio.closed, .e))
    }
    if let ratio = SmallRatio(within: x * .e) {
      let number = ClosedForm.quotient(ratio.closed, .e)
      return (ratio.text(times: "1", over: "e"), ratio.interval / .e, number)
    }
    if let logarithm = logarithm(x) { return logarithm }
    if let quadratic = quadratic(x) { return quadratic }
    return power(x)
  }

  /// √n, a√n/b and ∛n.
  private static func root(_ x: Interval) -> Match? {
    let isNegative = x.upperBound < 0
    func signed(_ text: String, _ value: Interval, _ number: ClosedForm) -> Match {
      isNegative ? ("−" + text, -value, .product(.whole(-1), number)) : (text, value, number)
    }
    if let square = SmallRatio(within: Interval.square(x), upTo: 144) {
      return signed(square.rootText, .sqrt(square.interval), .squareRoot(square.closed))
    }
    if let cube = SmallRatio(within: Interval.pown(Interval.abs(x), 3), upTo: 1) {
      return signed("∛" + cube.text, .cbrt(cube.interval), .cubeRoot(cube.closed))
    }
    return nil
  }

  /// ln n, −ln n = ln(1/n) and ln n/2.
  private static func logarithm(_ x: Interval) -> Match? {
    let isNegative = x.upperBound < 0
    let size = Interval.abs(x)
    for divisor in [1.0, 2, 3] {
      guard let number = SmallRatio(within: Interval.exp(size * Interval(divisor)), upTo: 5),
        number.size < 1000
      else { continue }
      let inner = number.denominator == 1 ? " " + number.text : "(" + number.text + ")"
      let value = Interval.log(number.interval) / Interval(divisor)
      return (
        (isNegative ? "−" : "") + "ln" + inner + (divisor == 1 ? "" : "/\(Int(divisor))"),
        isNegative ? -value : value,
        .quotient(.logarithm(number.closed), .whole(Int128(isNegative ? -divisor : divisor)))
      )
    }
    return nil
  }

  /// (a ± √n)/b.
  private static func quadratic(_ x: Interval) -> Match? {
    for denominator in 1...6 {
      let scaled = x * Interval(Double(denominator))
      for a in stride(from: -20, through: 20, by: 1) where a != 0 {
        let rest = scaled - Interval(Double(a))
        let square = Interval.square(rest)
        guard square.upperBound < 2000, square.lowerBound > 1.5, let n = square.onlyInteger else {
          continue
        }
        let root = Interval.sqrt(Interval(Double(n)))
        // A fraction would have been found as one.
        if root.isSingleton { continue }
        let isLess = rest.upperBound < 0
        let sum = "\(signed(a)) \(isLess ? "−" : "+") √\(n)"
        let value = Interval(Double(a)) + (isLess ? -root : root)
        return (
          denominator == 1 ? sum : "(\(sum))/\(denominator)",
          value / Interval(Double(denominator)),
          .quotient(
            .sum(
              .whole(Int128(a)),
              .product(.whole(isLess ? -1 : 1), .squareRoot(.whole(Int128(n))))
            ),
            .whole(Int128(denominator))
          )
        )
      }
    }
    return nil
  }

  /// e^(p/q).
  private static func power(_ x: Interval) -> Match? {
    guard x.lowerBound > 0, let ratio = SmallRatio(within: Interval.log(x), upTo: 6),
      ratio.size < 20
    else { return nil }
    return (
      ratio.denominator == 1 ? "e^\(ratio.text)" : "e^(\(ratio.text))", .exp(ratio.interval),
      .exponential(ratio.closed)
    )
  }

  private static func signed(_ number: Int) -> String {
    number < 0 ? "−\(-number)" : String(number)
  }
}
