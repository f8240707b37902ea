import Analysis
import GraphModel
import Intervals

/// Which statistics are asked for.
package struct StatisticsQuestion: Hashable, Sendable {
  var curve: Int
  var function: GraphFunction
  /// The stretch of x looked at.
  var stretch: ExactRange
  /// What the area reaches to; nil for the x axis.
  var base: GraphFunction?
}

/// What is certain of a curve over a stretch, taken together.
package struct CurveStatistics: Sendable {
  /// Whether anything can be proven of the function at all.
  let isKnown: Bool
  let statistics: Statistics
  let features: [Feature]
  /// The closed forms of proven places that are multiples of π.
  let multiplesOfPi: [Interval: String]
  let zeroStretches: [ExtremePlace]
  /// Whether it is certain where the curve has values, but for what is listed as proven.
  let isDomainKnown: Bool
  /// How much of the stretch holds nothing that is merely possible, 0 … 1.
  let provenShare: Double
  /// The area between the curve and another; nil where it is not known, or there is none.
  let between: Interval?
  /// The lines that the curve comes nearer and nearer to far out.
  let asymptotes: [String]

  init(of question: StatisticsQuestion, while mayContinue: @escaping () -> Bool) {
    guard let pieces = question.function.pieces else {
      statistics = Statistics(stretch: question.stretch.hull)
      (features, zeroStretches, provenShare, isKnown) = ([], [], 0, false)
      (multiplesOfPi, asymptotes) = ([:], [])
      (between, isDomainKnown) = (nil, false)
      return
    }
    isKnown = true
    asymptotes = question.function.asymptotes
    let facts = FunctionFacts(
      of: pieces,
      over: question.stretch,
      seeking: .extrema,
      while: mayContinue
    )
    statistics = facts.statistics(while: mayContinue)
    let forms = ExactForms(of: facts)
    features = forms.sharpened(facts.features)
    multiplesOfPi = features.prefix(StatisticsRows.listLimit * 4).reduce(into: [:]) {
      known,
      feature in
      guard let form = forms.x(of: feature), form.isProven, form.text.contains("π") else { return }
      known[feature.x] = form.text
    }
    zeroStretches = facts.zeroPlaces
    between = question.base.flatMap { question.function.subtracting($0)?.pieces }.flatMap {
      FunctionFacts(of: $0, over: question.stretch, seeking: .extrema, while: mayContinue)
        .statistics(withArcLength: false, while: mayContinue).totalArea
    }
    isDomainKnown = facts.isDomainKnown
    let open =
      facts.unknownStretches + facts.features.filter { !$0.isProven }.map(\.x)
    // Many things may be possible in one stretch.
    let ends = question.stretch.hull
    var (width, end) = (0.0, ends.lowerBound)
    for part in open.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      width += max(0, min(part.upperBound, ends.upperBound) - max(part.lowerBound, end))
      end = max(end, part.upperBound)
    }
    let whole = ends.width
    provenShare = whole > 0 ? max(0, 1 - width / whole) : 1
  }

  /// The proven zeros.
  var zeros: [Feature] { features.filter { $0.kind == .root && $0.isProven } }

  /// The proven minima or maxima.
  func turns(_ kind: Feature.Kind) -> [Feature] {
    features.filter { $0.kind == kind && $0.isProven }
  }

  /// The proven poles, jumps and holes.
  var breaks: [Feature] { features.filter { $0.kind.isBreak && $0.isProven } }

  /// Whether a break may have been missed among what is possible.
  var hasPossibleBreaks: Bool {
    features.contains { $0.kind.isBreak && !$0.isProven } || provenShare < 1
  }
}

extension Feature.Kind {
  /// Whether the curve comes apart there.
  var isBreak: Bool {
    switch self {
    case .pole, .jump, .hole: true
    default: false
    }
  }
}
