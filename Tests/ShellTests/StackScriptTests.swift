import Calculator
import Documents
import Drawing
import Formulas
import GraphScene
import Input
import SceneParts
import Shell
import Testing

@Suite struct StackScriptTests {
  private func bench(_ size: Size) -> Bench {
    let bench = Bench(size.width, size.height)
    bench.tap(bench.draw().place(of: "RPN"))
    return bench
  }

  @Test(arguments: windows)
  func `numbers are pushed and combined by the keys`(size: Size) {
    let bench = bench(size)
    #expect(bench.brain.mode == .rpn)
    #expect(bench.tapKeys("3", "Enter", "4", "+"))
    #expect(bench.brain.stackCount == 1)
    #expect(bench.brain.program?.evaluate(at: 0) == 7)
    #expect(bench.draw().displayWords.contains("3+4"))
  }

  @Test(arguments: windows)
  func `swap, roll and drop move the levels`(size: Size) {
    let bench = bench(size)
    #expect(bench.tapKeys("1", "Enter", "2", "Enter", "3", "Enter"))
    bench.tapKeys("swap")
    #expect((1...3).map { bench.brain.level($0) } == ["2", "3", "1"])
    bench.tapKeys("roll")
    #expect(Set((1...3).compactMap { bench.brain.level($0) }) == ["1", "2", "3"])
    #expect(bench.brain.level(1) != "2")
    bench.tapKeys("drop")
    #expect(bench.brain.stackCount == 2)
  }

  @Test func `a function of the stack is graphed like a formula's`() {
    let stack = bench(Size(width: 390, height: 844))
    #expect(stack.tapKeys("x", "sin", "x", "×"))
    stack.tapGraph()
    let formula = Bench(390, 844)
    formula.type("sin(x)*x")
    formula.tapGraph()
    #expect(stack.graphed == formula.graphed)
    #expect(stack.state.isGraphShown)
  }

  @Test func `too little on the stack is said for three seconds and changes nothing`() {
    let bench = bench(Size(width: 1440, height: 900))
    bench.tapKeys("3", "Enter", "+")
    let sentence = "+ needs two values, the stack has one"
    #expect(bench.draw().displayWords.contains(sentence))
    #expect(bench.brain.stackCount == 1)
    _ = bench.calculator.advance(to: bench.clock + 3.2)
    #expect(!bench.draw().displayWords.contains(sentence))
  }

  @Test func `switching to the stack and back keeps the formula`() {
    let bench = Bench(1024, 768)
    bench.type("sin(x)*x")
    bench.key(.character("m"), .command)
    bench.key(.character("m"), .command)
    #expect(bench.brain.line == "sin(x)×x")
  }

  @Test func `shoulder buttons swap and enter`() {
    let bench = bench(Size(width: 1024, height: 768))
    bench.type("1")
    bench.press(.rightShoulder)
    bench.type("2")
    bench.press(.rightShoulder, .leftShoulder)
    #expect(bench.brain.level(1) == "1")
    #expect(bench.brain.level(2) == "2")
  }
}
