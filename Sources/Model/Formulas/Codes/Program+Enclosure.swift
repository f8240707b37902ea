package import Calculus
package import Intervals

extension Program {
  /// What is certain of the function over `x`: its values and the slopes of its chords.
  ///
  /// The values are those of exact real arithmetic; they contain every value `value(at:)` gives on
  /// `x` up to that one's own rounding.
  ///
  /// See `IntervalCode.enclosure(over:)` for what it is where nothing is known. An integral in the
  /// function is followed as far as `x` needs it, which may take long: that can be done before, by
  /// `followIntegrals(over:while:)`, and ended.
  ///
  ///     try Program([.variable, .unary(.square)]).enclosure(over: Interval(-1, 2)).value.interval
  ///     // [0, 4]
  package func enclosure(over x: Interval) -> Enclosure {
    code.intervalCode.enclosure(over: x)
  }

  /// Follows the integrals, at least one, as far as an enclosure over `x` needs them; false when
  /// `mayContinue` ended it.
  ///
  /// They keep what was found.
  ///
  /// `mayContinue` is asked before each integral but the first that is not followed yet; so
  /// repeated calls come to an end even if it always returns false. After true, an enclosure over
  /// `x` follows nothing more.
  package func followIntegrals(over x: Interval, while mayContinue: () -> Bool) -> Bool {
    var isFirst = true
    return areIntegralsFollowed(over: x) { integral, end in
      guard isFirst || mayContinue(), integral.follow(to: end, while: mayContinue) else {
        return false
      }
      isFirst = false
      return true
    }
  }

  /// Whether an enclosure over `x` follows nothing more.
  ///
  /// `follow` is asked to change that for an integral and the places of its end.
  package func areIntegralsFollowed(
    over x: Interval,
    orElse follow: (IntegralFunction, Interval) -> Bool = { _, _ in false }
  ) -> Bool {
    let code = code.intervalCode
    guard !code.integrals.isEmpty else { return true }
    let value: Enclosure? = code.operations.fold { _, step, first, second in
      if case .integral(let index) = step, let end = second?.value.interval,
        case let integral = code.integrals[Int(index)], !integral.isFollowed(to: end),
        !follow(integral, end)
      {
        return nil
      }
      return code.enclosure(of: step, first, second, over: x)
    }
    return value != nil
  }

  /// Whether a formula without the variable has a value; nil where fractions and enclosures do not
  /// tell.
  ///
  /// A parameter other than y counts as 1.
  package var hasValue: Bool? {
    if code.exactValue != nil { return true }
    let value = enclosure(over: Interval(0)).value
    return value.interval.isEmpty ? false : value.decoration >= .defined ? true : nil
  }
}
