package import Drawing
package import Input

/// The controls of a scene with what the person does to them: hover, press, focus.
///
/// A press acts on release inside its target; sliding off cancels it.
package struct ControlBoard<ID: Hashable & Sendable> {
  /// The controls, later ones on top.
  package var controls: [Control<ID>] = []
  /// The control that has the focus, shown or not.
  package var focus: ID? { didSet { (lane, refused) = (nil, nil) } }
  /// Where the last arrow could not take the focus: the edge holds it once.
  package var refused: FocusMove?
  private var hover = HoverFade<ID>()
  /// What is held down, by finger (nil for the mouse).
  private var pressed: [Int64?: ID] = [:]
  /// When each control was let go whose face is still coming up.
  private var fading: [ID: Double] = [:]
  /// The column that up and down keep to, or the row that left and right do.
  private var lane: (isVertical: Bool, middle: Double)?
  /// Where each group was left.
  private var left: [Int: ID] = [:]

  package init() {}

  /// The control under the mouse.
  package var hovered: ID? { hover.id }

  /// The control that a finger is on.
  package var touched: ID? { pressed.first { $0.key != nil }?.value }

  /// The control that is asked about.
  package func asked(by hand: TipHand) -> Control<ID>? {
    let id =
      switch hand {
      case .mouse: hovered
      case .focus: focus
      case .finger: touched
      }
    return id.flatMap { control($0) }
  }

  /// What a press or release came to.
  package enum Outcome: Hashable, Sendable {
    /// Nothing of ours was touched.
    case none
    /// A control went down, or is still held.
    case held(ID)
    /// A control was pressed and let go.
    case activated(ID)
    /// A press ended elsewhere.
    case cancelled
  }

  /// The topmost control at a place, of those that are meant.
  package func control(
    at place: Point,
    where isMeant: (ID) -> Bool = { _ in true }
  ) -> Control<ID>? {
    controls.last { isMeant($0.id) && $0.target.contains(place) }
  }

  package func control(_ id: ID) -> Control<ID>? { controls.first { $0.id == id } }

  package func state(of id: ID, at time: Double = 0, showsFocus: Bool) -> ControlState {
    var state: ControlState = []
    if let start = fading[id] {
      state.formUnion(.fading(1 - (time - start) / ControlTiming.fade))
    }
    state.formUnion(.hovering(hover.share(of: id, at: time)))
    if pressed.values.contains(id) { state.insert(.pressed) }
    if showsFocus, focus == id { state.insert(.focused) }
    return state
  }

  /// The control held by a contact.
  package func held(by contact: Int64?) -> ID? { pressed[contact] }

  package mutating func press(
    _ contact: Int64?,
    at place: Point,
    where isMeant: (ID) -> Bool = { _ in true }
  ) -> Outcome {
    guard let control = control(at: place, where: isMeant) else { return .none }
    pressed[contact] = control.id
    if contact != nil { hover.end() }
    return .held(control.id)
  }

  package mutating func move(_ contact: Int64?, to place: Point) -> Outcome {
    guard let id = pressed[contact] else { return .none }
    guard let control = control(id), control.target.inset(by: -8).contains(place) else {
      pressed[contact] = nil
      return .cancelled
    }
    return .held(id)
  }

  package mutating func release(_ contact: Int64?, at place: Point) -> Outcome {
    guard let id = pressed.removeValue(forKey: contact) else { return .none }
    guard let control = control(id), control.target.inset(by: -8).contains(place) else {
      return .cancelled
    }
    focus = id
    lane = nil
    return .activated(id)
  }

  /// The mouse is somewhere, or left; without a time nothing fades.
  package mutating func hover(
    at place: Point?,
    time: Double? = nil,
    where isMeant: (ID) -> Bool = { _ in true }
  ) {
    hover.move(to: place.flatMap { control(at: $0, where: isMeant)?.id }, at: time)
  }

  /// Lets go of what one contact holds.
  package mutating func cancel(_ contact: Int64?) { pressed[contact] = nil }

  package mutating func cancel() {
    pressed.removeAll()
    hover.end()
  }

  // MARK: Time

  /// Lets a control that was pressed come up in a moment rather than at once.
  package mutating func fade(_ id: ID, from time: Double) { fading[id] = time }

  /// Forgets the faces that have come up; true while there is something new to draw.
  package mutating func advance(to time: Double) -> Bool {
    let hasHovered = hover.advance(to: time)
    guard !fading.isEmpty else { return hasHovered }
    fading = fading.filter { time < $0.value + ControlTiming.fade }
    return true
  }

  /// When `advance` wants to be called next.
  package func deadline(at time: Double) -> Double? {
    fading.isEmpty && !hover.isUnderWay ? nil : time + Easing.frame
  }

  // MARK: Focus

  /// Moves the focus with an arrow; false when nothing lies that way.
  package mutating func moveFocus(_ move: FocusMove) -> Bool {
    guard let id = focus, let present = control(id) else {
      focus = controls.first?.id
      return focus != nil
    }
    if let isMoved = moveInMenu(move, from: present) { return isMoved }
    let others = controls.filter { $0.id != id }
    let middle = move.isVertical ? present.frame.midX : present.frame.midY
    let kept = lane.flatMap { $0.isVertical == move.isVertical ? $0.middle : nil } ?? middle
    guard
      let index = move.target(from: present.frame, among: others.map(\.frame), lane: kept)
    else {
      refused = move
      return false
    }
    focus = others[index].id
    lane = (move.isVertical, kept)
    return true
  }

  /// Up and down a menu, which is one list, whatever columns it stands in, and goes round; nil where
  /// that is none.
  private mutating func moveInMenu(_ move: FocusMove, from present: Control<ID>) -> Bool? {
    guard move.isVertical, present.role == .menuItem,
      let index = controls.firstIndex(where: { $0.id == present.id })
    else { return nil }
    let next = move == .down ? index + 1 : index - 1
    guard controls.indices.contains(next) else {
      let items = controls.filter { $0.role == .menuItem }
      (focus, lane) = ((move == .down ? items.first : items.last)?.id, nil)
      return items.count > 1
    }
    guard controls[next].role == .menuItem else { return nil }
    (focus, lane) = (controls[next].id, nil)
    return true
  }

  /// Moves the focus to the next or previous group, to where that was left if it is `returning`; false
  /// at the end.
  package mutating func moveGroup(forward: Bool, returning: Bool = true) -> Bool {
    let groups = Set(controls.map(\.group)).sorted()
    let present = focus.flatMap { control($0)?.group }
    if let present { left[present] = focus }
    let others = groups.filter { group in
      present.map { forward ? group > $0 : group < $0 } ?? true
    }
    guard let next = forward ? others.first : others.last else { return false }
    lane = nil
    let members = controls.filter { $0.group == next }
    let last = returning ? members.first { $0.id == left[next] } : nil
    focus = (last ?? members.first)?.id
    return true
  }
}

/// The times of controls, in seconds.
enum ControlTiming {
  /// How long a face takes to come up.
  static let fade = 0.09
  /// How long the look under the mouse takes to come or go.
  static let hover = 0.08
}
