import Calculator
import Controls
import Documents
import Drawing
import GraphModel
import GraphTools
import Input
import Shell
import TestSupport
import Testing

/// The sliders that stand on the plane while the list is closed.
@Suite struct PlaneSliderTests {
  private func value(_ bench: Bench) -> Double { bench.document.graph[settingOf: "a"].value }

  private func row(_ letter: String, _ bench: Bench) throws -> Rect {
    let texts = bench.draw().canvas.drawnTexts
    let place = try #require(texts.last { $0.text == letter && $0.box.x > bench.plot.x })
    return place.box
  }

  @Test(arguments: [(1280.0, 800.0), (1024, 768), (844, 390)])
  func `a letter that is typed has its slider at once`(width: Double, height: Double) throws {
    let bench = Bench(width, height, live: true)
    bench.type("a*x")
    let slider = try row("a", bench)
    let before = value(bench)
    let start = Point(x: slider.x + 150, y: slider.midY)
    bench.drag([start, Point(x: start.x + 40, y: start.y), Point(x: start.x + 60, y: start.y)])
    #expect(value(bench) != before)
    bench.key(.character("z"), .command)
    #expect(value(bench) == before)
    bench.click(start)
    #expect(value(bench) != before)
    bench.key(.character("l"), .command)
    #expect(bench.draw().canvas.drawnTexts.count { $0.text == "a" && $0.box.height > 12 } <= 2)
  }

  @Test(arguments: [(1280.0, 800.0), (390, 844)])
  func `four letters that are typed have sliders`(width: Double, height: Double) throws {
    let bench = Bench(width, height)
    bench.type("a*sin(b*x+c)+d")
    bench.tapGraph()
    let names = bench.tree.all.filter { $0.role == .slider }.map(\.name)
    #expect(names == ["a", "b", "c", "d"])
  }

  @Test(arguments: [(1280.0, 800.0), (390, 844), (844, 390), (320, 480)])
  func `its way begins and ends with numbers`(width: Double, height: Double) throws {
    let bench = Bench(width, height)
    bench.type("a*x")
    bench.tapGraph()
    _ = bench.calculator.paste("a=20")
    let letter = try row("a", bench)
    let beside = bench.draw().canvas.drawnTexts.filter {
      $0.box.x > letter.maxX + 20 && abs($0.box.midY - letter.midY) < 24
    }
    let setting = bench.document.graph[settingOf: "a"]
    let ends = [setting.minimum, setting.maximum].map { "\(Int($0))".replacing("-", with: "−") }
    #expect(ends.allSatisfy { end in beside.contains { $0.text == end } }, "\(beside.map(\.text))")
  }

  @Test(arguments: [(390.0, 844.0), (844, 390)])
  func `the first view keeps a vertex clear of the sliders`(width: Double, height: Double) throws {
    let bench = Bench(width, height, view: .unchosen)
    bench.type("a*x^2+b*x+c")
    bench.tapGraph()
    let slider = try row("a", bench)
    #expect(bench.place(ofX: -0.5, y: 0.75).y < slider.y - 12)
    #expect(bench.plot.contains(bench.place(ofX: -0.5, y: 0.75)))
  }

  @Test(arguments: [(390.0, 844.0), (320, 480)])
  func `on a phone it stands on the graph`(width: Double, height: Double) throws {
    let bench = Bench(width, height)
    bench.type("a*x")
    bench.tapGraph()
    let slider = try row("a", bench)
    let before = value(bench)
    let start = Point(x: slider.x + 100, y: slider.midY)
    bench.drag([start, Point(x: start.x + 30, y: start.y), Point(x: start.x + 110, y: start.y)])
    #expect(value(bench) > before)
    #expect(bench.state.isGraphShown)
  }

  @Test func `keys and a controller step it`() throws {
    let bench = Bench(1280, 800)
    try bench.graph(["a*x"])
    for _ in 0..<12 where bench.tree.focused?.name != "a" { bench.key(.tab) }
    #expect(bench.tree.focused?.name == "a")
    bench.key(.right)
    #expect(value(bench) == 1.1)
    bench.press(.dpadLeft, .dpadLeft)
    #expect(value(bench) == 0.9)
    bench.press(.a)
    _ = bench.draw()
    #expect(bench.calculator.layers.contains { $0.layer == .graph(.pad) })
  }
}
