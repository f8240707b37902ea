import Documents
import ExactEvaluation
import Drawing
import GraphTools
import GraphKit
import GraphModel
import Input
import SDLPlatform
import SceneHost
import SceneParts
import Shell

/// Times what a hand waits for: from an event to the picture that shows what came of it, whole window.
///
/// Points of interest and statistics are found on another thread meanwhile.
struct WindowBenchmark {
  private static let full = Size(width: 1920, height: 1080)
  private static let huge = Size(width: 3840, height: 2160)
  private static let sliding = (0..<12).map { "a sin(x+\($0)/4)+\($0)/3" }

  /// Words of which a row's name has one; all rows where there are none.
  private let chosen: [String]

  static func runAll(_ chosen: [String] = []) throws {
    try WindowBenchmark(chosen: chosen).runAll()
  }

  private func runAll() throws {
    print("\nFrom an event to the whole window's picture, medians of 60, ms of the thread")
    try time("12 curves panned by 16 pixels, bare", Self.pan, formulas: FrameBenchmark.formulas)
    for (size, row) in [(Self.full, "pan"), (Self.huge, "pan 4K")] {
      try time(
        "12 curves, points and statistics, panned by 16 pixels",
        Self.pan,
        formulas: FrameBenchmark.formulas,
        isExploring: true,
        size: size,
        row: row
      )
    }
    for (name, zoom) in [
      ("pinched by two fingers", Self.pinch), ("zoomed by the wheel", Self.turn),
    ] {
      try time(
        "12 curves, points and statistics, \(name)",
        zoom,
        formulas: FrameBenchmark.formulas,
        isExploring: true
      ) { $0.viewport.pointsPerUnitX != $1.pointsPerUnitX }
    }
    try timeDepths()
    try time(
      "a key typed into the formula",
      { step, _ in [.text(step % 8 == 7 ? "+" : "1")] },
      row: "key"
    )
    try time(
      "a step of the trace",
      { step, _ in [.key(KeyEvent(step % 40 < 20 ? .right : .left))] },
      after: [.key(KeyEvent(.function(6))), .text("t")],
      row: "trace"
    )
    for (formulas, row) in [(["a sin(x)"], "slide"), (Self.sliding, "slide 12")] {
      try time(
        "a slider's step, \(formulas.count) curve\(formulas.count == 1 ? "" : "s")",
        { step, _ in [.key(KeyEvent(step % 20 < 10 ? .right : .left))] },
        after: [
          .key(KeyEvent(.character("l"), modifiers: .command)), .key(KeyEvent(.end)),
          .key(KeyEvent(.down)), .key(KeyEvent(.down)),
        ],
        formulas: formulas,
        row: row
      ) { calculator, _ in calculator.document.parameters["a"] != nil }
    }
  }

  /// The same ink from 0 and from an origin: what of a deep view is dearer.
  private func timeDepths() throws {
    let formulas = ["sin(x)", "x-pi", "abs(x-pi)+exp(x)-exp(pi)"]
    for (depth, row) in [(-3, "deep pan, 10^-3"), (-50, "deep pan"), (-300, "deep pan, 10^-300")] {
      for (name, move) in [("panned", Self.pan), ("zoomed by the wheel", Self.turn)] {
        try time(
          "3 curves in a view of 10^\(depth), \(name)",
          move,
          formulas: formulas,
          row: name == "panned" ? row : nil,
          view: { Self.view(ofWidth: depth, filling: $0) }
        )
      }
    }
  }

  /// A view about (π, 0), as many powers of ten wide.
  private static func view(ofWidth exponent: Int, filling size: Size) -> Viewport {
    let isDeep = exponent < -9
    let unit = isDeep ? size.width : size.width * (Double("1e\(-exponent)") ?? 1)
    let viewport = Viewport(
      centerX: isDeep ? 0 : .pi,
      centerY: 0,
      pointsPerUnitX: unit,
      pointsPerUnitY: unit
    )
    guard isDeep else { return viewport }
    var origin = TickOrigin(base: "π", offset: "0", exponent: exponent)
    origin.digits = "3.141592653589793"
    return viewport.counted(
      fromX: origin,
      y: TickOrigin(base: "", offset: "0", exponent: exponent)
    )
  }

  private static func pan(step: Int, time: Double) -> [InputEvent] {
    let place = Point(x: 1700 - 16 * Double(step), y: 900)
    let phase: FingerEvent.Phase = step == 0 ? .began : .moved
    return [.finger(FingerEvent(phase, id: 1, at: place, time: time))]
  }

  /// Two fingers part by 8 points a step, and after forty come nearer again.
  private static func pinch(step: Int, time: Double) -> [InputEvent] {
    let apart = 100 + 4 * Double(step < 40 ? step : 80 - step)
    let phase: FingerEvent.Phase = step == 0 ? .began : .moved
    return [-1.0, 1].enumerated().map { id, side in
      let place = Point(x: 1200 + side * apart, y: 600 + side * apart / 2)
      return .finger(FingerEvent(phase, id: Int64(id), at: place, time: time))
    }
  }

  /// Forty notches in, then out.
  private static func turn(step: Int, time: Double) -> [InputEvent] {
    let delta = Vector(dx: 0, dy: step < 40 ? 1 : -1)
    return [.wheel(delta: delta, at: Point(x: 1200, y: 600), modifiers: [])]
  }

  /// Prints how long the steps of something take, after some events and a first step.
  private func time(
    _ name: String,
    _ events: (_ step: Int, _ time: Double) -> [InputEvent],
    after first: [InputEvent] = [],
    formulas: [String] = ["sin(x)"],
    isExploring: Bool = false,
    size: Size = full,
    row: String? = nil,
    _ isDone: (GraphingCalculator, _ before: Viewport) -> Bool = { _, _ in true },
    view: ((Size) -> Viewport)? = nil
  ) throws {
    guard chosen.isEmpty || chosen.contains(where: name.contains) else { return }
    let fonts = try FontLibrary()
    let canvas = try PictureCanvas(size: size, scale: .one, fonts: fonts, keepsDrawings: true)
    let calculator = GraphingCalculator(Self.state(isExploring: isExploring), measurer: fonts)
    calculator.provingTime = .milliseconds(8)
    calculator.work(in: Background { work in Task.detached(priority: .utility) { work() } })
    try calculator.show(formulas: formulas)
    calculator.resize(to: size, contentScale: .one)
    calculator.answerLocal { LocalFormula.answer(to: $0) }
    if let view { calculator.look(at: view) }
    canvas.draw { calculator.draw(on: $0) }
    var now = 1.0
    func show(_ events: [InputEvent]) {
      now += 1.0 / 60
      for event in events { _ = calculator.handle(event, at: now) }
      _ = calculator.advance(to: now)
      canvas.draw { calculator.draw(on: $0) }
    }
    for event in first { show([event]) }
    show(events(0, now))
    let before = calculator.viewport
    let times = (1...60).map { step in milliseconds { show(events(step, now)) } }.sorted()
    print(
      "  \(name), \(Int(size.width))×\(Int(size.height)): \(rounded(times[30])), "
        + "19 of 20 within \(rounded(times[57])), longest \(rounded(times[59]))"
    )
    guard isDone(calculator, before) else {
      throw WrongAnswer(formula: name, found: "nothing happened")
    }
    if let row { tell(row: row, times[30]) }
  }

  private static func state(isExploring: Bool) -> SavedState {
    var state = SavedState()
    var exploration = Exploration()
    if isExploring {
      exploration.statistics = Exploration.Statistics()
    } else {
      exploration.hidesPoints = true
    }
    state.exploration = exploration
    return state
  }
}
