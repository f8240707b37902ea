/// How far the next step of a solution goes, as the ones before tell.
struct StepLength: Sendable {
  private var length: Double
  /// How many times as long as the last the next may be: less after one that was too long.
  private var growth = Self.mostGrowth

  private static let mostGrowth = 2.0

  init(_ length: Double) { self.length = length }

  /// The first step that is sharp enough, of shorter and shorter ones; nil where there is none above a length.
  ///
  /// A step tells in `room` how many times as long it could have been.
  mutating func take<Step>(
    above least: Double,
    _ step: (Double) -> Step?,
    room: (Step) -> Double
  ) -> Step? {
    var next = length
    // After the first try a little less, for it may have been nearly short enough.
    var share = 0.7
    while next > least {
      if let found = step(next) {
        length = next * Swift.min(room(found), growth)
        growth = Swift.min(1.1 * growth, Self.mostGrowth)
        return found
      }
      next *= share
      (share, growth) = (0.5, 1)
    }
    return nil
  }

  /// How many times as long a step of degree 16 could have been that leaves `open` where `most` may be left.
  static func room(open: Double, most: Double) -> Double {
    guard open > 0 else { return 2 }
    let root = (most / open).squareRoot().squareRoot().squareRoot().squareRoot()
    return root.isFinite ? 0.9 * root : 2
  }
}
