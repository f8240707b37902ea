import Controls
import Documents
import Drawing
import GraphScene
import GraphTools
import GraphModel
import Input
import SceneHost
import SceneParts
import Shell
import TestSupport
import Testing

/// Sheets dragged by their grabber, and lists that go on when a finger lets go.
@Suite struct SheetDragTests {
  private static let phone = Size(width: 390, height: 844)

  /// A finger's way that takes some time, sixty places a second, and lifts at full speed.
  private func swipe(_ bench: Bench, from start: Point, by way: Double, over time: Double) {
    bench.clock += 1
    let steps = max(2, Int(time * 60))
    func send(_ phase: FingerEvent.Phase, _ share: Double) {
      let place = start + Vector(dx: 0, dy: way * share)
      bench.send(.finger(FingerEvent(phase, id: 7, at: place, time: bench.clock)))
    }
    send(.began, 0)
    for step in 1...steps {
      bench.clock += time / Double(steps)
      send(.moved, Double(step) / Double(steps))
    }
    send(.ended, 1)
  }

  /// Lets time pass in pictures.
  private func wait(_ bench: Bench, _ seconds: Double) {
    let end = bench.clock + seconds
    while bench.clock < end {
      bench.clock += 1.0 / 20
      _ = bench.calculator.advance(to: bench.clock)
      bench.calculator.draw(on: RecordingCanvas())
    }
  }

  private func box(_ layer: GraphLayer, _ bench: Bench) -> Rect? {
    bench.calculator.draw(on: RecordingCanvas())
    return bench.calculator.layers.first { $0.layer == .graph(layer) }?.boxes.first
  }

  private func isAtRest(_ bench: Bench) -> Bool {
    // A caret may be about to blink, but not twice in a row.
    for _ in 0..<2 {
      if (bench.calculator.deadline ?? .infinity) > bench.clock + 0.02 { return true }
      wait(bench, 0.1)
    }
    return false
  }

  private func bench(open layer: GraphLayer) throws -> Bench {
    let bench = Bench(Self.phone.width, Self.phone.height)
    let lines = (1...12).map { "\($0)" } + ["sin(3x)"]
    try bench.graph(lines)
    switch layer {
    case .statistics:
      bench.type("s")
      wait(bench, 0.5)
      bench.tap(bench.draw().place(of: "More"))
    case .table: bench.key(.character("t"), .command)
    default:
      bench.key(.character("l"), .command)
      bench.key(.home)
    }
    wait(bench, 0.5)
    return bench
  }

  // MARK: The grabber

  @Test(arguments: [GraphLayer.statistics, .table, .list])
  func `dragged up a sheet is all there, dragged down it is half, then gone`(
    layer: GraphLayer
  ) throws {
    let bench = try bench(open: layer)
    let half = try #require(box(layer, bench))
    swipe(bench, from: Point(x: 120, y: half.y + 20), by: -250, over: 1)
    wait(bench, 0.5)
    let full = try #require(box(layer, bench))
    #expect(full.y < half.y - 60 && full.y > 56)
    swipe(bench, from: Point(x: 120, y: full.y + 20), by: half.y - full.y, over: 1)
    wait(bench, 0.5)
    #expect(box(layer, bench) == half)
    let view = bench.viewport
    swipe(bench, from: Point(x: 120, y: half.y + 20), by: 400, over: 1)
    wait(bench, 0.5)
    #expect(box(layer, bench) == nil)
    #expect(bench.viewport == view)
    #expect(isAtRest(bench))
  }

  @Test func `a sheet sends the trace's card away, and leaves the bar above`() throws {
    let bench = try bench(open: .statistics)
    bench.type("t")
    wait(bench, 0.5)
    let half = try #require(box(.statistics, bench))
    swipe(bench, from: Point(x: 120, y: half.y + 20), by: -250, over: 1)
    wait(bench, 0.5)
    bench.calculator.draw(on: RecordingCanvas())
    let cards = bench.calculator.layers.filter { $0.layer == .graph(.card) }.flatMap(\.boxes)
    #expect(cards.isEmpty, "\(cards)")
    #expect(try #require(box(.statistics, bench)).y > 56)
  }

