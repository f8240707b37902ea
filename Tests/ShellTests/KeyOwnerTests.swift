import Calculator
import Controls
import Documents
import Drawing
import GraphTools
import GraphModel
import Input
import SceneHost
import Shell
import TestSupport
import Testing

/// One place receives the keys, and shows it.
@Suite struct KeyOwnerTests {
  /// All that can be open, each as it is after keys and after a click into it.
  @Test(arguments: Opening.all)
  func `one caret or ring is seen, and what is typed goes there`(opening: Opening) throws {
    let bench = try opening.bench()
    try Self.check(bench)
  }

  @Test(arguments: [
    Point(x: 900, y: 600), Point(x: 200, y: 100), Point(x: 200, y: 700), Point(x: 1258, y: 750),
    Point(x: 490, y: 36),
  ])
  func `a click gives the keys to what it hit`(place: Point) throws {
    let bench = Bench(1280, 800)
    try bench.graph(["a*sin(x)", "x^2-3"])
    bench.click(place)
    try Self.check(bench)
    bench.key(.function(6))
    try Self.check(bench)
  }

  @Test func `an open menu hears the keys, not the number typed beneath it`() throws {
    let bench = Bench(1280, 800)
    try bench.graph(["x^2-3"])
    bench.type("t7")
    bench.key(.character(","), .command)
    try Self.check(bench)
    bench.key(.backspace)
    bench.key(.escape)
    // The menu is closed, and the number stands as it was typed.
    #expect(!bench.calculator.layers.contains { $0.layer == .graph(.menu) })
    #expect(bench.draw().canvas.drawnTexts.contains { $0.text == "7" })
    bench.key(.enter)
    #expect(bench.state.exploration?.trace?.x == 7)
  }

  @Test func `the list's line, a number on the card and one in the table have the only caret`()
    throws
  {
    for keys in ["L7", "t7", "T7"] {
      let bench = Bench(1280, 800)
      try bench.graph(["a*sin(x)", "x^2-3"])
      switch keys {
      case "L7": bench.key(.character("l"), .command)
      case "t7": bench.type("t")
      default: bench.key(.character("t"), .command)
      }
      bench.type("7")
      #expect(Marks(bench).carets.count == 1, "\(keys)")
      try Self.check(bench)
      // The calculator takes the keys, and the caret with them.
      let display = bench.draw().display?.center
      bench.click(keys == "L7" ? try PanelOnScreen(bench).close : display)
      #expect(bench.calculator.keyLayer == .keypad)
      #expect(Marks(bench).carets.count == 1)
      try Self.check(bench)
    }
  }

  private static func check(_ bench: Bench) throws {
    let marks = Marks(bench)
    let owner = bench.calculator.keyLayer
    // A ring and a caret in it are one.
    let rings = marks.rings.filter { ring in !marks.carets.contains { ring.contains($0.center) } }
    #expect(rings.count + marks.carets.count <= 1, "\(owner)")
    let layers = bench.calculator.layers.map(\.layer)
    let isSplit = layers.contains(.keypad) && layers.contains(.graph(.plane))
    let isPlain = ![.sheet, .graph(.menu), .graph(.pad)].contains(owner)
    if isSplit, isPlain {
      #expect(rings.count + marks.carets.count == 1, "\(owner)")
      let pane = bench.draw().arrangement.master ?? .zero
      #expect((rings + marks.carets).allSatisfy { pane.contains($0.center) } == (owner == .keypad))
    }
    let line = bench.brain.line
    // A fresh line on the plane may be what was there before.
    let digit = line == "7" ? "8" : "7"
    bench.type(digit)
    // What is no shortcut is written where formulas are.
    let plane: [LayerOnScreen.Layer] = [.graph(.plane), .graph(.tools), .graph(.chips)]
    let isPresented = !layers.contains(.keypad) && !layers.contains(.graph(.tools))
    let isWritten =
      owner == .keypad
      || plane.contains(owner) && !isPresented && bench.state.exploration?.trace == nil
    #expect((bench.brain.line != line) == isWritten, "\(owner)")
    #expect((bench.calculator.keyLayer == .keypad) == isWritten)
    if owner == .graph(.list) {
      let picture = bench.draw()
      let list = picture.arrangement.dock ?? picture.arrangement.detail ?? .zero
      let typed = picture.canvas.drawnTexts.filter { $0.text.hasSuffix(digit) }
      #expect(typed.contains { list.contains($0.box.center) })
    }
  }

  // MARK: Escape

  @Test func `Escape never takes away what is entered`() {
    let bench = Bench(1280, 800)
    for mode in ["formula", "stack"] {
      if mode == "stack" { bench.key(.character("m"), .command) }
      bench.type("2+3")
      let (line, stack) = (bench.brain.line, bench.brain.stackCount)
      for _ in 0..<5 { bench.key(.escape) }
      #expect(bench.brain.line == line)
      #expect(bench.brain.stackCount == stack)
      if mode == "formula" {
        #expect(bench.draw().displayWords.contains("Ctrl+Backspace clears"))
      }
    }
  }

