import Calculator
import Documents
import GraphModel
import Input
import TestSupport
import Testing

/// What was entered or added is left as it is by what is typed from the beginning.
@Suite struct AddAgainTests {
  private func bench(live isLive: Bool) -> Bench { Bench(1280, 800, live: isLive) }

  private func add(_ text: String, on bench: Bench) {
    bench.type(text)
    bench.key(.enter, [.command, .shift])
  }

  @Test(arguments: [true, false])
  func `formulas that are added one after another stand beside each other`(isLive: Bool) {
    let bench = bench(live: isLive)
    for text in ["x^2-4", "sin(x)", "y<x^2", "{x<0:-x,x^2}"] { add(text, on: bench) }
    #expect(bench.graphed.count == 4)
    bench.type("2x")
    #expect(bench.brain.line == "2x")
    bench.key(.enter)
    #expect(bench.graphed.count == 5)
  }

  @Test(arguments: [true, false])
  func `a value that is added is left, too`(isLive: Bool) {
    let bench = bench(live: isLive)
    bench.type("sum(1/n^2,n,1,100)")
    bench.key(.enter)
    bench.key(.enter, [.command, .shift])
    bench.type("{x<0:-x,x^2}")
    #expect(bench.brain.line.hasPrefix("{"))
    bench.key(.enter)
    #expect(bench.graphed.count == 2)
  }

  @Test(arguments: [true, false])
  func `what is changed after it was added stays the same function`(isLive: Bool) {
    let bench = bench(live: isLive)
    bench.type("sin(x)")
    bench.key(.enter)
    bench.key(.backspace, .command)
    add("x^2-4", on: bench)
    bench.key(.backspace)
    bench.type("5")
    bench.key(.enter)
    #expect(bench.graphed == ["sin(x)", "x²−5"])
  }

  @Test(arguments: [true, false])
  func `a formula that is drawn already makes room for the next`(isLive: Bool) {
    let bench = bench(live: isLive)
    add("x^2-4", on: bench)
    add("sin(x)", on: bench)
    bench.tap(bench.place(ofX: 2, y: 0))
    bench.key(.escape)
    bench.key(.enter, [.command, .shift])
    bench.type("y<x^2")
    bench.key(.enter)
    #expect(bench.graphed.count == 3)
  }

  @Test(arguments: ["sin(x)", "2x", "(x+1)^2", "|x|", "√(x)"])
  func `a relation that was entered is left by the next formula`(next: String) {
    let bench = bench(live: true)
    bench.type("y<x^2")
    bench.key(.enter)
    bench.type(next)
    #expect(bench.graphed.count == 1)
    #expect(!bench.brain.line.contains("<"))
  }
}
