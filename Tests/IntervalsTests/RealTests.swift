import Intervals
import Testing

@Suite struct `Real operations` {
  @Test(
    arguments: [
      (Real.sinDegrees(30), 0.5), (Real.sinDegrees(150), 0.5), (Real.sinDegrees(-90), -1),
      (Real.cosDegrees(90), 0),
      (Real.cosDegrees(120), -0.5), (Real.cosDegrees(270), 0), (Real.cosDegrees(300), 0.5),
      (Real.tanDegrees(45), 1),
      (Real.tanDegrees(180), 0), (Real.tanDegrees(-45), -1), (Real.tanDegrees(225), 1),
      (Real.power(0, 0), 1),
      (Real.power(-2, 3), -8), (Real.cbrt(-27), -3), (Real.root(5, -32), -2),
      (Real.root(-3, -8), -0.5),
      (Real.rationalPower(-8, 2, 3), 4), (Real.rationalPower(-8, -1, 3), -0.5),
      (Real.rationalPower(64, 1, 3), 4),
      (Real.mod(-7, 3), 2), (Real.mod(7, -3), -2), (Real.mod(5.5, 2), 1.5), (Real.round(-2.5), -3),
      (Real.round(0.5), 1),
      (Real.factorial(0), 1), (Real.factorial(0.5), Real.gamma(1.5)),
      (Real.atan2(0, -1), .pi), (Real.sinc(0), 1), (Real.factorial(20), 2_432_902_008_176_640_000),
      (Real.log(3, 81), 4),
      (Real.log(10, 1000), 3),
      (Real.sign(-3), -1), (Real.gamma(5), 24), (Real.max(1, 2), 2), (Real.sec(0), 1),
    ] as [(Double, Double)]
  )
  func `give`(value: Double, expected: Double) {
    #expect(value == expected)
  }

  @Test(arguments: [
    Real.divide(1, 0), Real.ln(0), Real.log10(-1), Real.tanDegrees(90), Real.tanDegrees(-270),
    Real.power(-8, 0.5),
    Real.power(0, -1), Real.root(2, -4), Real.root(0, 4), Real.rationalPower(0, -1, 3),
    Real.rationalPower(-4, 1, 2),
    Real.mod(1, 0), Real.gamma(0), Real.gamma(-3), Real.factorial(-1), Real.atan2(0, 0),
    Real.atanh(1),
    Real.acosh(0.5), Real.asin(2), Real.csc(0), Real.log(1, 5), Real.min(.nan, 1),
    Real.power(1, .nan), Real.power(.nan, 0),
  ])
  func `are NaN where undefined`(value: Double) {
    #expect(value.isNaN)
  }

  @Test(arguments: stride(from: -720.0, through: 720, by: 7.5).map { $0 })
  func `in degrees agree with radians`(angle: Double) {
    #expect(abs(Real.sinDegrees(angle) - Real.sin(angle * .pi / 180)) < 1e-14)
    #expect(abs(Real.cosDegrees(angle) - Real.cos(angle * .pi / 180)) < 1e-14)
    #expect(
      abs(
        Real.asinDegrees(Real.sinDegrees(angle)) - Real.asin(Real.sin(angle * .pi / 180)) * 180
          / .pi
      ) < 1e-5
    )
  }

  @Test func `170! is the last finite factorial`() {
    #expect(Real.factorial(170).isFinite)
    #expect(Real.factorial(171) == .infinity)
  }
}
