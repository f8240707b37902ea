import Controls
import GraphKit
import Intervals
import Numerals
import Words

/// A number of a deep view with all its digits: those that all of the view has in common, and those that
/// change in it.
struct FullNumber {
  /// As many decimals as are certain.
  let text: String
  /// How many of its characters all numbers in view have in common.
  let common: Int

  /// - `number`: What a local number can be.
  /// - `unit`: How far two places are apart that can be distinguished in the view.
  /// - `width`: How much of the axis is seen; both in local numbers.
  init?(
    _ number: Interval,
    from origin: TickOrigin,
    unit: Double,
    width: Double,
    _ digits: OriginDigits
  ) {
    let decimals = NumberText.decimals(unit) + 2 - origin.exponent
    guard !origin.isZero, number.isBounded, !number.isEmpty, decimals > 0,
      var start = DecimalDigits(decimal: origin.offset)
    else { return nil }
    var ends = [number.lowerBound, number.upperBound].map(DecimalDigits.init)
    if !origin.base.isEmpty {
      // Beyond the number's own digits enough for its rounding.
      guard let known = digits.digits(of: origin.base, count: decimals + 12),
        let base = DecimalDigits(decimal: known)
      else { return nil }
      start = start + base
      let rest = DecimalDigits(1).shifted(by: -decimals - 8 - origin.exponent)
      ends = [ends[0] + -rest, ends[1] + rest]
    }
    let totals = ends.map { start + $0.shifted(by: origin.exponent) }
    let kept = (max(decimals - 8, 1)...decimals).reversed().first { count in
      totals[0].rounded(toDecimals: count) == totals[1].rounded(toDecimals: count)
    }
    guard let kept else { return nil }
    let text = Self.padded(totals[0].rounded(toDecimals: kept).decimalText, toDecimals: kept)
    let size = DecimalDigits(width).exponent + origin.exponent
    let whole = text.prefix { $0 != "." }.count + 1
    self.text = text
    common = min(max(whole - size - 1, 0), text.count)
  }

  /// With zeros at the end, which are certain, too.
  private static func padded(_ text: String, toDecimals count: Int) -> String {
    let point = text.firstIndex(of: ".")
    let decimals = point.map { text.distance(from: $0, to: text.endIndex) - 1 } ?? 0
    return text + (point == nil ? "." : "")
      + String(repeating: "0", count: max(count - decimals, 0))
  }

  /// Its digits as a row of a card shows them.
  func row(in words: Locale) -> ReadoutCard.Digits {
    let groups = OriginLine.groups(of: text)
    let hidden = groups.hidden
    // What is set apart may begin within a group of five.
    let tail = hidden == nil ? Substring(groups.head) : Substring(groups.tail)
    let ownDigits = text.count - common
    var place = tail.endIndex
    var left = ownDigits
    while left > 0, place > tail.startIndex {
      place = tail.index(before: place)
      if tail[place] != "\u{2009}" { left -= 1 }
    }
    func shown(_ part: Substring) -> String {
      words.mark.written(String(part).replacing("-", with: "\u{2212}"))
    }
    return ReadoutCard.Digits(
      head: hidden == nil ? "" : shown(groups.head[...]),
      hidden: hidden.map { words(ResultPhrase.hiddenDigits($0)) },
      common: shown(tail[..<place]),
      changing: shown(tail[place...]),
      whole: shown(text[...])
    )
  }
}
