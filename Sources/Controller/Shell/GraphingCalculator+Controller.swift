import Calculator
import CalculatorScene
import Drawing
import GraphScene
import GraphModel
import Input
import SceneHost
import SceneParts

/// What the controller does: presses and holds as events for the scenes, sticks and triggers as
/// movement of the graph, sixty steps a second.
extension GraphingCalculator {
  /// How fast a stick at its rim moves the graph, in points per second.
  private static let panSpeed = 1100.0
  /// How fast it moves the trace sideways.
  private static let traceSpeed = 600.0
  /// How fast a trigger pulled through zooms, as the logarithm of the factor per second.
  private static let zoomSpeed = 2.2
  /// After so long a held trigger zooms so many times as fast.
  private static let patience = 1.0
  private static let haste = 6.0
  /// How fast a stick at its rim moves the digits of a result, per second.
  private static let digitSpeed = 120.0
  private static let step = 1.0 / 60

  private var isGraphVisible: Bool { manager.arrangement.detail != nil }
  /// Whether a sheet or the help lies over the scenes.
  private var isCovered: Bool { cover.sheet != nil }
  private var isGraphFocused: Bool { manager.isDetailFocused }

  func perform(_ acts: [GamepadState.Act], after event: ControllerEvent?) -> [SceneRequest] {
    setStick()
    var requests: [SceneRequest] = []
    for (number, act) in acts.enumerated() {
      if number > 0 { layOut() }
      requests += perform(act)
    }
    if case .axis = event { requests += driveGraph() }
    if case .button = event {} else { requests.append(.redraw) }
    setStick()
    return requests
  }

  /// Lets the left stick go step by step among controls, and left and right along a curve.
  private func setStick() {
    controller.state.stickSteps = !isGraphFocused || graph.stepsWithStick || isCovered
    controller.state.stickGlides = isGraphFocused && graph.glidesTrace && !isCovered
  }

  private func perform(_ act: GamepadState.Act) -> [SceneRequest] {
    switch act {
    case .again(let button):
      controller.repeats = true
      return hear(.controller(.button(button, isDown: true)))
    case .press(let button): return hear(.controller(.button(button, isDown: true)))
    case .hold(let button): return hold(button)
    }
  }

  /// What a button does that is held, by the layer that receives it.
  private func hold(_ button: ControllerButton) -> [SceneRequest] {
    switch (button, keyLayer) {
    case (.back, _): return present()
    case (_, .sheet): return []
    case (.y, _) where offersNotice: return fulfil(graph.takeOffer())
    case (.y, .graph): return perform(command: .functions)
    case (.y, _): return perform(command: .addGraph)
    // The menu of the traced place, where the trace stood before the press.
    case (.a, .graph): return graph.openMenuOfTrace()
    case (.b, .graph): return fulfil(graph.removeFunction())
    case (.x, .graph): return graph.goAmongControls()
    case (.rightStick, .graph): return graph.fit()
    // A key that has more shows that, as for a finger.
    case (.a, .keypad) where calculator.offersChoices, (.x, .keypad): calculator.openLetters()
    case (.b, .keypad): calculator.press(.clear)
    default: return []
    }
    return [.redraw, .save]
  }

  /// Whether Y held takes what the graph offers beside a notice: not where something else is to be added.
  var offersNotice: Bool {
    graph.offersNotice
      && (isGraphFocused || environment.isGraphed || calculator.line.isEmpty)
  }

  /// The buttons that mean something else when they are held here, and wait for that.
  var waitingButtons: Set<ControllerButton> {
    switch keyLayer {
    case .keypad: Set([.back, .y, .b, .x] + (calculator.offersChoices ? [.a] : []))
    case .graph:
      Set(
        [.back, .y] + (graph.listHasFocus ? [] : [.x, .rightStick])
          + (graph.focusedFunction == nil ? [] : [.b])
      )
    case .sheet, .keypadMenu: [.back, .y]
    }
  }

  /// Moves the graph by what the sticks and triggers say, for the time since the last step.
  func driveGraph() -> [SceneRequest] {
    guard let speed = driveSpeed else {
      (controller.lastStep, controller.zoomStart) = (nil, nil)
      return []
    }
    let past = min(time - (controller.lastStep ?? time - Self.step), 0.05)
    guard past > 0 else { return [] }
    controller.lastStep = time
    graph.now = time
    var requests: [SceneRequest] = []
    if speed.digits != 0 {
      controller.digitRest += speed.digits * Self.digitSpeed * past
      let digits = controller.digitRest.rounded(.towardZero)
      controller.digitRest -= digits
      calculator.moveDigits(by: Int(digits))
      requests.append(.redraw)
    }
    if speed.pan != .zero { requests += graph.pan(byStick: speed.pan * (Self.panSpeed * past)) }
    if speed.trace != 0 { requests += graph.trace(byStick: speed.trace * Self.traceSpeed * past) }
    controller.zoomStart = speed.zoom == 0 ? nil : controller.zoomStart ?? time
    if let start = controller.zoomStart {
      // Half the growth forwards by half of it backwards: zooming out is exactly the way back.
      let haste = time - start > Self.patience ? Self.haste : 1
      let half = speed.zoom * Self.zoomSpeed * haste * past / 2
      requests += graph.zoom(byTrigger: (1 + half) / (1 - half))
    }
    return requests
  }

  /// How the digits of a result, or else the graph and its trace, are being moved; nil while they are not.
  private var driveSpeed: (digits: Double, pan: Vector, zoom: Double, trace: Double)? {
    if !isGraphFocused, !isCovered, calculator.movesDigits {
      let way = controller.state.right.dx
      return way == 0 ? nil : (way, .zero, 0, 0)
    }
    guard isGraphVisible, !isCovered, !graph.isMenuOpen else { return nil }
    let isSteering = graph.stepsWithStick
    let pan =
      controller.state.right + (isGraphFocused && !isSteering ? controller.state.left : .zero)
    let zoom = controller.state.zoom
    let trace = controller.state.stickGlides ? controller.state.left.dx : 0
    return pan == .zero && zoom == 0 && trace == 0 ? nil : (0, pan, zoom, trace)
  }

  var driveDeadline: Double? { driveSpeed.map { _ in (controller.lastStep ?? time) + Self.step } }
}
