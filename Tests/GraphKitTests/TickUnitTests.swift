import GraphKit
import Testing

@Suite struct TickUnitTests {
  @Test(
    arguments: [
      (0.2, 3, "π/4"), (0.3, 4, "2π/3"), (0.6, 1, "π/4"), (0.6, -2, "−π/2"), (1.2, 3, "3π/2"),
      (1.2, 2, "π"), (1.2, 0, "0"), (2, -1, "−π"), (2, 3, "3π"), (5, 3, "6π"), (8, 1, "5π"),
      (300, 1, "100π"), (4e6, 1, "2·10⁶π"),
    ] as [(Double, Int, String)]
  ) func `multiples and fractions of π are written as people write them`(
    length: Double,
    tick: Int,
    text: String
  ) {
    #expect(TickStep(atLeast: length, in: .pi).label(ofTick: tick) == text)
  }

  @Test(
    arguments: [
      (0.2, 3, "0.6°"), (4, 3, "15°"), (10, 3, "45°"), (20, 2, "60°"), (40, -3, "−135°"),
      (80, 4, "360°"), (100, 1, "180°"), (200, 2, "720°"), (400, 1, "720°"), (3000, 1, "3600°"),
    ] as [(Double, Int, String)]
  ) func `degrees go round in parts of a turn`(length: Double, tick: Int, text: String) {
    #expect(TickStep(atLeast: length, in: .degree).label(ofTick: tick) == text)
  }

  @Test(arguments: TickUnit.allCases, -40...40)
  func `a step is long enough, and the next one longer`(unit: TickUnit, exponent: Int) throws {
    for digits in ["1", "1.7", "2.6", "3.1416", "7"] {
      let length = try #require(Double("\(digits)e\(exponent)"))
      let step = TickStep(atLeast: length, in: unit)
      #expect(step.length >= length * (1 - 1e-9))
      #expect(step.length <= length * 3.2)
      #expect(step.next.length > step.length)
      #expect(step.next.length < step.length * 3.5)
    }
  }

  @Test func `far inside a part of π there are plain numbers`() {
    #expect(TickStep(atLeast: 0.01, in: .pi).label(ofTick: 3) == "0.03")
  }

  @Test func `ticks of π lie on its multiples`() {
    let step = TickStep(atLeast: 1.2, in: .pi)
    #expect(step.position(ofTick: 2) == .pi)
    #expect(step.ticks(in: -7...7) == -4..<5)
  }
}