  @Test(arguments: [GraphLayer.statistics, .table, .list])
  func `dragged down slowly it stays low, and leaves the plane to be seen`(layer: GraphLayer) throws
  {
    let bench = try bench(open: layer)
    let half = try #require(box(layer, bench))
    guard half.height > 300 else { return }
    swipe(bench, from: Point(x: 120, y: half.y + 20), by: half.height - 220, over: 2)
    wait(bench, 0.5)
    #expect(try #require(box(layer, bench)).height == 212)
    bench.tap(Point(x: 120, y: try #require(box(layer, bench)).y + 14))
    wait(bench, 0.5)
    #expect(box(layer, bench) == half)
  }

  @Test func `a stretch that is chosen is seen over its low sheet`() throws {
    let bench = Bench(390, 844)
    try bench.graph(["x^2-1"])
    bench.type("s")
    bench.tap(bench.draw().place(of: "Select an interval"))
    wait(bench, 0.5)
    #expect(box(.statistics, bench)?.height == 212)
  }

  @Test func `it follows the finger meanwhile, and a quick flick is enough`() throws {
    let bench = try bench(open: .statistics)
    let half = try #require(box(.statistics, bench))
    let start = Point(x: 120, y: half.y + 20)
    func send(_ phase: FingerEvent.Phase, _ dy: Double) {
      let place = start + Vector(dx: 0, dy: dy)
      bench.send(.finger(FingerEvent(phase, id: 3, at: place, time: bench.clock)))
    }
    send(.began, 0)
    send(.moved, -50)
    #expect(box(.statistics, bench)?.y == half.y - 50)
    bench.clock += 1
    send(.moved, 0)
    send(.ended, 0)
    wait(bench, 0.5)
    #expect(box(.statistics, bench) == half)
    swipe(bench, from: start, by: 40, over: 0.03)
    wait(bench, 0.5)
    #expect(box(.statistics, bench) == nil)
  }

  @Test(arguments: [GraphLayer.statistics, .table, .list])
  func `a tap on it, or Enter, shows all of the sheet or half of it`(layer: GraphLayer) throws {
    let bench = try bench(open: layer)
    let half = try #require(box(layer, bench))
    bench.tap(Point(x: 195, y: half.y + 12))
    wait(bench, 0.5)
    let full = try #require(box(layer, bench))
    #expect(full.y < half.y - 60)
    bench.key(.enter)
    wait(bench, 0.5)
    #expect(box(layer, bench) == half)
  }

  @Test func `where motion is not wanted it goes at once`() throws {
    let bench = try bench(open: .table)
    bench.calculator.desktop.reducesMotion = true
    let half = try #require(box(.table, bench))
    swipe(bench, from: Point(x: 120, y: half.y + 20), by: 400, over: 1)
    #expect(box(.table, bench) == nil)
  }

  // MARK: Lists

  /// What is written at this very moment.
  private func texts(_ bench: Bench) -> [DrawnText] {
    let canvas = RecordingCanvas()
    bench.calculator.draw(on: canvas)
    return canvas.drawnTexts
  }

  private func rows(_ layer: GraphLayer, _ bench: Bench) -> [DrawnText] {
    guard let frame = box(layer, bench) else { return [] }
    return texts(bench).filter { $0.box.y > frame.y + 60 }
  }

  @Test(arguments: [GraphLayer.statistics, .table, .list])
  func `a list goes on when the finger lets go, comes to rest, and stops under a touch`(
    layer: GraphLayer
  ) throws {
    let bench = try bench(open: layer)
    let frame = try #require(box(layer, bench))
    let start = Point(x: 195, y: frame.y + 200)
    // What More has opened is seen: the statistics stand at their end, the others at their start.
    let way = layer == .statistics ? 30.0 : -30
    swipe(bench, from: start, by: way, over: 0.05)
    let lifted = rows(layer, bench).map(\.box)
    wait(bench, 0.2)
    let later = rows(layer, bench).map(\.box)
    #expect(later != lifted)
    wait(bench, 1.5)
    #expect(isAtRest(bench))
    swipe(bench, from: start, by: -way, over: 0.05)
    wait(bench, 0.05)
    let state = bench.state
    bench.clock -= 1
    bench.tap(start)
    let stopped = rows(layer, bench).map(\.box)
    #expect(isAtRest(bench))
    wait(bench, 0.2)
    #expect(rows(layer, bench).map(\.box) == stopped)
    // The touch that stops it presses nothing.
    #expect(bench.state == state)
  }

  @Test func `files and the list of keys go on, too`() {
    let bench = Bench(1024, 768)
    bench.key(.function(1))
    let start = Point(x: 512, y: 500)
    swipe(bench, from: start, by: -80, over: 0.1)
    let help = texts(bench).map(\.box.y)
    wait(bench, 0.1)
    #expect(texts(bench).map(\.box.y) != help)
    wait(bench, 1.2)
    #expect(isAtRest(bench))
    bench.key(.escape)
    bench.key(.character("o"), .command)
    let entries = (1...60).map { FolderListing.Entry("file \($0).ordinate", isFolder: false) }
    let folder = bench.calculator.places.documents
    _ = bench.calculator.take(.listed(FolderListing(folder: folder, entries: entries)))
    _ = texts(bench)
    swipe(bench, from: start, by: -80, over: 0.1)
    let files = texts(bench).map(\.text)
    wait(bench, 0.3)
    #expect(texts(bench).map(\.text) != files)
    wait(bench, 1.2)
    #expect(isAtRest(bench))
  }

  @Test func `nothing goes on where motion is not wanted, or when the finger had come to rest`()
    throws
  {
    let bench = try bench(open: .table)
    let frame = try #require(box(.table, bench))
    let start = Point(x: 195, y: frame.y + 300)
    bench.calculator.desktop.reducesMotion = true
    swipe(bench, from: start, by: -60, over: 0.1)
    #expect(isAtRest(bench))
    bench.calculator.desktop.reducesMotion = false
    bench.drag([start, start + Vector(dx: 0, dy: -30), start + Vector(dx: 0, dy: -60)])
    #expect(isAtRest(bench))
  }

  @Test(arguments: ["s", "T"], [Size(width: 390, height: 844), Size(width: 360, height: 640)])
  func `a sheet that opens does not hide the traced place`(key: String, size: Size) throws {
    let bench = Bench(size.width, size.height)
    try bench.graph(["x^2-9"])
    bench.type("t")
    bench.type("-1\n")
    if key == "T" { bench.key(.character("t"), .command) } else { bench.type(key) }
    _ = bench.draw()
    bench.clock += 1
    _ = bench.draw()
    let sheet = try #require(
      bench.calculator.layers.first { $0.layer == .graph(key == "T" ? .table : .statistics) }
    )
    // The trace's card has gone: tags tell the place.
    let cards = bench.calculator.layers.filter { $0.layer == .graph(.card) }.flatMap(\.boxes)
    let top = try #require((sheet.boxes + cards).map(\.y).min())
    #expect(cards.isEmpty)
    #expect(bench.state.exploration?.trace?.x == -1)
    #expect(bench.place(ofX: -1, y: -8).y < top)
    #expect(bench.place(ofX: -1, y: -8).y > bench.plot.y)
  }
}
