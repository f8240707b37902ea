import GraphModel
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
  /// When sticks and triggers last moved the graph.
  var lastStep: Double?
  /// What is left of a digit that a stick moves.
  var digitRest = 0.0
  /// Where the trace stood before a button that means something else when it is held.
  var tracedBefore: Exploration.Trace?

  /// Remembers which device was used last.
  mutating func note(_ event: InputEvent) {
    isPointing = event.isPointing ?? isPointing
    switch event {
    case .controller(.connected): isConnected = true
    case .controller(.disconnected): (isConnected, isInUse) = (false, false)
    case .controller(.button(_, isDown: true)): (isConnected, isInUse) = (true, true)
    case .controller(.axis(_, let value)) where abs(value) > 0.3:
      (isConnected, isInUse) = (true, true)
    case .key(let key) where key.isDown && key.key != .other: isInUse = false
    case .text, .wheel, .pinch: isInUse = false
    case .controller, .key, .pointer, .finger: break
    }
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
