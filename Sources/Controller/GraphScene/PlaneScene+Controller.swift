import Controls
import GraphTools
package import Drawing
import GraphKit
import Input
import SceneHost
import Settings
package import SceneParts

/// What the buttons, sticks and triggers of a controller do on the plane.
extension PlaneScene {
  func handle(_ event: ControllerEvent) -> [SceneRequest] {
    guard case .button(let button, let isDown) = event, isDown else { return [] }
    if showsPad, tools.menu == nil, let requests = pressOnPad(button) { return requests }
    if let requests = actFirst(on: .button(button)) { return requests }
    if tools.menu != nil, !Self.menuButtons.contains(button) { return [] }
    if let requests = act(on: .button(button), hearing: .afterFocus) { return requests }
    switch button {
    case .dpadLeft: return handle(KeyEvent(.left))
    case .dpadRight: return handle(KeyEvent(.right))
    case .dpadUp: return handle(KeyEvent(.up))
    case .dpadDown: return handle(KeyEvent(.down))
    case .a where board.focus == .plot && offersExamples:
      // There is nothing to trace yet: the pad goes among what can be graphed.
      board.focus = .example(0)
      return [.redraw]
    case .a: return board.focus.map { activate($0) } ?? []
    case .b: return goBack()
    case .x:
      guard case .chip(let index) = board.focus else { return setMode(mode.following) }
      return perform(.toggleFunction, onFunction: index) ?? []
    case .y: return enterStatistics() ?? toggle(.statistics)
    case .leftStick: return undoesWithStick ? [.command(.undo)] : previousView()
    case .rightStick: return keyLayer == .list ? [.command(.redo)] : use(.home)
    case .start:
      if tools.menu == nil { return use(.more) }
      closeMenu()
      return []
    case .back: return [.switchFocus]
    default: return []
    }
  }

  /// Among keys on the screen B deletes before it closes them; nil for what moves among them.
  private func pressOnPad(_ button: ControllerButton) -> [SceneRequest]? {
    switch button {
    case .a, .dpadLeft, .dpadRight, .dpadUp, .dpadDown, .back: nil
    case .b: activate(.pad(.delete))
    case .y: activate(.pad(.equals))
    case .start: escape()
    default: []
    }
  }

  /// The buttons that mean something while a menu is open.
  private static var menuButtons: Set<ControllerButton> {
    [.dpadLeft, .dpadRight, .dpadUp, .dpadDown, .a, .b, .start, .back]
  }

  /// Moves the plane as a stick does: the view goes where the stick points, in points.
  package func pan(byStick way: Vector) -> [SceneRequest] {
    act(on: .push(way)) ?? pan(by: way * -1)
  }

  /// Moves the trace along its curve by points, as a stick does.
  package func trace(byStick way: Double) -> [SceneRequest] {
    input.traceRest += way * (context?.contentScale ?? .one).devicePixelsPerPoint
    let pixels = input.traceRest.rounded(.towardZero)
    input.traceRest -= pixels
    return pixels == 0 ? [] : act(on: .steer(Int(pixels))) ?? []
  }

  /// Zooms about the middle at once, as a trigger does.
  package func zoom(byTrigger factor: Double) -> [SceneRequest] {
    setViewport(viewport.zoomed(by: factor, about: zoomFocus, in: frames.plot))
  }
}
