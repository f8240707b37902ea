/// How much a search may still do.
///
/// A search that runs out lists what it has not decided as possible; it is never wrong.
package struct SearchBudget {
  /// How many stretches may still be looked at.
  package private(set) var remaining: Int
  private let mayContinue: () -> Bool

  /// A budget of evaluations, which also ends when `mayContinue` says so; it is asked now and then.
  package init(_ evaluations: Int, while mayContinue: @escaping () -> Bool = { true }) {
    remaining = evaluations
    self.mayContinue = mayContinue
  }

  /// Whether there is nothing left.
  var isSpent: Bool { remaining <= 0 }

  /// Takes one evaluation.
  mutating func spend() {
    remaining -= 1
    if remaining & 127 == 0, !mayContinue() { remaining = 0 }
  }

  /// Calls with a part of what remains, which is given back as far as it is not used.
  mutating func share<Result>(
    _ fraction: Double,
    _ body: (inout SearchBudget) -> Result
  ) -> Result {
    var part = self
    part.remaining = Int(Double(remaining) * fraction)
    let kept = remaining - part.remaining
    let result = body(&part)
    remaining = part.remaining <= 0 && !mayContinue() ? 0 : kept + Swift.max(part.remaining, 0)
    return result
  }
}
