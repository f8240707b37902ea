import Input

/// The events of one look at the system, in which runs of movement are drawn together.
///
/// Movements of a finger, the mouse or a stick replace each other as long as nothing else happened in
/// between, so no press or release ever changes places with one.
struct EventQueue {
  private enum Mover: Hashable {
    case pointer
    case finger(Int64)
    case axis(ControllerAxis)
  }

  private(set) var events: [PlatformEvent] = []
  private var lastMove: [Mover: Int] = [:]

  mutating func append(_ event: PlatformEvent) {
    guard case .input(let input) = event, let mover = mover(of: input) else {
      lastMove.removeAll()
      events.append(event)
      return
    }
    if let index = lastMove[mover] {
      events[index] = event
    } else {
      lastMove[mover] = events.count
      events.append(event)
    }
  }

  mutating func append(_ input: InputEvent) { append(.input(input)) }

  private func mover(of input: InputEvent) -> Mover? {
    switch input {
    case .pointer(let pointer) where pointer.phase == .moved: .pointer
    case .finger(let finger) where finger.phase == .moved: .finger(finger.id)
    case .controller(.axis(let axis, _)): .axis(axis)
    default: nil
    }
  }
}
