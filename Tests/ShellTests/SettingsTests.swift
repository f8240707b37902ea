import Controls
import Settings
import Calculator
import Documents
import Drawing
import Formulas
import Foundation
import GraphScene
import Input
import Operations
import SceneHost
import SceneParts
import Shell
import TestSupport
import Testing
import Words

/// Keys for the whole program, its settings, and the list of keys.
@Suite struct SettingsTests {
  @Test func `the whole can be made larger and smaller in steps, and that is kept`() {
    let bench = Bench(1024, 768)
    for _ in 0..<9 { bench.key(.character("="), [.command, .shift]) }
    #expect(bench.state.preferences.textSize == .double)
    #expect(Bench(1024, 768, state: bench.state).state.preferences.textSize == .double)
    for _ in 0..<9 { bench.key(.character("-"), [.command, .shift]) }
    #expect(bench.state.preferences.textSize == .smaller)
    for _ in 0..<2 { bench.key(.character("="), [.command, .shift]) }
    #expect(bench.state.preferences.textSize == .normal)
  }

  @Test(
    arguments: [(1.03, .normal), (-2, .normal), (0, .normal), (1.1, .large), (2, .double)]
      as [(Double, TextSize)]
  )
  func `a magnification of an older file is the nearest size, a senseless one none`(
    scale: Double,
    size: TextSize
  ) throws {
    let saved = try JSONEncoder().encode(SavedState())
    let older = String(decoding: saved.dropLast(), as: UTF8.self) + ",\"userScale\":\(scale)}"
    let state = try JSONDecoder().decode(SavedState.self, from: Data(older.utf8))
    let bench = Bench(1024, 768, state: state)
    #expect(bench.state.preferences.textSize == size)
  }

  @Test func `settings have the names by which files know them`() {
    let names: Set = [
      "theme", "textSize", "motion", "speaks", "entersLine", "vibrates", "followsTyping",
      "digitsFirst", "zoomAxes", "taps", "dotPitch",
    ]
    #expect(names.isSubset(of: Setting.allCases.map(\.rawValue)))
  }

  @Test(arguments: Setting.allCases)
  func `a setting is kept while it is not as it comes`(setting: Setting) throws {
    func text(_ state: SavedState) throws -> String {
      String(decoding: try JSONEncoder().encode(state), as: UTF8.self)
    }
    let name = "\"\(setting.rawValue)\":"
    var state = SavedState()
    #expect(try text(state).contains(name) == (setting == .theme))
    setting.row.advance(&state.preferences)
    #expect(state.preferences != Preferences())
    #expect(try text(state).contains(name))
    let read = try JSONDecoder().decode(SavedState.self, from: JSONEncoder().encode(state))
    #expect(read == state)
  }

  @Test func `everything grows as far as the window has room, then text alone`() {
    var state = SavedState()
    state.preferences.textSize = .double
    let bench = Bench(1920, 1080, state: state)
    for (size, magnification) in [
      (Size(width: 1920, height: 1200), 2.0), (Size(width: 1200, height: 900), 1.25),
      (Size(width: 844, height: 300), 1), (Size(width: 450, height: 900), 1.25),
      (Size(width: 320, height: 480), 1),
    ] {
      #expect(bench.calculator.magnification(in: size) == magnification, "\(size)")
    }
    state.preferences.textSize = .smaller
    let small = Bench(320, 480, state: state).calculator
    #expect(small.magnification(in: Size(width: 320, height: 480)) == 0.8)
  }

  @Test func `a size that is chosen in a menu is shown once that has closed`() throws {
    let bench = Bench(1920, 1200)
    let size = Size(width: 1920, height: 1200)
    bench.key(.character(","), .command)
    let row = try #require(bench.draw().place(of: "Size"))
    bench.tap(row)
    #expect(bench.state.preferences.textSize != .normal)
    #expect(bench.calculator.magnification(in: size) == 1)
    #expect(bench.draw().place(of: "Size")?.y == row.y)
    bench.key(.escape)
    #expect(bench.calculator.magnification(in: size) == bench.state.preferences.textSize.factor)
  }

