import Calculator
import Documents
import Drawing
import Input
import SceneHost
import Shell
import TestSupport
import Testing

/// A finger that rests on the line.
struct LoupeTests {
  @Test(arguments: [
    Size(width: 390, height: 844), Size(width: 1280, height: 800), Size(width: 844, height: 390),
  ])
  func `it sees the line larger, and moves the caret instead of selecting`(size: Size) throws {
    let bench = Bench(size.width, size.height, state: SavedState(), entersLine: false, live: false)
    bench.type("123456/78")
    let display = try #require(bench.draw().display)
    func digits() throws -> DrawnText {
      try #require(bench.draw().canvas.drawnTexts.first { $0.text == "123456" })
    }
    let text = try digits().box
    #expect(display.contains(text.center))
    func touch(_ phase: FingerEvent.Phase, _ x: Double) {
      let place = Point(x: x, y: text.midY)
      bench.send(.finger(FingerEvent(phase, id: 1, at: place, time: bench.clock)))
    }
    touch(.began, text.x + 1)
    bench.clock += 0.5
    _ = bench.calculator.advance(to: bench.clock)
    let seen = bench.draw().canvas.drawnTexts.filter { $0.text == "123456" }
    #expect(seen.count == 2 && seen[1].font.size > seen[0].font.size)
    touch(.moved, text.maxX - 1)
    #expect(bench.brain.selection == nil)
    #expect(bench.brain.line.prefix(bench.brain.caret).hasSuffix("123456"))
    touch(.ended, text.maxX - 1)
    #expect(bench.draw().canvas.drawnTexts.filter { $0.text == "123456" }.count == 1)
    // A finger that moves at once selects, as before.
    bench.clock += 1
    touch(.began, text.x + 1)
    touch(.moved, text.maxX - 1)
    touch(.ended, text.maxX - 1)
    #expect(bench.brain.selection != nil)
  }
}
