/// How much a search may still do.
///
/// A search that runs out lists what it has not decided as possible; it is never wrong.
package struct SearchBudget {
  /// How many stretches may still be looked at.
  package private(set) var remaining: Int
  /// What an evaluation takes from it.
  private let price: Int
  private var untilAsked = askedAfter
  private let mayContinue: () -> Bool

  /// How many evaluations are made before `mayContinue` is asked again.
  private static var askedAfter: Int { 128 }

  /// A budget of evaluations, which also ends when `mayContinue` says so; it is asked now and then.
  ///
  /// Of a function of more than 200 operations fewer evaluations are made, so that they take no longer.
  package init(
    _ evaluations: Int,
    of operationCount: Int = 1,
    while mayContinue: @escaping () -> Bool = { true }
  ) {
    remaining = evaluations
    price = Swift.max(1, operationCount / 200)
    self.mayContinue = mayContinue
  }

  /// Whether a part that was shared out, or all of it, was not enough.
  private(set) var hasRunOut = false

  /// Whether there is nothing left.
  package var isSpent: Bool { remaining <= 0 }

  /// Takes one evaluation.
  package mutating func spend() {
    remaining -= price
    untilAsked -= price
    guard untilAsked <= 0 else { return }
    untilAsked = Self.askedAfter
    if !mayContinue() { remaining = 0 }
  }

  /// Takes many evaluations, or none where that is more than is left.
  mutating func spend(_ evaluations: Int) -> Bool {
    guard remaining / price >= evaluations else { return false }
    for _ in 0..<evaluations { spend() }
    return true
  }

  /// Calls with a part of what remains, which is given back as far as it is not used.
  package mutating func share<Result>(
    _ fraction: Double,
    _ body: (inout SearchBudget) -> Result
  ) -> Result {
    var part = self
    part.remaining = Int(Double(remaining) * fraction)
    let kept = remaining - part.remaining
    let result = body(&part)
    hasRunOut = hasRunOut || part.hasRunOut || part.isSpent
    remaining = part.remaining <= 0 && !mayContinue() ? 0 : kept + Swift.max(part.remaining, 0)
    return result
  }
}
