import Analysis
import Calculus
import Figures
import Formulas
import Intervals
import Operations
import PlaneProof
import Words

/// The constants that solve an equation y′ = f(y), or a system of two, and whether solutions beside them come
/// back to them.
///
/// The sign of f is the same between two of its zeros: beside a stable one it leads to it, on both sides.
struct Equilibria {
  /// What is said of those that are told; nil where none is proven.
  let phrase: FitPhrase?

  /// Where they are looked for, and how many are told.
  private static let reach = Interval(-10, 10)
  private static let most = 8

  /// Nil where f holds x, or no y.
  init?(of equation: WrittenSolution) {
    if let (places, areAll) = equation.restingPlaces(in: Self.reach) {
      let found = places.compactMap { place -> FitPhrase.Equilibrium? in
        let coordinates = [place.box.x, place.box.y].compactMap(Program.text)
        guard coordinates.count == 2 else { return nil }
        return FitPhrase.Equilibrium(
          place: "(\(coordinates.joined(separator: ", ")))",
          stability: place.stability
        )
      }
      phrase = Self.phrase(found, hasMore: !areAll || found.count < places.count)
      return
    }
    guard let rate = Self.rate(of: equation) else { return nil }
    let function = PiecewiseProgram(rate)
    let facts = FunctionFacts(of: function, over: Self.reach, seeking: [])
    let forms = ExactForms(of: facts)
    // Beside a stretch of constants that all solve it, no sign tells where solutions go.
    let stretches = facts.unknownStretches + facts.zeroStretches
    let places = facts.features.map(\.x)
    var found: [FitPhrase.Equilibrium] = []
    for (index, feature) in facts.features.enumerated()
    where feature.kind == .root && feature.isProven {
      let below = index > 0 ? places[index - 1].upperBound : Self.reach.lowerBound
      let above = index + 1 < places.count ? places[index + 1].lowerBound : Self.reach.upperBound
      let form = forms.x(of: feature).flatMap { $0.isProven ? $0.text : nil }
      guard let text = form ?? Program.text(of: feature.x) else { continue }
      func sign(between low: Double, _ high: Double) -> Double? {
        guard low < high else { return nil }
        let stretch = Interval(low, high)
        guard stretches.allSatisfy({ $0.isDisjoint(from: stretch) }) else { return nil }
        return rate.sign(at: stretch.midpoint)
      }
      let stability = FitPhrase.Stability(
        below: sign(between: below, feature.x.lowerBound),
        above: sign(between: feature.x.upperBound, above)
      )
      found.append(FitPhrase.Equilibrium(place: text, stability: stability))
    }
    let areAll =
      stretches.isEmpty && found.count == facts.features.count { $0.kind == .root }
    phrase = Self.phrase(found, hasMore: !areAll)
  }

  private static func phrase(_ found: [FitPhrase.Equilibrium], hasMore: Bool) -> FitPhrase? {
    found.isEmpty
      ? nil : .equilibria(Array(found.prefix(most)), hasMore: hasMore || found.count > most)
  }

  /// f as a program of its y, as the variable.
  private static func rate(of equation: WrittenSolution) -> Program? {
    guard let slope = equation.slope?.binding(ParameterValues()), !slope.usesVariable,
      slope.plain.contains(.parameter(.y))
    else { return nil }
    let steps = slope.plain.map { $0 == .parameter(.y) ? Instruction.variable : $0 }
    return try? Program(steps, angleUnit: slope.angleUnit)
  }
}

extension Program {
  fileprivate func sign(at place: Double) -> Double? {
    let value = enclosure(over: Interval(place)).value
    guard value.decoration >= .defined else { return nil }
    return value.interval.lowerBound > 0 ? 1 : value.interval.upperBound < 0 ? -1 : nil
  }
}

extension FitPhrase.Stability {
  /// From the signs of f on both sides; nil where one is not known.
  fileprivate init?(below: Double?, above: Double?) {
    switch (below, above) {
    case (1, -1): self = .stable
    case (-1, 1): self = .unstable
    case (1, 1), (-1, -1): self = .halfStable
    default: return nil
    }
  }
}
