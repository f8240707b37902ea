import Figures
import GraphModel
import Intervals
import Numerals

/// How the numbers of one column are spread; every count is certain.
struct Distribution {
  /// In the order of the rows; nil for what is no number.
  ///
  /// A fraction without an end is cut where no border of a bar can be between it and the rest.
  private let values: [DecimalDigits?]
  /// What is certain of them as Doubles.
  private let intervals: [Interval?]

  init(_ column: DataTable.Column) {
    values = column.cells.map { cell in
      guard case .number(let text) = cell, cell.interval != nil else { return nil }
      let parts = text.split(separator: "/").map { DecimalDigits(decimal: String($0)) }
      guard let first = parts.first, let first, parts.count == 2 else { return parts.first ?? nil }
      return parts[1].flatMap { first.divided(by: $0) }
    }
    intervals = column.cells.map(\.interval)
  }

  /// A point for each number: equal ones stand on each other.
  var marks: [PlotMark] {
    var counts: [String: Int] = [:]
    return values.indices.compactMap { index in
      guard let value = values[index], let interval = intervals[index] else { return nil }
      let count = counts[value.decimalText, default: 0] + 1
      counts[value.decimalText] = count
      return PlotMark(index: index, x: interval, y: Interval(Double(count)), name: nil)
    }
  }

  /// Bars of one width, a round number, from a multiple of it on: as many as the root of how many numbers
  /// there are, about.
  var bars: [PlotBar] {
    let known = values.compactMap { $0 }
    guard let first = known.first else { return [] }
    let (least, greatest) = known.reduce((first, first)) { ends, value in
      (value.isLess(than: ends.0) ? value : ends.0, ends.1.isLess(than: value) ? value : ends.1)
    }
    let step = BarStep(from: least, to: greatest, count: known.count)
    let start = step.start(of: least)
    let counts = known.reduce(into: [Int: Int]()) { counts, value in
      counts[step.number(of: value, from: start), default: 0] += 1
    }
    func edge(_ place: Int) -> Double {
      let edge = (start + step.width.times(place)).value
      let most = Double.greatestFiniteMagnitude
      return min(max(edge, -most), most)
    }
    return counts.sorted { $0.key < $1.key }.map { place, count in
      PlotBar(from: edge(place), to: edge(place + 1), count: count)
    }
  }

  /// Least, lower quartile, median, upper quartile, greatest.
  var quartiles: [Double] {
    let sorted = values.compactMap { $0?.value }.sorted()
    guard !sorted.isEmpty else { return [] }
    return (0...4).map { part in
      let (index, rest) = (part * (sorted.count - 1)).quotientAndRemainder(dividingBy: 4)
      let (value, next) = (sorted[index], sorted[min(index + 1, sorted.count - 1)])
      // Their difference may be too large for a Double.
      let share = Double(rest) / 4
      return value * (1 - share) + next * share
    }
  }
}

/// The width of bars: 1, 2 or 5 times a power of ten.
private struct BarStep {
  private let factor: Int
  private let power: Int

  init(from least: DecimalDigits, to greatest: DecimalDigits, count: Int) {
    let spread = (greatest + -least).value
    let width = spread > 0 ? min(spread, .greatestFiniteMagnitude) : 1
    let wanted = DecimalDigits(width / Double(count).squareRoot())
    let unit = wanted.shifted(by: -wanted.exponent).value
    factor = unit <= 1.5 ? 1 : unit <= 3.5 ? 2 : unit <= 7.5 ? 5 : 10
    power = wanted.exponent
  }

  var width: DecimalDigits { DecimalDigits(Double(factor)).shifted(by: power) }

  /// Where the bar of a number begins.
  func start(of value: DecimalDigits) -> DecimalDigits {
    count(in: value).times(factor).shifted(by: power)
  }

  /// The number of a value's bar, counted from one that begins below it.
  func number(of value: DecimalDigits, from start: DecimalDigits) -> Int {
    let way = value + -start
    let about = way.value / width.value
    let isClear = abs(about - about.rounded()) > 1e-9 * max(1, about)
    return Int(isClear ? about.rounded(.down) : count(in: way).value)
  }

  /// How many whole steps there are from 0.
  private func count(in value: DecimalDigits) -> DecimalDigits {
    // x/2 is 5·x/10.
    let tenths = value.times(10 / factor).shifted(by: -power - 1)
    return tenths.floor
  }
}

extension DecimalDigits {
  fileprivate func isLess(than other: DecimalDigits) -> Bool { (self + -other).isNegative }

  /// So many times the number, for a small count.
  fileprivate func times(_ count: Int) -> DecimalDigits {
    guard count > 0 else { return DecimalDigits(0) }
    let half = times(count / 2)
    return half + half + (count.isMultiple(of: 2) ? DecimalDigits(0) : self)
  }

  /// The greatest whole number that is not above it.
  fileprivate var floor: DecimalDigits {
    guard exponent >= 0 else { return DecimalDigits(isNegative ? -1 : 0) }
    return rounded(to: exponent + 1, .down)
  }

  /// The quotient, cut behind so many digits that no simple number lies between; nil by 0.
  fileprivate func divided(by other: DecimalDigits) -> DecimalDigits? {
    guard let divisor = other.whole, divisor > 0, let whole else { return nil }
    var rest: Int128 = 0
    var quotient: [UInt8] = []
    let dividend = "\(whole)".utf8.map { Int128($0 - 0x30) }
    for digit in dividend + [Int128](repeating: 0, count: Self.mostDigits + dividend.count) {
      rest = rest * 10 + digit
      quotient.append(UInt8(rest / divisor))
      rest %= divisor
      if rest == 0, quotient.count >= dividend.count { break }
    }
    return DecimalDigits(
      isNegative: isNegative != other.isNegative,
      digits: quotient,
      exponent: exponent - (other.exponent - other.digits.count + 1)
    )
    .rounded(to: Self.mostDigits, .towardZero)
  }

  /// The digits as a whole number; nil for too many.
  private var whole: Int128? {
    digits.count > 36 ? nil : digits.reduce(0) { $0 * 10 + Int128($1) }
  }

  private static var mostDigits: Int { 80 }
}
