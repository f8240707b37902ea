import Calculator
import Controls
import Documents
import Drawing
import GraphTools
import GraphModel
import Input
import SceneHost
import SceneParts
import Shell
import TestSupport
import Testing

/// The list in the calculator's place.
struct DockedListTests {
  private let bench: Bench

  init() {
    bench = Bench(1280, 800, state: SavedState(), entersLine: false, live: false)
  }

  private func open(_ formulas: String...) throws -> PanelOnScreen {
    try bench.graph(formulas)
    bench.key(.character("l"), .command)
    return try PanelOnScreen(bench)
  }

  private var texts: [String] { bench.document.functions.functions.map(\.text) }

  @Test func `the calculator is gone while the list is open, and comes back with the keys`() throws
  {
    let panel = try open("x")
    #expect(bench.draw().arrangement.master == nil)
    #expect(!bench.calculator.layers.contains { $0.layer == .keypad })
    #expect(bench.calculator.keyLayer == .graph(.list))
    #expect(panel.card == Rect(x: 0, y: 0, width: 384, height: 800))
    bench.click(panel.close)
    #expect(bench.calculator.keyLayer == .keypad)
    bench.type("+1")
    #expect(bench.brain.line == "x+1")
  }

  @Test(arguments: [true, false])
  func `Keypad is pressed by a finger, wherever the list was opened`(onGraph: Bool) throws {
    try bench.graph(["x"])
    if onGraph { bench.click(Point(x: 1000, y: 700)) }
    bench.key(.character("l"), .command)
    bench.tap(try PanelOnScreen(bench).close)
    #expect(bench.calculator.keyLayer == .keypad)
    #expect(bench.draw().arrangement.master != nil)
  }

  @Test func `a press on the plane leaves the list where it is`() throws {
    let panel = try open("x")
    bench.click(Point(x: 1000, y: 700))
    #expect(bench.calculator.keyLayer == .graph(.plane))
    #expect(try PanelOnScreen(bench).card == panel.card)
    // Its own keys go on in a round: the list comes after the last tool.
    for _ in 0..<20 where bench.calculator.keyLayer != .graph(.list) { bench.key(.tab) }
    #expect(bench.calculator.keyLayer == .graph(.list))
  }

  @Test func `F6 goes between the list and the plane, Esc closes the list`() throws {
    _ = try open("x")
    for layer in [GraphLayer.plane, .list, .plane] {
      bench.key(.function(6))
      #expect(bench.calculator.keyLayer == .graph(layer))
      #expect(bench.draw().arrangement.master == nil)
    }
    bench.key(.function(6))
    bench.key(.escape)
    #expect(bench.draw().arrangement.master != nil)
  }

  @Test func `Tab goes through all of the list and comes back to it, both ways`() throws {
    _ = try open("a*x")
    for modifiers in [KeyModifiers(), .shift] {
      var layers: [LayerOnScreen.Layer] = []
      for _ in 0..<24 {
        bench.key(.tab, modifiers)
        layers.append(bench.calculator.keyLayer)
      }
      #expect(layers.filter { $0 == .graph(.list) }.count >= 4)
      #expect(layers.contains(.graph(.plane)) && layers.contains(.graph(.tools)))
    }
  }

  @Test func `a finger changes a row with the calculator's keys and comes back to the list`() throws
  {
    let panel = try open("x", "x^2")
    bench.tap(panel.formula(1))
    #expect(bench.calculator.keyLayer == .keypad)
    #expect(bench.brain.line == "x^2")
    bench.type("+1")
    bench.tapGraph()
    #expect(texts == ["x", "x^2+1"])
    #expect(bench.calculator.keyLayer == .graph(.list))
  }

  @Test func `a new function from the calculator's keys is added`() throws {
    let panel = try open("x")
    bench.tap(panel.add(below: 1).center)
    bench.type("2")
    bench.tapGraph()
    #expect(texts == ["x", "2"])
    #expect(bench.calculator.keyLayer == .graph(.list))
  }

  @Test func `statistics and table are open beside it`() throws {
    _ = try open("x")
    bench.click(Point(x: 1000, y: 700))
    bench.type("s")
    bench.key(.character("t"), .command)
    let layers = bench.calculator.layers.map(\.layer)
    #expect(layers.contains(.graph(.list)) && layers.contains(.graph(.statistics)))
    #expect(layers.contains(.graph(.table)))
  }

