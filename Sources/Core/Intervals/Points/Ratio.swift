/// A fraction in lowest terms with a positive denominator.
package struct Ratio {
  package let numerator: Int
  package let denominator: Int

  /// The fraction p/q; nil for q = 0 and for the one Int that has no opposite.
  package init?(_ p: Int, _ q: Int) {
    guard q != 0, p != .min, q != .min else { return nil }
    var divisor = p.magnitude
    var rest = q.magnitude
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    let common = Int(divisor)
    numerator = (q < 0 ? -p : p) / common
    denominator = (q < 0 ? -q : q) / common
  }
}
