import Calculator
import Controls
import Documents
import Drawing
import Input
import Shell
import TestSupport
import Testing

/// Earlier entries, the last answer, the memory and further digits by plain presses.
@Suite struct EntriesTests {
  private func press(_ name: String, _ bench: Bench) throws {
    let place = try #require(bench.tree.all.first { $0.name == name }?.frame.center)
    bench.tap(place)
  }

  private func choose(_ text: String, _ bench: Bench) throws {
    try press("earlier entries, answer and memory", bench)
    let row = try #require(bench.draw().canvas.drawnTexts.last { $0.text == text })
    bench.tap(row.box.center)
  }

  @Test(arguments: [(1280.0, 800.0), (390, 844), (320, 480)])
  func `the memory is kept and recalled, the answer and an entry written, by a finger`(
    width: Double,
    height: Double
  ) throws {
    let bench = Bench(width, height)
    #expect(!bench.tree.all.contains { $0.name.hasPrefix("earlier entries") })
    bench.type("1+2=")
    try choose("→ M", bench)
    bench.key(.backspace, .command)
    bench.type("10×")
    try choose("M", bench)
    #expect(bench.brain.line == "10×M")
    bench.type("=")
    bench.key(.backspace, .command)
    bench.type("5−")
    try choose("Ans", bench)
    #expect(bench.brain.line == "5−(10×M)")
    try choose("1+2", bench)
    #expect(bench.brain.line == "1+2")
  }

  @Test(arguments: [(1280.0, 800.0), (390, 844), (320, 480)])
  func `an entry is shown as it was typed in a book`(width: Double, height: Double) throws {
    let bench = Bench(width, height, entersLine: false)
    bench.type("7/8+2^9=")
    bench.key(.backspace, .command)
    bench.type("x")
    try press("earlier entries, answer and memory", bench)
    let texts = bench.draw().canvas.drawnTexts
    let (over, under) = (texts.last { $0.text == "7" }, texts.last { $0.text == "8" })
    let (first, second) = (try #require(over).box, try #require(under).box)
    #expect(abs(first.midX - second.midX) < 3 && second.y > first.y + 6)
    #expect(bench.tree.all.contains { $0.name == "(7)÷(8)+2^(9)" })
  }

  @Test(arguments: [(390.0, 844.0), (844, 390), (667, 375), (568, 320), (480, 320)])
  func `further digits are pressed for`(width: Double, height: Double) throws {
    let bench = Bench(width, height)
    bench.type("sqrt(2)")
    #expect(bench.draw().displayWords.contains("1.414213562"))
    try press("more digits", bench)
    let later = bench.draw().displayWords
    #expect(!later.contains("1.414213562") && later.contains("…"))
    try press("digits before", bench)
    #expect(bench.draw().displayWords.contains("1.414213562"))
  }

  @Test func `the result is the large line once it was asked for`() throws {
    func sizes(_ bench: Bench) throws -> (formula: Double, result: Double) {
      let texts = bench.draw().canvas.drawnTexts
      let formula = try #require(texts.last { $0.text == "70" })
      let result = try #require(texts.last { $0.text == "79" })
      return (formula.font.size, result.font.size)
    }
    let bench = Bench(1280, 800)
    bench.type("70+9")
    let typed = try sizes(bench)
    #expect(typed.formula > typed.result)
    bench.type("=")
    let worked = try sizes(bench)
    #expect(worked.result > worked.formula)
    bench.type("+1")
    #expect(bench.brain.line == "70+9+1")
  }
}
