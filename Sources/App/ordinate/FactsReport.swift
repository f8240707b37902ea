import Analysis
import Calculus
import Intervals

/// The facts about one function, as JSON.
struct FactsReport {
  let formula: String
  let facts: FunctionFacts
  let statistics: Statistics
  /// How many items a list has at most.
  var limit = Int.max

  /// The JSON object; its keys are listed in Documentation/facts.md.
  var json: [(String, JSONText)] {
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
    return [("formula", .text(formula)), ("x", .interval(facts.window)), ("exact", ends)]
      + lists.map { list in
        (list.key, .list(list.features.prefix(limit).map { .object(Self.members(of: $0, forms)) }))
      }
      + (omitted.isEmpty ? [] : [("omitted", .object(omitted))])
      + [
        ("zeroStretches", Self.intervals(facts.zeroStretches)),
        ("zeroIncludes", .list(facts.zeroPlaces.map(Self.ends(of:)))),
        ("unknownStretches", Self.intervals(facts.unknownStretches)),
        ("domain", Self.intervals(statistics.domain)),
        ("range", Self.intervals(statistics.range)),
        ("yIntercept", facts.yIntercept.map(JSONText.interval) ?? .null),
        ("complete", .flag(facts.isComplete)),
        ("statistics", statisticsObject),
      ]
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

  static func intervals(_ intervals: [Interval]) -> JSONText {
    .list(intervals.map(JSONText.interval))
  }

  /// The members that describe a feature.
  static func members(of feature: Feature, _ forms: ExactForms) -> [(String, JSONText)] {
    var members: [(String, JSONText)] = []
    if Self.isExtremum(feature.kind) { members.append(("kind", .text(feature.kind.name))) }
    members.append(("x", .interval(feature.x)))
    switch feature.kind {
    case .root, .minimum, .maximum, .extremum, .inflection, .intersection:
      members.append(("y", .interval(feature.y)))
    case .pole(let left, let right):
      members += [("left", left.json), ("right", right.json)]
    case .jump(let left, let right, let value):
      members += [("left", left.json), ("right", right.json), ("value", value.json)]
    case .hole(let limit, let value):
      members += [("y", .interval(feature.y)), ("limit", limit.json), ("value", value.json)]
    case .domainEnd(let isStart, let limit, let value):
      members += [
        ("side", .text(isStart ? "start" : "end")), ("limit", limit.json), ("value", value.json),
      ]
    }
    members.append(("proven", .flag(feature.isProven)))
    guard feature.isProven else { return members }
    if let exact = forms.x(of: feature) {
      members += [("exact", .text(exact.text)), ("exactProven", .flag(exact.isProven))]
    }
    if feature.kind != .root, let exact = forms.y(of: feature) {
      members += [("exactY", .text(exact.text)), ("exactYProven", .flag(exact.isProven))]
    }
    return members
  }

  private var statisticsObject: JSONText {
    .object(
      [] + Self.members(of: statistics.minimum, "minimum")
        + Self.members(of: statistics.maximum, "maximum") + [
          ("mean", Self.bounds(statistics.mean)),
          ("area", Self.bounds(statistics.area)),
          ("totalArea", Self.bounds(statistics.totalArea)),
          ("arcLength", Self.bounds(statistics.arcLength)),
          ("zeros", statistics.zeros.json),
          ("extrema", statistics.extrema.json),
        ]
    )
  }

  private static func members(
    of extreme: Statistics.Extreme?,
    _ name: String
  ) -> [(String, JSONText)] {
    let places = extreme?.places ?? []
    return [
      (name, bounds(extreme?.value)), (name + "At", intervals(places.map(\.x))),
      (name + "Attained", .flag(extreme?.isAttained ?? false)),
      (
        name + "Stretches",
        .list(
          places.filter(\.isStretch).map { place in
            .object([
              ("x", .interval(place.x)),
              ("includes", Self.ends(of: place)),
            ])
          }
        )
      ),
    ]
  }

  /// Which ends of a stretch belong to it.
  private static func ends(of place: ExtremePlace) -> JSONText {
    .list([.flag(place.includesLower), .flag(place.includesUpper)])
  }

  private static func bounds(_ interval: Interval?) -> JSONText {
    interval.map(JSONText.interval) ?? .null
  }
}

extension Limit {
  /// An interval, "+∞", "-∞", "undefined" or "unknown".
  fileprivate var json: JSONText {
    switch self {
    case .finite(let value): .interval(value)
    case .infinite(let isPositive): .text(isPositive ? "+∞" : "-∞")
    case .undefined: .text("undefined")
    case .within: .text("unknown")
    }
  }
}

extension Statistics.Count {
  /// A number, or an object that says at least how many.
  fileprivate var json: JSONText {
    isExact ? .whole(least) : .object([("atLeast", .whole(least))])
  }
}
