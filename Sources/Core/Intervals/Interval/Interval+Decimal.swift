extension Interval {
  /// The tightest interval around a decimal literal: one number where it is a Double.
  ///
  /// Digits with an optional sign, point and exponent: `"0.1"`, `".5"`, `"1e-3"`, `"127.086"`.
  /// `"1e400"` is [greatestFiniteMagnitude, ∞]. Nil where the text is no such literal.
  public init?(decimal text: String) {
    guard let literal = DecimalLiteral(text) else { return nil }
    self = literal.isNegative ? -literal.magnitude : literal.magnitude
  }
}
