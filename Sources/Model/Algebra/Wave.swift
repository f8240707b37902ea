import Formulas
import Intervals
import Numerals
import Operations

/// A sum a·sin u + b·cos u + c with exact numbers.
///
/// Where c² = a² + b² it touches 0: it is 2c·cos²(u/2 − φ/2) with tan(φ/2) = a/(b + c).
struct Wave {
  /// The operations that give u; none for a number alone.
  var argument: [CodeStep] = []
  var isInDegrees = false
  var sine = Rational.zero
  var cosine = Rational.zero
  /// c, or what c is the root of.
  var number = Rational.zero
  /// Whether c is √number, or −√number.
  var rootSign = 0

  init(number: Rational) { self.number = number }

  /// √number.
  init?(rootOf number: Rational) {
    guard number.numerator > 0 else { return nil }
    self.number = number
    rootSign = 1
  }

  /// sin u or cos u.
  init?(_ operation: UnaryOperation, of argument: [CodeStep]) {
    guard let circle = Circle(.unary(operation)) else { return nil }
    (sine, cosine) = circle.isSine ? (1, 0) : (0, 1)
    (isInDegrees, self.argument) = (circle.isInDegrees, argument)
  }

  /// Where it is the root of a number, that number; below 0 where it is the root's opposite.
  var radicand: Rational? {
    guard isNumber, rootSign != 0 else { return nil }
    return rootSign > 0 ? number : number.negated
  }

  private var isNumber: Bool { argument.isEmpty }

  func times(_ factor: Rational) -> Wave? {
    guard let sine = sine.multiplied(by: factor), let cosine = cosine.multiplied(by: factor),
      let scaled = number.multiplied(by: factor),
      let number = rootSign == 0 ? scaled : scaled.multiplied(by: factor)
    else { return nil }
    var result = self
    (result.sine, result.cosine, result.number) = (sine, cosine, number)
    if factor.numerator < 0 { result.rootSign = -rootSign }
    if factor.numerator == 0 { result.rootSign = 0 }
    return result
  }

  func plus(_ other: Wave) -> Wave? {
    guard isNumber || other.isNumber || argument == other.argument,
      isNumber || other.isNumber || isInDegrees == other.isInDegrees,
      let sine = sine.adding(other.sine), let cosine = cosine.adding(other.cosine),
      let number = number.adding(other.number)
    else { return nil }
    // A root and another number make no root.
    let hasRoot = rootSign != 0 || other.rootSign != 0
    guard !hasRoot || self.number.numerator == 0 || other.number.numerator == 0 else { return nil }
    var result = isNumber ? other : self
    (result.sine, result.cosine, result.number) = (sine, cosine, number)
    result.rootSign = rootSign + other.rootSign
    return result
  }

  func times(_ other: Wave) -> Wave? {
    if isNumber, rootSign == 0 { return other.times(number) }
    if other.isNumber, other.rootSign == 0 { return times(other.number) }
    return nil
  }

  /// c.
  private var constant: Interval {
    let value = Interval(around: number)
    return rootSign == 0 ? value : rootSign > 0 ? .sqrt(value) : -.sqrt(value)
  }

  /// u/2 less this is what the cosine is of, and 2c; nil where it does not touch 0 or is simpler.
  var tangent: (shift: Interval, factor: Interval)? {
    guard !isNumber, sine.numerator != 0, cosine.numerator != 0, number.numerator != 0,
      let first = sine.multiplied(by: sine), let second = cosine.multiplied(by: cosine),
      let size = first.adding(second),
      let square = rootSign == 0 ? number.multiplied(by: number) : number, size == square
    else { return nil }
    let half = Interval.atan(Interval(around: sine) / (Interval(around: cosine) + constant))
    return (isInDegrees ? half * .degreesPerRadian : half, Interval(2) * constant)
  }
}
