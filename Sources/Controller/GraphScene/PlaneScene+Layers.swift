import Controls
import Drawing
import GraphTools
import Input
import SceneHost
import SceneParts

extension PlaneScene {
  /// Finds what each layer covers.
  func layOutLayers() {
    guard let graph = snapshot else { return }
    var covers = tools.covers(in: graph)
    covers[.chips, default: []] += exampleControls.map(\.target)
    if isMenuOpen { covers[.menu] = [menu.card] }
    covers[.plane] = [graph.pane]
    if presentation == nil {
      covers[.tools] = [
        frames.toolbar, frames.topBar, frames.bottomBar, frames.back, frames.zoom,
      ].compactMap { $0 }
    }
    if let exit = exitControl { covers[.tools] = [exit.frame] }
    layers.entries = GraphLayer.allCases.compactMap { layer in
      guard let boxes = covers[layer], !boxes.isEmpty else { return nil }
      return .init(layer, covering: boxes, isModal: layer == .menu && tools.menu?.isModal ?? true)
    }
  }

  /// What can be pressed in a layer.
  func targets(in layer: GraphLayer) -> [Rect] {
    tools[layer]?.targets ?? board.controls.filter { $0.id.layer == layer }.map(\.target)
  }

  // MARK: Fingers and the mouse

  /// Gives a finger or the mouse to the layer it came down in.
  func follow(_ contact: Contact, _ event: InputEvent) -> [SceneRequest] {
    if let requests = dragDepth(contact) { return requests }
    let wasHeld = layers.holds(contact)
    guard var layer = layers.owner(of: contact) else { return hover(contact, event) }
    let first = passPinch(event, &layer)
    if !first.isEmpty { return first + follow(contact, event, in: layer) }
    if contact.phase == .began, wasHeld, layer != .plane { return [] }
    var requests: [SceneRequest] = []
    if contact.phase == .began {
      let control = board.control(at: contact.place) { $0.layer == layer }?.id
      requests = act(on: .leave(for: layer, control)) ?? []
      requests +=
        act { tools, graph in
          tools.each { $0.layer == layer ? [] : $0.leave(for: layer, in: graph) }.flatMap { $0 }
        } ?? []
    }
    return requests + follow(contact, event, in: layer)
  }

  /// A pinch may begin on a chip: with a second finger the plane gets what came down there, too, and
  /// what the first one did.
  private func passPinch(_ event: InputEvent, _ layer: inout GraphLayer) -> [SceneRequest] {
    guard case .finger(let finger) = event, layer == .chips || layer == .plane else { return [] }
    guard finger.phase == .began else {
      if finger.id == input.chipFinger?.id {
        input.chipFinger = finger.phase == .moved && layer == .chips ? finger : nil
      }
      return []
    }
    guard let first = input.chipFinger else {
      guard layer == .chips else { return [] }
      if input.gestures.isActive {
        layers.pass(finger.id, to: .plane)
        layer = .plane
      } else {
        input.chipFinger = finger
      }
      return []
    }
    board.cancel()
    input.chipFinger = nil
    for id in [first.id, finger.id] { layers.pass(id, to: .plane) }
    layer = .plane
    let began = FingerEvent(.began, id: first.id, at: first.position, time: first.time)
    return [.redraw] + input.gestures.handle(.finger(began)).flatMap { perform($0) }
  }

  private func follow(
    _ contact: Contact,
    _ event: InputEvent,
    in layer: GraphLayer
  ) -> [SceneRequest] {
    if layer == .menu { return followMenu(contact) }
    if layer == .plane { return followPlane(contact, event) }
    let event = ToolEvent.contact(contact, event.modifiers)
    if let requests = act(on: event, where: { $0.layer == layer }) { return requests }
    return tools[layer] is any SheetPanel
      ? followSheet(contact, in: layer) : followControl(contact, in: layer)
  }

  /// The mouse on its way with no button down; only the plane shows what a click there would do.
  private func hover(_ contact: Contact, _ event: InputEvent) -> [SceneRequest] {
    guard contact.id == nil, contact.phase == .moved else { return [] }
    hover(at: contact.place)
    guard layers.layer(at: contact.place) == .plane else {
      tell(.leftPlane)
      return []
    }
    return input.gestures.handle(event).flatMap { perform($0) }
  }

