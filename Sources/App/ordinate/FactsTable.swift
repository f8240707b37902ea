import Analysis
import Calculus
import Formulas
import Intervals
import Numerals

/// The facts about one function, as a table to read.
struct FactsTable {
  let formula: String
  let facts: FunctionFacts
  let statistics: Statistics
  /// How many features are listed at most.
  var limit = 1_000

  /// Lines in columns: what, where, value, how certain, exact form.
  var lines: [String] {
    let forms = ExactForms(of: facts)
    var rows = facts.features.prefix(limit).map { Self.row($0, forms) }
    let rest = facts.features.count - rows.count
    let remarks =
      (rest > 0 ? ["… and \(rest) more (--limit 0 prints all)"] : [])
      + (facts.isComplete ? [] : ["not everything was looked at: there was no time"])
    rows += facts.zeroPlaces.map { Self.row("zero on", $0) }
    rows += facts.unknownStretches.map { ["unknown on", Self.bounds($0), "", "", ""] }
    if let value = facts.yIntercept {
      rows.append(["y-intercept", "0", Self.bounds(value), "proven", Self.text(forms.yIntercept)])
    }
    return [
      "\(formula)   x from \(Self.text(of: facts.range.lower)) to \(Self.text(of: facts.range.upper))"
    ]
      + (Self.columns(rows) + remarks + statisticsLines).map { "  " + $0 }
  }

  private var statisticsLines: [String] {
    let list = { (intervals: [Interval], text: (Interval) -> String) in
      intervals.isEmpty
        ? "nowhere"
        : intervals.prefix(8).map(text).joined(separator: " ∪ ")
          + (intervals.count > 8 ? " … (\(intervals.count) in all)" : "")
    }
    var rows = [
      ["domain", list(statistics.domain, stretch)], ["range", list(statistics.range, Self.bounds)],
    ]
    for (name, extreme) in [("minimum", statistics.minimum), ("maximum", statistics.maximum)] {
      guard let extreme else { continue }
      let value = extreme.isUnbounded ? "unbounded" : Self.bounds(extreme.value)
      let verb = extreme.isAttained ? "at" : "near"
      rows.append([name, "\(value) \(verb) \(Self.list(extreme.places))"])
    }
    for (name, value) in [
      ("mean", statistics.mean), ("area", statistics.area), ("total area", statistics.totalArea),
      ("arc length", statistics.arcLength),
    ] {
      rows.append([name, value.map(Self.bounds) ?? "unknown"])
    }
    for (name, count, isEndless) in [
      ("zeros", statistics.zeros, !facts.zeroStretches.isEmpty),
      ("extrema", statistics.extrema, false),
    ] {
      let least = (count.isExact ? "" : "at least ") + "\(count.least)"
      rows.append([name, isEndless ? "infinitely many" : least])
    }
    return Self.columns(rows)
  }

  /// A stretch of the domain: an end without a value is open, as in `(0, 7]`.
  private func stretch(_ x: Interval) -> String {
    let text = Self.bounds(x)
    guard text.hasPrefix("[") else { return text }
    return (facts.isOpen(x, atLower: true) ? "(" : "[") + text.dropFirst().dropLast()
      + (facts.isOpen(x, atLower: false) ? ")" : "]")
  }

  private static func text(of end: Endpoint) -> String {
    end.text?.replacing("-", with: "−") ?? bounds(end.enclosure)
  }

  /// `x = 1 ∪ 2`, `0 ≤ x < 1`.
  private static func list(_ places: [ExtremePlace]) -> String {
    let points = places.filter { !$0.isStretch }.map { bounds($0.x) }
    let stretches = places.filter(\.isStretch).map { place in
      let (start, end) = (down(place.x.lowerBound), up(place.x.upperBound))
      return "\(start) \(place.includesLower ? "≤" : "<") x "
        + "\(place.includesUpper ? "≤" : "<") \(end)"
    }
    let shown =
      (points.isEmpty ? [] : ["x = " + points.prefix(8).joined(separator: " ∪ ")])
      + stretches.prefix(8)
    let isCut = points.count > 8 || stretches.count > 8
    return shown.joined(separator: " ∪ ") + (isCut ? " … (\(places.count) in all)" : "")
  }

  /// A stretch on which something is so, rounded inward.
  static func row(_ title: String, _ place: ExtremePlace) -> [String] {
    let (start, end) = (up(place.x.lowerBound), down(place.x.upperBound))
    let stretch =
      (place.includesLower ? "[" : "(") + "\(start), \(end)" + (place.includesUpper ? "]" : ")")
    return [title, stretch, "", "proven", ""]
  }

  static func row(_ feature: Feature, _ forms: ExactForms) -> [String] {
    [
      feature.kind.name, bounds(feature.x), feature.kind.values(feature.y),
      feature.isProven ? "proven" : "possible",
      feature.isProven ? text(forms.x(of: feature)) : "",
    ]
  }

  private static func text(_ form: ExactForm?) -> String {
    form.map { ($0.isProven ? "= " : "≈ ") + $0.text } ?? ""
  }

  /// The ends as decimals rounded outward, one number where that is exact.
  @inline(never) static func bounds(_ interval: Interval) -> String {
    if interval.isEmpty { return "–" }
    let (low, high) = (down(interval.lowerBound), up(interval.upperBound))
    return low == high ? low : "[\(low), \(high)]"
  }

  private static func down(_ value: Double) -> String { outward(value, value.nextDown) }
  private static func up(_ value: Double) -> String { outward(value, value.nextUp) }

  /// The shortest decimal of a Double may lie on either side of it; that of its neighbour does not.
  @inline(never) private static func outward(_ value: Double, _ neighbour: Double) -> String {
    if value.isInfinite { return value > 0 ? "∞" : "−∞" }
    let text = NumberText.shortest(value)
    return number(Interval(decimal: text) == Interval(value) ? value : neighbour)
  }

  static func number(_ value: Double) -> String {
    NumberText.shortest(value).replacing("-", with: "−")
  }

  static func columns(_ rows: [[String]]) -> [String] {
    var columns = TextColumns()
    return columns.lines(of: rows)
  }
}

extension Feature.Kind {
  var name: String {
    switch self {
    case .root: "root"
    case .minimum: "minimum"
    case .maximum: "maximum"
    case .extremum: "extremum"
    case .inflection: "inflection"
    case .pole: "pole"
    case .jump: "jump"
    case .hole: "hole"
    case .domainEnd(let isStart, _, _): isStart ? "domain starts" : "domain ends"
    case .intersection: "intersection"
    }
  }

  /// The value, or the limits from left and right.
  fileprivate func values(_ y: Interval) -> String {
    switch self {
    case .root, .minimum, .maximum, .extremum, .inflection, .intersection: FactsTable.bounds(y)
    case .pole(let left, let right): "\(left.text) | \(right.text)"
    case .jump(let left, let right, let value):
      "\(left.text) | \(right.text), value \(value.text)"
    case .hole(let limit, let value):
      value == .undefined ? "limit \(limit.text)" : "limit \(limit.text), value \(value.text)"
    case .domainEnd(_, let limit, let value):
      value == .undefined ? "limit \(limit.text)" : value.text
    }
  }
}

extension Limit {
  fileprivate var text: String {
    switch self {
    case .finite(let value): FactsTable.bounds(value)
    case .infinite(let isPositive): isPositive ? "+∞" : "−∞"
    case .undefined: "undefined"
    case .within: "unknown"
    }
  }
}
