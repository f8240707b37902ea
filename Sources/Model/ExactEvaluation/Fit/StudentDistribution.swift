import Words

/// Student's distribution of t, with so many degrees of freedom.
///
/// A share 1 − I(ν/(ν + t²); ν/2, 1/2) lies between −t and t, I being the incomplete beta function as a
/// share of the whole one (Abramowitz and Stegun, 26.7.1).
struct StudentDistribution {
  let degrees: Int

  /// What lies outside of −t … t.
  func share(beyond t: Ball, bits: Int) -> Ball {
    let half = Fraction(1) / Fraction(2)
    let degrees = Ball(Fraction(degrees), bits: bits)
    let whole = degrees.joined(.add, with: t.joined(.multiply, with: t, bits: bits), bits: bits)
    return degrees.joined(.divide, with: whole, bits: bits)
      .beta(
        Ball(Fraction(self.degrees) * half, bits: bits),
        Ball(half, bits: bits),
        bits: bits
      )
  }

  /// The t with a share of the numbers between −t and t; nil where so many digits are not found.
  ///
  /// Both ends of what is returned were tried: beyond the lower one lies more, beyond the upper one less.
  func quantile(_ share: Fraction, digits: Int) -> Ball? {
    guard degrees > 0, share.sign > 0, (Fraction(1) - share).sign > 0 else { return nil }
    let bits = digits * 4 + 96
    let outside = Ball(Fraction(1) - share, bits: bits)
    /// −1 where t is too small, 1 where it is too large.
    func side(_ t: Ball) -> Int? {
      outside.joined(.subtract, with: self.share(beyond: t, bits: bits), bits: bits).sign
    }
    func times(_ t: Ball, _ factor: Fraction) -> Ball {
      t.joined(.multiply, with: Ball(factor, bits: bits), bits: bits)
    }
    // A bound is moved only where it is certain on which side it lies.
    var (low, high) = (Ball(.zero, bits: bits), Ball(.one, bits: bits))
    while side(high) != 1 {
      guard high.upperExponent < 4 * bits else { return nil }
      if side(high) == -1 { low = high }
      high = times(high, Fraction(2))
    }
    // A decimal more than is told.
    let wanted = digits * 10 / 3 + 6
    // Half way lies what is a short number itself.
    let parts = [1, 5].map { Fraction($0) / Fraction($0 == 1 ? 2 : 16) }
    for _ in 0..<2 * bits {
      let found = low.hull(with: high, bits: bits)
      if found.accuracy > wanted { return found }
      let tried = parts.lazy.map { part in
        times(low, .one - part).joined(.add, with: times(high, part), bits: bits).middle
      }
      .compactMap { t in side(t).map { (t, $0) } }.first
      guard let (t, side) = tried, side != 0 else { return nil }
      if side < 0 { low = t } else { high = t }
    }
    return nil
  }
}
