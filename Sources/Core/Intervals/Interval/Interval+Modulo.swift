extension Interval {
  /// a − b·⌊a/b⌋, which has the sign of the divisor b; exact in one cell of a single divisor.
  public static func mod(_ a: Interval, _ b: Interval) -> Interval {
    modulo(a, b).value
  }

  /// The values of a mod b, and what is known of the operation there.
  ///
  /// The quotient's floor is also given where it is the same everywhere.
  package static func modulo(
    _ a: Interval,
    _ b: Interval
  ) -> (value: Interval, decoration: Decoration, quotient: Double?) {
    if a.isEmpty || b.isEmpty || b == Interval(0) { return (.empty, .trivial, nil) }
    if b.upperBound <= 0 {
      let mirrored = modulo(-a, -b)
      return (-mirrored.value, mirrored.decoration, mirrored.quotient)
    }
    if b.lowerBound < 0 {
      let below = modulo(a, Interval(b.lowerBound, 0)).value
      let above = modulo(a, Interval(0, b.upperBound)).value
      return (below.convexHull(with: above), .trivial, nil)
    }
    if b.isSingleton, a.isBounded { return a.modulo(of: b.lowerBound) }
    return a.moduloOfRange(b)
  }

  /// The members modulo one positive number.
  private func modulo(
    of divisor: Double
  ) -> (value: Interval, decoration: Decoration, quotient: Double?) {
    let left = libm(fmod: lowerBound, divisor) + 0
    let right = libm(fmod: upperBound, divisor) + 0
    let low = Interval.wrapped(left, divisor)
    let high = isSingleton ? low : Interval.wrapped(right, divisor)
    // In one cell the remainders of C have the same sign, and keep the order of the arguments.
    let sameSide = (lowerBound < 0) == (upperBound < 0)
    let startsCell = left == 0
    let ordered = lowerBound < 0 ? startsCell || right >= left && right != 0 : right >= left
    if isSingleton || upperBound - lowerBound < divisor && sameSide && ordered {
      return (
        Interval(uncheckedLower: low.lowerBound, upper: high.upperBound),
        startsCell ? .definedAndContinuous : .common,
        (lowerBound / divisor).rounded(.down)
      )
    }
    let top = lowerBound >= 0 ? Swift.min(divisor, upperBound) : divisor
    return (Interval(uncheckedLower: 0, upper: top), .defined, nil)
  }

  /// What C's remainder of a positive divisor becomes: in [0, divisor].
  private static func wrapped(_ remainder: Double, _ divisor: Double) -> Interval {
    remainder >= 0 ? Interval(remainder) : Interval(remainder) + Interval(divisor)
  }

  /// The members modulo an interval of divisors not below 0.
  private func moduloOfRange(
    _ b: Interval
  ) -> (value: Interval, decoration: Decoration, quotient: Double?) {
    var range = Interval(uncheckedLower: 0, upper: b.upperBound)
    if lowerBound >= 0 {
      range = Interval(uncheckedLower: 0, upper: Swift.min(upperBound, b.upperBound))
    }
    guard b.lowerBound > 0 else { return (range, .trivial, nil) }
    let quotients = self / b
    let floors = Interval.floor(quotients)
    guard floors.isSingleton, floors.isBounded else { return (range, .defined, nil) }
    let whole = floors.lowerBound
    return (
      (self - b * Interval(whole)).intersection(range),
      quotients.lowerBound == whole ? .definedAndContinuous : .common,
      whole
    )
  }
}