  @Test func `Ctrl and Backspace clear the line`() {
    let bench = Bench(1280, 800)
    bench.type("2+3")
    bench.key(.backspace, .command)
    #expect(bench.brain.line.isEmpty)
  }

  @Test func `Escape closes one thing after the other and stays beside the calculator`() throws {
    let bench = Bench(1280, 800)
    try bench.graph(["x^2-3"])
    bench.type("ts")
    bench.key(.function(8))
    bench.key(.character(","), .command)
    func open() -> Int {
      _ = bench.draw()
      let exploration = bench.state.exploration
      return [
        bench.calculator.keyLayer == .graph(.menu), exploration?.showsFunctions ?? false,
        exploration?.statistics != nil, exploration?.trace != nil,
      ]
      .filter { $0 }.count
    }
    #expect(open() == 4)
    var before = open()
    for _ in 0..<4 {
      bench.key(.escape)
      #expect(open() == before - 1)
      before = open()
    }
    for _ in 0..<3 { bench.key(.escape) }
    #expect(open() == before)
    #expect(bench.calculator.keyLayer == .graph(.plane))
    #expect(bench.brain.line == "x^2−3")
  }

  // MARK: Menus

  @Test func `only one menu is open`() throws {
    let bench = Bench(1280, 800)
    try bench.graph(["x"])
    let more = Point(x: 1280 - 16 - 22, y: 36)
    bench.click(bench.barIcon(fromRight: 0))
    #expect(bench.calculator.keyLayer == .keypadMenu)
    // A press beside the menu only closes it.
    bench.click(more)
    #expect(bench.calculator.keyLayer == .keypad)
    bench.click(more)
    #expect(bench.calculator.keyLayer == .graph(.menu))
    bench.click(bench.barIcon(fromRight: 0))
    #expect(bench.calculator.keyLayer == .graph(.tools))
    for act in [Key.function(6), .function(1), .function(8)] {
      bench.click(bench.barIcon(fromRight: 0))
      bench.key(act)
      let open = bench.calculator.layers.map(\.layer)
      #expect(!open.contains(.keypadMenu) && !open.contains(.graph(.menu)))
      bench.key(.escape)
    }
  }

  // MARK: Where typing once went astray

  @Test func `typing in the list writes a new function`() throws {
    let bench = Bench(1280, 800)
    try bench.graph(["x"])
    let before = bench.viewport
    bench.key(.character("l"), .command)
    bench.type("sof+0")
    #expect(bench.viewport == before)
    #expect(bench.state.exploration?.statistics == nil)
    bench.key(.escape)
    bench.type("2x")
    bench.key(.enter)
    #expect(bench.graphed == ["x", "2·x"])
  }

  @Test func `digits typed at a table of one's own x go into it`() throws {
    let bench = Bench(1280, 800)
    try bench.graph(["x"])
    let before = bench.viewport
    bench.key(.character("t"), .command)
    bench.click(bench.draw().place(of: "Own "))
    for text in ["0", "1.5", "-2"] {
      bench.type(text)
      bench.key(.enter)
    }
    #expect(bench.state.document.table?.places == [0, 1.5, -2])
    #expect(bench.viewport == before)
  }

  @Test(arguments: [Size(width: 1280, height: 800), Size(width: 390, height: 844)])
  func `Esc closes a table, wherever the focus is`(size: Size) throws {
    let bench = Bench(size.width, size.height)
    try bench.graph(["x"])
    bench.key(.character("t"), .command)
    #expect(bench.state.exploration?.showsTable == true)
    bench.click(Point(x: bench.plot.midX, y: bench.plot.y + 100))
    // The click has begun a trace, which ends first.
    if bench.state.exploration?.trace != nil { bench.key(.escape) }
    #expect(bench.state.exploration?.showsTable == true)
    bench.key(.escape)
    #expect(bench.state.exploration?.showsTable != true)
    #expect(bench.state.isGraphShown)
  }

  @Test func `a finger and the mouse put the caret and select in the list's line`() throws {
    let bench = Bench(1280, 800)
    try bench.graph(["sin(x)"])
    bench.key(.character("l"), .command)
    bench.click(bench.draw().place(of: "Add a function"))
    bench.type("12+34")
    let line = try #require(
      bench.draw().canvas.drawnTexts.last { $0.text.contains("34") }
    )
    let place = Point(x: line.box.x + 1, y: line.box.midY)
    bench.click(place)
    bench.type("5")
    bench.tap(place + Vector(dx: 8, dy: 0), count: 2)
    bench.type("7")
    bench.key(.enter)
    #expect(bench.document.graph.functions.functions.last?.text == "12+7")
  }
}

/// What shows where the keys go.
private struct Marks {
  let rings: [Rect]
  let carets: [Rect]

  init(_ bench: Bench) {
    let picture = bench.draw()
    let theme = picture.theme
    rings = picture.canvas.drawnBoxes.filter { $0.isBorder && $0.color == theme.focus }.map(\.frame)
    carets = picture.canvas.drawnFills
      .filter {
        [theme.accent.fill, theme.accent.text].contains($0.color) && $0.frame.width <= 2
          && $0.frame.height > 8
      }
      .map(\.frame)
  }
}
