import Settings
import Controls
import Documents
import Drawing
import GraphTools
import Input
import Shell
import TestSupport
import Testing
import Words

/// What has no word on it tells its name and key, to the mouse and to the focus.
@Suite struct TipTests {
  private func hover(_ bench: Bench, _ place: Point) {
    bench.clock += 1
    bench.send(.pointer(PointerEvent(.moved, at: place, time: bench.clock)))
  }

  private func rest(_ bench: Bench, _ seconds: Double) {
    bench.clock += seconds
    _ = bench.calculator.advance(to: bench.clock)
  }

  private func texts(_ bench: Bench) -> [String] {
    let canvas = RecordingCanvas(contentScale: .one)
    bench.calculator.draw(on: canvas)
    return canvas.drawnTexts.map(\.text)
  }

  /// Whether a text has come: others may have gone, as numbers under a tip do.
  private func says(_ bench: Bench, beyond before: RecordingCanvas) -> Bool {
    let (old, new) = (before.drawnTexts.map(\.text), texts(bench))
    return new.count > old.count || !Set(new).subtracting(old).isEmpty
  }

  private var bench: Bench {
    let bench = Bench(1280, 800)
    bench.type("x")
    bench.tapGraph()
    return bench
  }

  @Test func `the mouse that rests on an icon reads its name and key, and no timer is left`() {
    let bench = bench
    hover(bench, bench.barIcon(fromRight: 2))
    rest(bench, 0.3)
    #expect(!texts(bench).contains("Undo"))
    rest(bench, 0.4)
    #expect(texts(bench).contains("Undo"))
    #expect(texts(bench).contains("Ctrl+Z"))
    rest(bench, 20)
    #expect(bench.calculator.deadline == nil)
    hover(bench, bench.plot.center)
    #expect(!texts(bench).contains("Undo"))
  }

  @Test func `a press waves it away, and a word needs none`() {
    let bench = bench
    let undo = bench.barIcon(fromRight: 2)
    hover(bench, undo)
    rest(bench, 0.7)
    bench.clock += 0.1
    bench.send(.pointer(PointerEvent(.pressed, button: .primary, at: undo, time: bench.clock)))
    #expect(!texts(bench).contains("Ctrl+Z"))
    bench.send(.pointer(PointerEvent(.released, button: .primary, at: undo, time: bench.clock)))
    hover(bench, bench.draw().graphKey?.center ?? .zero)
    rest(bench, 1)
    #expect(!texts(bench).contains { $0.hasPrefix("Ctrl") })
  }

  private func finger(_ bench: Bench, _ phase: FingerEvent.Phase, _ place: Point) {
    bench.send(.finger(FingerEvent(phase, id: 1, at: place, time: bench.clock)))
  }

  @Test func `a finger that rests reads it, and presses nothing then`() {
    let bench = bench
    let undo = bench.barIcon(fromRight: 2)
    finger(bench, .began, undo)
    #expect(!texts(bench).contains("Undo"))
    rest(bench, 0.7)
    #expect(texts(bench).contains("Undo"))
    #expect(!texts(bench).contains("Ctrl+Z"))
    let before = bench.state.document
    finger(bench, .ended, undo)
    #expect(!texts(bench).contains("Undo"))
    #expect(bench.state.document == before)
    bench.clock += 1
    finger(bench, .began, undo)
    bench.clock += 0.1
    finger(bench, .ended, undo)
    #expect(bench.state.document != before)
  }