  @Test func `undo and redo are in its bar`() throws {
    let panel = try open("x", "x^2")
    bench.click(panel.disc(0))
    #expect(bench.document.functions.functions[0].isHidden)
    bench.click(panel.bar(1))
    #expect(!bench.document.functions.functions[0].isHidden)
    bench.click(panel.bar(2))
    #expect(bench.document.functions.functions[0].isHidden)
  }

  // MARK: As in a book

  @Test func `a row is as high as its formula`() throws {
    let panel = try open("x", "x/(1+x/(2+x))")
    #expect(panel.row(1).height > panel.row(0).height + 10)
    #expect(panel.row(0).maxY <= panel.row(1).y && panel.row(1).maxY <= panel.add(below: 2).y)
  }

  @Test func `fractions and powers are typed as on the calculator`() throws {
    _ = try open("x")
    bench.type("x/2+1")
    bench.key(.right)
    bench.type("-x^3")
    bench.key(.tab)
    bench.type("+1")
    bench.key(.enter)
    #expect(bench.graphed.last == "x/2+1−x³+1")
  }

  @Test func `up and down go from part to part, and a click puts the caret`() throws {
    let panel = try open("x")
    bench.type("12/34")
    bench.key(.up)
    bench.type("5")
    bench.key(.down)
    bench.type("6")
    bench.key(.enter)
    #expect(bench.graphed.last == "125/346")
    let upper = try #require(bench.draw().canvas.drawnTexts.first { $0.text == "125" })
    bench.click(Point(x: upper.box.x + 1, y: upper.box.midY))
    bench.type("9")
    bench.key(.enter)
    #expect(bench.graphed.last == "9125/346")
    #expect(panel.card.contains(upper.box.center))
  }

  @Test func `a sign below the rows goes into the line with boxes`() throws {
    let panel = try open("x")
    bench.click(panel.template(0, below: 1))
    bench.type("2")
    bench.key(.down)
    bench.type("x")
    bench.key(.enter)
    #expect(bench.graphed == ["x", "2/x"])
    // Into a line with its caret it goes there.
    bench.type("x+")
    bench.click(try PanelOnScreen(bench).template(1, below: 2))
    bench.key(.enter)
    #expect(bench.graphed.count == 2)
  }

  @Test func `who has no letters finds no signs there`() throws {
    let panel = try open("x")
    let before = try #require(bench.calculator.layers.first { $0.layer == .graph(.list) })
    bench.tap(panel.formula(0))
    let after = bench.calculator.layers.first { $0.layer == .graph(.list) }
    #expect(after == nil || after?.targets.count == before.targets.count - 7)
  }

  // MARK: Undo while typing

  @Test func `undo takes back what was typed, then ends the line, and only then goes further`()
    throws
  {
    _ = try open("x")
    bench.type("12")
    bench.type("+ab")
    bench.key(.character("z"), .command)
    bench.key(.character("z"), .command)
    bench.type("7")
    bench.key(.enter)
    #expect(bench.graphed == ["x", "127"])
    bench.type("5")
    for _ in 0..<2 { bench.key(.character("z"), .command) }
    #expect(bench.graphed == ["x", "127"])
    bench.key(.character("z"), .command)
    #expect(bench.graphed == ["x"])
    bench.key(.character("y"), .command)
    #expect(bench.graphed == ["x", "127"])
  }

  @Test func `redo types again`() throws {
    _ = try open("x")
    bench.type("1+2")
    for _ in 0..<2 { bench.key(.character("z"), .command) }
    for _ in 0..<2 { bench.key(.character("y"), .command) }
    bench.key(.enter)
    #expect(bench.graphed == ["x", "1+2"])
  }

  @Test func `a line that was begun is there after a restart, and the list has the keys`() throws {
    _ = try open("x")
    bench.type("x+")
    let again = Bench(1280, 800, state: bench.calculator.keptState)
    _ = again.draw()
    #expect(again.calculator.keyLayer == .graph(.list))
    again.key(.end)
    again.key(.enter)
    again.key(.end)
    again.type("1")
    again.key(.enter)
    #expect(again.graphed == ["x", "x+1"])
    #expect(again.state.exploration?.typedLine == nil)
  }

