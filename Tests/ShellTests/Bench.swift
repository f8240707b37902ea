import Settings
import Calculator
import Controls
import Documents
import Drawing
import GraphKit
import GraphScene
import GraphTools
import GraphModel
import Input
import Notation
import SceneHost
import SceneParts
import Shell
import TestSupport
import Words

/// The whole program on a bench: events go in by the package door, display lists come out.
final class Bench {
  private(set) var calculator: GraphingCalculator
  private(set) var size: Size
  let scale: ContentScale
  /// Seconds; every act takes one, so that taps don't add up by chance.
  var clock = 0.0
  /// What measures texts; nil for the recording canvas' own widths.
  private let fonts: (any TextMeasurer)?
  /// The functions' page, as the test has switched it.
  private var page = 1

  init(
    _ width: Double,
    _ height: Double,
    scale: Double = 1,
    theme: ThemeChoice = .dark,
    state: SavedState? = nil,
    words: Locale = Locale(),
    fonts: (any TextMeasurer)? = nil,
    view: FirstView = .home,
    entersLine: Bool = true,
    live: Bool? = nil
  ) {
    self.fonts = fonts
    size = Size(width: width, height: height)
    self.scale = ContentScale(scale)
    var initial = state ?? SavedState()
    // What is typed on a line is what the line holds; tests of textbook entry ask for it.
    initial.preferences.entersLine = entersLine
    // Tests of what Graph does press it; those of typing for the graph ask for that.
    initial.preferences.followsTyping = live ?? (state?.preferences.followsTyping ?? false)
    if state == nil {
      initial.preferences.theme = theme
      if view == .home {
        initial.document[viewportOf: GraphDocument.graphName] = Self.home(in: size, self.scale)
      }
    }
    calculator = GraphingCalculator(
      initial,
      measurer: fonts ?? RecordingCanvas(),
      words: words
    )
    calculator.resize(to: size, contentScale: self.scale)
  }

  /// Which view a test without a state of its own begins with.
  enum FirstView {
    /// As if a person had gone home.
    case home
    /// None is chosen yet.
    case unchosen
  }

  /// Where Home goes in a window of a size.
  private static func home(in size: Size, _ scale: ContentScale) -> Viewport {
    var state = SavedState()
    state.isGraphShown = true
    let empty = GraphingCalculator(state, measurer: RecordingCanvas(), words: Locale())
    empty.resize(to: size, contentScale: scale)
    empty.draw(on: RecordingCanvas(contentScale: scale))
    return empty.viewport
  }

  /// Graphs formulas and gives the keys to the graph.
  func graph(_ formulas: [String]) throws {
    try calculator.show(formulas: formulas)
    key(.function(6))
    if !state.isGraphShown { key(.function(6)) }
  }

  // MARK: What came of it

  var state: SavedState { calculator.state }

  var document: Document { calculator.document }

  /// The calculator's own view of what it holds.
  var brain: CalculatorBrain { CalculatorBrain(state.calculator) }

  var viewport: Viewport { calculator.viewport }

  var graphed: [String] { state.document.functions.functions.map(\.function.name) }

  func draw() -> Picture {
    // Whatever moves has come to rest, and the caret is still lit.
    _ = calculator.advance(to: clock + 0.4)
    let canvas = RecordingCanvas(contentScale: scale, measurer: fonts)
    calculator.draw(on: canvas)
    return Picture(
      canvas,
      size: size,
      theme: state.preferences.theme.theme(systemIsDark: true),
      isGraphShown: state.isGraphShown,
      isListShown: calculator.layers.contains { $0.layer == .graph(.list) }
    )
  }

  /// What a screen reader sees of the present picture.
  var tree: AccessibilityNode {
    _ = draw()
    return calculator.accessibilityTree
  }

  /// The ⋯, redo or undo button: its place from the right end of a high pane's bar.
  func barIcon(fromRight index: Double) -> Point {
    let picture = draw()
    let right = (picture.display?.maxX ?? 0) + 10
    return Point(x: right - 22 - 44 * index, y: 28)
  }

  /// Where a point of the plane is drawn.
  func place(ofX x: Double, y: Double) -> Point {
    let (plot, viewport) = (plot, viewport)
    return Point(
      x: plot.midX + (x - viewport.centerX) * viewport.pointsPerUnitX,
      y: plot.midY - (y - viewport.centerY) * viewport.pointsPerUnitY
    )
  }

  /// Which x is drawn at a place.
  func x(at place: Point) -> Double {
    viewport.centerX + (place.x - plot.midX) / viewport.pointsPerUnitX
  }

