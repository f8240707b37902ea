import CLanes
import Calculus
import Intervals
import Numerals

/// Circular functions of an angle in degrees, and their inverses.
///
/// Their loops over points go one by one: there are exact values to keep.
extension UnaryFunction {
  static let sinDegrees = UnaryFunction(
    name: "sin",
    writing: ofAngle("sin"),
    real: Real.sinDegrees,
    enclosure: Enclosure.sinDegrees,
    series: SeriesModel.sinDegrees,
    jet: { u, _ in .sinDegrees(u) },
    limit: Limit.betweenOnes,
    exact: exactly(Real.sinDegrees),
    precise: .formula { try $0.apply(.sin, $0.radians(fromDegrees: $1)) },
    loops: Loops(enclosing: { $0.kernel(.sin, $0.scale($1, by: .radiansPerDegree)) })
  )

  static let cosDegrees = UnaryFunction(
    name: "cos",
    writing: ofAngle("cos"),
    real: Real.cosDegrees,
    enclosure: Enclosure.cosDegrees,
    series: SeriesModel.cosDegrees,
    jet: { u, _ in .cosDegrees(u) },
    limit: Limit.betweenOnes,
    exact: exactly(Real.cosDegrees),
    precise: .formula { try $0.apply(.cos, $0.radians(fromDegrees: $1)) },
    loops: Loops(enclosing: { $0.kernel(.cos, $0.scale($1, by: .radiansPerDegree)) })
  )

  static let tanDegrees = UnaryFunction(
    name: "tan",
    writing: ofAngle("tan"),
    real: Real.tanDegrees,
    enclosure: Enclosure.tanDegrees,
    intervalUnion: IntervalUnion.tanDegrees,
    series: SeriesModel.tanDegrees,
    jet: { .tanDegrees($0, in: $1) },
    singular: .poles(.all(phase: 0.5, step: Interval(180))) { _, atLower in !atLower },
    exact: exactly(Real.tanDegrees),
    precise: .formula { try $0.tangent($0.radians(fromDegrees: $1)) },
    loops: Loops(enclosing: { $0.kernel(.tan, $0.scale($1, by: .radiansPerDegree)) }),
    shape: Shape(monotonicity: .increasing, ratio: Ratio(.sinDegrees, over: .cosDegrees)),
    fault: .undefined(unit: "°")
  )

  static let asinDegrees = UnaryFunction(
    name: "asin",
    writing: givingAngle("asin"),
    real: Real.asinDegrees,
    enclosure: Enclosure.asinDegrees,
    series: SeriesModel.asinDegrees,
    jet: { u, _ in Interval.degreesPerRadian * .asin(u) },
    singular: asin.singular,
    limit: Limit.never,
    exact: { asin.fraction(of: $0) },
    precise: .formula { try $0.degrees(fromRadians: $0.apply(.asin, $1)) },
    loops: Loops(enclosing: { $0.scale($0.kernel(.asin, $1), by: .degreesPerRadian) }),
    shape: Shape(zeros: .operand, monotonicity: .increasing)
  )

  static let acosDegrees = UnaryFunction(
    name: "acos",
    writing: givingAngle("acos"),
    real: Real.acosDegrees,
    enclosure: Enclosure.acosDegrees,
    series: SeriesModel.acosDegrees,
    jet: { u, _ in Interval.degreesPerRadian * .acos(u) },
    singular: acos.singular,
    limit: Limit.never,
    exact: { acos.fraction(of: $0) },
    precise: .formula { try $0.degrees(fromRadians: $0.apply(.acos, $1)) },
    loops: Loops(enclosing: { $0.scale($0.arcCosine($1), by: .degreesPerRadian) }),
    shape: Shape(monotonicity: .decreasing)
  )

  static let atanDegrees = UnaryFunction(
    name: "atan",
    writing: givingAngle("atan"),
    real: Real.atanDegrees,
    enclosure: Enclosure.atanDegrees,
    series: SeriesModel.atanDegrees,
    jet: { u, _ in Interval.degreesPerRadian * .atan(u) },
    limit: Limit.odd(Interval(90)),
    exact: { atan.fraction(of: $0) },
    precise: .formula { try $0.degrees(fromRadians: $0.apply(.atan, $1)) },
    loops: Loops(enclosing: { $0.scale($0.kernel(.atan, $1), by: .degreesPerRadian) }),
    shape: Shape(zeros: .operand, monotonicity: .increasing)
  )

  private static func ofAngle(_ name: String) -> Writing {
    Writing(
      spelling: .never,
      elsewhere: ForeignSpelling(
        python: "math.\(name)(math.radians($1))",
        spreadsheet: "\(name.uppercased())(RADIANS($1))"
      )
    )
  }

  private static func givingAngle(_ name: String) -> Writing {
    Writing(
      spelling: .never,
      elsewhere: ForeignSpelling(
        python: "math.degrees(math.\(name)($1))",
        spreadsheet: "DEGREES(\(name.uppercased())($1))"
      )
    )
  }

  /// The value at whole multiples of 15 degrees, where it is rational.
  private static func exactly(
    _ function: @escaping @Sendable (Double) -> Double
  ) -> @Sendable (Rational) -> Rational? {
    { angle in
      guard angle.isWhole, angle.numerator % 15 == 0, Swift.abs(angle.numerator) < 1 << 52 else {
        return nil
      }
      let twice = function(Double(angle.numerator)) * 2
      guard twice.isFinite, twice == twice.rounded() else { return nil }
      return Rational(Int128(twice), over: 2)
    }
  }
}