  @Test func `F9 hides the calculator, Shift+F9 the graph, and again brings them back`() {
    let bench = Bench(1024, 768)
    bench.key(.function(9))
    #expect(bench.state.hidden == .master)
    #expect(!bench.draw().canvas.drawnTexts.contains { $0.text == "RAD" })
    bench.key(.function(9))
    bench.key(.function(9), .shift)
    #expect(bench.state.hidden == .detail)
    #expect(bench.draw().canvas.drawnTexts.contains { $0.text == "RAD" })
    bench.type("x")
    bench.key(.character("g"), .command)
    #expect(bench.state.hidden == nil)
    #expect(bench.graphed == ["x"])
  }

  @Test func `in the menu, too, and Escape brings the calculator back`() {
    let bench = Bench(1024, 768)
    bench.key(.function(6))
    bench.key(.character(","), .command)
    bench.tap(bench.draw().place(of: "Hide calculator"))
    #expect(bench.state.hidden == .master)
    bench.key(.escape)
    // Over the graph, which stays as it is.
    #expect(bench.draw().canvas.drawnTexts.contains { $0.text == "sinh" })
  }

  @Test func `the calculator's commands work while the graph has the keys`() {
    let bench = Bench(1024, 768)
    bench.type("x+1")
    bench.key(.function(6))
    bench.key(.character("z"), .command)
    #expect(bench.brain.line != "x+1")
    bench.key(.character("y"), .command)
    #expect(bench.brain.line == "x+1")
    bench.key(.character("d"), .command)
    #expect(bench.brain.angleUnit == .degrees)
    bench.key(.enter, .command)
    #expect(bench.graphed == ["x+1"])
    bench.key(.character("m"), .command)
    #expect(bench.brain.mode == .rpn)
    #expect(bench.key(.character("v"), .command).contains(.paste))
  }

  @Test func `each group remembers the control it was left on`() {
    let bench = Bench(1024, 768)
    bench.key(.function(6))
    bench.key(.tab)
    bench.key(.right)
    let left = bench.draw().focusRing
    bench.key(.tab)
    #expect(bench.draw().focusRing != left)
    bench.key(.tab, .shift)
    #expect(bench.draw().focusRing == left)
  }

  @Test func `motion and text size go round and are kept`() {
    let bench = Bench(1024, 768)
    bench.press(.start)
    let seen = (0..<3).map { _ in
      bench.tap(bench.draw().place(of: "Motion"))
      return bench.state.preferences.motion
    }
    #expect(seen == [.full, .reduced, .system])
    let sizes = (0..<8).map { _ in
      bench.tap(bench.draw().place(of: "Size"))
      return bench.state.preferences.textSize
    }
    #expect(sizes == [.large, .larger, .veryLarge, .huge, .double, .smaller, .small, .normal])
  }

  // MARK: Text size

  @Test(arguments: [(1280.0, 800.0), (1280, 720)])
  func `on a handheld no text is smaller than 15`(width: Double, height: Double) {
    let bench = Bench(width, height)
    #expect(bench.draw().canvas.drawnTexts.contains { $0.font.size < 15 })
    bench.send(.controller(.connected))
    let picture = bench.draw()
    let keys = picture.faces
    let small = picture.canvas.drawnTexts.filter { text in
      text.font.size < 15 && !keys.contains { $0.contains(text.box.center) }
    }
    #expect(small.isEmpty, "\(small.map(\.text))")
    bench.send(.controller(.disconnected))
    #expect(bench.draw().canvas.drawnTexts.contains { $0.font.size < 15 })
  }

  // MARK: Keys and gestures

  @Test(arguments: [(Key.function(1), KeyModifiers()), (.character("/"), .command)])
  func `the list of keys opens and closes`(key: Key, modifiers: KeyModifiers) {
    let bench = Bench(1024, 768)
    bench.key(key, modifiers)
    #expect(bench.draw().place(of: "Keys and gestures") != nil)
    bench.type("7")
    #expect(bench.brain.line.isEmpty)
    bench.key(key, modifiers)
    #expect(bench.draw().place(of: "Keys and gestures") == nil)
    bench.key(key, modifiers)
    bench.key(.escape)
    #expect(bench.draw().place(of: "Keys and gestures") == nil)
  }

