import Numerals

/// A column of decimals as whole numbers, and the power of ten that they count.
struct FitColumn {
  let numbers: [Int64]
  /// Each stands for itself divided by 10 to this power.
  let decimals: Int

  /// Nil for decimals that do not fit, and for fractions.
  init?(_ texts: [String]) {
    var parts: [(whole: Int64, decimals: Int)] = []
    parts.reserveCapacity(texts.count)
    for text in texts {
      guard let part = Self.part(text) else { return nil }
      parts.append(part)
    }
    let decimals = parts.reduce(0) { max($0, $1.decimals) }
    guard decimals <= Self.powers.count - 1 else { return nil }
    var numbers: [Int64] = []
    numbers.reserveCapacity(parts.count)
    for part in parts {
      let (number, isTooLong) = part.whole.multipliedReportingOverflow(
        by: Self.powers[decimals - part.decimals]
      )
      guard !isTooLong else { return nil }
      numbers.append(number)
    }
    (self.numbers, self.decimals) = (numbers, decimals)
  }

  /// `-12.5` as −125 and 1.
  private static func part(_ text: String) -> (whole: Int64, decimals: Int)? {
    var (whole, decimals, count) = (Int64(0), 0, 0)
    var (isNegative, hasMark) = (false, false)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "-") where count == 0 && !hasMark && !isNegative: isNegative = true
      case UInt8(ascii: ".") where !hasMark: hasMark = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        count += 1
        guard count <= 18 else { return nil }
        whole = whole * 10 + Int64(byte - UInt8(ascii: "0"))
        decimals += hasMark ? 1 : 0
      default: return nil
      }
    }
    return count == 0 ? nil : (isNegative ? -whole : whole, decimals)
  }

  private static let powers: [Int64] = (0...17).reduce(into: []) { powers, _ in
    powers.append((powers.last.map { $0 * 10 }) ?? 1)
  }
}
