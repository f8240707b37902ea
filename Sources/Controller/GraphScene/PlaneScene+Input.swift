import GraphTools
import Controls
import Drawing
import GraphKit
import Settings
import GraphModel
package import Input
import SceneHost
package import SceneParts

extension PlaneScene {
  package func handle(_ event: InputEvent, at time: Double) -> [SceneRequest] {
    now = time
    return advanceMotion() + respond(to: event)
  }

  private func respond(to event: InputEvent) -> [SceneRequest] {
    noteDevice(of: event)
    if event.endsRun { run = nil }
    switch event {
    case .pointer(let pointer):
      input.pointer = pointer.phase == .left ? nil : pointer.position
      tell(.pointer(pointer))
      guard let contact = Contact(pointer) else {
        hover(at: nil)
        return []
      }
      return follow(contact, event)
    case .finger(let finger):
      tell(.finger(finger))
      return follow(Contact(finger), event)
    case .wheel(let delta, let place, let modifiers):
      return turnWheel(by: delta, at: place, modifiers)
    case .pinch(let magnification, let place): return pinch(magnification, at: place)
    case .key(let key): return key.isDown ? handle(key) : []
    case .text(let text): return type(text)
    case .controller(let controller): return handle(controller)
    }
  }

  /// Remembers what the person works with, and ends what any touch of it ends.
  private func noteDevice(of event: InputEvent) {
    switch event {
    case .pointer(let pointer) where pointer.phase == .pressed:
      (input.typesWithKeys, input.needsKeypad) = (false, false)
    case .finger(let finger) where finger.phase == .began:
      (input.typesWithKeys, input.needsKeypad) = (false, true)
    case .key(let key) where key.isDown: noteTyping()
    case .text: noteTyping()
    case .controller: (input.typesWithKeys, input.needsKeypad) = (false, true)
    case .pointer, .finger, .wheel, .pinch, .key: return
    }
    tell(.acted)
    endGlide()
    if !isModal, tools.menu != nil, Contact(event).map({ !menu.card.contains($0.place) }) ?? true {
      closeMenu()
      layOutControls()
      layOutLayers()
    }
  }

  private func noteTyping() {
    (input.typesWithKeys, input.needsKeypad) = (true, false)
    tell(.keyboard)
  }

  func release(_ contact: Int64?, at place: Point) -> [SceneRequest] {
    guard case .activated(let id) = board.release(contact, at: place) else { return [] }
    if let fadeTime { board.fade(id, from: fadeTime) }
    return activate(id)
  }

  // MARK: Commands

  func activate(_ id: GraphControl) -> [SceneRequest] {
    switch id {
    case .back: return presentation == nil ? [.showMaster] : [.command(.endPresentation)]
    case .tool(let tool): return use(tool)
    case .zoomIn: return zoomAtCenter(by: 1.5)
    case .zoomOut: return zoomAtCenter(by: 1 / 1.5)
    case .depth: return openMenuOfDepth()
    case .origin(let axis): return openMenu(ofOrigin: axis)
    case .example(let index): return [.command(.example(EmptyCard.examples[index]))]
    case .functions: return toggleFunctions()
    case .chip(let index): return openMenu(ofChip: index)
    case .menu(let command): return perform(command)
    case .grip(let layer):
      let isStill = context?.reducesMotion ?? true
      tools.withSheet(in: layer) { $0.grip.toggle(at: now, isStill: isStill) }
      return [.redraw]
    case .plot, .away, .marks, .keepBoth, .slider, .fact, .edge, .table, .reading, .pad,
      .closeResiduals:
      return act(on: .activate(id)) ?? []
    }
  }

  func use(_ tool: ToolButton) -> [SceneRequest] {
    switch tool {
    case .mode(let mode): return setMode(mode)
    case .modeSwitch: return setMode(mode.following)
    case .trace: return act(on: .activate(.tool(tool))) ?? []
    case .statistics: return toggle(.statistics)
    case .fit: return fit()
    case .home: return jump(to: seen(homeView))
    case .undo: return [.command(.undo)]
    case .redo: return [.command(.redo)]
    case .present: return [.command(.present)]
    case .more:
      open(.main(at: nil))
      return []
    }
  }

  private func perform(_ command: SceneCommand) -> [SceneRequest] {
    let menu = tools.menu
    if !command.staysOpen { closeMenu() }
    if case .selection = menu {
      openList()
      let keys: [SceneCommand: Character] = [.copy: "c", .cut: "x", .paste: "v"]
      return keys[command].flatMap {
        act(on: .key(KeyEvent(.character($0), modifiers: .command)))
      } ?? []
    }
    if case .function(let index, _) = menu, let requests = perform(command, onFunction: index) {
      return requests
    }
    if case .place(let place, let function) = menu {
      if command == .facts, let function { return showFacts(ofFunction: function, at: place) }
      if let requests = perform(command, at: place) { return requests }
      if let function, let requests = perform(command, onFunction: function) { return requests }
    }
    if let requests = performInDepth(command) { return requests }
    switch command {
    case .copy: return [.copy(copyText)]
    case .hide(let side): return [.toggleHidden(side)]
    case .table: return toggle(.table)
    default: return act(on: .menu(command, at: nil)) ?? [.command(command)]
    }
  }

  package func closeMenu() {
    board.cancel()
    switch tools.menu {
    case .main: board.focus = tools.beforeMenu ?? .tool(.more)
    case .function(let index, _): board.focus = tools.isOpen(.list) ? .plot : .chip(index)
    case .depth: board.focus = .depth
    case .origin(let axis, _): board.focus = .origin(axis)
    case .place, .selection, nil: board.focus = .plot
    }
    tools.menu = nil
  }

  /// Zooms about the trace or the middle; further zooms add up even while the first is on its way.
  func zoomAtCenter(by factor: Double) -> [SceneRequest] {
    let (x, y) = preferences.zoomAxes.factors(factor)
    return jump(to: target.zoomed(x: x, y: y, about: zoomFocus, in: frames.plot))
  }

  /// What stays where it is when there is no pointer to say so.
  var zoomFocus: Point {
    guard let dot = tracedPlace else { return frames.plot.center }
    // Where the dot will be when the view has come to rest.
    let now = currentProjection
    let then = Projection(target, frame: now.frame, contentScale: now.contentScale)
    let place = Point(x: then.pointX(now.x(at: dot.x)), y: then.pointY(now.y(at: dot.y)))
    return frames.plot.contains(place) ? place : frames.plot.center
  }
}
