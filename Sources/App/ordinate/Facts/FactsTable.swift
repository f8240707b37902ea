import Analysis
import Calculus
import Formulas
import Intervals
import Notation
import Numerals

/// The facts about one function, as a table to read.
struct FactsTable {
  let report: FactsReport
  /// How many features are listed at most.
  var limit = 1_000

  private var facts: FunctionFacts { report.facts }
  private var statistics: Statistics { report.statistics }
  private var numbers: FactsNumbers { report.numbers }

  /// Lines in columns: what, where, value, how certain, exact form.
  var lines: [String] {
    let forms = ExactForms(of: facts)
    var rows = facts.features.prefix(limit).map { numbers.row($0, forms) }
    let rest = facts.features.count - rows.count
    let remarks =
      (rest > 0 ? ["… and \(rest) more (--limit 0 prints all)"] : [])
      + (facts.isComplete ? [] : ["not everything was looked at: there was no time"])
    rows += facts.zeroPlaces.map { numbers.row("zero on", $0) }
    rows += facts.unknownStretches.map { ["unknown on", numbers.x.bounds($0), "", "", ""] }
    if let value = report.yIntercept {
      let form = numbers.y.isPlain ? forms.yIntercept : nil
      rows.append([
        "y-intercept", "0", numbers.y.bounds(value), "proven",
        FactsNumbers.text(form.map { ($0.text, $0.isProven) }),
      ])
    }
    let (start, end) = (text(of: facts.range.lower), text(of: facts.range.upper))
    return ["\(report.formula)   x from \(start) to \(end)"]
      + (FactsNumbers.columns(rows) + remarks + statisticsLines).map { "  " + $0 }
  }

  private var statisticsLines: [String] {
    let list = { (intervals: [Interval], text: (Interval) -> String) in
      intervals.isEmpty
        ? "nowhere"
        : intervals.prefix(8).map(text).joined(separator: " ∪ ")
          + (intervals.count > 8 ? " … (\(intervals.count) in all)" : "")
    }
    var rows = [
      ["domain", list(statistics.domain, stretch)] + (facts.isDomainKnown ? [] : ["possible"]),
      ["range", list(statistics.range, numbers.y.bounds)],
    ]
    // Where no value is certain there may be none.
    let isSomewhere = statistics.domain.contains { part in
      !facts.unknownStretches.contains { part.isSubset(of: $0) }
    }
    for (name, extreme) in [("minimum", statistics.minimum), ("maximum", statistics.maximum)] {
      guard let extreme else { continue }
      let value = extreme.isUnbounded ? "unbounded" : numbers.y.bounds(extreme.value)
      let verb = extreme.isAttained ? "at" : "near"
      rows.append(
        [name, "\(value) \(verb) \(numbers.list(extreme.places, isEach: extreme.isSame))"]
          + (isSomewhere ? [] : ["possible"])
      )
    }
    for (name, value, axis) in [
      ("mean", statistics.mean, numbers.y), ("area", statistics.area, numbers.area),
      ("total area", statistics.totalArea, numbers.area),
      ("arc length", statistics.arcLength, numbers.length),
    ] {
      rows.append([name, value.flatMap { axis?.bounds($0) } ?? "unknown"])
    }
    for end in report.solutionEnds { rows.append(["solution", end]) }
    for asymptote in report.asymptotes {
      rows.append(["asymptote", "y = \(asymptote.line) for x → \(asymptote.direction), proven"])
    }
    for (name, count, isEndless) in [
      ("zeros", statistics.zeros, !facts.zeroStretches.isEmpty),
      ("extrema", statistics.extrema, false),
    ] {
      let least = (count.isExact ? "" : "at least ") + "\(count.least)"
      rows.append([name, isEndless ? "infinitely many" : least])
    }
    return FactsNumbers.columns(rows)
  }

  /// A stretch of the domain: an end without a value is open, as in `(0, 7]`; one that is no decimal is
  /// written as near as it is known, `(≈ 1.5707963267949, 3]`.
  private func stretch(_ x: Interval) -> String {
    let text = numbers.x.bounds(x)
    guard text.hasPrefix("[") else { return text }
    return (facts.isOpen(x, atLower: true) ? "(" : "[") + end(x, atLower: true) + ", "
      + end(x, atLower: false) + (facts.isOpen(x, atLower: false) ? ")" : "]")
  }

