import Numerals

/// How a column writes its numbers: point under point, where their sizes allow it.
struct ColumnDigits {
  /// So many decimals stand under each other; nil where each number has the digits that fit.
  let decimals: Int?

  /// As many digits as a number has.
  private static let most = 10
  /// A number of no more digits is written out.
  private static let widest = 12
  /// Fewer significant digits than these are too few: a power of ten says more.
  private static let least = 4
  /// So few are enough where all numbers of a column end at the same place.
  private static let leastInColumn = 2

  /// Without a place that all points share.
  static let ragged = ColumnDigits()

  private init() { decimals = nil }

  /// What suits all numbers of a column that is so many digits wide.
  ///
  /// The numbers only tell their sizes; letters rather get smaller than that digits are left out.
  init(suiting values: [Double], room: Int) {
    let plain = values.filter { $0.isFinite && $0.magnitude < 1e12 }
    let wholes = plain.map { value in
      String(Int(value.magnitude.rounded(.towardZero))).count + (value < 0 ? 1 : 0)
    }
    let digits = plain.map { DecimalDigits($0) }
    let needed =
      digits.map { $0.rounded(to: Self.most) }
      .map { max(0, $0.digits.count - 1 - $0.exponent) }.max() ?? 0
    let roomy = Int(Double(room) / Self.smallest)
    let decimals = min(needed, roomy - 1 - (wholes.max() ?? 0), Self.most - 1)
    let poor = digits.filter { !Self.isRich($0, decimals: decimals) }
    // A few may be tiny, as sin π is; where many are, the places of all are worth little.
    self.decimals = decimals > 0 && poor.count * 4 <= plain.count ? decimals : nil
  }

  /// Whether enough of a number is left with so many decimals, and no zero stands for another digit.
  private static func isRich(_ digits: DecimalDigits, decimals: Int) -> Bool {
    let shown = digits.rounded(to: most)
    let isWhole = shown.digits.count - 1 - shown.exponent <= decimals
    return (isWhole || shown.exponent + 1 + decimals >= leastInColumn)
      && (shown.exponent < most || digits.digits.count <= widest && digits.exponent < widest)
  }

  /// How small letters may get, as a share of their size, before digits are left out for good.
  private static let smallest = 0.75

  /// The digits of a value that are certain, as they fit, with letters of a share of their size; nil
  /// where none is.
  func text(of value: PointValue, fits: (String, _ share: Double) -> Bool) -> String? {
    if let decimals, let middle = value.middle {
      let digits = DecimalDigits(middle)
      if Self.isRich(digits, decimals: decimals) {
        let count = digits.exponent < Self.most ? Self.most : Self.widest
        return value.text(significant: count, decimals: decimals)
      }
    }
    let plain = plainTexts(of: value)
    if let text = plain.first(where: { fits($0, 1) })
      ?? plain.first(where: { fits($0, Self.smallest) })
    {
      return text
    }
    let scientific = (1...Self.least + 1).reversed().lazy
      .compactMap { value.scientificText(significant: $0) }
    return scientific.first { fits($0, Self.smallest) } ?? value.text(significant: 1)
  }
  /// A value without a power of ten, the most digits first: each with a point, or whole.
  private func plainTexts(of value: PointValue) -> [String] {
    let whole = [value.text(significant: 15), value.text(significant: 15, decimals: 0)]
    return (Self.least...Self.widest).reversed().compactMap { count -> String? in
      guard let text = value.text(significant: count), !text.contains("·") else { return nil }
      let isRounded = count <= Self.most && text.contains(".")
      return isRounded || whole.contains(text) ? text : nil
    }
  }
}
