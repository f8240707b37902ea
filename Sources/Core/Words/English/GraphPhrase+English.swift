extension GraphPhrase {
  package var english: Wording {
    switch self {
    case .nothingGraphed: "Nothing graphed yet"
    case .example(let formula): "Type a formula with \("x"), such as \(formula)"
    case .pressGraph: "and press \(key: ControlName.graphKey.english)."
    case .outdated: "not what the calculator holds"
    case .possible: "lighter = possible, not proven"
    case .limitOfPrecision: "limit of precision"
    case .summary(let curves): "Graph of \(Self.list(curves))"
    case .summaryOver(let curves, let from, let to):
      "Graph of \(Self.list(curves)) from \(from) to \(to)"
    case .roundingHides: "limit of precision: rounding hides the curve here"
    case .pole: "pole"
    case .poleBetween(let low, let high): "pole between \(low) and \(high)"
    case .jump(let from, let to, let x): "jump from \(from) to \(to) at x = \(x)"
    case .hole(let x): "one point is missing at x = \(x)"
    case .isolatedPoint(let x, let y): "isolated point \("(\(x), \(y))")"
    case .undefinedBetween(let from, let to): "not defined for \(from) < x < \(to)"
    case .undefinedFrom(let from): "not defined for x > \(from)"
    case .undefinedTo(let to): "not defined for x < \(to)"
    case .undefinedInView: "not defined in this view"
    case .oscillations(let count): "about \(count) oscillations in this column"
    case .undecided: "undecided: possible, not proven"
    case .point(let x, let y): "\("x = \(x), y = \(y)")"
    }
  }
}
