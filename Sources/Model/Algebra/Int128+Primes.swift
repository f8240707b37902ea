import Numerals

extension Rational {
  /// A fraction above 0 as the square of one times primes, all different: √12 is 2·√3, and √(1/2) is √2/2;
  /// nil where they are not found soon.
  var rootFactors: (factor: Rational, primes: [Int128])? {
    // √(p/q) = √(p·q)/q
    guard let whole = Rational.product(numerator, denominator), let factors = whole.primes,
      var factor = Rational(1, over: denominator)
    else { return nil }
    for (prime, count) in factors {
      let scaled = Rational.power(of: prime, count / 2).flatMap { Rational($0) }
        .flatMap(factor.multiplied)
      guard let scaled else { return nil }
      factor = scaled
    }
    return (factor, factors.filter { $0.count & 1 == 1 }.map(\.prime))
  }
}

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
