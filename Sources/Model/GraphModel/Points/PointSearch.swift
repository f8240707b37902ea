import Analysis
import Calculus
package import Intervals
import PlaneProof

/// Which points are asked for.
package struct PointQuestion: Hashable, Sendable {
  package var functions: [GraphFunction]
  package var window: Interval
  /// The y that are looked at where there are figures; those of functions need none.
  package var height: Interval?

  package init(functions: [GraphFunction], window: Interval, height: Interval? = nil) {
    (self.functions, self.window, self.height) = (functions, window, height)
  }
}

/// Finds the points of interest of some curves by proof.
package enum PointSearch {
  /// More points of one curve than these are not told.
  private static let limit = 400

  /// All points over the window, in order of x for each curve.
  package static func points(
    of question: PointQuestion,
    while mayContinue: @escaping () -> Bool
  ) -> [PointOfInterest] {
    let functions = question.functions.map(\.pieces)
    var points: [PointOfInterest] = []
    for (curve, function) in functions.enumerated() where mayContinue() {
      guard let function else { continue }
      let facts = FunctionFacts(of: function, over: question.window, while: mayContinue)
      points += alone(ExactForms(of: facts).sharpened(facts.features))
        .compactMap { PointOfInterest($0, of: curve) }
      if let y = facts.yIntercept {
        points.append(PointOfInterest(kind: .yIntercept, curve: curve, x: Interval(0), y: y))
      }
    }
    for first in functions.indices {
      for second in functions.indices where second > first && mayContinue() {
        points += intersections(of: first, second, in: question, functions, while: mayContinue)
      }
    }
    return points + figurePoints(of: question, while: mayContinue)
  }

  /// As many places as are shown, in order: those that stand alone rather than those in a crowd, and
  /// inflections, which nothing marks, last.
  private static func alone(_ features: [Feature]) -> [Feature] {
    guard features.count > limit else { return features }
    func alone(_ indices: [Int], _ most: Int) -> ArraySlice<Int> {
      let places = indices.map { features[$0].x.midpoint }
      func room(_ index: Int) -> Double {
        let before = index > 0 ? places[index] - places[index - 1] : .infinity
        let after = index + 1 < places.count ? places[index + 1] - places[index] : .infinity
        return min(before, after)
      }
      return indices.indices.sorted { room($0) > room($1) }.map { indices[$0] }.prefix(most)
    }
    let marked = alone(features.indices.filter { features[$0].kind != .inflection }, limit)
    let others = features.indices.filter { features[$0].kind == .inflection }
    return (marked + alone(others, limit - marked.count)).sorted().map { features[$0] }
  }

  private static func intersections(
    of first: Int,
    _ second: Int,
    in question: PointQuestion,
    _ functions: [(any PiecewiseFunction)?],
    while mayContinue: @escaping () -> Bool
  ) -> [PointOfInterest] {
    guard let one = functions[first], let other = functions[second],
      let difference = question.functions[first].subtracting(question.functions[second])?.pieces
    else { return [] }
    let (features, _, forms) = FunctionFacts.intersections(
      of: one,
      and: other,
      difference: difference,
      over: ExactRange(question.window),
      while: mayContinue
    )
    return alone(forms.sharpened(features)).flatMap { feature in
      [(first, second), (second, first)].map { curve, other in
        var point = PointOfInterest(
          kind: .intersection(with: other),
          curve: curve,
          x: feature.x,
          y: feature.y
        )
        point.isProven = feature.isProven
        point.name()
        return point
      }
    }
  }

  /// Where a curve takes a value, by proof.
  package static func places(
    of value: GraphFunction,
    on function: GraphFunction,
    over window: Interval,
    while mayContinue: @escaping () -> Bool
  ) -> [Double] {
    guard let difference = function.subtracting(value)?.pieces else { return [] }
    let facts = FunctionFacts(
      of: difference,
      over: window,
      seeking: [],
      while: mayContinue
    )
    return facts.features.filter { $0.kind == .root && $0.isProven }.map(\.x.midpoint)
  }
}

extension PointOfInterest {
  /// A feature of a curve as a point; nil for those that nothing shows.
  init?(_ feature: Feature, of curve: Int) {
    let kind: Kind
    switch feature.kind {
    case .root: kind = .zero
    case .minimum: kind = .minimum
    case .maximum: kind = .maximum
    case .inflection: kind = .inflection
    case .pole: kind = .pole
    case .jump: kind = .jump
    case .hole: kind = .hole
    case .domainEnd(_, .finite, .undefined) where feature.isProven: kind = .domainEnd
    case .domainEnd(_, .finite(let limit), .finite(let value))
    where feature.isProven && !limit.isDisjoint(from: value):
      kind = .domainEnd
    case .extremum, .domainEnd, .intersection: return nil
    }
    self.init(kind: kind, curve: curve, x: feature.x, y: feature.y.isEmpty ? nil : feature.y)
    isProven = feature.isProven
    switch feature.kind {
    case .pole(let left, let right): sides = Sides(left: left.interval, right: right.interval)
    case .jump(let left, let right, let value):
      sides = Sides(left: left.interval, right: right.interval)
      y = value.value
    case .domainEnd(_, let limit, let value):
      y = limit.value
      isMissing = value == .undefined
    case .hole(_, let value): isMissing = value == .undefined
    default: break
    }
    name()
  }

  /// Looks for closed forms.
  mutating func name() {
    guard isProven else { return }
    exactX = Self.form(x)
    if kind != .zero, let y { exactY = Self.form(y) }
  }

  /// A closed form that tells more than digits do.
  private static func form(_ number: Interval) -> String? {
    guard let form = ExactForm(matching: number)?.text else { return nil }
    return form.contains { $0.isLetter || "π√∛/".contains($0) } ? form : nil
  }
}
