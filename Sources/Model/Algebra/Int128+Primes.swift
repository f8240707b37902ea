extension Int128 {
  /// Prime factors with their multiplicities; nil where they are not found soon.
  var primes: [(prime: Int128, count: Int)]? {
    var rest = self
    var result: [(prime: Int128, count: Int)] = []
    var factor: Int128 = 2
    while rest > 1 {
      if factor * factor > rest { factor = rest }
      var count = 0
      while rest % factor == 0 {
        rest /= factor
        count += 1
      }
      if count > 0 { result.append((factor, count)) }
      factor += 1
      if factor > 2_000, rest > 4_000_000 { return nil }
    }
    return result
  }
}
