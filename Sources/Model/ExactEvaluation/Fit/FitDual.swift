/// A number with its first and second derivatives by the parameters.
struct FitDual {
  var value: FitScalar
  /// Empty for what depends on no parameter.
  var slopes: [FitScalar] = []
  /// By pairs of parameters, those of the first with itself and all after it first; empty for what is
  /// linear in them.
  var bends: [FitScalar] = []

  /// The place of a pair among the second derivatives.
  static func pair(_ first: Int, _ second: Int, of count: Int) -> Int {
    let (low, high) = (min(first, second), max(first, second))
    return low * count - low * (low - 1) / 2 + high - low
  }
}