  func hover(at place: Point?) {
    let layer = place.flatMap { layers.layer(at: $0) }
    board.hover(at: layer == .list ? nil : place, time: fadeTime) { $0.layer == layer }
    tools.each { $0.hover(at: layer != nil && $0.layer == layer ? place : nil, time: fadeTime) }
  }

  /// When looks that fade begin to; nil where nothing shall move.
  var fadeTime: Double? { context?.reducesMotion ?? true ? nil : now }

  /// A press beside an open menu closes it.
  private func followMenu(_ contact: Contact) -> [SceneRequest] {
    if contact.phase == .began, !menu.card.contains(contact.place) {
      if tools.menu != nil { closeMenu() }
      return []
    }
    return followControl(contact, in: .menu)
  }

  private func followControl(_ contact: Contact, in layer: GraphLayer) -> [SceneRequest] {
    switch contact.phase {
    case .began:
      guard contact.isPrimary else { return [] }
      _ = board.press(contact.id, at: contact.place) { $0.layer == layer }
    case .moved: _ = board.move(contact.id, to: contact.place)
    case .ended: return release(contact.id, at: contact.place)
    case .cancelled: board.cancel()
    }
    return [.redraw]
  }

  /// A panel's rows scroll, and it is dragged by its grabber where it is a sheet.
  private func followSheet(_ contact: Contact, in layer: GraphLayer) -> [SceneRequest] {
    if contact.phase == .began, !contact.isPrimary { return [] }
    let isOnGrip = board.control(at: contact.place) { $0.layer == layer }?.id == .grip(layer)
    let isStill = context?.reducesMotion ?? true
    let outcome = tools.withSheet(in: layer) {
      $0.follow(contact, onGrip: isOnGrip, isStill: isStill)
    }
    guard outcome == .scrolling else { return followControl(contact, in: layer) }
    board.cancel()
    return [.redraw] + (contact.phase == .ended ? closeShutSheets() : [])
  }

  private func followPlane(_ contact: Contact, _ event: InputEvent) -> [SceneRequest] {
    if contact.phase == .began, !input.gestures.isActive { board.focus = .plot }
    let modifiers = event.modifiers
    if !input.gestures.isActive || contact.phase != .began, !isSecondTap(contact),
      let requests = act(on: .contact(contact, modifiers), where: { $0.layer == nil })
    {
      return requests
    }
    switch event {
    case .pointer where contact.phase == .began && contact.isPrimary && !input.gestures.isActive:
      input.grabbedAxis = axis(ofNumbersAt: contact.place)
    case .finger(let finger):
      if contact.phase == .began, !input.gestures.isActive, beginEdge(finger) { return [] }
      if let requests = followEdge(finger) { return requests }
    default: break
    }
    defer { if contact.id == nil, contact.phase == .ended { input.grabbedAxis = nil } }
    return input.gestures.handle(event).flatMap { perform($0) }
  }

  // MARK: The wheel

  /// The wheel scrolls the panel under it; what has no use for it leaves it to the plane.
  func turnWheel(by delta: Vector, at place: Point, _ modifiers: KeyModifiers) -> [SceneRequest] {
    guard let layer = layers.layer(at: place), layer.isPanel else {
      return zoom(by: delta, at: place, modifiers)
    }
    if tools.withSheet(in: layer, { $0.scroll.turn(delta.dy) }) != nil { return [.redraw] }
    // With Shift the wheel goes sideways.
    let turned = modifiers.contains(.shift) ? Vector(dx: -delta.dy, dy: delta.dx) : delta
    return act(on: .wheel(turned), where: { $0.layer == layer }) ?? []
  }

  /// What two fingers on a touchpad mean where the pointer is.
  func pinch(_ magnification: Double, at place: Point) -> [SceneRequest] {
    guard layers.layer(at: place)?.isPanel != true else { return [] }
    return perform(
      .pinch(magnification: magnification, focus: frames.plot.clamped(place), translation: .zero)
    )
  }
}
