import CLibrary
package import Drawing

/// Turns fingers and mouse events into pans, pinches and taps.
///
/// The first two fingers count; a third, or a palm, is ignored until it lifts. A pan starts once the
/// finger has left its slop and then begins with the whole way, so that the content is under the
/// finger to the pixel. A finger that vanishes ends its gesture and never taps. One that rests at the
/// border, as those that hold a tablet do, does not count beside others.
package struct GestureRecognizer: Hashable, Sendable {
  private struct Contact: Hashable, Sendable {
    var id: Int64
    var start: Point
    var startTime: Double
    var position: Point
  }

  private var contacts: [Contact] = []
  /// Fingers that have not moved since they came down at the border, by their numbers.
  private var resting: [Int64: Contact] = [:]
  /// Where fingers come down; nil where it has no border.
  package var bounds: Rect?
  /// Whether the present touch has moved, or had a second finger: it can't tap any more.
  private var isMoving = false
  private struct Press: Hashable, Sendable {
    var button: PointerEvent.Button
    var start: Point
    var position: Point
  }
  private var press: Press?
  private var isDragging = false
  private var taps = TapCounter()
  private var pairTaps = TapCounter()
  /// Whether two fingers touched and neither has left its slop.
  private var isPairTap = false
  private var trail = VelocityTrail()
  private var pinchAxis: GestureAxis?
  /// The natural logarithm of how far apart two fingers are, as if it were a place.
  private var spanTrail = VelocityTrail()
  /// Whether the finger that is left of a quick pinch has not moved since.
  private var isCarried = false

  package init() {}

  /// Whether a finger or button is down.
  package var isActive: Bool { !contacts.isEmpty || press != nil }

  /// When a resting finger becomes a long press, if nothing else happens.
  package var longPressDeadline: Double? {
    guard contacts.count == 1, !isMoving, !rests(contacts[0]) else { return nil }
    return contacts[0].startTime + GestureLimits.longPressTime
  }

  /// The axis that the pinch under way stretches alone; nil for both, and without one.
  package var lockedAxis: GestureAxis? { contacts.count == 2 ? pinchAxis : nil }

  /// Lets the pinch under way stretch one axis only, until the fingers turn away from it.
  package mutating func lockPinch(to axis: GestureAxis) {
    if contacts.count == 2 { pinchAxis = axis }
  }

  /// What an event means, in order; empty when it means nothing yet.
  package mutating func handle(_ event: InputEvent) -> [Gesture] {
    switch event {
    case .finger(let finger): handle(finger)
    case .pointer(let pointer): handle(pointer)
    default: []
    }
  }

  /// What has become true by the mere passing of time.
  package mutating func advance(to time: Double) -> [Gesture] {
    guard let deadline = longPressDeadline, time >= deadline else { return [] }
    isMoving = true
    return [.longPress(at: contacts[0].position)]
  }

  /// Forgets everything that is going on.
  package mutating func cancel() {
    contacts.removeAll()
    resting.removeAll()
    press = nil
    isMoving = false
    isDragging = false
    isPairTap = false
    pinchAxis = nil
    isCarried = false
    trail.reset()
    spanTrail.reset()
  }

  // MARK: Fingers

  private mutating func handle(_ finger: FingerEvent) -> [Gesture] {
    switch finger.phase {
    case .began: fingerBegan(finger)
    case .moved: fingerMoved(finger)
    case .ended, .cancelled: fingerEnded(finger)
    }
  }

  private mutating func fingerBegan(_ finger: FingerEvent) -> [Gesture] {
    guard contacts.count < 2, !contacts.contains(where: { $0.id == finger.id }) else { return [] }
    let contact = Contact(
      id: finger.id,
      start: finger.position,
      startTime: finger.time,
      position: finger.position
    )
    if let first = contacts.first {
      guard !rests(contact) else {
        resting[finger.id] = contact
        return []
      }
      if rests(first), !isMoving {
        resting[first.id] = first
        contacts.removeAll()
      }
    }
    return count(contact)
  }

  /// Whether a finger is where one rests that only holds what is looked at.
  private func rests(_ contact: Contact) -> Bool {
    bounds.map { !$0.inset(by: GestureLimits.border).contains(contact.start) } ?? false
  }

  private mutating func count(_ finger: Contact) -> [Gesture] {
    contacts.append(finger)
    isCarried = false
    trail.reset()
    spanTrail.reset()
    guard contacts.count == 2 else {
      isMoving = false
      isPairTap = false
      return [.began(at: finger.position)]
    }
    isPairTap = !isMoving
    isMoving = true
    pinchAxis = nil
    return [.pinchBegan(contacts[0].position, contacts[1].position)]
  }

  private mutating func fingerMoved(_ finger: FingerEvent) -> [Gesture] {
    if var rested = resting[finger.id] {
      guard finger.position.distance(to: rested.start) > GestureLimits.fingerSlop,
        contacts.count < 2
      else { return [] }
      resting[finger.id] = nil
      rested.position = finger.position
      return count(rested)
    }
    guard let index = contacts.firstIndex(where: { $0.id == finger.id }) else { return [] }
    let old = contacts[index].position
    if finger.position.distance(to: contacts[index].start) > GestureLimits.fingerSlop {
      isPairTap = false
    }
    if contacts.count == 2 {
      let other = contacts[1 - index].position
      contacts[index].position = finger.position
      if let pinchAxis, !pinchAxis.isFollowed(by: finger.position - other) {
        self.pinchAxis = nil
        spanTrail.reset()
      }
      let size = log(max(span(finger.position, other), 8))
      spanTrail.add(Point(x: size, y: 0), at: finger.time)
      return [pinch(from: old, to: finger.position, fixed: other)]
    }
    guard isMoving || finger.position.distance(to: contacts[index].start) > GestureLimits.fingerSlop
    else { return [] }
    if isCarried {
      guard finger.position.distance(to: contacts[index].start) > GestureLimits.fingerSlop else {
        return []
      }
      isCarried = false
    }
    isMoving = true
    contacts[index].position = finger.position
    trail.add(finger.position, at: finger.time)
    return [.pan(finger.position - old)]
  }

  private func pinch(from old: Point, to new: Point, fixed: Point) -> Gesture {
    let before = max(span(old, fixed), 8)
    let after = max(span(new, fixed), 8)
    let focus = new.midpoint(to: fixed)
    let translation = focus - old.midpoint(to: fixed)
    guard let pinchAxis else {
      return .pinch(magnification: after / before, focus: focus, translation: translation)
    }
    return .stretch(
      pinchAxis,
      magnification: after / before,
      focus: focus,
      translation: translation
    )
  }

  /// How far apart two fingers are, along the axis a pinch is locked to.
  private func span(_ a: Point, _ b: Point) -> Double {
    switch pinchAxis {
    case .horizontal: abs(a.x - b.x)
    case .vertical: abs(a.y - b.y)
    case nil: a.distance(to: b)
    }
  }

  private mutating func fingerEnded(_ finger: FingerEvent) -> [Gesture] {
    resting[finger.id] = nil
    guard let index = contacts.firstIndex(where: { $0.id == finger.id }) else { return [] }
    let contact = contacts.remove(at: index)
    guard contacts.isEmpty else { return endOfPinch(finger, from: contact) }
    if isMoving {
      taps.reset()
      return endOfMovement(finger, from: contact)
    }
    guard finger.phase == .ended else { return [] }
    let count = taps.tap(at: contact.start, time: finger.time)
    return [.tap(count: count, at: contact.start, byFinger: true)]
  }

  /// The first of two fingers lifts: what they were doing may carry on.
  private mutating func endOfPinch(_ finger: FingerEvent, from contact: Contact) -> [Gesture] {
    let rate = finger.phase == .ended ? spanTrail.velocity(at: finger.time).dx : 0
    spanTrail.reset()
    guard !isPairTap, abs(rate) >= GestureLimits.pinchFlingRate else { return [] }
    // The other finger is about to lift, too.
    contacts[0].start = contacts[0].position
    isCarried = true
    return [
      .pinchFling(rate, pinchAxis, focus: contact.position.midpoint(to: contacts[0].position))
    ]
  }

  /// A short touch of two fingers, a fling, or a plain end.
  private mutating func endOfMovement(_ finger: FingerEvent, from contact: Contact) -> [Gesture] {
    let isShort = finger.time - contact.startTime <= GestureLimits.multiTapTime
    if isPairTap, isShort, finger.phase == .ended {
      isPairTap = false
      return [
        .twoFingerTap(count: pairTaps.tap(at: contact.start, time: finger.time), at: contact.start),
        .ended,
      ]
    }
    let velocity = finger.phase == .ended && !isCarried ? trail.velocity(at: finger.time) : .zero
    trail.reset()
    return velocity.length >= GestureLimits.flingSpeed ? [.fling(velocity), .ended] : [.ended]
  }

  // MARK: Mouse

  private mutating func handle(_ pointer: PointerEvent) -> [Gesture] {
    switch pointer.phase {
    case .pressed:
      guard press == nil else { return [] }
      if pointer.button == .secondary { return [.longPress(at: pointer.position)] }
      press = Press(button: pointer.button, start: pointer.position, position: pointer.position)
      isDragging = false
      return [.began(at: pointer.position)]
    case .moved:
      guard let held = press else { return [.hover(at: pointer.position)] }
      guard isDragging || pointer.position.distance(to: held.start) > GestureLimits.pointerSlop
      else { return [] }
      isDragging = true
      press?.position = pointer.position
      return [.pan(pointer.position - held.position)]
    case .released:
      guard let held = press, held.button == pointer.button else { return [] }
      press = nil
      if isDragging {
        isDragging = false
        taps.reset()
        return [.ended]
      }
      guard pointer.button == .primary else { return [] }
      let count = taps.tap(at: held.start, time: pointer.time)
      return [.tap(count: count, at: held.start, byFinger: false)]
    case .left:
      return []
    }
  }
}
