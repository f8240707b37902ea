import Calculator
import Documents
import Drawing
import Formulas
import GraphKit
import GraphScene
import GraphTools
import GraphModel
import Input
import SceneHost
import SceneParts
import Shell
import TestSupport
import Testing

@Suite struct FunctionPanelTests {
  let bench = Bench(1280, 800)

  var texts: [String] { bench.document.functions.functions.map(\.text) }

  func graph(_ formulas: String...) {
    _ = bench.calculator.paste(formulas.map { "y=" + $0 }.joined(separator: "\n") + "\na=1")
  }

  func open() throws -> PanelOnScreen {
    bench.key(.character("l"), .command)
    return try PanelOnScreen(bench)
  }

  private func isShown(_ text: String) -> Bool {
    bench.draw().canvas.drawnTexts.contains { $0.text == text }
  }

  // MARK: Adding

  @Test func `Graph+ adds by key, and Graph replaces the selected function`() {
    bench.type("x")
    bench.key(.enter, .command)
    bench.key(.backspace, .command)
    bench.type("x^2")
    bench.key(.enter, [.command, .shift])
    #expect(texts == ["x", "x^2"])
    bench.key(.backspace, .command)
    bench.type("3")
    bench.key(.character("g"), .command)
    // Behind one that was added stands the next.
    #expect(texts == ["x", "x^2", "3"])
    bench.key(.backspace, .command)
    bench.type("5")
    bench.key(.character("g"), .command)
    #expect(texts == ["x", "x^2", "5"])
    // What is there already is not added a second time: the next formula is.
    bench.key(.character("g"), [.command, .shift])
    #expect(texts == ["x", "x^2", "5"])
    bench.type("4")
    bench.key(.character("g"), .command)
    #expect(texts == ["x", "x^2", "5", "4"])
  }

  @Test func `the Graph key held, right-clicked or by the controller adds`() throws {
    bench.type("x")
    bench.tapGraph()
    bench.type("+1")
    let key = try #require(bench.draw().graphKey?.center)
    bench.clock += 1
    bench.send(.finger(FingerEvent(.began, id: 1, at: key, time: bench.clock)))
    bench.clock += 0.6
    _ = bench.calculator.advance(to: bench.clock)
    bench.send(.finger(FingerEvent(.ended, id: 1, at: key, time: bench.clock)))
    #expect(texts == ["x", "x+1"])
    bench.type("+2")
    bench.send(
      .pointer(PointerEvent(.pressed, button: .secondary, at: key, time: bench.clock + 1))
    )
    #expect(texts == ["x", "x+1", "x+1+2"])
    bench.type("+3")
    bench.clock += 1
    bench.send(.controller(.button(.y, isDown: true)))
    bench.clock += 1
    _ = bench.calculator.advance(to: bench.clock)
    bench.send(.controller(.button(.y, isDown: false)))
    #expect(texts == ["x", "x+1", "x+1+2", "x+1+2+3"])
  }

  @Test func `a thirteenth function is refused with a sentence`() {
    for number in 0..<13 {
      bench.key(.backspace, .command)
      bench.type("x+\(number)")
      bench.key(.character("g"), [.command, .shift])
    }
    #expect(texts.count == 12)
    #expect(isShown("The graph is full: 12 functions at most"))
  }

  @Test func `typing in the list adds, with the fault under it`() throws {
    _ = try open()
    bench.type("2x+(")
    #expect(isShown("Unmatched ("))
    bench.key(.enter)
    #expect(texts.isEmpty)
    bench.type("1)")
    #expect(!isShown("Unmatched ("))
    bench.key(.enter)
    #expect(texts == ["2x+(1)"])
    bench.type("sin(x")
    bench.key(.escape)
    #expect(texts.count == 1)
    #expect(isShown("Keypad"))
    bench.key(.escape)
    #expect(!isShown("Keypad"))
    #expect(bench.brain.line.isEmpty)
  }

  @Test func `a function is edited in its row`() throws {
    graph("x", "x^2")
    let panel = try open()
    bench.click(panel.formula(0))
    #expect(bench.document.functions.selection == 0)
    bench.click(panel.formula(0))
    bench.type("+1")
    bench.key(.enter)
    #expect(texts == ["x+1", "x^2"])
    bench.key(.character("z"), .command)
    #expect(texts == ["x", "x^2"])
  }

