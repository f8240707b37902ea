import Calculus
import CurveProof
package import GraphModel
package import Intervals
import Numerals

/// What is known of a function's value at one place.
package enum PointValue: Hashable, Sendable {
  /// It is in here.
  case within(Interval)
  /// There is proven to be none.
  case none
  /// Nothing is certain, or not yet.
  case unknown

  /// What a function says of its value itself; one that proves nothing is taken at its word.
  package init(of function: GraphFunction, at x: TypedNumber, within span: Interval? = nil) {
    guard function.base.isProvable else {
      self = function.y(at: x.value).map { .within(Interval($0)) } ?? .none
      return
    }
    let near = Interval(x.value.nextDown, x.value.nextUp)
    let place = span ?? (x.text == nil ? .decimal(x.value) : near)
    let value = function.base.enclosure(over: place).value
    if value.interval.isEmpty {
      self = .none
    } else if value.decoration >= .defined, value.interval.isBounded {
      self = .within(value.interval)
    } else {
      self = .unknown
    }
  }

  /// The number in the middle of what is known.
  package var middle: Double? {
    if case .within(let interval) = self { interval.midpoint } else { nil }
  }

  /// Whether it is known to more digits than are shown.
  var isSharp: Bool {
    switch self {
    case .none: true
    case .within(let interval): interval.width <= interval.magnitude * 1e-11
    case .unknown: false
    }
  }

  /// As many digits as are certain, rounded, so many and so many decimals at most; nil where none
  /// is.
  ///
  /// Zeros at the end are left out of a number that ends there: "1" is 1, "1.0000" nearly so.
  package func text(significant count: Int, decimals limit: Int = .max) -> String? {
    guard case .within(let interval) = self else { return nil }
    let leading = DecimalDigits(interval.magnitude).exponent
    func certain(_ decimals: Int) -> String? {
      NumberText.certain(interval.lowerBound, interval.upperBound, decimals: decimals)
    }
    let text = certain(min(count - 1 - leading, limit))
    guard let text, text.hasSuffix("0"), text.contains("."), !text.contains("·") else {
      return text
    }
    let short = Self.withoutZeros(text)
    return certain(14 - leading).map(Self.withoutZeros) == short ? short : text
  }

  private static func withoutZeros(_ text: String) -> String {
    guard text.contains("."), !text.contains("·") else { return text }
    let digits = text.dropLast(text.reversed().prefix { $0 == "0" }.count)
    return String(digits.hasSuffix(".") ? digits.dropLast() : digits)
  }

  /// The same with a power of ten: "1.5133·10⁻⁵".
  package func scientificText(significant count: Int) -> String? {
    text(significant: count)
      .map { text in
        let value = Double(NumberText.data(text)) ?? 0
        return value == 0 ? text : DecimalDigits(value).scientificText
      }
  }
}

extension Interval {
  /// The numbers that the shortest decimal of a Double may be: for few digits the Double alone.
  package static func decimal(_ x: Double) -> Interval {
    let isShort = x.magnitude < 1e6 && (x * 1_024).rounded() == x * 1_024
    let isWhole = x.magnitude < 0x1p53 && x.rounded() == x
    return isShort || isWhole ? Interval(x) : Interval(x.nextDown, x.nextUp)
  }
}
