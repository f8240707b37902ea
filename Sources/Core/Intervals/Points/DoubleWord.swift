/// A positive number as the unevaluated sum of two Doubles.
struct DoubleWord {
  var high: Double
  var low: Double
  /// Whether no rounding took place on the way here.
  var isExact: Bool

  /// The product, with a relative error below 2^−101; nil where a part overflows or underflows.
  @inline(__always)
  static func product(_ a: DoubleWord, _ b: DoubleWord) -> DoubleWord? {
    let head = a.high * b.high
    guard head < 0x1p1000, head > 0x1p-900 else { return nil }
    let error = (-head).addingProduct(a.high, b.high)
    let cross = (a.high * b.low).addingProduct(a.low, b.high)
    let tail = error + cross
    let sum = head + tail
    return DoubleWord(
      high: sum,
      low: tail - (sum - head),
      isExact: a.isExact && b.isExact && a.low == 0 && b.low == 0
    )
  }

  /// x^n, n > 0; nil where a part overflows or underflows.
  @inline(__always)
  static func power(_ x: Double, _ n: Int) -> DoubleWord? {
    var square = DoubleWord(high: x, low: 0, isExact: true)
    var left = n
    while left & 1 == 0 {
      guard let next = product(square, square) else { return nil }
      square = next
      left >>= 1
    }
    var result = square
    left >>= 1
    while left > 0 {
      guard let next = product(square, square) else { return nil }
      square = next
      if left & 1 == 1 {
        guard let next = product(result, square) else { return nil }
        result = next
      }
      left >>= 1
    }
    return result
  }

  /// One over this, with a relative error below 2^−99.
  func reciprocal() -> DoubleWord {
    let head = 1 / high
    let rest = 1.0.addingProduct(-head, high)
    let tail = (rest - head * low) / high
    let sum = head + tail
    return DoubleWord(
      high: sum,
      low: tail - (sum - head),
      isExact: isExact && low == 0 && rest == 0
    )
  }
}