  @Test(arguments: windows + [Size(width: 480, height: 320)])
  func `every line of the list can be scrolled to and is whole`(size: Size) {
    let bench = Bench(size.width, size.height)
    bench.key(.function(1))
    var seen: Set<String> = []
    for _ in 0..<110 {
      let texts = bench.draw().canvas.drawnTexts.filter { $0.clips.count == 1 }
      for text in texts where text.isWhole { seen.insert(text.text) }
      let cut = texts.filter { $0.box.x < 0 || $0.box.maxX > size.width }
      #expect(cut.isEmpty)
      bench.key(.down)
    }
    #expect(["Anywhere", "Calculator", "Presentation", "Controller"].allSatisfy(seen.contains))
    #expect(seen.contains { $0.hasSuffix("presents") })
    bench.press(.b)
    #expect(bench.draw().place(of: "Keys and gestures") == nil)
  }

  @Test func `the list follows finger and wheel and goes with a tap beside it`() {
    let bench = Bench(1024, 768)
    bench.key(.function(1))
    let first = bench.draw().place(of: "What can be typed")
    bench.drag([Point(x: 500, y: 600), Point(x: 500, y: 560)])
    #expect(bench.draw().place(of: "What can be typed").map { $0.y } == first.map { $0.y - 40 })
    bench.wheel(1, at: Point(x: 500, y: 500))
    #expect(bench.draw().place(of: "What can be typed") == first)
    bench.tap(Point(x: 5, y: 5))
    #expect(bench.draw().place(of: "Keys and gestures") == nil)
  }

  @Test func `to a finger it tells first what a finger does, and no key's tip`() {
    let bench = Bench(390, 844)
    bench.tap(bench.tree.all.first { $0.name == "more" }?.frame.center)
    bench.tap(bench.draw().place(of: "Help"))
    #expect(headings(bench).prefix(2) == ["What can be typed", "Keys on the screen"])
    let other = Bench(1280, 800)
    other.key(.function(1))
    other.clock += 3
    _ = other.calculator.advance(to: other.clock)
    #expect(!other.draw().canvas.drawnTexts.contains { $0.text == "Close" })
  }

  private func headings(_ bench: Bench) -> [String] {
    bench.draw().canvas.drawnTexts.map(\.text).filter { text in
      HelpTopic.allCases.contains { Words.Locale()($0) == text }
    }
  }

  @Test func `the help begins with what can be typed, and with the hand that asks`() {
    let bench = Bench(1024, 768)
    bench.key(.function(1))
    #expect(headings(bench).first == "What can be typed")
    let texts = bench.draw().canvas.drawnTexts.map(\.text).joined(separator: " ")
    for word in ["sin(x)", "{x<0", "{1, 2, 3}", "r =", "(cos(3t)", "sum(", "int(", "f(x)"] {
      #expect(texts.contains(word), "\(word)")
    }
    #expect(headings(bench).dropFirst().first.map { $0 == "Calculator" } ?? true)
  }

  @Test func `F1 speaks of the place where one is`() throws {
    let bench = Bench(1024, 768)
    try bench.graph(["x"])
    bench.key(.function(1))
    #expect(headings(bench).first == "Graph, keys")
    bench.key(.escape)
    bench.key(.character("l"), .command)
    bench.key(.function(1))
    #expect(headings(bench).first == "List of functions")
    bench.key(.escape)
    bench.key(.escape)
    bench.type("s")
    bench.key(.function(1))
    #expect(headings(bench).first == "Analysis")
    bench.key(.escape)
    bench.key(.escape)
    bench.key(.character("t"), .command)
    bench.key(.function(1))
    #expect(headings(bench).first == "Table of values")
    bench.key(.escape)
    bench.key(.escape)
    bench.key(.function(5))
    bench.key(.function(1))
    #expect(headings(bench).first == "Presentation")
  }
}
