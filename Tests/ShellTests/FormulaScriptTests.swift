import Calculator
import Documents
import Drawing
import Formulas
import GraphScene
import Input
import Operations
import SceneHost
import SceneParts
import Shell
import TestSupport
import Testing

/// Windows in which all of the keypad's shapes occur.
let windows = [
  Size(width: 390, height: 844), Size(width: 320, height: 480), Size(width: 667, height: 375),
  Size(width: 844, height: 390), Size(width: 1024, height: 768),
]

@Suite struct FormulaScriptTests {
  @Test(arguments: windows)
  func `keys and typed text make the same formula`(size: Size) {
    let keyed = Bench(size.width, size.height)
    let typed = Bench(size.width, size.height)
    #expect(keyed.tapKeys("sin", "x", ")", "×", "x"))
    typed.type("sin(x)*x")
    #expect(keyed.brain.line == "sin(x)×x")
    #expect(typed.brain.line == keyed.brain.line)
    #expect(keyed.brain.program == typed.brain.program)
  }

  @Test(arguments: windows)
  func `the display shows the formula and what it is`(size: Size) {
    let bench = Bench(size.width, size.height)
    bench.type("sin(x)*x")
    let words = bench.draw().displayWords
    #expect(words.contains("y=sin(x)·x"))
    #expect(words.contains("a function of x"))
  }

  @Test func `an empty display says what to do`() {
    let bench = Bench(390, 844)
    #expect(bench.draw().displayWords.contains("Type a formula"))
    bench.key(.character("m"), .command)
    #expect(bench.draw().displayWords.contains("The stack is empty"))
  }

  @Test(arguments: [
    ("2+", "Nothing after +"), ("(2", "Unmatched ("),
    ("sin(", "Nothing after sin"), ("1/0=", "undefined: division by 0"),
    ("sqrt(-4)=", "no real value: √ of −4"),
  ])
  func `the display says what is missing or why there is no value`(text: String, words: String) {
    let bench = Bench(1440, 900)
    bench.type(text)
    #expect(bench.draw().displayWords.contains(words))
  }

  @Test(arguments: [("2+3=", "= 5"), ("sin(2)=", "≈ 0.9092974268"), ("1/4=", "= 0.25")])
  func `a value says whether it is exact`(text: String, words: String) {
    let bench = Bench(1024, 768)
    bench.type(text)
    #expect(bench.draw().displayWords.contains(words))
  }

  @Test func `undo and redo go back and forth by key, button and controller`() {
    let bench = Bench(1024, 768)
    bench.tapKeys("7", "+", "x")
    let full = bench.brain.line
    let undo = [
      { _ = bench.key(.character("z"), .command) }, { _ = bench.tap(bench.barIcon(fromRight: 2)) },
      { _ = bench.press(.leftStick) },
    ]
    for act in undo { act() }
    #expect(bench.brain.line.isEmpty)
    let redo = [
      { _ = bench.key(.character("y"), .command) }, { _ = bench.tap(bench.barIcon(fromRight: 1)) },
      { _ = bench.key(.character("z"), [.command, .shift]) },
    ]
    for act in redo { act() }
    #expect(bench.brain.line == full)
  }

  @Test func `clearing asks no question, and undo brings everything back`() {
    let bench = Bench(390, 844)
    bench.type("sin(x)*x")
    bench.tapKeys("C")
    #expect(bench.brain.line.isEmpty)
    bench.key(.character("z"), .command)
    #expect(bench.brain.line == "sin(x)×x")
  }

  @Test(arguments: [("sin(x)*x", "sin(x)×x"), ("2+3", "5"), ("1/3", "0.333333333333333")])
  func `copying gives the value of a constant, else the formula`(text: String, copied: String) {
    let bench = Bench(1024, 768)
    bench.type(text)
    #expect(bench.key(.character("c"), .command).contains(.copy(copied)))
  }

  @Test func `pasting is asked for, and what comes goes into the formula`() {
    let bench = Bench(1024, 768)
    #expect(bench.key(.character("v"), .command).contains(.paste))
    _ = bench.calculator.paste("2*x+1")
    #expect(bench.brain.program?.evaluate(at: 3) == 7)
  }

  @Test func `a tap in the formula sets the caret there`() throws {
    let bench = Bench(390, 844)
    bench.type("123456")
    let texts = bench.draw().displayTexts.filter { $0.text == "123456" }
    let text = try #require(texts.max { $0.font.size < $1.font.size })
    bench.tap(Point(x: text.box.x + text.box.width / 2, y: text.box.midY))
    bench.type("0")
    #expect(bench.brain.line == "1230456")
  }

  @Test func `holding delete repeats until it is let go`() throws {
    let bench = Bench(390, 844)
    bench.type("1234567")
    let key = try #require(bench.draw().keys()?.first { $0.name == "⌫" }).frame.center
    bench.send(.finger(FingerEvent(.began, id: 1, at: key, time: 100)))
    _ = bench.calculator.advance(to: bench.clock + 0.51)
    _ = bench.calculator.advance(to: bench.clock + 0.58)
    #expect(bench.brain.line == "12345")
  }

  @Test func `sliding off a key does nothing`() throws {
    let bench = Bench(390, 844)
    let key = try #require(bench.draw().keys()?.first { $0.name == "7" }).frame
    bench.drag([key.center, Point(x: key.maxX + 40, y: key.midY), key.center])
    #expect(bench.brain.line.isEmpty)
  }

  @Test func `two fingers press two keys`() throws {
    let bench = Bench(390, 844)
    let keys = try #require(bench.draw().keys())
    let places = ["7", "8"].compactMap { name in keys.first { $0.name == name }?.frame.center }
    for phase in [FingerEvent.Phase.began, .ended] {
      for (id, place) in places.enumerated() {
        bench.send(.finger(FingerEvent(phase, id: Int64(id), at: place, time: 0)))
      }
    }
    #expect(bench.brain.line == "78")
  }

  @Test func `degrees and radians are switched by pill and key`() {
    let bench = Bench(1024, 768)
    bench.tap(bench.draw().place(of: "RAD"))
    #expect(bench.brain.angleUnit == .degrees)
    #expect(bench.draw().place(of: "DEG") != nil)
    bench.key(.character("d"), .command)
    #expect(bench.brain.angleUnit == .radians)
  }

  @Test(arguments: [(Key.function(11), SceneRequest.toggleFullScreen), (.character("q"), .quit)])
  func `the window is asked for what only it can do`(key: Key, request: SceneRequest) {
    #expect(Bench(1024, 768).key(key, .command).contains(request))
  }
}
