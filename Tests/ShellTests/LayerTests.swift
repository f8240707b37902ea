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

/// What lies over the plane swallows what is done to it, and the plane receives nothing of that.
@Suite struct LayerTests {
  @Test(arguments: Opening.all, Touch.allCases.filter { $0 != .wheel && $0 != .touchpad })
  func `nothing falls through to the plane`(opening: Opening, touch: Touch) throws {
    let bench = try opening.bench()
    let layers = bench.calculator.layers
    let index = try #require(layers.firstIndex { $0.layer == opening.layer })
    let before = Seen(bench)
    for place in layers[index].emptyPlaces(under: layers.prefix(index)) {
      touch.act(on: bench, at: place)
      #expect(Seen(bench) == before, "at \(place)")
    }
  }

  @Test(arguments: Opening.all.filter(\.scrolls), [Touch.wheel, .touchpad])
  func `what zooms the plane leaves it alone over a panel`(opening: Opening, touch: Touch) throws {
    try `nothing falls through to the plane`(opening: opening, touch: touch)
  }

  @Test(arguments: Touch.allCases)
  func `the plane does hear what is done to it`(touch: Touch) throws {
    let bench = Bench(1280, 800)
    try bench.graph(["x^2"])
    let place = bench.place(ofX: 1, y: 1)
    let before = Seen(bench)
    touch.act(on: bench, at: place)
    #expect(Seen(bench) != before || touch == .hover)
  }

  @Test(arguments: Opening.all)
  func `an opened layer lies on top where it is`(opening: Opening) throws {
    let layers = try opening.bench().calculator.layers
    let index = try #require(layers.firstIndex { $0.layer == opening.layer })
    let box = try #require(layers[index].boxes.first)
    #expect(!layers.prefix(index).contains { $0.boxes.contains { $0.contains(box.center) } })
  }
}

/// What a person sees of the plane, and what is open over it.
private struct Seen: Equatable {
  let document: Document
  let exploration: Exploration?
  let layers: [LayerOnScreen.Layer]

  init(_ bench: Bench) {
    _ = bench.calculator.advance(to: bench.clock + 0.4)
    document = bench.document
    exploration = bench.state.exploration
    // Any finger is shown the way out of a presentation.
    layers = bench.calculator.layers.map(\.layer).filter { $0 != .graph(.tools) }
  }
}

extension LayerOnScreen {
  /// Places of the layer with nothing to press at or near them.
  fileprivate func emptyPlaces(under others: some Collection<LayerOnScreen>) -> [Point] {
    boxes.flatMap { box -> [Point] in
      let steps = [0.04, 0.35, 0.65, 0.96]
      return steps.flatMap { across in
        steps.map { Point(x: box.x + box.width * across, y: box.y + box.height * $0) }
      }
    }
    .filter { place in
      !targets.contains { $0.inset(by: -4).contains(place) }
        && !others.contains { $0.boxes.contains { $0.contains(place) } }
    }
  }
}

/// Something done to a place.
enum Touch: CaseIterable, Sendable {
  case click, clickTwice, clickOther, drag, dragWithShift, dragOther, pen, tap, tapTwice, rest, pan
  case pinch, wheel, touchpad, hover

  func act(on bench: Bench, at place: Point) {
    let end = place + Vector(dx: -60, dy: -90)
    switch self {
    case .click: bench.click(place)
    case .clickTwice:
      bench.click(place)
      bench.clock -= 0.9
      bench.click(place)
    case .clickOther: pointer(bench, [place], .secondary)
    case .drag: pointer(bench, [place, end], .primary)
    case .dragWithShift: pointer(bench, [place, end], .primary, .shift)
    case .dragOther: pointer(bench, [place, end], .middle)
    case .pen: pointer(bench, [place, place + Vector(dx: 2, dy: 1), end], .primary)
    case .tap: bench.tap(place)
    case .tapTwice: bench.tap(place, count: 2)
    case .rest:
      finger(bench, 1, .began, place)
      bench.clock += 0.7
      _ = bench.calculator.advance(to: bench.clock)
      finger(bench, 1, .ended, place)
    case .pan: bench.drag([place, place + Vector(dx: -20, dy: -30), end])
    case .pinch:
      let other = place + Vector(dx: 3, dy: 3)
      finger(bench, 1, .began, place)
      finger(bench, 2, .began, other)
      finger(bench, 1, .moved, end)
      finger(bench, 1, .ended, end)
      finger(bench, 2, .ended, other)
    case .wheel: bench.wheel(2, at: place)
    case .touchpad: bench.send(.pinch(magnification: 1.5, at: place))
    case .hover:
      let event = PointerEvent(.moved, at: place, time: bench.clock)
      bench.send(.pointer(event))
    }
  }