  @Test(arguments: [Size(width: 1280, height: 800), Size(width: 390, height: 844)])
  func `every tool says what it shows`(size: Size) {
    let bench = Bench(size.width, size.height)
    bench.type("x")
    bench.tapGraph()
    _ = bench.draw()
    var said: Set<String> = []
    for target in bench.calculator.layers.flatMap(\.targets) where target.width < 160 {
      hover(bench, target.center)
      rest(bench, 0.7)
      said.formUnion(texts(bench))
    }
    let wanted = ["Proven: full = certain", "Trace: ", "Analysis: ", "Fit: ", "Home: "]
    for start in wanted { #expect(said.contains { $0.hasPrefix(start) }, "\(start) \(said.count)") }
  }

  @Test func `signs, switches and the angle have names`() {
    let bench = Bench(1280, 800, state: SavedState(), entersLine: false)
    _ = bench.draw()
    var said: Set<String> = []
    for target in bench.calculator.layers.flatMap(\.targets) where target.width < 160 {
      hover(bench, target.center)
      rest(bench, 0.7)
      said.formUnion(texts(bench))
    }
    #expect(said.isSuperset(of: ["Sum", "Integral", "Cases", "Angle unit", "Graph while typing"]))
  }

  /// What can be pressed and seen: what another layer lies over is not.
  private func targets(_ bench: Bench) -> [Rect] {
    var layers = bench.calculator.layers
    if layers.first?.layer == .sheet { layers = [layers[0]] }
    return layers.enumerated().flatMap { index, layer in
      layer.targets.filter { target in
        (1..<160).contains(target.width) && target.height < 160
          && !layers[..<index].contains { $0.boxes.contains { $0.contains(target.center) } }
      }
    }
  }

  /// Opens a panel or a sheet as the keys do.
  private func open(_ place: String, _ bench: Bench) {
    switch place {
    case "list": bench.key(.character("l"), .command)
    case "table": bench.key(.character("t"), .command)
    case "analysis": bench.type("s")
    case "trace": bench.type("t")
    case "interval":
      bench.type("s")
      bench.tap(bench.draw().place(of: "Select an interval"))
    case "open": bench.key(.character("o"), .command)
    case "export": bench.key(.character("e"), .command)
    case "views":
      bench.key(.character(","), .command)
      bench.tap(bench.draw().place(of: "Views…"))
    case "help": bench.key(.function(1))
    case "calculator": bench.key(.function(6))
    default: break
    }
    rest(bench, 1)
    _ = bench.draw()
  }

  @Test(
    arguments: [
      "plane", "list", "table", "analysis", "trace", "interval", "open", "export", "views", "help",
      "calculator",
    ],
    [(1280.0, 800.0), (390, 844), (844, 390), (320, 480)]
  )
  func `whatever can be pressed has a word on it or says what it is`(
    place: String,
    size: (Double, Double)
  ) throws {
    let bench = Bench(size.0, size.1)
    try bench.graph(["a sin(x)", "x^2"])
    open(place, bench)
    let layers = bench.calculator.layers
    let handles = layers.first { $0.layer == .graph(.stretch) }?.targets ?? []
    hover(bench, Point(x: 1, y: 1))
    for target in targets(bench) {
      let before = RecordingCanvas(contentScale: .one)
      bench.calculator.draw(on: before)
      guard !before.drawnTexts.contains(where: { target.contains($0.box.center) }) else { continue }
      hover(bench, target.center)
      rest(bench, 0.7)
      #expect(says(bench, beyond: before), "mouse: \(target)")
      hover(bench, Point(x: 1, y: 1))
      // What a finger drags is named to the mouse and to the focus.
      if handles.contains(target) { continue }
      let formula = bench.state.calculator
      finger(bench, .began, target.center)
      rest(bench, 0.7)
      // A held ⌫ goes on erasing.
      let isUsed = bench.state.calculator != formula
      #expect(isUsed || says(bench, beyond: before), "finger: \(target)")
      bench.send(.finger(FingerEvent(.cancelled, id: 1, at: target.center, time: bench.clock)))
      if isUsed { bench.key(.character("z"), .command) }
    }
  }

  @Test func `the focus reads them, too, and a controller without the key`() {
    let bench = bench
    bench.key(.function(6))
    bench.key(.tab)
    var names: Set<String> = []
    for _ in 0..<9 {
      rest(bench, 0.7)
      names.formUnion(texts(bench))
      bench.key(.right)
    }
    #expect(names.isSuperset(of: ["Presentation", "F5", "T", "H"]))
    bench.press(.dpadLeft)
    rest(bench, 0.7)
    #expect(!texts(bench).contains("F5"))
  }

  @Test(
    arguments: ThemeChoice.allCases,
    [Size(width: 390, height: 844), Size(width: 844, height: 390)]
  )
  func `it lies inside the window, and over no other button where there is room`(
    theme: ThemeChoice,
    size: Size
  ) throws {
    let bench = Bench(size.width, size.height, theme: theme)
    bench.type("x")
    bench.tapGraph()
    let targets = bench.calculator.layers.flatMap(\.targets).filter { $0.width < 160 }
    for target in targets {
      hover(bench, target.center)
      rest(bench, 0.7)
      let canvas = RecordingCanvas(contentScale: .one)
      bench.calculator.draw(on: canvas)
      let ink = bench.draw().theme.text
      guard
        let tip = canvas.drawnBoxes.last(where: {
          $0.color == ink && $0.frame.height == 28 && $0.radius == 8
        })?.frame
      else { continue }
      #expect(Rect(size: size).contains(tip))
      #expect(!tip.contains(target.center))
    }
  }
}
