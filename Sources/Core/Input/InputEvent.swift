package import Drawing

/// What the person did, in points and seconds; where it came from is forgotten.
package enum InputEvent: Hashable, Sendable {
  /// The mouse or a pen.
  case pointer(PointerEvent)
  /// The wheel: positive `dy` is away from the person (zoom in).
  case wheel(delta: Vector, at: Point, modifiers: KeyModifiers)
  /// Two fingers on a touchpad, which touch nothing on the screen: what is at the pointer grows by a factor.
  case pinch(magnification: Double, at: Point)
  /// One finger.
  case finger(FingerEvent)
  /// A key went down (again, while held) or up.
  case key(KeyEvent)
  /// Characters were typed, dead keys and layouts already applied.
  case text(String)
  /// A controller's button, stick or presence.
  case controller(ControllerEvent)

  /// The keys held with the mouse; a finger holds none.
  package var modifiers: KeyModifiers {
    if case .pointer(let pointer) = self { pointer.modifiers } else { [] }
  }
}

/// Keys held while something else happens.
package struct KeyModifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let shift = KeyModifiers(rawValue: 1)
  /// Control, or Command on a Mac.
  package static let command = KeyModifiers(rawValue: 2)
  package static let option = KeyModifiers(rawValue: 4)
}

/// A press, move or release of the mouse.
package struct PointerEvent: Hashable, Sendable {
  package enum Phase: Hashable, Sendable { case pressed, moved, released, left }
  package enum Button: Hashable, Sendable { case none, primary, middle, secondary }

  package var phase: Phase
  /// The button pressed or released; while moving, the one held.
  package var button: Button
  package var position: Point
  package var modifiers: KeyModifiers
  /// Seconds since some start.
  package var time: Double

  package init(
    _ phase: Phase,
    button: Button = .none,
    at position: Point,
    modifiers: KeyModifiers = [],
    time: Double
  ) {
    self.phase = phase
    self.button = button
    self.position = position
    self.modifiers = modifiers
    self.time = time
  }
}

/// One finger's beginning, way or end.
package struct FingerEvent: Hashable, Sendable {
  package enum Phase: Hashable, Sendable {
    case began, moved, ended
    /// The finger vanished without lifting: nothing it did shall count as a tap.
    case cancelled
  }

  /// Tells fingers apart; means nothing else.
  package var id: Int64
  package var phase: Phase
  package var position: Point
  /// Seconds since some start.
  package var time: Double

  package init(_ phase: Phase, id: Int64, at position: Point, time: Double) {
    self.id = id
    self.phase = phase
    self.position = position
    self.time = time
  }
}

/// A key that moves, edits or commands; characters arrive as text.
package struct KeyEvent: Hashable, Sendable {
  package var key: Key
  package var modifiers: KeyModifiers
  package var isDown: Bool
  package var isRepeat: Bool

  package init(
    _ key: Key,
    modifiers: KeyModifiers = [],
    isDown: Bool = true,
    isRepeat: Bool = false
  ) {
    self.key = key
    self.modifiers = modifiers
    self.isDown = isDown
    self.isRepeat = isRepeat
  }

  /// Whether the menu of what has the focus is asked for: by its key, or Shift+F10.
  package var asksForMenu: Bool {
    key == .menu || key == .function(10) && modifiers.contains(.shift)
  }
}

/// A key by its meaning on the person's layout.
package enum Key: Hashable, Sendable {
  case left, right, up, down, home, end, pageUp, pageDown
  case enter, escape, tab, backspace, delete, space
  /// The key for the menu of what has the focus.
  case menu
  case function(Int)
  /// The unshifted character of a key that writes one: "c", "+", "0", ",".
  case character(Character)
  case other
}

/// What a game controller did.
package enum ControllerEvent: Hashable, Sendable {
  case connected
  case disconnected
  case button(ControllerButton, isDown: Bool)
  /// A stick or trigger; −1 … 1 (triggers 0 … 1), dead zone not yet applied.
  case axis(ControllerAxis, value: Double)
}

/// Buttons by place, as on an Xbox controller, in the order in which the platform numbers them.
package enum ControllerButton: Hashable, Sendable, CaseIterable {
  case a, b, x, y, back, guide, start, leftStick, rightStick, leftShoulder, rightShoulder
  case dpadUp, dpadDown, dpadLeft, dpadRight
}

/// Sticks (y downwards) and triggers, likewise in order.
package enum ControllerAxis: Hashable, Sendable, CaseIterable {
  case leftX, leftY, rightX, rightY, leftTrigger, rightTrigger
}