  @Test func `what is pasted while typing goes into the line, several lines into the list`() throws
  {
    _ = try open()
    bench.type("1+")
    _ = bench.calculator.paste(#"\frac{1}{x}"#)
    bench.key(.enter)
    #expect(texts == ["1+1÷x"])
    _ = bench.calculator.paste("y=x\ny=-x")
    #expect(texts == ["1+1÷x", "x", "-x"])
  }

  // MARK: Changing

  @Test func `a disc hides and shows`() throws {
    graph("x", "x^2")
    let panel = try open()
    bench.tap(panel.disc(1))
    #expect(bench.document.functions.functions.map(\.isHidden) == [false, true])
    bench.tap(panel.disc(1))
    #expect(bench.document.functions.functions.map(\.isHidden) == [false, false])
  }

  @Test func `the menu of a row changes colour and line, moves and removes`() throws {
    graph("x", "x^2", "x^3")
    let panel = try open()
    bench.tap(panel.menu(0))
    #expect(bench.swatches.count == 10)
    bench.tap(bench.swatches[3].center)
    bench.tap(bench.swatches[8].center)
    let function = bench.document.functions.functions[0]
    #expect(function.pen == 3)
    #expect(function.lineStyle == .dotted)
    bench.tap(bench.draw().place(of: "Move down"))
    bench.tap(bench.draw().place(of: "Move down"))
    #expect(texts == ["x^2", "x^3", "x"])
    bench.tap(bench.draw().place(of: "Remove"))
    #expect(texts == ["x^2", "x^3"])
    bench.key(.character("z"), .command)
    #expect(texts == ["x^2", "x^3", "x"])
  }

  @Test func `a function goes back into the calculator to be edited`() throws {
    graph("x^2", "sin(x)")
    let panel = try open()
    bench.tap(panel.menu(0))
    bench.tap(bench.draw().place(of: "Edit formula"))
    #expect(bench.brain.line == "x^2")
    bench.type("+1")
    bench.key(.enter, .command)
    #expect(texts == ["x^2+1", "sin(x)"])
  }

  @Test(arguments: [true, false])
  func `dragging changes the order in one step`(byMouse: Bool) throws {
    graph("x", "x^2", "x^3")
    let panel = try open()
    if byMouse {
      let (start, end) = (panel.formula(0), panel.formula(2))
      bench.send(.pointer(PointerEvent(.pressed, button: .primary, at: start, time: 1)))
      for share in [0.2, 0.6, 1.0] {
        let place = Point(x: start.x, y: start.y + share * (end.y - start.y))
        bench.send(.pointer(PointerEvent(.moved, button: .primary, at: place, time: 2)))
      }
      bench.send(.pointer(PointerEvent(.released, button: .primary, at: end, time: 3)))
    } else {
      bench.drag([panel.disc(0), panel.disc(1), panel.disc(2)])
    }
    #expect(texts == ["x^2", "x^3", "x"])
    bench.key(.character("z"), .command)
    #expect(texts == ["x", "x^2", "x^3"])
  }

  @Test(arguments: [0.1, 0.6])
  func `a finger that rests on a row drags it, and one that does not scrolls`(rest: Double) throws {
    graph("x", "x^2", "x^3")
    let panel = try open()
    let (start, end) = (panel.formula(0), panel.formula(2))
    func finger(_ phase: FingerEvent.Phase, _ share: Double) {
      let place = Point(x: start.x, y: start.y + share * (end.y - start.y))
      bench.send(.finger(FingerEvent(phase, id: 1, at: place, time: bench.clock)))
    }
    finger(.began, 0)
    bench.clock += rest
    for share in [0.2, 0.6, 1.0] { finger(.moved, share) }
    finger(.ended, 1)
    #expect(texts == (rest > 0.45 ? ["x^2", "x^3", "x"] : ["x", "x^2", "x^3"]))
  }

  @Test func `a row that is moved takes its trace along`() throws {
    graph("x", "x^2-1", "x^3")
    bench.key(.function(6))
    bench.type("t")
    bench.key(.up)
    let traced = try #require(bench.state.exploration?.trace?.curve)
    _ = try open()
    bench.key(.up, .option)
    let moved = bench.document.functions.functions.map(\.text)
    bench.key(.character("z"), .command)
    let before = bench.document.functions.functions.map(\.text)
    bench.key(.character("y"), .command)
    let now = bench.state.exploration?.trace?.curve
    #expect(moved != before)
    #expect(before[traced] == now.map { moved[$0] })
  }

  @Test func `the keyboard alone reorders and removes`() throws {
    graph("x", "x^2", "x^3")
    _ = try open()
    bench.key(.up, .option)
    #expect(texts == ["x", "x^3", "x^2"])
    bench.key(.up)
    bench.key(.delete)
    #expect(texts == ["x^3", "x^2"])
    bench.key(.home)
    bench.key(.left)
    bench.key(.space)
    #expect(bench.document.functions.functions.map(\.isHidden) == [true, false])
  }

  @Test func `the menu key opens the menu of the row or chip with the focus`() throws {
    graph("x", "x^2", "x^3")
    _ = try open()
    bench.key(.home)
    bench.key(.menu)
    #expect(bench.draw().place(of: "Trace here") == nil)
    bench.tap(bench.draw().place(of: "Hide"))
    #expect(bench.document.functions.functions.map(\.isHidden) == [true, false, false])
  }

  @Test func `the controller alone hides, and moves a slider`() throws {
    graph("a x")
    bench.press(.back)
    bench.clock += 1
    bench.send(.controller(.button(.y, isDown: true)))
    bench.clock += 1
    _ = bench.calculator.advance(to: bench.clock)
    bench.send(.controller(.button(.y, isDown: false)))
    #expect(isShown("Keypad"))
    bench.press(.dpadLeft, .a)
    #expect(bench.document.functions.functions[0].isHidden)
    bench.press(.dpadDown, .dpadDown, .dpadDown, .dpadRight, .rightShoulder)
    #expect(bench.document[settingOf: .a].value == 2.1)
    bench.press(.b)
    #expect(!isShown("Keypad"))
  }

  // MARK: Chips

  @Test func `a chip's menu hides and removes, and undo brings back`() throws {
    graph("x", "x^2")
    let chip = Point(x: 384 + 40, y: 34)
    bench.tap(chip)
    bench.tap(bench.draw().place(of: "Hide"))
    #expect(bench.document.functions.functions[0].isHidden)
    bench.tap(chip)
    bench.tap(bench.draw().place(of: "Remove"))
    #expect(texts == ["x^2"])
    bench.key(.character("z"), .command)
    #expect(texts == ["x", "x^2"])
  }

  @Test func `a drag beside an open menu closes it and moves nothing`() {
    graph("x", "x^2")
    bench.tap(Point(x: 384 + 40, y: 34))
    #expect(bench.draw().canvas.drawnTexts.contains { $0.text == "Hide" })
    let before = bench.document
    let place = Point(x: 1000, y: 600)
    bench.drag([place, place + Vector(dx: -20, dy: -30), place + Vector(dx: -60, dy: -90)])
    _ = bench.calculator.advance(to: bench.clock + 2)
    #expect(bench.document == before)
    #expect(!bench.draw().canvas.drawnTexts.contains { $0.text == "Hide" })
  }

  @Test(arguments: windows)
  func `chips wrap and collapse inside the graph, whatever there is`(size: Size) throws {
    let bench = Bench(size.width, size.height)
    let lines = (1...12).map { "y=sin(\($0)x)+exp(-x^2/\($0))*cos(\($0)*x)" }
    _ = bench.calculator.paste(lines.joined(separator: "\n"))
    bench.key(.function(6))
    let picture = bench.draw()
    let pane = try #require(picture.arrangement.detail)
    let chips = picture.canvas.drawnBoxes.filter { $0.radius == 18 && $0.frame.height == 36 }.map(
      \.frame
    )
    #expect(chips.count >= 2)
    #expect(chips.someAndAllSatisfy { pane.contains($0) })
    #expect(picture.canvas.drawnTexts.contains { $0.text.hasPrefix("+") })
  }

  // MARK: Layout

  @Test(arguments: Layout.sizes)
  func `the list has its place in every window`(size: Size) throws {
    let bench = Bench(size.width, size.height)
    _ = bench.calculator.paste("y=a x\ny=b sin(x)\ny=c\na=1")
    bench.key(.character("l"), .command)
    let picture = bench.draw()
    // With room it has the calculator's place, else a part of the graph's.
    let dock = picture.arrangement.dock
    #expect((dock != nil) == (size.width >= 700))
    let pane = try #require(dock ?? picture.arrangement.detail)
    let name = dock == nil ? "Functions" : "Keypad"
    let title = try #require(picture.canvas.drawnTexts.first { $0.text == name })
    #expect(title.isWhole)
    #expect(pane.contains(title.box))
    let list = try #require(bench.calculator.layers.first { $0.layer == .graph(.list) })
    let card = try #require(list.boxes.first)
    #expect(pane.contains(card))
    #expect(card.width >= 264 && card.height >= 140)
    #expect(picture.texts(outside: Rect(size: size)).isEmpty)
  }
}
