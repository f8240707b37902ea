package import Calculus
package import Intervals

/// A number as operations on whole numbers, π and e.
package indirect enum ClosedForm: Sendable, Hashable {
  case whole(Int128)
  case pi
  case e
  case sum(ClosedForm, ClosedForm)
  case product(ClosedForm, ClosedForm)
  case quotient(ClosedForm, ClosedForm)
  case squareRoot(ClosedForm)
  case cubeRoot(ClosedForm)
  case logarithm(ClosedForm)
  case exponential(ClosedForm)
}

extension ClosedForm {
  /// A `Double` as a fraction; nil where that has too many digits.
  init?(_ value: Double) {
    if let whole = Int128(exactly: value) {
      self = .whole(whole)
      return
    }
    let places = value.isFinite ? value.significandWidth - Int(value.exponent) : 0
    guard 1...120 ~= places,
      let top = Int128(exactly: value * Double(sign: .plus, exponent: places, significand: 1))
    else { return nil }
    self = .quotient(.whole(top), .whole(1 << places))
  }
}

extension SmallRatio {
  var closed: ClosedForm {
    let (top, bottom) = (ClosedForm.whole(Int128(numerator)), ClosedForm.whole(Int128(denominator)))
    return denominator == 1 ? top : .quotient(top, bottom)
  }
}

/// A function that may know exactly what it is at numbers in closed form.
package protocol SymbolicallyKnownFunction {
  /// Its formula as algebra knows it; nil where it is too long.
  var algebra: (any SymbolicFunction)? { get }
  /// What encloses a length by which it certainly repeats; nil where none is known.
  var period: Interval? { get }
}

extension PiecewiseFunction {
  /// The formula as algebra knows it, if it does.
  var formalFunction: (any SymbolicFunction)? {
    (self as? any SymbolicallyKnownFunction)?.algebra
  }

  /// A length by which it certainly repeats, if one is known.
  var knownPeriod: Interval? { (self as? any SymbolicallyKnownFunction)?.period }
}

/// A formula by the rules of algebra, without rounding.
package protocol SymbolicFunction {
  /// Whether a derivative is certainly 0 at a number, wherever the function is smooth there.
  func vanishes(derivative order: Int, at number: ClosedForm) -> Bool
  /// Whether no slope over a stretch is 0, but perhaps at 0 itself, wherever the function is smooth.
  ///
  /// Terms that cancel are none: the slope of x·ln x is ln x + 1.
  func isMonotone(over x: Interval) -> Bool
  /// The certain sign at a number, 0 for the value 0; nil where it is not known, or there is no value.
  func sign(at number: ClosedForm) -> Int?
  /// The targets of breaks that certainly are met at a number: what is under a root is 0 there, what is
  /// rounded a whole number.
  ///
  /// All other breaks with such targets stay away from them all over an enclosure of the number.
  func targets(metAt number: ClosedForm, in x: Interval) -> [SingularSet]
  /// Whether the function certainly has this value at a number, if it has one.
  func takes(_ value: ClosedForm, at number: ClosedForm) -> Bool
  /// Whether what is as far right of a number as something else is left of it certainly has the opposite
  /// value, if both have one.
  func isOdd(around number: ClosedForm) -> Bool
  /// Whether what is as far right of a number as something else is left of it certainly has the same
  /// value, if both have one.
  func isEven(around number: ClosedForm) -> Bool
}
