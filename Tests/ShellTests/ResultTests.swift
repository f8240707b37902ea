import Calculator
import Controls
import Documents
import Drawing
import Formulas
import ExactEvaluation
import Input
import Notation
import Operations
import Settings
import SceneHost
import Shell
import TestSupport
import Testing

/// What the display and the graph say of numbers, with exact numbers behind them.
@Suite struct ResultTests {
  private func bench(_ width: Double = 1024, in background: Background = .atOnce) -> Bench {
    let bench = Bench(width, 768)
    bench.calculator.answerNumbers { question, _ in
      let evaluation = ExactCalculation(question)
      return ExactReply(evaluation.answer, form: question.wantsForm ? evaluation.form : nil)
    }
    bench.calculator.work(in: background)
    return bench
  }

  /// Lets everything be answered that is asked.
  private func settle(_ bench: Bench, _ later: Later) {
    repeat { _ = bench.draw() } while later.run() > 0
  }

  @Test(arguments: [
    ("0.1+0.2", "= 0.3"), ("1E20+1-1E20", "= 1"), ("sin(π)", "= 0"), ("1/3*3", "= 1"),
    ("tan(π/2)", "undefined: tan at π/2"),
    ("9^9^9^9", "too large: about 10^(4.08·10^369693099)"),
    ("171!", "≈ 1.241018070…·10³⁰⁹"), ("2^64", "= 18446744073709551616"),
    ("ln(e)", "= 1"), ("√2)^2", "= 2"), ("π", "≈ 3.141592653…"), ("1-1E-30", "≈ 0.9999999999…"),
  ])
  func `the display says only what is certain`(typed: String, shown: String) {
    let bench = bench()
    bench.type(typed)
    #expect(bench.draw().displayWords.contains(shown))
  }

  @Test func `closed form and digits stand beside each other, and change places`() {
    let bench = bench()
    bench.type("sin(π/3)")
    // The root's roof and the fraction's rule are strokes.
    #expect(bench.draw().displayWords.contains("= 32≈ 0.8660"))
    bench.key(.character("r"), .command)
    #expect(bench.draw().displayWords.contains("…= 32"))
    let restarted = Bench(1024, 768, state: bench.state)
    #expect(restarted.state.preferences.digitsFirst == true)
    bench.key(.character("r"), .command)
    #expect(bench.state.preferences.digitsFirst == false)
  }

  @Test(arguments: [320.0, 390, 1024])
  func `a fraction is shown whole, or its digits are`(width: Double) {
    let bench = bench(width)
    bench.type("sum(1/n^2,n,1,100)")
    let words = bench.draw().displayWords
    #expect(words.contains("≈ 1.634983900") && !words.contains("= "), "\(words)")
  }

  @Test(arguments: [
    ("Copy as shown", "0.3333333333"), ("Copy exact", "1/3"), ("Copy formula", "1÷3"),
    ("Copy 1000 digits", "0." + String(repeating: "3", count: 1_000)),
  ])
  func `a result is copied as shown, exact or in many digits`(row: String, text: String) {
    let bench = bench()
    bench.type("1÷3")
    bench.key(.menu)
    #expect(bench.draw().focusRing != nil)
    let requests = bench.click(bench.draw().place(of: row))
    #expect(requests.contains(.copy(text)), "\(requests)")
    #expect(bench.calculator.keyLayer == .keypad)
  }

  @Test(arguments: [false, true])
  func `digits that have to be waited for are copied when they come`(afterAnEvent: Bool) {
    let later = Later()
    let bench = bench(in: later.background)
    bench.type("π")
    settle(bench, later)
    bench.key(.function(10), .shift)
    let requests = bench.click(bench.draw().place(of: "Copy 1000 digits"))
    #expect(!requests.contains { if case .copy = $0 { true } else { false } })
    _ = later.run()
    // An event that lays out anew sees the answer first.
    if afterAnEvent {
      bench.send(.pointer(PointerEvent(.moved, at: Point(x: 4, y: 4), time: bench.clock)))
    }
    let copied = bench.calculator.advance(to: bench.clock + 1).compactMap {
      if case .copy(let text) = $0 { text } else { nil }
    }
    #expect(copied.map(\.count) == [1_001])
    #expect(copied.first?.hasPrefix("3.14159265358979323846264338327950288") ?? false)
  }

