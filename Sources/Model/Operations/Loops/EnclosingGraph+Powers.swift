import CLanes
import Intervals

extension BlockGraph where Operation == EnclosingOperation {
  /// x^n by squaring.
  package mutating func power(_ x: Int, _ n: Int) -> Int? {
    guard n != 0, n.magnitude <= 1 << 16 else { return nil }
    if n < 0 { return power(x, -n).map { kernel(.reciprocal, $0) } }
    if n == 1 { return x }
    if n == 2 { return kernel(.square, x) }
    if n & 1 == 0 { return power(x, n / 2).map { kernel(.square, $0) } }
    return power(x, n - 1).map { multiply($0, x) }
  }

  /// x^(p/q) with the real root of negative numbers; q is odd and above 1.
  package mutating func oddRoot(_ x: Int, _ p: Int, _ q: Int) -> Int? {
    guard p != 0, q > 1, q & 1 == 1 else { return nil }
    if q == 3 { return power(kernel(.cbrt, x), p) }
    let logarithm = kernel(.logInPower, kernel(.abs, x))
    let exponent = Interval(Double(p)) / Interval(Double(q))
    let size = kernel(.exp, scale(logarithm, by: exponent))
    return p & 1 == 0 ? size : multiply(size, kernel(.signOfNonzero, x))
  }

  /// x^y: a whole exponent, else e^(y·ln x) where x > 0.
  package mutating func power(_ x: Int, to y: Int) -> Int? {
    if let exponent = interval(of: y) {
      if exponent.isSingleton, let whole = Int(exactly: exponent.lowerBound) {
        return power(x, whole)
      }
      if exponent == Interval(0.5) { return kernel(.sqrt, x) }
      guard exponent.lowerBound.rounded(.up) > exponent.upperBound, !exponent.contains(0) else {
        return nil
      }
      let logarithm = kernel(exponent.lowerBound > 0 ? .logInRoot : .log, x)
      return kernel(.exp, scale(logarithm, by: exponent))
    }
    if let base = interval(of: x) {
      guard base.lowerBound > 0 else { return nil }
      return kernel(.exp, scale(y, by: .log(base)))
    }
    return kernel(.exp, multiply(y, kernel(.logInPower, x)))
  }
}