  private func end(_ x: Interval, atLower: Bool) -> String {
    let end = facts.end(of: x, atLower: atLower)
    let place = end.enclosure
    guard numbers.x.isPlain else {
      return atLower ? numbers.x.text(x.lowerBound, .down) : numbers.x.text(x.upperBound, .up)
    }
    guard end.text == nil, !place.isSingleton,
      let digits = NumberText.certain(place.lowerBound, place.upperBound)
    else { return text(of: end) }
    return "≈ " + digits.replacing("-", with: "−")
  }

  private func text(of end: Endpoint) -> String {
    end.text?.replacing("-", with: "−") ?? numbers.x.bounds(end.enclosure)
  }
}

extension FactsNumbers {
  /// Where two functions meet, as a table.
  func lines(of meeting: Intersection, _ formulas: [String]) -> [String] {
    let rows =
      meeting.features.map { row($0, meeting.forms) }
      + meeting.stretches.map { row("equal on", $0) }
    return ["\(formulas[meeting.first]) = \(formulas[meeting.second])"]
      + (rows.isEmpty ? ["  nowhere"] : Self.columns(rows).map { "  " + $0 })
  }

  /// `x = 1 ∪ 2`, `0 ≤ x < 1`; `x = 1 or 2` where only one of them may be meant.
  fileprivate func list(_ places: [ExtremePlace], isEach: Bool) -> String {
    let points = places.filter { !$0.isStretch }.map { x.bounds($0.x) }
    let stretches = places.compactMap { place in place.inner.map { stretch(place, $0) } }
    let sign = isEach ? " ∪ " : " or "
    let shown =
      (points.isEmpty ? [] : ["x = " + points.prefix(8).joined(separator: sign)])
      + stretches.prefix(8)
    let isCut = points.count > 8 || stretches.count > 8
    return shown.joined(separator: sign) + (isCut ? " … (\(places.count) in all)" : "")
  }

  /// `0 ≤ x < 1`; an end that is not exact is enclosed.
  private func stretch(_ place: ExtremePlace, _ inner: Interval) -> String {
    let outer = place.x
    let start = x.bounds(Interval(outer.lowerBound, inner.lowerBound))
    let end = x.bounds(Interval(inner.upperBound, outer.upperBound))
    return "\(start) \(place.includesLower ? "≤" : "<") x \(place.includesUpper ? "≤" : "<") \(end)"
  }

  /// A stretch on which something is so, rounded inward.
  fileprivate func row(_ title: String, _ place: ExtremePlace) -> [String] {
    let (start, end) = (x.text(place.x.lowerBound, .up), x.text(place.x.upperBound, .down))
    let stretch =
      (place.includesLower ? "[" : "(") + "\(start), \(end)" + (place.includesUpper ? "]" : ")")
    return [title, stretch, "", "proven", ""]
  }

  fileprivate func row(_ feature: Feature, _ forms: ExactForms) -> [String] {
    [
      feature.kind.name, x.bounds(feature.x), feature.kind.values(feature.y, y),
      feature.isProven ? "proven" : "possible",
      feature.isProven ? Self.text(form(of: feature, forms)) : "",
    ]
  }

  fileprivate static func text(_ form: (text: String, isProven: Bool)?) -> String {
    form.map { ($0.isProven ? "= " : "≈ ") + $0.text } ?? ""
  }

  fileprivate static func columns(_ rows: [[String]]) -> [String] {
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
  fileprivate func values(_ value: Interval, _ axis: WrittenAxis) -> String {
    switch self {
    case .root, .minimum, .maximum, .extremum, .inflection, .intersection: axis.bounds(value)
    case .pole(let left, let right): "\(left.text(axis)) | \(right.text(axis))"
    case .jump(let left, let right, let value):
      "\(left.text(axis)) | \(right.text(axis)), value \(value.text(axis))"
    case .hole(let limit, let value):
      value == .undefined
        ? "limit \(limit.text(axis))" : "limit \(limit.text(axis)), value \(value.text(axis))"
    case .domainEnd(_, let limit, let value):
      value == .undefined ? "limit \(limit.text(axis))" : value.text(axis)
    }
  }
}

extension Limit {
  fileprivate func text(_ axis: WrittenAxis) -> String {
    switch self {
    case .finite(let value): axis.bounds(value)
    case .infinite(let isPositive): isPositive ? "+∞" : "−∞"
    case .undefined: "undefined"
    case .within: "unknown"
    }
  }
}
