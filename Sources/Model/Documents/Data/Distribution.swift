import Figures
import GraphModel
import Intervals
import Numerals

/// How the numbers of one column are spread; every count is certain.
struct Distribution {
  /// In the order of the rows; nil for what is no fraction of moderate size.
  private let values: [Rational?]

  init(_ column: DataTable.Column) {
    values = column.cells.map { cell in
      guard case .number(let text) = cell else { return nil }
      let parts = text.split(separator: "/").map { Int128($0) }
      if parts.count == 2, let top = parts[0], let bottom = parts[1] {
        return Rational(top, over: bottom)
      }
      return Rational(decimal: text)
    }
  }

  /// A point for each number: equal ones stand on each other.
  var marks: [PlotMark] {
    var counts: [Rational: Int] = [:]
    return values.enumerated().compactMap { index, value in
      guard let value else { return nil }
      counts[value, default: 0] += 1
      let height = Interval(Double(counts[value] ?? 1))
      return PlotMark(index: index, x: value.interval, y: height, name: nil)
    }
  }

  /// Bars of one width, a round number, from a multiple of it on: as many as the root of how many numbers
  /// there are, about.
  var bars: [PlotBar] {
    let known = values.compactMap { $0 }
    guard let (least, greatest) = Self.ends(of: known), known.count > 1,
      let step = Self.step(from: least, to: greatest, count: known.count)
    else { return [] }
    var counts: [Int128: Int] = [:]
    for value in known {
      guard let place = value.divided(by: step)?.floor else { return [] }
      counts[place, default: 0] += 1
    }
    return counts.sorted { $0.key < $1.key }.compactMap { place, count in
      guard let start = Rational(place)?.multiplied(by: step), let end = start.adding(step) else {
        return nil
      }
      return PlotBar(from: start.interval.midpoint, to: end.interval.midpoint, count: count)
    }
  }

  /// Least, lower quartile, median, upper quartile, greatest.
  var quartiles: [Double] {
    guard let summary = ListSummary(values.compactMap { $0 }) else { return [] }
    let parts = (0...4).compactMap { part in
      Rational(part, over: 4).flatMap(summary.quantile)?.interval.midpoint
    }
    return parts.count == 5 ? parts : []
  }

  private static func ends(of values: [Rational]) -> (least: Rational, greatest: Rational)? {
    guard let first = values.first else { return nil }
    return values.reduce((first, first)) { ends, value in
      (
        value.isLess(than: ends.0) ?? false ? value : ends.0,
        ends.1.isLess(than: value) ?? false ? value : ends.1
      )
    }
  }

  /// 1, 2 or 5 times a power of ten.
  private static func step(from least: Rational, to greatest: Rational, count: Int) -> Rational? {
    let width = greatest.interval.midpoint - least.interval.midpoint
    let wanted = (width > 0 ? width : 1) / Double(count).squareRoot()
    let power = DecimalDigits(wanted).exponent
    guard abs(power) < 30 else { return nil }
    let unit = wanted / Self.power(of: power)
    let factor: Int128 = unit <= 1.5 ? 1 : unit <= 3.5 ? 2 : unit <= 7.5 ? 5 : 10
    let scale = (0..<abs(power)).reduce(Int128(1)) { scale, _ in scale * 10 }
    return power < 0 ? Rational(factor, over: scale) : Rational(factor * scale)
  }

  /// About ten to a power.
  private static func power(of exponent: Int) -> Double {
    (0..<abs(exponent)).reduce(1) { scale, _ in exponent < 0 ? scale / 10 : scale * 10 }
  }
}

extension Rational {
  /// What is certain of it as Doubles.
  fileprivate var interval: Interval {
    let about = Double(numerator) / Double(denominator)
    let isExact = isWhole && about.magnitude < 0x1p53
    return isExact ? Interval(about) : Interval(about.nextDown.nextDown, about.nextUp.nextUp)
  }

  fileprivate var floor: Int128 {
    let (whole, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
    return rest < 0 ? whole - 1 : whole
  }

  /// Nil for what does not fit.
  fileprivate init?(decimal text: String) {
    guard let digits = DecimalDigits(decimal: text) else { return nil }
    let places = digits.digits.count - 1 - digits.exponent
    guard digits.digits.count <= 30, abs(places) <= 30 else { return nil }
    let whole = digits.digits.reduce(Int128(0)) { $0 * 10 + Int128($1) }
    let scale = (0..<abs(places)).reduce(Int128(1)) { scale, _ in scale * 10 }
    let signed = digits.isNegative ? -whole : whole
    if places >= 0 {
      self.init(signed, over: scale)
    } else {
      let (product, isTooLong) = signed.multipliedReportingOverflow(by: scale)
      guard !isTooLong else { return nil }
      self.init(product)
    }
  }
}
