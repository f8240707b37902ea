import Calculator
import Documents
import Drawing
import GraphModel
import Input
import Shell
import TestSupport
import Testing

/// *Add* beside what is graphed, and what has been replaced.
@Suite struct AddTests {
  private func bench(live: Bool) -> Bench {
    Bench(1280, 800, entersLine: false, live: live)
  }

  private func add(_ bench: Bench) { bench.key(.character("g"), [.command, .shift]) }

  private func tells(_ bench: Bench) -> Bool { bench.draw().graphWords.contains("Replaced") }

  @Test(arguments: [true, false])
  func `of a function that is graphed begins the next one`(live: Bool) {
    let bench = bench(live: live)
    bench.type("sin(x)")
    bench.key(.enter)
    add(bench)
    #expect(bench.graphed == ["sin(x)"] && bench.brain.line.isEmpty)
    bench.type("x^2-4")
    if !live { bench.key(.enter) }
    #expect(bench.graphed == ["sin(x)", "x²−4"])
    #expect(!tells(bench))
    add(bench)
    bench.type("cos(x)")
    bench.key(.enter)
    #expect(bench.graphed == ["sin(x)", "x²−4", "cos(x)"])
  }

  @Test func `of what is drawn while it is typed, likewise`() {
    let bench = bench(live: true)
    bench.type("sin(x)")
    add(bench)
    bench.type("x^2")
    #expect(bench.graphed == ["sin(x)", "x²"])
  }

  @Test func `of an edited function has both, and of the same again none`() {
    let bench = bench(live: true)
    bench.type("sin(x)")
    bench.key(.enter)
    bench.type("+1")
    #expect(bench.graphed == ["sin(x)+1"])
    add(bench)
    #expect(bench.graphed == ["sin(x)", "sin(x)+1"])
    add(bench)
    #expect(bench.graphed == ["sin(x)", "sin(x)+1"] && bench.brain.line.isEmpty)
  }

  @Test func `brings back nothing that nobody has entered, or that was taken out`() {
    let bench = bench(live: true)
    bench.type("x")
    bench.key(.backspace)
    bench.type("sin(x)")
    #expect(!tells(bench))
    add(bench)
    #expect(bench.graphed == ["sin(x)"])
  }

  @Test func `a function is told to be replaced while it is not there, and only once`() {
    let bench = bench(live: true)
    bench.type("sin(x)")
    bench.key(.enter)
    bench.key(.character("a"), .command)
    bench.type("x^2")
    #expect(bench.draw().graphWords.contains("Replaced sin(x)"))
    bench.clock += 60
    _ = bench.calculator.advance(to: bench.clock)
    bench.type("+1")
    #expect(!tells(bench))
    bench.key(.enter)
    #expect(!tells(bench))
    bench.key(.character("a"), .command)
    bench.type("cos(x)")
    #expect(bench.draw().graphWords.contains("Replaced"))
  }

  @Test func `a drawn line that is cleared is told to be replaced, and comes back`() {
    let bench = bench(live: true)
    bench.type("x+1")
    bench.key(.backspace, .command)
    #expect(!tells(bench))
    bench.type("x-2")
    #expect(bench.draw().graphWords.contains("Replaced x+1"))
    add(bench)
    #expect(bench.graphed == ["x+1", "x−2"])
  }

  @Test func `one undo brings back what was replaced`() {
    let bench = bench(live: true)
    bench.type("sin(x)")
    bench.key(.enter)
    bench.key(.character("a"), .command)
    bench.type("x^2-4")
    bench.key(.enter)
    #expect(bench.graphed == ["x²−4"])
    bench.key(.character("z"), .command)
    #expect(bench.graphed == ["sin(x)"])
    bench.key(.character("y"), .command)
    #expect(bench.graphed == ["x²−4"])
  }

  @Test func `what undo leaves of typing is nothing that was entered`() {
    let bench = bench(live: true)
    bench.type("x+12")
    bench.key(.character("z"), .command)
    #expect(bench.graphed == ["x"])
    bench.key(.character("a"), .command)
    bench.type("sin(x)")
    #expect(!tells(bench))
    add(bench)
    #expect(bench.graphed == ["sin(x)"])
  }
}
