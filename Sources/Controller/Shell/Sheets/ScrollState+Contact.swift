import Controls
import Drawing
import Input
import SceneHost

extension ScrollState {
  /// Follows a finger, the mouse or the wheel; where that was only a tap, tells the place.
  mutating func follow(_ event: InputEvent) -> Point? {
    if case .wheel(let delta, _, _) = event { turn(delta.dy) }
    guard let contact = Contact(event) else { return nil }
    switch contact.phase {
    case .began where contact.isPrimary: begin(contact.id, at: contact.place, time: contact.time)
    case .moved: _ = move(contact.id, to: contact.place, time: contact.time)
    case .ended where contact.isPrimary && end(contact.id, time: contact.time) == .pressing:
      return contact.place
    case .began, .ended: break
    case .cancelled: cancel()
    }
    return nil
  }
}