  @Test func `a short result has one way to be copied, and a formula of x has its own`() {
    let bench = bench()
    bench.type("2+3")
    bench.key(.menu)
    let picture = bench.draw()
    #expect(picture.place(of: "Copy") != nil)
    #expect(picture.place(of: "Copy as shown") == nil)
    bench.key(.escape)
    bench.key(.escape)
    #expect(bench.brain.line == "2+3")
    bench.type("x")
    bench.key(.menu)
    #expect(bench.draw().place(of: "Copy") == nil)
    #expect(bench.click(bench.draw().place(of: "Copy formula")).contains(.copy("2+3x")))
  }

  @Test func `a fraction of what is written with decimals is not told`() {
    let bench = bench()
    bench.type("19.99*3")
    #expect(bench.draw().displayWords.hasPrefix("= 59.97"))
  }

  @Test func `digits that are not there yet are not made up`() {
    let later = Later()
    let bench = bench(in: later.background)
    bench.type("cos(1)^2+sin(1)^2")
    let waiting = bench.draw().displayWords
    #expect(waiting.contains("≈") && !waiting.contains("≈ "))
    settle(bench, later)
    #expect(bench.draw().displayWords.contains("= 1"))
  }

  @Test func `an answer to what was asked before says nothing of what stands there now`() {
    let later = Later()
    let bench = bench(in: later.background)
    bench.type("sin(π)")
    _ = bench.draw()
    bench.type("+√2)")
    later.run()
    _ = bench.draw()
    #expect(!bench.draw().displayWords.contains("= 0"))
    settle(bench, later)
    #expect(bench.draw().displayWords.contains("= 2≈ 1.4142"))
  }

  @Test func `digits moved along are those of the number, and none changes`() throws {
    let bench = bench()
    bench.type("√2)")
    let places = 400
    let program = try FormulaParser.parse("√(2)")
    let question = ExactQuestion(
      formula: program.instructions,
      place: nil,
      angleUnit: .radians,
      digits: 2 * places,
      wantsForm: false,
      milliseconds: 20_000
    )
    guard case .number(let digits) = ExactCalculation(question).answer else {
      Issue.record("no digits")
      return
    }
    var seen = 0
    for _ in 0..<places {
      bench.key(.right, .option)
      let words = bench.draw().displayWords
      let parts = words.split(separator: "…", omittingEmptySubsequences: false)
      try #require(parts.count == 3)
      let first = bench.firstDigit(in: words)
      let window = parts[1].filter(\.isNumber)
      #expect(window.count > 10)
      let start = digits.digits.index(digits.digits.startIndex, offsetBy: first - 1)
      #expect(digits.digits[start...].hasPrefix(window))
      seen = first
    }
    #expect(seen == places + 1)
    bench.key(.home, .option)
    #expect(bench.draw().displayWords.contains("≈ 1.414213562…"))
  }

  @Test(arguments: ["2^1000", "3^500", "171!"])
  func `one step goes to the last digit of a whole number, and none beyond`(formula: String) throws
  {
    let later = Later()
    let bench = bench(in: later.background)
    bench.type(formula)
    settle(bench, later)
    var seen: [String] = []
    for _ in 0..<4 {
      bench.key(.end, .option)
      for _ in 0..<3 { settle(bench, later) }
      seen.append(bench.draw().displayWords)
    }
    #expect(Set(seen).count == 1, "\(seen)")
    #expect(seen[0].contains { $0.isNumber } && !seen[0].contains("…·"))
  }

