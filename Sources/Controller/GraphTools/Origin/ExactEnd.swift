package import Drawing
package import GraphKit
import Numerals

/// An end of a view, exactly: a decimal, or a formula that is a number with a decimal added to it.
package struct ExactEnd: Hashable, Sendable {
  /// Empty for a decimal alone.
  let base: String
  /// The decimal digits of the base, as many as a `Double` has.
  let baseDigits: String
  let offset: String

  /// Reads `3.14159265358979323846`, `pi-1e-50`, `π − 2.5·10⁻⁵¹`; nil for what is no number.
  ///
  /// - `number`: What a formula is, and how it is written.
  package init?(_ text: String, number: (String) -> (value: Double, text: String)?) {
    let plain = Self.plain(text)
    var (base, offset) = (plain, "0")
    if DecimalDigits(decimal: plain) != nil {
      (base, offset) = ("", plain)
    } else if let sign = plain.indices.last(where: { index in
      guard index > plain.startIndex, "+-".contains(plain[index]) else { return false }
      return !"eE+-*/^(".contains(plain[plain.index(before: index)])
    }) {
      let rest = plain[plain.index(after: sign)...]
      if DecimalDigits(decimal: String(rest)) != nil {
        (base, offset) = (String(plain[..<sign]), (plain[sign] == "-" ? "-" : "") + rest)
      }
    }
    guard let known = base.isEmpty ? (0, "") : number(base), known.value.isFinite else {
      return nil
    }
    (self.base, self.offset) = (known.text, offset)
    baseDigits = DecimalDigits(known.value).decimalText
  }

  /// A number of an axis that may count from elsewhere.
  package init(_ number: Double, from origin: TickOrigin?) {
    base = origin?.base ?? ""
    baseDigits = base.isEmpty ? "0" : origin?.digits ?? "0"
    let start = DecimalDigits(decimal: origin?.offset ?? "0") ?? DecimalDigits(0)
    offset = (start + DecimalDigits(number).shifted(by: origin?.exponent ?? 0)).decimalText
  }

  /// Typed text with a plain minus and plain powers of ten.
  static func plain(_ text: String) -> String {
    var plain = text.replacing("\u{2212}", with: "-").filter { !$0.isWhitespace }
    if let power = plain.firstRange(of: "·10"),
      let exponent = TickStep.number(superscript: plain[power.upperBound...])
    {
      plain.replaceSubrange(power.lowerBound..., with: "e\(exponent)")
    }
    return plain
  }

  /// The number that it is from an origin; nil where that belongs to another formula.
  func local(from origin: TickOrigin?) -> Double? {
    guard base == origin?.base ?? "" else { return nil }
    let start = DecimalDigits(decimal: origin?.offset ?? "0") ?? DecimalDigits(0)
    return (digits + -start).shifted(by: -(origin?.exponent ?? 0)).value
  }

  var digits: DecimalDigits { DecimalDigits(decimal: offset) ?? DecimalDigits(0) }
}

/// Both ends of a view along an axis.
package struct ExactSpan: Hashable, Sendable {
  let lower: ExactEnd
  let upper: ExactEnd

  /// Nil where the first is not certainly the smaller one, or they belong to different numbers.
  package init?(_ lower: ExactEnd, _ upper: ExactEnd) {
    guard lower.base == upper.base else { return nil }
    (self.lower, self.upper) = (lower, upper)
    guard width.value > 0 || !width.digits.isEmpty && !width.isNegative else { return nil }
  }

  package var ends: [ExactEnd] { [lower, upper] }

  fileprivate var width: DecimalDigits { upper.digits + -lower.digits }

  /// The origin, the middle and the scale of an axis on so many points.
  func axis(points: Double) -> (origin: TickOrigin, center: Double, pointsPerUnit: Double) {
    let exponent = width.exponent
    let middle =
      lower.digits + DecimalDigits((width.shifted(by: -exponent)).value / 2).shifted(by: exponent)
    let holdsBase = lower.digits.isNegative && !upper.digits.isNegative && !lower.base.isEmpty
    let start =
      holdsBase
      ? DecimalDigits(0)
      : middle.shifted(by: -exponent)
        .shortest(within: width.shifted(by: -exponent).value / 6).shifted(by: exponent)
    var origin = TickOrigin(base: lower.base, offset: start.decimalText, exponent: exponent)
    if !lower.base.isEmpty { origin.digits = lower.baseDigits }
    return (
      origin, (middle + -start).shifted(by: -exponent).value,
      points / width.shifted(by: -exponent).value
    )
  }
}

extension Viewport {
  /// The view between exact ends on so much room.
  package init(x: ExactSpan, y: ExactSpan, filling size: Size) {
    let (x, y) = (x.axis(points: size.width), y.axis(points: size.height))
    self.init(
      centerX: x.center,
      centerY: y.center,
      pointsPerUnitX: x.pointsPerUnit,
      pointsPerUnitY: y.pointsPerUnit
    )
    self = counted(fromX: x.origin, y: y.origin)
  }
}

extension ExactSpan {
  /// The ends as people write them, the scale of the view about them in mind.
  package var texts: [String] {
    let decimals = 3 - width.exponent
    return [lower, upper].map { end in
      let offset = end.digits.rounded(toDecimals: decimals)
      return TickOrigin(base: end.base, offset: offset.decimalText, exponent: 0).written
    }
  }
}
