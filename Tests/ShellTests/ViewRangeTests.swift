import Controls
import Documents
import Drawing
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

/// From where to where the view goes, typed.
@Suite struct ViewRangeTests {
  private func bench(_ size: Size = Size(width: 1280, height: 800)) throws -> Bench {
    let bench = Bench(size.width, size.height)
    try bench.graph(["sin(x)"])
    bench.key(.character(","), .command)
    bench.click(bench.draw().place(of: "Views…"))
    bench.click(bench.draw().place(of: "From – to…"))
    return bench
  }

  private func texts(_ bench: Bench) -> [String] { bench.draw().canvas.drawnTexts.map(\.text) }

  /// The ends of what is seen: x from and to, y from and to.
  private func ends(_ bench: Bench) -> [Double] {
    let plot = bench.plot
    return [
      bench.x(at: Point(x: plot.x, y: 0)), bench.x(at: Point(x: plot.maxX, y: 0)),
      bench.y(at: Point(x: 0, y: plot.maxY)), bench.y(at: Point(x: 0, y: plot.y)),
    ]
  }

  private func type(_ numbers: String..., into bench: Bench) {
    for (index, number) in numbers.enumerated() {
      if index > 0 { bench.key(.tab) }
      bench.type(number)
    }
  }

  private func isNear(_ ends: [Double], _ wanted: [Double]) -> Bool {
    zip(ends, wanted).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test func `numbers and formulas are typed one after the other, Enter goes there`() throws {
    let bench = try bench()
    let before = ends(bench)
    type("-2pi", "2*pi", "-1.5", "3/2", into: bench)
    bench.key(.enter)
    #expect(isNear(ends(bench), [-2 * .pi, 2 * .pi, -1.5, 1.5]))
    bench.key(.character("z"), .command)
    #expect(isNear(ends(bench), before))
    bench.key(.character("y"), .command)
    #expect(isNear(ends(bench), [-2 * .pi, 2 * .pi, -1.5, 1.5]))
  }

  @Test func `ends beyond Doubles are typed, and shown as they were`() throws {
    let bench = try bench()
    type("pi-1e-50", "pi+1e-50", "-1e-50", "1e-50", into: bench)
    bench.key(.enter)
    let viewport = bench.viewport
    #expect(viewport.originX?.base == "π" && viewport.originX?.exponent == -50)
    #expect(isNear(ends(bench), [-1, 1, -1, 1]))
    bench.key(.character(","), .command)
    bench.click(bench.draw().place(of: "Views…"))
    bench.click(bench.draw().place(of: "From – to…"))
    #expect(texts(bench).contains("π − 1·10⁻⁵⁰"), "\(texts(bench).suffix(30))")
    bench.key(.enter)
    #expect(bench.viewport == viewport)
  }

  @Test func `what is not changed stays as it is to its last digit`() throws {
    let bench = try bench()
    bench.key(.escape)
    let view = bench.viewport
    bench.key(.character(","), .command)
    bench.click(bench.draw().place(of: "Views…"))
    bench.click(bench.draw().place(of: "From – to…"))
    bench.key(.enter)
    #expect(abs(bench.viewport.centerX - view.centerX) < 1e-12)
    #expect(abs(bench.viewport.pointsPerUnitY - view.pointsPerUnitY) < 1e-9)
  }

  @Test(arguments: [
    (["1+"], "1+ is not a number."), (["x"], "x is not a number."), ([""], " is not a number."),
    (["2", "1"], "x: maximum must exceed minimum."),
    (["0", "1", "3", "3"], "y: maximum must exceed minimum."),
    (["1", "1+1e-14"], "x: range too small."), (["1/0"], "1/0 is not a number."),
  ])
  func `what is wrong is said, marked and ready to be typed again`(
    lines: [String],
    sentence: String
  ) throws {
    let bench = try bench()
    let before = bench.viewport
    for (index, line) in lines.enumerated() {
      if index > 0 { bench.key(.tab) }
      if line.isEmpty { bench.key(.backspace) } else { bench.type(line) }
    }
    bench.key(.enter)
    #expect(texts(bench).contains { $0 == sentence.trimmed || $0 == sentence })
    #expect(bench.viewport == before)
    let picture = bench.draw()
    #expect(picture.canvas.drawnBoxes.contains { $0.color == picture.theme.notices.error })
    bench.type("0")
    #expect(!texts(bench).contains { $0.hasSuffix("number.") || $0.hasSuffix("start.") })
  }

  @Test func `what the numbers along x count is chosen`() throws {
    let bench = try bench()
    bench.click(bench.draw().place(of: "in π"))
    bench.key(.tab, .shift)
    bench.click(bench.draw().place(of: "Go there"))
    #expect(bench.viewport.unitX == .pi)
    #expect(texts(bench).contains { $0.contains("π") })
  }

  private func openSteps(_ bench: Bench) {
    bench.key(.character(","), .command)
    bench.click(bench.draw().place(of: "Views…"))
    bench.click(bench.draw().place(of: "Axis steps…"))
  }

  @Test func `steps of the axes are typed, kept with the view, undone and taken back`() throws {
    let bench = Bench(1280, 800)
    try bench.graph(["sin(x)"])
    let before = bench.viewport
    openSteps(bench)
    #expect(texts(bench).contains("auto"))
    type("pi/3", "2/0", into: bench)
    bench.key(.enter)
    #expect(texts(bench).contains("2/0 is not a step: try 0.25, 1/3 or π/4."))
    #expect(bench.viewport == before)
    bench.type("0.4")
    bench.key(.enter)
    let steps = TickSteps(x: TickStep("π/3"), y: TickStep("0.4"))
    #expect(bench.viewport == before.with(steps))
    #expect(texts(bench).contains("2π/3") && texts(bench).contains("0.8"))
    bench.key(.character("+"))
    bench.key(.home)
    #expect(bench.viewport.steps == steps)
    #expect(SavedViewport(bench.viewport).viewport == bench.viewport)
    openSteps(bench)
    #expect(texts(bench).contains("π/3") && texts(bench).contains("0.4"))
    bench.key(.backspace)
    bench.key(.tab)
    bench.key(.backspace)
    bench.key(.enter)
    #expect(bench.viewport.steps == TickSteps())
    bench.key(.character("z"), .command)
    #expect(bench.viewport.steps == steps)
  }

  @Test func `a line that is refused is typed in again, though another one had the focus`() throws {
    let bench = Bench(1280, 800)
    try bench.graph(["sin(x)"])
    openSteps(bench)
    type("2/0", "0.4", into: bench)
    bench.key(.enter)
    _ = bench.draw()
    bench.type("0.3")
    bench.key(.enter)
    #expect(bench.viewport.steps == TickSteps(x: TickStep("0.3"), y: TickStep("0.4")))
  }

  @Test(arguments: [(320, 480), (390, 844)])
  func `fingers type steps, too`(width: Int, height: Int) throws {
    let bench = Bench(Double(width), Double(height))
    try bench.graph(["sin(x)"])
    bench.key(.character(","), .command)
    bench.tap(bench.draw().place(of: "Views…"))
    bench.tap(bench.draw().place(of: "Axis steps…"))
    for key in ["π", "÷", "4", "Next", "3", "Apply"] {
      bench.tap(bench.draw().canvas.drawnTexts.last { $0.text == key }?.box.center)
    }
    #expect(bench.viewport.steps == TickSteps(x: TickStep("π/4"), y: TickStep("3")))
  }

  @Test(arguments: [(320, 480), (480, 320), (390, 844), (1920, 1080)])
  func `fingers type them with keys of their own`(width: Int, height: Int) throws {
    let size = Size(width: Double(width), height: Double(height))
    let bench = Bench(size.width, size.height)
    try bench.graph(["sin(x)"])
    bench.key(.character(","), .command)
    bench.tap(bench.draw().place(of: "Views…"))
    bench.tap(bench.draw().place(of: "From – to…"))
    func tap(_ keys: String...) {
      for key in keys {
        let texts = bench.draw().canvas.drawnTexts
        bench.tap(texts.last { $0.text == key }?.box.center)
      }
    }
    let picture = bench.draw()
    #expect(picture.cutTexts.isEmpty && picture.texts(outside: Rect(size: size)).isEmpty)
    tap("−", "π", "Next", "2", "π", "Next", "−", "1", "Next", "5", "Go there")
    #expect(isNear(ends(bench), [-.pi, 2 * .pi, -1, 5]))
  }

  @Test func `a controller types them`() throws {
    let bench = Bench(1280, 800)
    try bench.graph(["sin(x)"])
    bench.press(.start)
    func steer(to word: String) {
      for _ in 0..<30 {
        let picture = bench.draw()
        guard let place = picture.canvas.drawnTexts.last(where: { $0.text == word })?.box.center,
          let ring = picture.focusRing, !ring.contains(place)
        else { break }
        if abs(ring.center.y - place.y) > ring.height / 2 {
          bench.press(ring.center.y < place.y ? .dpadDown : .dpadUp)
        } else {
          bench.press(ring.center.x < place.x ? .dpadRight : .dpadLeft)
        }
      }
      bench.press(.a)
    }
    steer(to: "Views…")
    steer(to: "From – to…")
    for key in ["0", "Next", "8", "Next", "0", "Next", "5"] { steer(to: key) }
    bench.press(.y, .y)
    #expect(isNear(ends(bench), [0, 8, 0, 5]))
  }
}

extension String {
  fileprivate var trimmed: String { hasPrefix(" ") ? String(dropFirst()) : self }
}
