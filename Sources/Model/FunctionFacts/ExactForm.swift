package import NumericCore

/// A short exact form of a number that is known within an interval: "π/2", "√2", "(1 + √5)/2".
package struct ExactForm: Sendable, Hashable {
  /// The form as people write it.
  package let text: String
  /// Whether the number certainly is this one, rather than only matching it.
  package let isProven: Bool

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
    } else {
      guard let text = Self.text(x) else { return nil }
      self.text = text
      isProven = false
    }
  }

  private static func text(_ x: Interval) -> String? {
    if let ratio = SmallRatio(within: x) { return ratio.text }
    // Anything else is irrational: so near to 0 it would not be simple.
    guard x.mignitude > 1e-3 else { return nil }
    if let ratio = SmallRatio(within: x / .pi) { return ratio.text(times: "π") }
    if let root = rootText(x) { return root }
    if let ratio = SmallRatio(within: x / .e) { return ratio.text(times: "e") }
    if let ratio = SmallRatio(within: x * .e) { return ratio.text(times: "1", over: "e") }
    if let logarithm = logarithmText(x) { return logarithm }
    if let quadratic = quadraticText(x) { return quadratic }
    if let power = powerText(x) { return power }
    return nil
  }

  /// √n, a√n/b and ∛n.
  private static func rootText(_ x: Interval) -> String? {
    let sign = x.upperBound < 0 ? "−" : ""
    if let square = SmallRatio(within: Interval.square(x), upTo: 144) {
      return sign + square.rootText
    }
    if let cube = SmallRatio(within: Interval.pown(Interval.abs(x), 3), upTo: 1) {
      return sign + "∛" + cube.text
    }
    return nil
  }

  /// ln n, −ln n = ln(1/n) and ln n/2.
  private static func logarithmText(_ x: Interval) -> String? {
    let sign = x.upperBound < 0 ? "−" : ""
    let size = Interval.abs(x)
    for divisor in [1.0, 2, 3] {
      guard let number = SmallRatio(within: Interval.exp(size * Interval(divisor)), upTo: 5),
        number.size < 1000
      else { continue }
      let inner = number.denominator == 1 ? " " + number.text : "(" + number.text + ")"
      return sign + "ln" + inner + (divisor == 1 ? "" : "/\(Int(divisor))")
    }
    return nil
  }

  /// (a ± √n)/b.
  private static func quadraticText(_ x: Interval) -> String? {
    for denominator in 1...6 {
      let scaled = x * Interval(Double(denominator))
      for a in stride(from: -20, through: 20, by: 1) where a != 0 {
        let rest = scaled - Interval(Double(a))
        let square = Interval.square(rest)
        guard square.upperBound < 2000, square.lowerBound > 1.5,
          let n = square.onlyInteger
        else { continue }
        let sum = "\(signed(a)) \(rest.upperBound < 0 ? "−" : "+") √\(n)"
        return denominator == 1 ? sum : "(\(sum))/\(denominator)"
      }
    }
    return nil
  }

  /// e^(p/q).
  private static func powerText(_ x: Interval) -> String? {
    guard x.lowerBound > 0, let ratio = SmallRatio(within: Interval.log(x), upTo: 6),
      ratio.size < 20
    else { return nil }
    return ratio.denominator == 1 ? "e^\(ratio.text)" : "e^(\(ratio.text))"
  }

  private static func signed(_ number: Int) -> String {
    number < 0 ? "−\(-number)" : String(number)
  }
}
