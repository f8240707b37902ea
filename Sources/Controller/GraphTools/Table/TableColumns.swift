import GraphKit
import Intervals
import Numerals
import GraphModel
import Words

/// A table of values: which x it has, and what the functions are there.
struct TableColumns {
  let settings: TableSettings
  let curves: [GraphedCurve]
  let values: PreciseValues
  let sections: FigureSections
  /// Where the y of equations are looked for: all that is seen, and no more than twice that.
  let stretch: Interval
  /// Where the numbers count from.
  let viewport: Viewport

  /// What a column counts: `x`, or `t / 10⁻⁵¹` where numbers count from elsewhere.
  func name(of axis: Coordinate) -> String {
    let exponent = (axis == .x ? viewport.originX : viewport.originY)?.exponent ?? 0
    let power = exponent == 0 ? "" : " / 10" + NumberText.superscript(exponent)
    return viewport.letter(axis) + power
  }

  /// How many rows a table by steps has, without and with an end.
  static let (rowCount, rowLimit) = (101, 1001)

  /// How many rows there are.
  var count: Int {
    if let places = settings.places { return places.count }
    guard let end = settings.end else { return Self.rowCount }
    // A last step may be short of the end by what rounding leaves.
    let steps = (end - settings.start) / settings.step * (1 + 1e-12)
    return Int(min(max(steps, 0), Double(Self.rowLimit - 1))) + 1
  }

  /// The x of a row: exact where start and step are short decimals.
  func x(of row: Int) -> Double {
    if let places = settings.places { return places.indices.contains(row) ? places[row] : .nan }
    let value = settings.start + Double(row) * settings.step
    // Without the rounding that adding up 0.1 leaves in the last digits.
    let grain = Swift.max(abs(settings.start), abs(value), abs(settings.step)) * 1e-14
    guard grain > 0, grain.isFinite else { return value }
    return NumberText.roundest(from: value - grain / 2, to: value + grain / 2)
  }

  /// The x of a row as it was written.
  func place(of row: Int) -> TypedNumber {
    if let place = settings.place(at: row) { return place }
    guard settings.startText != nil || settings.stepText != nil else {
      return TypedNumber(x(of: row))
    }
    let start = settings.startText ?? NumberText.shortest(settings.start)
    let step = settings.stepText ?? NumberText.shortest(settings.step)
    return TypedNumber(x(of: row), text: "(\(start))+\(row)*(\(step))")
  }

  /// What encloses the x of a row that steps lead to which are no short decimals; nil for any other.
  ///
  /// The number that is shown for it may be several Doubles away.
  private func span(of row: Int) -> Interval? {
    guard settings.places == nil, settings.startText != nil || settings.stepText != nil else {
      return nil
    }
    func enclosed(_ value: Double, _ text: String?) -> Interval {
      text == nil ? .decimal(value) : Interval(value.nextDown, value.nextUp)
    }
    return enclosed(settings.start, settings.startText)
      + Interval(Double(row)) * enclosed(settings.step, settings.stepText)
  }

  /// What is known of a curve's value in a row.
  func y(of curve: Int, in row: Int) -> PointValue {
    values.value(of: curves[curve].function, at: place(of: row), within: span(of: row))
  }

  /// Whether a curve is an equation, which may have several y.
  func isEquation(_ curve: Int) -> Bool { curves[curve].function.base is any SectionedFigure }

  /// What is known of an equation's y in a row; nil while it is looked for.
  func section(of curve: Int, in row: Int) -> FigureSection? {
    sections.section(of: curves[curve].function, at: x(of: row), over: stretch)
  }

  /// The same as numbers one after another; nil while nothing is known.
  func text(of section: FigureSection?, significant count: Int) -> [String]? {
    guard let section, section.isWhole || !section.places.isEmpty else { return nil }
    let numbers = section.places.compactMap { PointValue.within($0).text(significant: count) }
    guard numbers.count == section.places.count else { return nil }
    return numbers + (section.isWhole ? [] : ["…"])
  }

  /// The x of a row in digits: a short decimal, or as many as are certain.
  private func data(ofX row: Int) -> String {
    let decimal = NumberText.shortest(x(of: row))
    guard decimal.count > Self.longestDecimal, let span = span(of: row) else { return decimal }
    return NumberText.certain(span.lowerBound, span.upperBound).map(NumberText.data) ?? decimal
  }

  /// Longer decimals are those of other numbers.
  private static let longestDecimal = 14

  /// Some rows for a spreadsheet under the heads, with tabs between columns and as the place writes
  /// numbers: of each value the digits that are certain, "?" where none is; a cell without a value is
  /// empty.
  func text(of rows: Range<Int>, in words: Locale) -> String {
    func cell(_ value: PointValue) -> String {
      guard value != .none else { return "" }
      return value.text(significant: 15).map { words.mark.written(NumberText.data($0)) } ?? "?"
    }
    func list(_ curve: Int, _ row: Int) -> String {
      let numbers = text(of: section(of: curve, in: row), significant: 15) ?? ["?"]
      return numbers.map { words.mark.written(NumberText.data($0)) }.joined(separator: " ")
    }
    for curve in curves.indices where isEquation(curve) {
      sections.find(curves[curve].function, at: rows.map(x), over: stretch)
    }
    let value = viewport.isLocal ? name(of: .y) + ": " : ""
    let names = curves.map { value + $0.function.lead + words.mark.written($0.function.name) }
    let lines = rows.map { row in
      ([words.mark.written(data(ofX: row))]
        + curves.indices.map { isEquation($0) ? list($0, row) : cell(y(of: $0, in: row)) })
        .joined(separator: "\t")
    }
    return ([([name(of: .x)] + names).joined(separator: "\t")] + lines).joined(separator: "\n")
      + "\n"
  }
}
