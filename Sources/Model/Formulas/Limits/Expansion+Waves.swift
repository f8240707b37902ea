import Numerals

/// Sines, and their inverses.
extension Expansion {
  /// sin and cos; between bounds where it grows beyond them.
  var wave: (sine: Expansion, cosine: Expansion) {
    get throws(LimitFault) {
      if try isEndless {
        _ = try lead
        // It takes all values of a wave again and again, where it is continuous.
        let swing: Swing = isSmoothInTheEnd ? .aboutZero : .unknown
        return (.bounded(swing), .bounded(swing))
      }
      if growth.isEmpty, let rest, !rest.vanishes { return (.bounded(), .bounded()) }
      let (_, number, change) = try vanishes ? ([], .zero, self) : parts()
      let sine = try change.series(Self.factors { $0 % 2 == 0 ? 0 : $0 % 4 == 1 ? 1 : -1 })
      let cosine = try change.series(Self.factors { $0 % 2 == 1 ? 0 : $0 % 4 == 0 ? 1 : -1 })
      let (s, c) = (Expansion(try number.sine), Expansion(try number.cosine))
      return (try s * cosine + c * sine, try c * cosine - s * sine)
    }
  }

  /// Whether it neither jumps nor swings beside its terms, as far as is known.
  var isSmoothInTheEnd: Bool {
    !jumps && swing == .unknown && (rest.map(\.vanishes) ?? true)
  }

  /// (−1) to a power that grows beyond all bounds: 1 and −1 again and again, wherever it has a value.
  var alternation: Expansion {
    get throws(LimitFault) {
      var result = try wave.sine
      result.jumps = true
      return result
    }
  }

  var arctangent: Expansion {
    get throws(LimitFault) {
      let quarter = try LimitNumber.pi / LimitNumber(2)
      if try isEndless {
        let end = try sign > 0 ? quarter : -quarter
        return try Expansion(end) - reciprocal.arctangent
      }
      let number: LimitNumber
      if try vanishes { number = .zero } else { number = try parts().number }
      // atan(c + u) is atan c + atan(u/(1 + c·(c + u))).
      let change =
        number.isZero
        ? self : try (self - Expansion(number)) / (Expansion.one + Expansion(number) * self)
      var factors: [LimitNumber] = []
      for n in 0...Self.degree {
        let factor = try known(
          Rational(n % 2 == 0 ? 0 : n % 4 == 1 ? 1 : -1, over: Int128(max(n, 1)))
        )
        factors.append(LimitNumber(factor))
      }
      return try Expansion(number.arctangent) + change.series(factors)
    }
  }

  /// Absent beyond −1 and 1.
  var arcsine: Expansion {
    get throws(LimitFault) {
      let one = Expansion.one
      let above = try one - self
      if above.isZero { return Expansion(try .pi / LimitNumber(2)) }
      if try sign < 0 { return try -(-self).arcsine }
      guard try above.sign > 0 else { throw .absent }
      // The half of it: tan of half the arc cosine is √((1 − u)/(1 + u)).
      let half = try known(Rational(1, over: 2))
      let tangent = try (above / (one + self)).raised(to: half)
      return try Expansion(.pi / LimitNumber(2)) - Expansion(2) * tangent.arctangent
    }
  }
}
