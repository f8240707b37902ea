package import Drawing
package import Input

/// What lies over what: a press goes to the topmost layer that holds its place, and everything that
/// finger or button does until it lifts goes there, too.
package struct LayerStack<Layer: Hashable & Sendable>: Sendable {
  /// A layer and what it covers.
  package struct Entry: Hashable, Sendable {
    package let layer: Layer
    package let boxes: [Rect]
    /// Whether it holds every place, as an open menu does: a press beside it means it, too.
    let isModal: Bool

    package init(_ layer: Layer, covering boxes: [Rect], isModal: Bool = false) {
      self.layer = layer
      self.boxes = boxes
      self.isModal = isModal
    }

    fileprivate func holds(_ place: Point) -> Bool {
      isModal || boxes.contains { $0.contains(place) }
    }
  }

  /// The layers from the topmost down.
  package var entries: [Entry] = []
  /// Which layer a finger or the mouse (nil) came down in.
  private var holders: [Int64?: Layer] = [:]

  package init() {}

  /// The topmost layer that holds a place.
  package func layer(at place: Point) -> Layer? { entries.first { $0.holds(place) }?.layer }

  /// The layer that receives a finger or the mouse.
  package mutating func owner(of contact: Contact) -> Layer? {
    // The second button acts at once and holds nothing.
    let isHolding = contact.button != .secondary
    switch contact.phase {
    case .began:
      let layer = holders[contact.id] ?? layer(at: contact.place)
      if isHolding { holders[contact.id] = layer }
      return layer
    case .moved: return holders[contact.id]
    case .ended, .cancelled:
      return isHolding ? holders.removeValue(forKey: contact.id) : holders[contact.id]
    }
  }

  /// The layer that receives an event first: a finger, the mouse, the wheel and the touchpad mean the topmost one at
  /// their place, everything else the one with the focus.
  package mutating func listener(of event: InputEvent, focus: Layer?) -> Layer? {
    switch event {
    case .wheel(_, let place, _), .pinch(_, let place): return layer(at: place)
    case .key, .text, .controller: return focus
    case .finger, .pointer: break
    }
    guard let contact = Contact(event) else { return nil }
    if let owner = owner(of: contact) { return owner }
    let isLoose = contact.phase == .moved || contact.button == .secondary
    return contact.id == nil && isLoose ? layer(at: contact.place) : nil
  }

  /// Lets a finger that is down go on in another layer.
  package mutating func pass(_ finger: Int64, to layer: Layer) { holders[finger] = layer }

  /// Whether a finger, or another button of the mouse, is down already.
  package func holds(_ contact: Contact) -> Bool { holders[contact.id] != nil }

  /// Whether a button of the mouse is down.
  var holdsMouse: Bool { holders[nil] != nil }

  /// The layer that the mouse is in: the one it holds, or else the one it is over.
  func mouseLayer(at place: Point) -> Layer? { holders[nil] ?? layer(at: place) }

  /// Forgets fingers and buttons that the window lost.
  package mutating func cancel() { holders.removeAll() }
}
