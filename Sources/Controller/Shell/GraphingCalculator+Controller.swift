import Calculator
import CalculatorScene
import Documents
import Drawing
import GraphScene
import Input
import SceneHost
import SceneParts

/// What the controller does: presses and holds as events for the scenes, sticks and triggers as
/// movement of the graph, sixty steps a second.
extension GraphingCalculator {
  /// How fast a stick at its rim moves the graph, in points per second.
  private static let panSpeed = 1100.0
  /// How fast a trigger pulled through zooms, as the logarithm of the factor per second.
  private static let zoomSpeed = 2.2
  private static let step = 1.0 / 60

  private var isGraphVisible: Bool { manager.arrangement.detail != nil }
  /// Whether a sheet or the help lies over the scenes.
  private var isCovered: Bool { help != nil || sheet != nil }
  private var isGraphFocused: Bool { manager.isDetailFocused }

  func perform(_ acts: [ControllerHand.Act], after event: ControllerEvent?) -> [SceneRequest] {
    hand.stickSteps = leftStickSteps
    var requests: [SceneRequest] = acts.flatMap { act -> [SceneRequest] in
      switch act {
      case .press(let button): return press(button)
      case .hold(.back): return present()
      case .hold(.b): return clear()
      case .hold(.y): return holdGraph()
      case .hold(.rightStick): return isGraphFocused && !isCovered ? graph.fit() : []
      case .hold: return []
      }
    }
    if case .axis = event { requests += driveGraph() }
    if case .button = event {} else { requests.append(.redraw) }
    hand.stickSteps = leftStickSteps
    layOut()
    return requests
  }

  /// Whether the left stick goes step by step: among controls, or along a curve.
  private var leftStickSteps: Bool {
    !isGraphFocused || graph.stepsWithStick
      || isCovered
  }

  private func press(_ button: ControllerButton) -> [SceneRequest] {
    let event = ControllerEvent.button(button, isDown: true)
    if let requests = handleInSheet(.controller(event)) ?? handleInHelp(.controller(event)) {
      return requests
    }
    return fulfil(manager.handle(.controller(event), at: time))
  }

  /// Y held adds what the calculator holds to the graph; on the graph it opens the list.
  private func holdGraph() -> [SceneRequest] {
    guard !isCovered else { return [] }
    return perform(command: isGraphFocused ? .functions : .addGraph)
  }

  /// B held in the calculator clears; each press has only deleted.
  private func clear() -> [SceneRequest] {
    guard !isGraphFocused, !isCovered, !calculator.isMenuOpen else { return [] }
    calculator.brain.press(.clear)
    return [.redraw, .save]
  }

  /// Moves the graph by what the sticks and triggers say, for the time since the last step.
  func driveGraph() -> [SceneRequest] {
    guard let speed = driveSpeed else {
      lastStep = nil
      return []
    }
    let past = min(time - (lastStep ?? time - Self.step), 0.05)
    guard past > 0 else { return [] }
    lastStep = time
    graph.now = time
    var requests: [SceneRequest] = []
    if speed.pan != .zero { requests += graph.pan(byStick: speed.pan * (Self.panSpeed * past)) }
    if speed.zoom != 0 {
      // Half the growth forwards by half of it backwards: zooming out is exactly the way back.
      let half = speed.zoom * Self.zoomSpeed * past / 2
      requests += graph.zoom(byTrigger: (1 + half) / (1 - half))
    }
    return requests
  }

  /// How the graph is being moved, nil while it is not.
  private var driveSpeed: (pan: Vector, zoom: Double)? {
    guard isGraphVisible, !isCovered, !graph.isMenuOpen else { return nil }
    let isSteering = graph.isTracing || graph.steersFocus
    let pan = hand.right + (isGraphFocused && !isSteering ? hand.left : .zero)
    let zoom = hand.zoom
    return pan == .zero && zoom == 0 ? nil : (pan, zoom)
  }

  var driveDeadline: Double? { driveSpeed.map { _ in (lastStep ?? time) + Self.step } }
}
