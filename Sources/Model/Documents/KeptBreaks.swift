import Analysis
import Calculus
import Formulas
import Intervals
import Figures
import Synchronization

/// What a function is between its breaks, found when these are first asked for and kept for the next
/// picture; it is no part of what makes functions equal.
final class KeptBreaks: Sendable, Hashable {
  /// How many evaluations the places in one short stretch are worth.
  private static let budget = 300

  private let pieces = Mutex<PiecewiseProgram?>(nil)

  func discontinuities(of program: Program, in stretches: [Interval]) -> [[Discontinuity]] {
    let pieces = pieces.withLock { pieces in
      let known = pieces ?? PiecewiseProgram(program, findsConstant: false)
      pieces = known
      return known
    }
    return stretches.map { pieces.discontinuities(in: $0, budget: Self.budget) }
  }

  func forget() { pieces.withLock { $0 = nil } }

  static func == (first: KeptBreaks, second: KeptBreaks) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
