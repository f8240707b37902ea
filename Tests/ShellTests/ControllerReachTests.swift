import Calculator
import Controls
import Documents
import Drawing
import GraphKit
import GraphModel
import GraphTools
import Input
import SceneHost
import SceneParts
import Settings
import Shell
import TestSupport
import Testing

/// What a controller alone could not reach, or only by surprise.
@Suite struct ControllerReachTests {
  private let bench = Bench(1280, 800)

  private func hold(_ button: ControllerButton, on bench: Bench? = nil, for seconds: Double = 0.7) {
    let bench = bench ?? self.bench
    bench.clock += 1
    bench.send(.controller(.button(button, isDown: true)))
    let end = bench.clock + seconds
    while bench.clock < end {
      bench.clock += 0.05
      _ = bench.calculator.advance(to: bench.clock)
    }
    bench.send(.controller(.button(button, isDown: false)))
  }

  private var hints: [String] {
    bench.draw().canvas.drawnTexts.filter { $0.box.y > 760 }.map(\.text)
  }
  private var focused: String? { bench.tree.focused?.name }

  // MARK: The edge

  @Test func `a press at the calculator's edge is held, and told; another one goes over`() {
    #expect(bench.steer(to: "⌫"))
    bench.press(.dpadRight)
    #expect(focused == "delete" && hints.filter { $0 == "Graph" }.count == 3, "\(hints)")
    bench.press(.dpadUp)
    #expect(hints.filter { $0 == "Graph" }.count == 2)
    bench.press(.dpadRight, .dpadRight)
    #expect(focused == "graph")
  }

  @Test(arguments: [false, true]) func `what is held stays at the edge`(isKey: Bool) {
    #expect(bench.steer(to: "7"))
    if isKey {
      for count in 0..<9 { bench.send(.key(KeyEvent(.right, isRepeat: count > 0))) }
    } else {
      hold(.dpadRight, for: 2)
    }
    #expect(focused == "delete")
  }

  @Test func `the edge of the graph's buttons holds, too`() throws {
    try bench.graph(["x"])
    bench.press(.dpadUp)
    // Tools, zoom, and the function's pill.
    for _ in 0..<3 { hold(.x) }
    hold(.dpadLeft, for: 2)
    #expect(hints.contains("Hold: Remove") && hints.contains("Calculator"), "\(hints)")
    bench.press(.dpadLeft)
    #expect(hints.contains("Insert "), "\(hints)")
  }

  @Test(arguments: [GraphLayer.table, .statistics], [640.0, 1280])
  func `no arrow leads out of a panel, and the hints say what does`(
    panel: GraphLayer,
    width: Double
  ) throws {
    let bench = Bench(width, 480)
    try bench.graph(["x^2"])
    if panel == .table { bench.key(.character("t"), .command) } else { bench.press(.y, .y) }
    for _ in 0..<9 { bench.press(.dpadLeft) }
    let hints = bench.draw().canvas.drawnTexts.filter { $0.box.y > 440 }.map(\.text)
    #expect(hints.contains("Calculator"), "\(hints)")
    #expect(bench.calculator.keyLayer == .graph(panel))
  }

  @Test func `the buttons beside a result are reached from the bar above them`() {
    bench.type("2+3")
    bench.key(.enter)
    bench.key(.backspace, .command)
    bench.type("1/7")
    bench.key(.enter)
    #expect(bench.steer(to: "C"))
    for _ in 0..<12 { bench.press(.dpadUp) }
    bench.press(.dpadDown)
    #expect(focused == "swap digits and closed form")
    bench.press(.dpadDown)
    #expect(focused == "more digits")
    bench.press(.dpadUp, .dpadUp, .dpadLeft, .dpadDown)
    #expect(focused == "earlier entries, answer and memory")
  }

  // MARK: The plane's buttons

  @Test func `X held goes among the buttons on the plane, and B back`() throws {
    try bench.graph(["a x^2"])
    let mode = bench.state.document.graph.mode
    hold(.x)
    #expect(focused == "a")
    bench.press(.dpadRight)
    #expect(bench.document.graph[settingOf: "a"].value > 1)
    hold(.x)
    #expect(bench.tree.focused?.role == .toggle)
    bench.press(.b)
    #expect(focused == "graph")
    #expect(bench.state.document.graph.mode == mode)
  }

  @Test func `B on a button of a graph that covers the calculator goes back to the plane`() throws {
    let bench = Bench(640, 480)
    try bench.graph(["x"])
    bench.press(.dpadUp)
    hold(.x, on: bench)
    #expect(bench.tree.focused?.name != "graph")
    bench.press(.b)
    #expect(bench.state.isGraphShown && bench.tree.focused?.name == "graph")
    bench.press(.b)
    #expect(!bench.state.isGraphShown)
  }

