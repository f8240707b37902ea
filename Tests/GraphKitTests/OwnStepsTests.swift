import CurveProof
import Drawing
import GraphKit
import TestSupport
import Testing

/// Steps of the numbers that a person has chosen.
@Suite struct OwnStepsTests {
  private static let frame = Rect(x: 0, y: 0, width: 800, height: 600)

  /// What stands along the axes of a view.
  private func numbers(_ viewport: Viewport, _ steps: TickSteps) -> [String] {
    var graph = GraphView()
    graph.viewport = viewport.with(steps)
    let canvas = RecordingCanvas()
    graph.draw(on: canvas, in: Self.frame, from: nil)
    return canvas.drawnTexts.map(\.text)
  }

  @Test(arguments: [
    ("0.25", ["0.25", "0.50", "1.00"]), ("3", ["3", "6", "12"]),
    ("1e-6", ["10⁻⁶", "2·10⁻⁶", "4·10⁻⁶"]),
    ("2/3", ["2/3", "4/3", "8/3"]), ("1/4", ["1/4", "1/2", "1"]), ("π/4", ["π/4", "π/2", "π"]),
    ("pi", ["π", "2π", "4π"]), ("0.1pi", ["π/10", "π/5", "2π/5"]),
    ("2π/3", ["2π/3", "4π/3", "8π/3"]),
    ("30°", ["30°", "60°", "120°"]), ("1500", ["1500", "3000", "6000"]),
    (" 1 ÷ 3 ", ["1/3", "2/3", "4/3"]),
  ])
  func `a step is read, and its multiples are exact`(text: String, labels: [String]) throws {
    let step = try #require(TickStep(text))
    #expect([1, 2, 4].map { step.label(ofTick: $0) } == labels)
    #expect(TickStep(step.text) == step)
  }

  @Test(arguments: [
    "", "0", "-1", "x", "1/0", "1/x", "1//2", "π/", "1/3/4", "0.0", "1e999", "1.2.3", "1e", "°",
    "45/2°",
    "12345678901", "inf", "0.000001/9999", "0.00001π", "999999999e6/7", "1/1001",
    "1e-9223372036854775808", "1.23456789", "999999999e6/9997",
  ])
  func `anything else is none`(text: String) {
    #expect(TickStep(text) == nil)
  }

  @Test func `numbers far away are what they are`() throws {
    let step = try #require(TickStep("1.23457"))
    #expect(step.label(ofTick: 81_000_000_000_000_000) == "1.0000017·10¹⁷")
    #expect(step.label(ofTick: .max).hasSuffix("·10¹⁹"))
  }

  @Test func `both axes have the numbers that are chosen`() {
    let view = Viewport(x: -4...4, y: -3...3, filling: Self.frame.size)
    let plain = numbers(view, TickSteps())
    #expect(!plain.contains("0.75") && !plain.contains("π/3"))
    let own = numbers(view, TickSteps(x: TickStep("pi/3"), y: TickStep("0.75")))
    #expect(["π/3", "2π/3", "π", "0.75", "1.50", "−2.25"].allSatisfy(own.contains), "\(own)")
    #expect(!own.contains("1") && !own.contains("0.5"))
  }

  @Test(
    arguments: [
      (0.5, ["π/12"], []), (6, ["π/2"], ["π/12"]),
      (100, ["5π", "10π"], ["π", "2π"]),
    ] as [(Double, [String], [String])]
  )
  func `without room for a step its numbers stand at a multiple of it`(
    reach: Double,
    seen: [String],
    missing: [String]
  ) {
    let view = Viewport(x: -reach...reach, y: -1...1, filling: Self.frame.size)
    let texts = numbers(view, TickSteps(x: TickStep("π/12")))
    #expect(seen.allSatisfy(texts.contains), "\(texts)")
    #expect(!missing.contains(where: texts.contains), "\(texts)")
  }

  @Test func `a view narrower than its step has numbers all the same`() {
    let view = Viewport(x: 0.1...0.2, y: 0.1...0.2, filling: Self.frame.size)
    let steps = TickSteps(x: TickStep("5"), y: TickStep("5"))
    #expect(numbers(view, steps) == numbers(view, TickSteps()))
  }

  @Test func `views keep their steps as they move and change`() {
    let steps = TickSteps(x: TickStep("0.3"), y: TickStep("2/3"))
    let view = Viewport(x: 1...4, y: 2...3, filling: Self.frame.size).with(steps)
    let moved = [
      view.panned(by: Vector(dx: 10, dy: 5)), view.squared,
      view.zoomed(by: 3, about: Point(x: 0, y: 0), in: Self.frame),
      view.drawn(on: [.x], filling: Self.frame.size).drawn(on: [], filling: Self.frame.size),
      Viewport.standard.interpolated(to: view, share: 0.5),
    ]
    #expect(moved.allSatisfy { $0.steps == steps })
  }
}
