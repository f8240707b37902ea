import Calculus
import Formulas
import Intervals
import Numerals
import Words

extension Program {
  /// Where a solution grows beyond all bounds, or is not known any more.
  ///
  /// It follows the solution some hundred steps to both sides.
  var solutionEnds: [FitPhrase] {
    guard case .integral(let solution)? = instructions.last, solution.value != nil else {
      return []
    }
    let ends = solution.solutionEnds
    guard !ends.isEmpty else { return [] }
    let sides = [ends[0], ends[1]]
    let poles = sides.compactMap { $0.isLast ? Self.text(of: $0.place) : nil }
    if !poles.isEmpty { return [.blowsUp(poles)] }
    return []
  }

  /// As many digits as are certain, at most eight.
  private static func text(of place: Interval) -> String? {
    NumberText.certain(place.lowerBound, place.upperBound, decimals: 8)
  }
}
