import Controls
import Documents
import Drawing
import Input
import SceneHost
import Shell
import TestSupport
import Testing

/// Text is selected in a sheet's line as everywhere.
@Suite struct FieldSelectionTests {
  /// A sheet that asks for a name.
  private func bench() -> Bench {
    let bench = Bench(1280, 800)
    bench.type("x")
    bench.tapGraph()
    bench.key(.character("s"), [.command, .shift])
    return bench
  }

  private func line(_ bench: Bench) -> String? {
    let field = bench.draw().focusRing
    return bench.draw().canvas.drawnTexts.last { field?.contains($0.box.center) ?? false }?.text
  }

  /// A place in the line, at a share of the way along its text.
  private func place(_ bench: Bench, _ share: Double) throws -> Point {
    let field = try #require(bench.draw().focusRing)
    let text = try #require(
      bench.draw().canvas.drawnTexts.last { field.contains($0.box.center) }
    )
    return Point(x: text.box.x + text.box.width * share, y: field.midY)
  }

  @Test func `the offered name goes with the first letter typed, its folder and ending stay`() {
    let bench = bench()
    #expect(line(bench) == "~/x.ordinate")
    bench.type("wave")
    #expect(line(bench) == "~/wave.ordinate")
  }

  @Test func `all is selected, copied, cut out and put in again`() {
    let bench = bench()
    bench.key(.character("a"), .command)
    #expect(bench.key(.character("c"), .command).contains(.copy("~/x.ordinate")))
    #expect(bench.key(.character("x"), .command).contains(.copy("~/x.ordinate")))
    bench.type("y")
    #expect(line(bench) == "y")
    bench.key(.left, .shift)
    _ = bench.calculator.paste("z")
    #expect(line(bench) == "z")
  }

  @Test func `Tab goes on where nothing is left to complete, and typing comes back`() {
    let bench = bench()
    let field = bench.draw().focusRing
    bench.key(.tab)
    #expect(field != nil && bench.draw().focusRing != field)
    bench.type("wave")
    #expect(bench.draw().focusRing == field)
    #expect(line(bench) == "~/wave.ordinate")
  }

  @Test func `Shift and arrows select`() {
    let bench = bench()
    bench.key(.end)
    bench.key(.left, [.shift, .command])
    bench.type("q")
    #expect(line(bench) == "~/q")
    bench.key(.home, .shift)
    bench.key(.backspace)
    bench.type("r")
    #expect(line(bench) == "r")
  }

  @Test func `two clicks select a word, three the line, a drag what it goes over`() throws {
    let bench = bench()
    let inEnding = try place(bench, 0.7)
    bench.click(inEnding)
    bench.clock -= 0.9
    bench.click(inEnding)
    bench.type("o")
    #expect(line(bench) == "~/x.o")
    for _ in 0..<3 {
      bench.click(try place(bench, 0.5))
      bench.clock -= 0.9
    }
    bench.type("abcdef")
    #expect(line(bench) == "abcdef")
    bench.clock += 2
    let (start, end) = (try place(bench, 0.0), try place(bench, 0.51))
    for (phase, place) in [(PointerEvent.Phase.pressed, start), (.moved, end), (.released, end)] {
      bench.send(
        .pointer(PointerEvent(phase, button: .primary, at: place, time: bench.clock))
      )
    }
    bench.type("-")
    #expect(line(bench) == "-def")
  }

  @Test func `a finger gets hold of the ends of what is selected`() throws {
    let bench = bench()
    bench.tap(try place(bench, 0.7), count: 2)
    let handles = bench.draw().canvas.calls.filter { $0.contains("circle") }
    #expect(handles.count >= 2)
    // From the end of "ordinate" back to its middle.
    bench.drag([try place(bench, 1), try place(bench, 0.8), try place(bench, 0.67)])
    bench.type("-")
    #expect(line(bench) == "~/x.-nate")
  }
}
