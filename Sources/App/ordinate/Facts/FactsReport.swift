import Analysis
import Calculus
import Formulas
import Intervals
import Notation

/// The facts about one function, and how their numbers are written.
struct FactsReport {
  let formula: String
  let facts: FunctionFacts
  let statistics: Statistics
  let numbers: FactsNumbers
  /// The lines that the function comes nearer and nearer to far out.
  let asymptotes: [Asymptote]
  /// Where the solution of a differential equation ends, in words.
  let solutionEnds: [String]

  init(
    formula: String,
    facts: FunctionFacts,
    statistics: Statistics,
    _ numbers: FactsNumbers,
    asymptotes: [Asymptote] = [],
    solutionEnds: [String] = []
  ) {
    (self.formula, self.facts, self.statistics) = (formula, facts, statistics)
    (self.numbers, self.asymptotes) = (numbers, asymptotes)
    self.solutionEnds = solutionEnds
  }

  /// The JSON object, with so many items in a list at most; its keys are listed in
  /// Documentation/facts.md.
  func json(limit: Int) -> [(String, JSONText)] {
    let lists: [(key: String, features: [Feature])] = [
      ("roots", features { $0 == .root }),
      ("extrema", features(Self.isExtremum)),
      ("inflections", features { $0 == .inflection }),
      ("poles", features { if case .pole = $0 { true } else { false } }),
      ("jumps", features { if case .jump = $0 { true } else { false } }),
      ("holes", features { if case .hole = $0 { true } else { false } }),
      ("domainEnds", features { if case .domainEnd = $0 { true } else { false } }),
    ]
    let forms = ExactForms(of: facts)
    let omitted = lists.filter { $0.features.count > limit }
      .map { ($0.key, JSONText.whole($0.features.count - limit)) }
    return [("formula", .text(formula)), ("x", numbers.x.json(facts.window)), ("exact", ends)]
      + lists.map { list in
        (
          list.key,
          .list(list.features.prefix(limit).map { .object(numbers.members(of: $0, forms)) })
        )
      }
      + (omitted.isEmpty ? [] : [("omitted", .object(omitted))])
      + [
        ("zeroStretches", numbers.x.json(facts.zeroStretches)),
        ("zeroIncludes", .list(facts.zeroPlaces.map(Self.ends(of:)))),
        ("unknownStretches", numbers.x.json(facts.unknownStretches)),
        ("domain", numbers.x.json(statistics.domain)),
        ("range", numbers.y.json(statistics.range)),
        ("yIntercept", Self.bounds(yIntercept, numbers.y)),
        ("asymptotes", .list(asymptotes.map(Self.json))),
        ("solution", .list(solutionEnds.map(JSONText.text))),
        ("complete", .flag(facts.isComplete)),
        ("statistics", statisticsObject),
      ]
  }

  /// The formula of a line, and where it is an asymptote: "-∞" or "+∞".
  private static func json(_ asymptote: Asymptote) -> JSONText {
    .object([
      ("formula", .text(asymptote.line.description)),
      ("towards", .list(asymptote.ends.map { .text($0 < 0 ? "-∞" : "+∞") })),
    ])
  }

  /// The ends of the range as people write them, where these are no `Double`s.
  private var ends: JSONText {
    let texts = [facts.range.lower, facts.range.upper].map { end in
      end.text.map(JSONText.text) ?? .null
    }
    return .list(texts)
  }

  private static func isExtremum(_ kind: Feature.Kind) -> Bool {
    [.minimum, .maximum, .extremum].contains(kind)
  }

  private func features(_ isWanted: (Feature.Kind) -> Bool) -> [Feature] {
    facts.features.filter { isWanted($0.kind) }
  }

  /// The value at 0, where x counts from there.
  var yIntercept: Interval? { numbers.countsFromZero ? facts.yIntercept : nil }

  /// Where another function has the same values.
  func json(_ meeting: Intersection, _ formulas: [String]) -> JSONText {
    .object(
      [
        ("formulas", .list([.text(formulas[meeting.first]), .text(formulas[meeting.second])])),
        ("points", .list(meeting.features.map { .object(numbers.members(of: $0, meeting.forms)) })),
        ("stretches", numbers.x.json(meeting.stretches.map(\.x))),
      ]
    )
  }

  private var statisticsObject: JSONText {
    .object(
      [] + members(of: statistics.minimum, "minimum")
        + members(of: statistics.maximum, "maximum") + [
          ("mean", Self.bounds(statistics.mean, numbers.y)),
          ("area", Self.bounds(statistics.area, numbers.area)),
          ("totalArea", Self.bounds(statistics.totalArea, numbers.area)),
          ("arcLength", numbers.length.map { Self.bounds(statistics.arcLength, $0) } ?? .null),
          ("zeros", statistics.zeros.json),
          ("extrema", statistics.extrema.json),
        ]
    )
  }

  private func members(
    of extreme: Statistics.Extreme?,
    _ name: String
  ) -> [(String, JSONText)] {
    let places = extreme?.places ?? []
    return [
      (name, Self.bounds(extreme?.value, numbers.y)),
      (name + "At", numbers.x.json(places.map(\.x))),
      (name + "Attained", .flag(extreme?.isAttained ?? false)),
      (name + "IsSame", .flag(extreme.map { $0.isAttained && $0.isSame } ?? false)),
      (
        name + "Stretches",
        .list(
          places.compactMap { place in
            place.inner.map { inner in
              .object([
                ("x", numbers.x.json(place.x)),
                ("inner", numbers.x.json(inner)),
                ("includes", Self.ends(of: place)),
              ])
            }
          }
        )
      ),
    ]
  }

  /// Which ends of a stretch belong to it.
  private static func ends(of place: ExtremePlace) -> JSONText {
    .list([.flag(place.includesLower), .flag(place.includesUpper)])
  }

  private static func bounds(_ interval: Interval?, _ axis: WrittenAxis) -> JSONText {
    interval.map(axis.json) ?? .null
  }
}

extension Statistics.Count {
  /// A number, or an object that says at least how many.
  fileprivate var json: JSONText {
    isExact ? .whole(least) : .object([("atLeast", .whole(least))])
  }
}