  @Test(arguments: ["31381059609", "1234567890123", "2^64"], [320.0, 390, 1024])
  func `where all digits stand in the line no more are offered`(typed: String, width: Double) {
    let bench = bench(width)
    bench.type(typed)
    bench.key(.enter)
    let resting = bench.draw().displayWords
    let isWhole = !resting.contains("…")
    #expect(isWhole || typed == "2^64")
    #expect(bench.tree.all.contains { $0.name == "more digits" } != isWhole, "\(resting)")
    bench.key(.right, .option)
    #expect((bench.draw().displayWords == resting) == isWhole)
  }

  @Test func `an exact number stays one while it is moved along`() {
    let bench = bench(320)
    bench.type("3^80")
    for _ in 0..<60 {
      bench.key(.right, .option)
      let words = bench.draw().displayWords
      #expect(words.contains("= …") && !words.contains("≈"), "\(words)")
    }
  }

  @Test func `a finger and the wheel move the digits, a key brings them to rest`() {
    let bench = bench()
    bench.type("π/7")
    let box = bench.draw().display ?? .zero
    let line = Point(x: box.maxX - 60, y: box.y + 24)
    bench.drag([line, Point(x: line.x - 80, y: line.y), Point(x: line.x - 160, y: line.y)])
    #expect(bench.draw().displayWords.contains("after the point"))
    #expect(bench.state.preferences.digitsFirst == false)
    bench.type("2")
    #expect(bench.draw().displayWords.contains("≈ 0.043633"))
    bench.drag([line, Point(x: line.x - 80, y: line.y), Point(x: line.x - 160, y: line.y)])
    bench.type("+1")
    #expect(bench.draw().displayWords.contains("≈ 1.0436"))
    bench.send(.wheel(delta: Vector(dx: 0, dy: -3), at: line, modifiers: []))
    #expect(bench.draw().displayWords.contains("after the point"))
  }

  @Test(
    arguments: ["(8/9)^40+1", "sum(1/n,n,1,100)", "(2/3)^80", "1/7+10^-30"],
    [(320.0, 480.0), (390, 844), (480, 320), (640, 480), (844, 390), (854, 480), (1024, 768)]
  )
  func `a fraction that has no room is told as digits, not cut to a whole number`(
    formula: String,
    size: (width: Double, height: Double)
  ) {
    let bench = Bench(size.width, size.height)
    for _ in 0..<2 {
      bench.type("\(formula)\n")
      let words = bench.draw().displayWords
      #expect(!words.contains("= ") || !words.contains("…") || words.contains("≈"), "\(words)")
    }
  }

  @Test func `the trace and the table stand where the curve is`() throws {
    let bench = bench()
    try bench.graph(["(1-cos(x/10^8))/(x/10^8)^2"])
    bench.type("t1")
    bench.key(.enter)
    _ = bench.draw()
    let words = bench.draw().graphWords
    #expect(words.contains("0.5"))
    #expect(!words.contains("y0slope"))
    bench.key(.character("t"), .command)
    for _ in 0..<3 { _ = bench.draw() }
    let cells = bench.draw().graphTexts.map(\.text)
    #expect(cells.count { $0 == "0.5" } > 10)
    #expect(!cells.contains("…"))
  }

  @Test func `without exact numbers nothing is told that is not certain`() throws {
    let bench = Bench(1024, 768)
    try bench.graph(["(1-cos(x/10^8))/(x/10^8)^2"])
    bench.type("t1")
    bench.key(.enter)
    bench.key(.character("t"), .command)
    let texts = bench.draw().graphTexts.map(\.text)
    #expect(texts.contains("…"))
    // Besides 0 on the axis and in the column of x.
    #expect(texts.count { $0 == "0" } <= 3)
  }
}

extension Bench {
  /// The number of the first digit in sight, as the display tells it.
  fileprivate func firstDigit(in words: String) -> Int {
    let rest = words.split(separator: "digits ").last ?? ""
    return Int(rest.prefix { $0.isNumber }) ?? 0
  }
}
