import Calculus
import Intervals
import Testing

@Suite struct `Angles in degrees` {
  @Test(
    arguments: [
      (0, 0), (30, 0.5), (90, 1), (150, 0.5), (180, 0), (-30, -0.5), (270, -1), (-90, -1),
      (390, 0.5), (3_600_000_030, 0.5), (360, 0),
    ] as [(Double, Double)]
  )
  func `have exact sines`(angle: Double, sine: Double) {
    #expect(Interval.sinDegrees(Interval(angle)) == Interval(sine))
    #expect(Interval.cosDegrees(Interval(90 - angle)) == Interval(sine))
  }

  @Test func `have exact tangents and poles`() {
    #expect(Interval.tanDegrees(Interval(135)) == Interval(-1))
    #expect(Interval.tanDegrees(Interval(180)) == Interval(0))
    #expect(Interval.tanDegrees(Interval(90)).isEmpty)
    #expect(Interval.tanDegrees(Interval(80, 100)) == .entire)
    #expect(DecoratedInterval.tanDegrees(DecoratedInterval(Interval(-90))).decoration == .trivial)
    #expect(DecoratedInterval.tanDegrees(DecoratedInterval(-89, 89)).decoration == .common)
    #expect(Interval.tanDegrees(Interval(91, 269)).isBounded)
  }

  @Test func `come back exact where they are rational`() {
    #expect(Interval.asinDegrees(Interval(-0.5, 1)) == Interval(-30, 90))
    #expect(Interval.acosDegrees(Interval(-1, 0.5)) == Interval(60, 180))
    #expect(Interval.atanDegrees(Interval(-1, 1)) == Interval(-45, 45))
    #expect(Interval.atanDegrees(.entire) == Interval(-90, 90))
    #expect(Interval.asinDegrees(Interval(2, 3)).isEmpty)
  }

  @Test func `reach the tops and bottoms inside`() {
    #expect(Interval.sinDegrees(Interval(80, 100)).upperBound == 1)
    #expect(Interval.sinDegrees(Interval(-100, 100)) == Interval(-1, 1))
    #expect(Interval.cosDegrees(Interval(170, 370)) == Interval(-1, 1))
    #expect(Interval.cosDegrees(Interval(-60, 60)) == Interval(0.5, 1))
    #expect(Interval.sinDegrees(Interval(-1e9, 1e9)) == Interval(-1, 1))
  }

  @Test(arguments: stride(from: -1000.0, through: 1000, by: 13.7).map { $0 })
  func `agree with the point functions`(angle: Double) {
    let point = Interval(angle)
    #expect(Interval.sinDegrees(point).contains(Real.sinDegrees(angle)))
    #expect(Interval.cosDegrees(point).contains(Real.cosDegrees(angle)))
    #expect(Interval.tanDegrees(point).contains(Real.tanDegrees(angle)))
    #expect(Interval.sinDegrees(point).width <= 1e-15)
    let around = Interval(angle - 20, angle - 20 + 50)
    for step in 0...10 {
      let inside = angle - 20 + Double(step) * 5
      #expect(Interval.sinDegrees(around).contains(Real.sinDegrees(inside)))
      #expect(Interval.cosDegrees(around).contains(Real.cosDegrees(inside)))
    }
  }

  @Test func `have slopes per degree`() {
    let slope = Enclosure.sinDegrees(.variable(over: Interval(0, 1))).slope
    #expect(slope.contains(0x1.1df46a2529d39p-6))
    #expect(slope.width < 1e-5)
    #expect(Enclosure.atanDegrees(.variable(over: Interval(0))).slope.contains(57.29577951308232))
  }
}
