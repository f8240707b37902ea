import Calculus
package import Formulas
import Intervals
import Numerals
package import Words

extension Program {
  /// Where a solution grows beyond all bounds, ends, or is not known any more.
  ///
  /// It follows the solution some hundred steps to both sides.
  package var solutionEnds: [FitPhrase] {
    guard case .integral(let solution)? = instructions.last, solution.isSolution else {
      return []
    }
    let ends = solution.solutionEnds
    func places(_ kind: KnownEnd.Kind) -> [String] {
      ends.filter { $0.kind == kind }.compactMap { Self.text(of: $0.place) }
    }
    var phrases: [FitPhrase] = []
    let (poles, borders) = (places(.pole), places(.border))
    if !poles.isEmpty { phrases.append(.blowsUp(poles)) }
    if !borders.isEmpty { phrases.append(.endsAt(borders)) }
    switch (Self.openEnd(ends[0], towards: .up), Self.openEnd(ends[1], towards: .down)) {
    case (nil, nil): break
    case (_?, _?) where ends[0].place == ends[1].place:
      phrases.append(solution.isOneOfSeveral ? .notUnique : .startUndecided)
    case (let low?, let high?): phrases.append(.certainBetween(low, high))
    case (let low?, nil): phrases.append(.certainFrom(low))
    case (nil, let high?): phrases.append(.certainUpTo(high))
    }
    return phrases
  }

  /// As many digits of a place as are certain, at most eight decimals; of one that differs from solution
  /// to solution of a band, from where to where.
  static func text(of place: Interval) -> String? {
    guard place.width > 1e-4 * Swift.max(1, place.magnitude), place.isBounded else {
      return NumberText.certain(place.lowerBound, place.upperBound, decimals: 8)
    }
    let decimals = NumberText.decimals(place.width) + 2
    guard let unit = Double("1e\(-decimals)") else { return nil }
    // A unit farther out, what rounding here costs doesn't matter.
    let low = ((place.lowerBound / unit).rounded(.down) - 1) * unit
    let high = ((place.upperBound / unit).rounded(.up) + 1) * unit
    return [low, high].map { NumberText.rounded($0, decimals: decimals) }.joined(separator: " – ")
  }

  /// The end of what is certain, rounded to what is certain; nil for one of another kind.
  private static func openEnd(_ end: KnownEnd, towards rule: FloatingPointRoundingRule) -> String? {
    guard end.kind == .open else { return nil }
    let unit = 1e-4
    let inside = (end.place.lowerBound / unit).rounded(rule) * unit
    return NumberText.certain(inside, inside, decimals: 4)
  }
}