  @Test(arguments: [Size(width: 1280, height: 800), Size(width: 640, height: 480)])
  func `Y held keeps what was replaced`(size: Size) {
    let bench = Bench(size.width, size.height)
    for formula in ["sin(x)", "x^2"] {
      if bench.state.isGraphShown, size.width < 700 { bench.press(.b) }
      bench.key(.backspace, .command)
      bench.type(formula)
      bench.press(.y)
    }
    #expect(bench.draw().canvas.drawnTexts.contains { $0.text == "Hold: Keep both" })
    hold(.y, on: bench)
    #expect(bench.graphed == ["sin(x)", "x²"])
    #expect(!bench.draw().canvas.drawnTexts.contains { $0.text == "Hold: Keep both" })
  }

  // MARK: The list

  @Test func `in the list X hides, the shoulders move, and B held takes out`() throws {
    try bench.graph(["x", "-x", "x/2"])
    hold(.y)
    bench.press(.dpadUp)
    #expect(hints.contains("Hide") && hints.contains("Hold: Remove") && hints.contains("Move up"))
    bench.press(.x)
    #expect(bench.document.functions.functions.map(\.isHidden) == [false, true, false])
    #expect(hints.contains("Show"))
    bench.press(.leftShoulder)
    #expect(bench.graphed == ["−x", "x", "x/2"])
    bench.press(.rightShoulder)
    #expect(bench.graphed == ["x", "−x", "x/2"])
    hold(.b)
    #expect(bench.graphed == ["x", "x/2"])
    bench.press(.leftStick)
    #expect(bench.graphed == ["x", "−x", "x/2"])
  }

  @Test(arguments: [false, true])
  func `B deletes the number of a slider before it closes its keys`(isInList: Bool) throws {
    try bench.graph(["a x"])
    isInList ? hold(.y) : hold(.x)
    if isInList { bench.press(.dpadDown, .dpadDown) }
    bench.press(.a)
    #expect(focused == "5")
    bench.press(.a, .a)
    #expect(hints.contains("Done") && hints.contains("Close"))
    bench.press(.b)
    #expect(focused == "5")
    bench.press(.y)
    #expect(bench.document.graph[settingOf: "a"].value == 5)
    bench.press(.a, .b, .b)
    #expect(bench.tree.focused?.name != "5")
  }

  // MARK: Elsewhere

  @Test(arguments: [ControllerButton.b, .back])
  func `a presentation ends by B and View`(button: ControllerButton) throws {
    try bench.graph(["x"])
    _ = bench.calculator.present()
    bench.press(button)
    #expect(bench.draw().canvas.drawnTexts.contains { $0.text == "sinh" })
  }

  @Test func `Y does what a sheet is for`() throws {
    try bench.graph(["x"])
    bench.press(.start)
    for _ in 0..<20 where focused != "Export picture…" { bench.press(.dpadDown) }
    bench.press(.a)
    #expect(hints.contains("Save"))
    let requests = bench.press(.y)
    #expect(requests.contains { if case .file(.export) = $0 { true } else { false } })
  }

  @Test func `both panes have the same menu`() throws {
    try bench.graph(["x"])
    bench.press(.start)
    func rows() -> [String] {
      bench.tree.all.filter { $0.role == .menuItem }.map(\.name)
    }
    let graph = rows()
    bench.press(.b, .back, .start)
    let calculator = rows()
    #expect(graph.count > 15)
    #expect(graph.filter { !$0.hasPrefix("Hide") } == calculator.filter { !$0.hasPrefix("Hide") })
    for _ in 0..<20 where focused != "Table of values" { bench.press(.dpadDown) }
    bench.press(.a)
    #expect(bench.state.exploration?.table != nil)
  }

  // MARK: Hints

  @Test(arguments: [320.0, 640, 1280])
  func `hints that have no room come by themselves while nothing is pressed`(width: Double) {
    let (bench, wide) = (Bench(width, 600), Bench(4000, 600))
    func words(_ bench: Bench) -> Set<String> {
      _ = bench.calculator.advance(to: bench.clock)
      let canvas = RecordingCanvas()
      bench.calculator.draw(on: canvas)
      let texts = canvas.drawnTexts.filter { $0.box.y > bench.size.height - 40 }
      return Set(texts.map(\.text))
    }
    wide.press(.x)
    bench.press(.x)
    let (all, first) = (words(wide), words(bench))
    #expect(bench.calculator.deadline.map { $0 <= bench.clock + 4 } ?? false)
    var seen = first
    for _ in 0..<9 {
      bench.clock += 4.01
      seen.formUnion(words(bench))
    }
    // What is not on screen is not moved, either.
    #expect(all.subtracting(seen).isSubset(of: ["Pan", "R", "Zoom", "L2", "R2"]))
    #expect(first != seen || width > 1000)
    bench.press(.dpadUp)
    #expect(words(bench).contains("Menu"))
  }

  @Test(arguments: [(320.0, 480.0), (480, 320), (320, 240), (240, 240)])
  func `the smallest windows shrink for the hints`(width: Double, height: Double) {
    let size = Size(width: width, height: height)
    let bench = Bench(width, height)
    let before = bench.calculator.shrink(in: size)
    bench.press(.x)
    let share = bench.calculator.shrink(in: size)
    #expect(share <= before)
    bench.resize(to: Size(width: width / share, height: height / share))
    #expect(bench.draw().canvas.drawnTexts.contains { $0.text == "Press" })
  }
}