  @Test func `a long formula gets smaller before it is cut`() throws {
    _ = try open("sqrt(x^2+1)/(x+1)+sin(x)cos(2x)+x/3", "x")
    let texts = bench.draw().canvas.drawnTexts
    #expect(!texts.contains { $0.text.contains("…") })
  }

  // MARK: The line has its place

  @Test(arguments: [true, false])
  func `a row that is dragged while another is typed in changes no third one`(isWhole: Bool) throws
  {
    let panel = try open("x", "x^2", "x^3")
    bench.click(panel.formula(2))
    bench.type(isWhole ? "+1" : "+")
    let way = [panel.disc(0), panel.disc(1), Point(x: panel.disc(1).x, y: panel.disc(1).y + 20)]
    bench.drag(way)
    bench.key(.enter)
    #expect(bench.graphed.sorted() == (isWhole ? ["x", "x²", "x³+1"] : ["x", "x²", "x³"]))
  }

  @Test func `undo beside a line that is typed in keeps it with its function`() throws {
    let panel = try open("x", "x^2", "x^3")
    bench.drag([panel.disc(0), panel.disc(1), panel.disc(2)])
    #expect(bench.graphed == ["x²", "x³", "x"])
    bench.click(panel.formula(0))
    bench.click(panel.formula(0))
    bench.type("+")
    let typed = try #require(bench.graphed.first)
    bench.click(Point(x: 1000, y: 700))
    bench.key(.character("z"), .command)
    bench.key(.character("l"), .command)
    bench.type("1")
    bench.key(.enter)
    #expect(bench.graphed.contains { $0.hasPrefix(typed) && $0.hasSuffix("+1") })
    #expect(bench.graphed.count == 3)
  }

  @Test func `Keypad takes the line along and Graph brings it back to its row`() throws {
    let panel = try open("x", "x^2", "x^3")
    bench.click(panel.formula(0))
    bench.click(panel.formula(0))
    bench.key(.end)
    bench.type("+1")
    bench.click(panel.close)
    #expect(bench.brain.line == "x+1" && bench.graphed == ["x", "x²", "x³"])
    bench.type("2")
    bench.tapGraph()
    #expect(bench.graphed == ["x+12", "x²", "x³"])
    #expect(bench.calculator.keyLayer == .graph(.list))
  }

  @Test func `the calculator that comes back holds the function that was chosen`() throws {
    let panel = try open("x", "x^2", "x^3")
    bench.type("5x")
    bench.key(.enter)
    bench.click(panel.close)
    #expect(bench.brain.line == "5x")
    bench.key(.character("l"), .command)
    bench.click(panel.formula(1))
    bench.click(panel.close)
    #expect(bench.brain.line == "x^2")
    // What nobody has graphed stays.
    bench.type("+7")
    let line = bench.brain.line
    bench.key(.character("l"), .command)
    bench.click(panel.formula(0))
    bench.key(.escape)
    bench.click(panel.close)
    #expect(bench.brain.line == line)
  }

  @Test func `the arrows stay among the rows`() throws {
    _ = try open("x")
    bench.key(.end)
    bench.key(.down)
    bench.key(.enter)
    bench.type("7")
    bench.key(.enter)
    #expect(bench.graphed == ["x", "7"])
  }

  @Test func `a press elsewhere in the list chooses that row, and the line is gone on with`() throws
  {
    let panel = try open("x", "x^2")
    bench.type("x+")
    bench.click(panel.formula(0))
    #expect(bench.document.functions.selection == 0)
    bench.key(.enter)
    bench.key(.end)
    bench.key(.enter)
    bench.key(.end)
    bench.type("4")
    bench.key(.enter)
    #expect(bench.graphed.last == "x+4")
  }

  @Test func `Esc closes the range of a slider before the list`() throws {
    let panel = try open("a*x")
    bench.click(panel.options(below: 1))
    bench.key(.escape)
    #expect(bench.calculator.keyLayer == .graph(.list))
    bench.key(.escape)
    #expect(bench.draw().arrangement.dock == nil)
  }
}
