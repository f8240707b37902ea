import Intervals

/// A fraction with a small denominator.
struct SmallRatio {
  let numerator: Int
  let denominator: Int

  /// The only fraction of the smallest denominator up to a limit in a narrow interval.
  init?(within x: Interval, upTo limit: Int = 12) {
    guard x.isBounded, x.magnitude < 1e6 else { return nil }
    for denominator in 1...limit {
      if let numerator = (x * Interval(Double(denominator))).onlyInteger {
        self.numerator = numerator
        self.denominator = denominator
        return
      }
    }
    return nil
  }

  /// Whether a number is this fraction.
  func isExactly(_ number: Double) -> Bool {
    Interval(number) * Interval(Double(denominator)) == Interval(Double(numerator))
  }

  /// What encloses the fraction.
  var interval: Interval { Interval(Double(numerator)) / Interval(Double(denominator)) }

  /// The magnitude.
  var size: Double { Double(numerator.magnitude) / Double(denominator) }

  private var sign: String { numerator < 0 ? "−" : "" }

  var text: String {
    denominator == 1
      ? "\(sign)\(numerator.magnitude)" : "\(sign)\(numerator.magnitude)/\(denominator)"
  }

  /// "3π/4", "1/(2e)".
  func text(times symbol: String, over divisor: String? = nil) -> String {
    let factor = numerator.magnitude == 1 || symbol == "1" ? "" : "\(numerator.magnitude)"
    let top = symbol == "1" ? "\(numerator.magnitude)" : factor + symbol
    guard let divisor else { return sign + top + (denominator == 1 ? "" : "/\(denominator)") }
    return sign + top + "/" + (denominator == 1 ? divisor : "(\(denominator)\(divisor))")
  }

  /// The square root: "√2", "2√3", "√2/2", "√3/3".
  var rootText: String {
    // √(p/q) = √(p·q)/q, with squares taken out.
    var outside = 1
    var inside = Int(numerator.magnitude) * denominator
    var factor = 2
    while factor * factor <= inside {
      while inside % (factor * factor) == 0 {
        inside /= factor * factor
        outside *= factor
      }
      factor += 1
    }
    let common = Self.greatestCommonDivisor(outside, denominator)
    let (top, bottom) = (outside / common, denominator / common)
    let root = (top == 1 ? "" : "\(top)") + "√\(inside)"
    return bottom == 1 ? root : "\(root)/\(bottom)"
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? a : greatestCommonDivisor(b, a % b)
  }
}

extension Interval {
  /// The only integer among the members of a narrow interval.
  var onlyInteger: Int? {
    let first = lowerBound.rounded(.up)
    guard first <= upperBound, first + 1 > upperBound, width < 1e-3 else { return nil }
    return Int(exactly: first)
  }
}
