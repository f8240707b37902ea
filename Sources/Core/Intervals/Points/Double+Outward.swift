extension Double {
  /// The unit in the last place of this finite number, or of one slightly larger.
  @inline(__always)
  private var outwardUnit: Double {
    let larger = magnitude * 1.0000000000000142
    let power = Double(bitPattern: larger.bitPattern & 0x7FF0_0000_0000_0000)
    return Swift.max(Swift.min(power * 0x1p-52, 0x1p971), .leastNonzeroMagnitude)
  }

  /// A lower bound of what a function with an error of `ulps` rounded to this number.
  @inline(__always)
  func lowered(by ulps: Double) -> Double {
    if magnitude < .infinity { return self - ulps * outwardUnit }
    // Where the library overflows, the exact value is finite.
    let largest = Double.greatestFiniteMagnitude
    return self > 0 ? largest - ulps * largest.ulp : -.infinity
  }

  /// An upper bound of what a function with an error of `ulps` rounded to this number.
  @inline(__always)
  func raised(by ulps: Double) -> Double {
    -(-self).lowered(by: ulps)
  }
}
