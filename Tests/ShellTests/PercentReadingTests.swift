import Calculator
import Drawing
import Input
import Shell
import TestSupport
import Testing

/// What 200+10% is on a desk calculator stands beside its value.
@Suite struct PercentReadingTests {
  @Test(arguments: [
    Size(width: 390, height: 844), Size(width: 844, height: 390), Size(width: 1280, height: 800),
  ])
  func `it can be pressed, and taken back`(size: Size) {
    let bench = Bench(size.width, size.height)
    bench.type("200+10%")
    #expect(bench.draw().displayWords.contains("200.1"))
    bench.click(bench.draw().place(of: " = 220"))
    #expect(bench.brain.line == "200·(1+10%)")
    #expect(bench.draw().displayWords.contains("220"))
    bench.key(.character("z"), .command)
    #expect(bench.brain.line == "200+10%")
  }

  @Test func `a controller reaches it`() {
    let bench = Bench(1280, 800)
    bench.type("200-10%")
    #expect(bench.steer(to: "C"))
    for _ in 0..<12 { bench.press(.dpadUp) }
    bench.press(.dpadDown, .a)
    #expect(bench.brain.line == "200·(1−10%)")
  }
}