  /// Which y is drawn at a place.
  func y(at place: Point) -> Double {
    viewport.centerY - (place.y - plot.midY) / viewport.pointsPerUnitY
  }

  /// Where the plane is drawn.
  var plot: Rect { draw().plot ?? .zero }

  /// Where the swatches of a function's menu are: six colours, then four lines.
  var swatches: [Rect] {
    _ = draw()
    let menu = calculator.layers.first { $0.layer == .graph(.menu) }
    return (menu?.targets ?? []).filter { $0.width < 100 }
  }

  // MARK: Acts

  @discardableResult func send(_ event: InputEvent) -> [SceneRequest] {
    calculator.handle(event, at: clock)
  }

  func resize(to size: Size) {
    self.size = size
    calculator.resize(to: size, contentScale: scale)
  }

  /// A click of the mouse.
  @discardableResult func click(_ place: Point?, modifiers: KeyModifiers = []) -> [SceneRequest] {
    clock += 1
    guard let place else { return [] }
    let pressed = PointerEvent(
      .pressed,
      button: .primary,
      at: place,
      modifiers: modifiers,
      time: clock
    )
    let released = PointerEvent(
      .released,
      button: .primary,
      at: place,
      modifiers: modifiers,
      time: clock
    )
    return send(.pointer(pressed)) + send(.pointer(released))
  }

  /// Taps of one finger in a row at one place.
  @discardableResult func tap(_ place: Point?, count: Int = 1) -> [SceneRequest] {
    clock += 1
    guard let place else { return [] }
    return (0..<count).flatMap { index in
      clock += 0.1
      return send(.finger(FingerEvent(.began, id: Int64(index), at: place, time: clock)))
        + send(.finger(FingerEvent(.ended, id: Int64(index), at: place, time: clock)))
    }
  }

  /// One finger's way from place to place.
  func drag(_ places: [Point]) {
    clock += 1
    for (index, place) in places.enumerated() {
      let phase: FingerEvent.Phase = index == 0 ? .began : .moved
      send(.finger(FingerEvent(phase, id: 1, at: place, time: clock)))
    }
    guard let last = places.last else { return }
    send(.finger(FingerEvent(.ended, id: 1, at: last, time: clock)))
  }

  /// The keys with these names in a row, found where they are drawn; false when one is not there.
  @discardableResult func tapKeys(_ names: String...) -> Bool {
    names.allSatisfy { name in
      let isStack = brain.mode == .rpn
      let keys = draw().keys(page: page) ?? []
      guard let key = keys.first(where: { (isStack ? Keypad.onStack($0.name) : $0.name) == name })
      else { return false }
      tap(key.frame.center)
      return true
    }
  }

  /// The Graph key.
  @discardableResult func tapGraph() -> [SceneRequest] { tap(draw().graphKey?.center) }

  /// The switch to the second page of functions.
  func tapPage() {
    tap(draw().pageSwitch)
    page = 3 - page
  }

  @discardableResult func type(_ text: String) -> [SceneRequest] {
    clock += 1
    return text.flatMap { send(.text(String($0))) }
  }

  @discardableResult func key(_ key: Key, _ modifiers: KeyModifiers = []) -> [SceneRequest] {
    clock += 1
    return send(.key(KeyEvent(key, modifiers: modifiers)))
      + send(.key(KeyEvent(key, modifiers: modifiers, isDown: false)))
  }

  @discardableResult func press(_ buttons: ControllerButton...) -> [SceneRequest] {
    buttons.flatMap { button in
      clock += 1
      return send(.controller(.button(button, isDown: true)))
        + send(.controller(.button(button, isDown: false)))
    }
  }

  /// Moves the focus with the directional pad until it is on a key; false when it does not get there.
  func steer(to name: String) -> Bool {
    for _ in 0..<25 {
      // The hints that come with the first button move everything a little.
      guard let goal = draw().keys(page: page)?.first(where: { $0.name == name })?.frame.center
      else { return false }
      guard let place = draw().focusRing?.center else {
        press(.dpadLeft)
        continue
      }
      if place.distance(to: goal) < 6 { return true }
      if abs(place.y - goal.y) > 6 {
        press(place.y < goal.y ? .dpadDown : .dpadUp)
      } else {
        press(place.x < goal.x ? .dpadRight : .dpadLeft)
      }
    }
    return false
  }

  /// Turns the wheel.
  func wheel(_ notches: Double, at place: Point, _ modifiers: KeyModifiers = []) {
    clock += 1
    send(.wheel(delta: Vector(dx: 0, dy: notches), at: place, modifiers: modifiers))
  }
}
