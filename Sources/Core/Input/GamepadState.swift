package import Drawing

/// What a person's hands hold on a controller, and what becomes of it as time passes.
///
/// Buttons come out as presses, repeated steps and long holds; sticks and triggers as speeds.
package struct GamepadState: Hashable, Sendable {
  /// What a change or the passing of time amounts to.
  package enum Act: Hashable, Sendable {
    case press(ControllerButton)
    /// A direction is still held and counts again.
    case again(ControllerButton)
    /// A button has been held for long.
    case hold(ControllerButton)
  }

  /// Times in seconds, shares of a stick's way.
  private enum Limits {
    static let firstRepeat = 0.35
    static let nextRepeat = 0.08
    static let hold = 0.6
    static let deadZone = 0.2
    static let stepOn = 0.5
    static let stepOff = 0.35
  }

  /// Buttons that mean something else when they are held.
  private static let holding: Set<ControllerButton> = [.back, .a, .b, .x, .y, .rightStick]

  /// Those of them that act on release, where being held means something else.
  package var waiting: Set<ControllerButton> = [.back, .y]
  /// Those that have gone down and not acted yet.
  private var pending: Set<ControllerButton> = []
  /// Whether the left stick steps like the directional pad.
  package var stickSteps = true
  /// Whether it then steps up and down only, as left and right go as far as it is pushed.
  package var stickGlides = false
  private var held: [ControllerButton: Double] = [:]
  private var axes: [ControllerAxis: Double] = [:]
  private var repeating: Repeat?
  private var stickDirection: ControllerButton?

  private struct Repeat: Hashable, Sendable {
    var button: ControllerButton
    var next: Double
  }

  package init() {}

  // MARK: Speeds

  /// How far the right stick is pushed, dead zone and acceleration applied; length 0 … 1.
  package var right: Vector { shaped(.rightX, .rightY) }
  /// The same of the left stick.
  package var left: Vector { shaped(.leftX, .leftY) }
  /// Right trigger less left trigger, −1 … 1.
  package var zoom: Double { pull(.rightTrigger) - pull(.leftTrigger) }

  private func pull(_ axis: ControllerAxis) -> Double {
    let rest = 0.05
    return max(0, (axes[axis] ?? 0) - rest) / (1 - rest)
  }

  /// A radial dead zone, then the square of what is left: fine near the middle, fast at the rim.
  private func shaped(_ x: ControllerAxis, _ y: ControllerAxis) -> Vector {
    let way = Vector(dx: axes[x] ?? 0, dy: axes[y] ?? 0)
    let length = way.length
    guard length > Limits.deadZone else { return .zero }
    let share = min(1, (length - Limits.deadZone) / (1 - Limits.deadZone))
    return way * (share * share / length)
  }

  // MARK: Changes

  /// Takes an event; what is held is forgotten when the controller goes.
  package mutating func handle(_ event: ControllerEvent, at time: Double) -> [Act] {
    switch event {
    case .connected: return []
    case .disconnected:
      let (steps, waiting) = (stickSteps, waiting)
      self = GamepadState()
      (stickSteps, self.waiting) = (steps, waiting)
      return []
    case .button(let button, isDown: true): return press(button, at: time)
    case .button(let button, isDown: false): return release(button)
    case .axis(let axis, let value):
      axes[axis] = value
      return axis == .leftX || axis == .leftY ? followStick(at: time) : []
    }
  }

  private mutating func press(_ button: ControllerButton, at time: Double) -> [Act] {
    if Self.holding.contains(button) { held[button] = time }
    if Self.directions.contains(button) {
      repeating = Repeat(button: button, next: time + Limits.firstRepeat)
    }
    guard waiting.contains(button) else { return [.press(button)] }
    pending.insert(button)
    return []
  }

  private mutating func release(_ button: ControllerButton) -> [Act] {
    if repeating?.button == button { repeating = nil }
    let isShort = held.removeValue(forKey: button) != nil
    guard pending.remove(button) != nil, isShort else { return [] }
    return [.press(button)]
  }

  private static let directions: Set<ControllerButton> = [
    .dpadUp, .dpadDown, .dpadLeft, .dpadRight,
  ]

  /// The left stick as a directional pad.
  private mutating func followStick(at time: Double) -> [Act] {
    let way = Vector(dx: axes[.leftX] ?? 0, dy: axes[.leftY] ?? 0)
    let least = stickDirection == nil ? Limits.stepOn : Limits.stepOff
    let isGliding = stickGlides && abs(way.dx) >= abs(way.dy)
    guard stickSteps, !isGliding, max(abs(way.dx), abs(way.dy)) >= least else {
      if repeating?.button == stickDirection { repeating = nil }
      stickDirection = nil
      return []
    }
    let direction: ControllerButton =
      abs(way.dx) >= abs(way.dy)
      ? (way.dx < 0 ? .dpadLeft : .dpadRight) : (way.dy < 0 ? .dpadUp : .dpadDown)
    guard direction != stickDirection else { return [] }
    stickDirection = direction
    repeating = Repeat(button: direction, next: time + Limits.firstRepeat)
    return [.press(direction)]
  }

  // MARK: Time

  /// What holding has come to by now.
  package mutating func advance(to time: Double) -> [Act] {
    var acts: [Act] = []
    for (button, start) in held where time >= start + Limits.hold {
      held[button] = nil
      acts.append(.hold(button))
    }
    if let due = repeating, time >= due.next {
      repeating?.next = time + Limits.nextRepeat
      acts.append(.again(due.button))
    }
    return acts
  }

  /// When `advance` has something to do next.
  package var deadline: Double? {
    (held.values.map { $0 + Limits.hold } + [repeating?.next].compactMap { $0 }).min()
  }

  /// Forgets what is held, as after the window lost the focus.
  package mutating func cancel() {
    held.removeAll()
    pending.removeAll()
    axes.removeAll()
    repeating = nil
    stickDirection = nil
  }
}
