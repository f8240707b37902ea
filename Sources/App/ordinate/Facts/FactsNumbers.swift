import Formulas
import Intervals
import Numerals

/// How the numbers of facts are written: as they are or, where they count from an origin, as what they
/// stand for.
struct FactsNumbers {
  let x: WrittenAxis
  var y: WrittenAxis
  /// The power of ten that sums of values count.
  private let sums: Int
  /// What the origin of x is called where it has a name.
  var name: String?
  /// Whether a function is certainly 0 there.
  var isZeroAtOrigin = false

  init(x: WrittenAxis, y: WrittenAxis, name: String? = nil) {
    (self.x, self.y, self.name, sums) = (x, y, name, y.exponent)
  }

  static let plain = FactsNumbers(x: WrittenAxis(), y: WrittenAxis())

  /// Products of x and y.
  var area: WrittenAxis { WrittenAxis(exponent: x.exponent + sums) }
  /// Lengths in the plane; nil where the axes have other units.
  var length: WrittenAxis? { x.exponent == sums ? WrittenAxis(exponent: x.exponent) : nil }
  /// Whether x counts from 0.
  var countsFromZero: Bool { x.lower.digits.isEmpty && x.upper.digits.isEmpty }
}

/// Numbers that count powers of ten from an origin between two decimals.
struct WrittenAxis {
  var lower = DecimalDigits(0)
  var upper = DecimalDigits(0)
  var exponent = 0

  var isPlain: Bool { exponent == 0 && lower.digits.isEmpty && upper.digits.isEmpty }

  /// A decimal that is no greater, or no smaller, than the number.
  func text(_ value: Double, _ rule: FloatingPointRoundingRule) -> String {
    if value.isInfinite { return value > 0 ? "∞" : "−∞" }
    let outer = Self.outward(value, rule)
    if isPlain { return NumberText.shortest(outer).replacing("-", with: "−") }
    return decimal(outer, rule).replacing("-", with: "−")
  }

  /// The ends as decimals rounded outward, one number where that is exact.
  func bounds(_ interval: Interval) -> String {
    if interval.isEmpty { return "–" }
    let (low, high) = (text(interval.lowerBound, .down), text(interval.upperBound, .up))
    return low == high ? low : "[\(low), \(high)]"
  }

  /// Plain ends read back as the same Doubles; others are decimals of any length, rounded outward.
  func json(_ interval: Interval) -> JSONText {
    guard !isPlain, !interval.isEmpty else { return .interval(interval) }
    func end(_ value: Double, _ rule: FloatingPointRoundingRule) -> JSONText {
      value.isFinite ? .digits(decimal(Self.outward(value, rule), rule)) : .number(value)
    }
    return .list([end(interval.lowerBound, .down), end(interval.upperBound, .up)])
  }

  func json(_ intervals: [Interval]) -> JSONText { .list(intervals.map(json)) }

  private func decimal(_ value: Double, _ rule: FloatingPointRoundingRule) -> String {
    let origin = rule == .down ? lower : upper
    let number = origin + DecimalDigits(value).shifted(by: exponent)
    // Digits beyond those of the origin tell nothing.
    guard !origin.digits.isEmpty else { return number.scientific }
    return number.rounded(toDecimals: Self.places - exponent, rule).decimalText
  }

  /// So many digits follow the power of ten that numbers count.
  private static let places = 18

  /// The shortest decimal of a Double may lie on either side of it; that of its neighbour does not.
  private static func outward(_ value: Double, _ rule: FloatingPointRoundingRule) -> Double {
    let isExact = Interval(decimal: NumberText.shortest(value)) == Interval(value)
    return isExact ? value : rule == .up ? value.nextUp : value.nextDown
  }
}

extension DecimalDigits {
  /// With the point behind the first digit: "-2.5e-51".
  fileprivate var scientific: String {
    guard !(-6...20 ~= exponent), digits.count > 1 else { return decimalText }
    let whole = String(decoding: digits.map { $0 + 0x30 }, as: UTF8.self)
    return (isNegative ? "-" : "") + whole.prefix(1) + "." + whole.dropFirst() + "e\(exponent)"
  }
}
