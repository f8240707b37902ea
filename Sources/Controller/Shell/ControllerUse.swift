import Input

/// The controller, and whether it is what the person works with.
struct ControllerUse {
  var state = GamepadState()
  /// Whether a controller is plugged in.
  private(set) var isConnected = false
  /// Whether it was used last.
  private(set) var isInUse = false
  /// Whether a finger or the mouse began what is going on.
  private(set) var isPointing = false
  /// When a button was pressed last, on how many pages the hints stand, and which is shown.
  private(set) var lastAct = 0.0
  var hintPages = 1
  private var page = 0
  /// When sticks and triggers last moved the graph.
  var lastStep: Double?
  /// Since when a trigger zooms.
  var zoomStart: Double?
  /// What is left of a digit that a stick moves.
  var digitRest = 0.0
  /// Whether what is done goes on from being held, so that it stays where it is.
  var repeats = false

  /// Remembers which device was used last.
  mutating func note(_ event: InputEvent, at time: Double) {
    isPointing = event.isPointing ?? isPointing
    repeats = if case .key(let key) = event { key.isRepeat } else { false }
    switch event {
    case .controller(.connected): isConnected = true
    case .controller(.disconnected): (isConnected, isInUse) = (false, false)
    case .controller(.button(_, isDown: true)):
      (isConnected, isInUse, lastAct) = (true, true, time)
    case .controller(.axis(_, let value)) where abs(value) > 0.3:
      (isConnected, isInUse) = (true, true)
    case .key(let key) where key.isDown && key.key != .other: isInUse = false
    case .text, .wheel, .pinch: isInUse = false
    case .controller, .key, .pointer, .finger: break
    }
  }

  /// How long a page of hints stays while nothing is pressed, in seconds.
  private static let turn = 4.0

  /// Each page has its turn once; then the first one stays, and nothing wakes the program.
  func hintPage(at time: Double) -> Int {
    let turns = max(0, Int((time - lastAct) / Self.turn))
    return turns < hintPages ? turns : 0
  }

  /// Turns to the page that is due; whether that is another one.
  mutating func turnHints(at time: Double) -> Bool {
    defer { page = hintPage(at: time) }
    return page != hintPage(at: time)
  }

  /// When the next page is due, or what is held has come to something.
  func deadline(after time: Double) -> Double? {
    let turns = ((time - lastAct) / Self.turn).rounded(.down)
    let isTurning = isInUse && hintPages > 1 && Int(turns) < hintPages
    let due = isTurning ? lastAct + (turns + 1) * Self.turn : nil
    return [state.deadline, due].compactMap { $0 }.min()
  }

  /// A finger or button that lifts was used last, too; not before, as the hints' going moves what it
  /// has pressed.
  mutating func noteLift(_ event: InputEvent) {
    switch event {
    case .pointer(let pointer) where pointer.phase == .released: isInUse = false
    case .finger(let finger) where finger.phase == .ended: isInUse = false
    default: break
    }
  }

  /// Lets go of everything.
  mutating func cancel() {
    state.cancel()
    lastStep = nil
  }
}
