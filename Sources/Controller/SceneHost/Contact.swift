package import Drawing
package import Input

/// A finger or the mouse as it comes down, moves and lifts.
package struct Contact: Hashable, Sendable {
  package enum Phase: Hashable, Sendable { case began, moved, ended, cancelled }

  /// Tells fingers apart; nil for the mouse.
  package var id: Int64?
  package var phase: Phase
  package var place: Point
  /// The button; a finger is like the first one.
  package var button: PointerEvent.Button
  /// Seconds since some start.
  package var time: Double

  /// Whether it presses what it touches.
  package var isPrimary: Bool { button == .primary }

  package init(_ finger: FingerEvent) {
    id = finger.id
    place = finger.position
    time = finger.time
    button = .primary
    phase =
      switch finger.phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }

  /// What an event tells of a finger or the mouse; nil where that is nothing.
  package init?(_ event: InputEvent) {
    switch event {
    case .finger(let finger): self.init(finger)
    case .pointer(let pointer): self.init(pointer)
    case .key, .text, .wheel, .pinch, .controller: return nil
    }
  }

  /// nil for a mouse that has left.
  package init?(_ pointer: PointerEvent) {
    switch pointer.phase {
    case .pressed: phase = .began
    case .moved: phase = .moved
    case .released: phase = .ended
    case .left: return nil
    }
    place = pointer.position
    time = pointer.time
    button = pointer.button
  }
}