  private func pointer(
    _ bench: Bench,
    _ places: [Point],
    _ button: PointerEvent.Button,
    _ modifiers: KeyModifiers = []
  ) {
    bench.clock += 1
    func send(_ phase: PointerEvent.Phase, _ place: Point) {
      let event = PointerEvent(
        phase,
        button: button,
        at: place,
        modifiers: modifiers,
        time: bench.clock
      )
      bench.send(.pointer(event))
    }
    guard let first = places.first, let last = places.last else { return }
    send(.pressed, first)
    for place in places.dropFirst() { send(.moved, place) }
    send(.released, last)
  }

  private func finger(_ bench: Bench, _ id: Int64, _ phase: FingerEvent.Phase, _ place: Point) {
    bench.clock += phase == .began ? 0.5 : 0.05
    bench.send(.finger(FingerEvent(phase, id: id, at: place, time: bench.clock)))
  }
}

/// A window with a layer open over the plane.
struct Opening: Sendable, CustomTestStringConvertible {
  let layer: LayerOnScreen.Layer
  let size: Size
  let open: @Sendable (Bench) -> Void

  var testDescription: String { "\(layer) at \(Int(size.width))×\(Int(size.height))" }

  func bench() throws -> Bench {
    let bench = Bench(size.width, size.height)
    try bench.graph(["a*sin(x)", "x^2-3"])
    open(bench)
    // What is found out for a panel, and where the card lies, is known with the next picture.
    _ = bench.draw()
    _ = bench.draw()
    return bench
  }

  /// The layers over the plane, in all their ways to be opened.
  private static let ways = (GraphLayer.allCases.map(LayerOnScreen.Layer.graph) + [.sheet])
    .flatMap { layer in ways(to: layer).map { (layer: layer, open: $0) } }

  /// How a layer is opened; the plane and the keypad are no layers over it.
  private static func ways(to layer: LayerOnScreen.Layer) -> [@Sendable (Bench) -> Void] {
    switch layer {
    case .graph(.chips), .graph(.tools): [{ _ in }]
    case .graph(.card): [{ $0.type("t") }]
    case .graph(.statistics):
      [
        { $0.type("s") },
        {
          $0.key(.function(5))
          // The way out is shown no more.
          $0.clock += 5
          _ = $0.calculator.advance(to: $0.clock)
          $0.type("s")
        },
      ]
    case .graph(.stretch):
      [
        {
          $0.type("s")
          // In a low window it is below the rows.
          if let row = $0.draw().place(of: "Zeros") { $0.wheel(-20, at: row) }
          $0.click($0.draw().place(of: "Select an interval"))
        }
      ]
    case .graph(.table): [{ $0.key(.character("t"), .command) }]
    case .graph(.list): [{ $0.key(.function(8)) }]
    case .graph(.pad):
      [
        {
          $0.key(.character("t"), .command)
          $0.tap($0.draw().place(of: "From"))
        }
      ]
    case .graph(.menu): [{ $0.key(.character(","), .command) }]
    case .sheet: [{ $0.key(.function(1)) }, { $0.key(.character("o"), .command) }]
    // Below the plane, not over it: see ResidualsTests.
    case .graph(.plane), .graph(.residuals), .keypad, .keypadMenu: []
    }
  }

  /// Whether the wheel means the layer.
  var scrolls: Bool {
    ![.graph(.chips), .graph(.tools), .graph(.card), .graph(.stretch)].contains(layer)
  }

  private static let windows = [
    Size(width: 1280, height: 800), Size(width: 390, height: 844), Size(width: 844, height: 390),
  ]

  static let all = windows.flatMap { size in
    // In the lowest window a panel leaves nothing to see of the stretch.
    ways.filter { $0.layer != .graph(.stretch) || size.height > 400 }
      .map { Opening(layer: $0.layer, size: size, open: $0.open) }
  }
}
