extension Double {
  /// The number to the power of ten below a resolution.
  package func rounded(to resolution: Double) -> Double {
    var tens = 1.0
    while tens < 1e15, tens * resolution < 1 { tens *= 10 }
    return (self * tens).rounded() / tens
  }
}
