import Numerals
package import Controls
package import Drawing
import GraphKit
package import Input
import SceneHost
import Words

/// Zooming into a box: a finger or the mouse draws one, arrows and the controller move the one shown.
package struct BoxTool: GraphTool {
  private var box: BoxZoom?

  package init() {}

  package var hearing: ToolHearing { .first }
  package var level: ToolLevel? { .front }
  package var isOn: Bool { box != nil }
  package var takesSteps: Bool { isOn }
  package mutating func cancelInput() { box = nil }

  package func cursor(at place: Point, in layer: GraphLayer?) -> CursorShape? {
    box != nil && layer == nil ? .crosshair : nil
  }

  /// Waits for a box.
  private mutating func arm(in plot: Rect) -> [ToolRequest] {
    let middle = Rect(center: plot.center, width: plot.width / 2, height: plot.height / 2)
    box = BoxZoom(
      start: Point(x: middle.x, y: middle.y),
      end: Point(x: middle.maxX, y: middle.maxY),
      contact: nil,
      isDrawn: false
    )
    return [.focus(.plot), .redraw]
  }

  // MARK: Input

  package mutating func handle(_ event: ToolEvent, in graph: GraphSnapshot) -> [ToolRequest]? {
    guard !graph.isPresented else { return nil }
    let plot = graph.frames.plot
    return switch event {
    case .contact(let contact, let modifiers): follow(contact, modifiers, in: plot, graph.view)
    case .key(let key): move(key, in: plot, graph.view)
    case .button(let button): move(button, in: plot, graph.view)
    case .window(.boxZoom): arm(in: plot)
    default: nil
    }
  }

  private mutating func follow(
    _ contact: Contact,
    _ modifiers: KeyModifiers,
    in plot: Rect,
    _ view: GraphView
  ) -> [ToolRequest]? {
    if contact.phase == .began {
      guard box != nil || modifiers.contains(.shift), contact.isPrimary, box?.isDrawn != true
      else { return nil }
      box = BoxZoom(
        start: contact.place,
        end: contact.place,
        contact: contact.id,
        isDrawn: true
      )
      return [.hold, .focus(.plot), .redraw]
    }
    guard let box, box.isDrawn, box.contact == contact.id else { return nil }
    switch contact.phase {
    case .began, .moved: self.box?.end = contact.place
    case .ended: return zoom(in: plot, view)
    case .cancelled: self.box = nil
    }
    return [.redraw]
  }

  private mutating func zoom(in plot: Rect, _ view: GraphView) -> [ToolRequest] {
    guard let frame = box?.frame(in: plot) else { return [] }
    box = nil
    guard frame.width >= BoxZoom.least, frame.height >= BoxZoom.least else { return [.redraw] }
    return [.jump(view.viewport.zoomed(to: frame, in: plot))]
  }

  private mutating func move(
    _ key: KeyEvent,
    in plot: Rect,
    _ view: GraphView
  ) -> [ToolRequest]? {
    guard box != nil else { return nil }
    let isShifted = key.modifiers.contains(.shift)
    switch key.key {
    case .left where isShifted, .down where isShifted: box?.scale(by: 0.8, in: plot)
    case .right where isShifted, .up where isShifted: box?.scale(by: 1.25, in: plot)
    case .left: move(-1, 0, in: plot)
    case .right: move(1, 0, in: plot)
    case .up: move(0, -1, in: plot)
    case .down: move(0, 1, in: plot)
    case .enter, .space: return zoom(in: plot, view)
    case .escape: box = nil
    default: return nil
    }
    return [.redraw]
  }

  private mutating func move(
    _ button: ControllerButton,
    in plot: Rect,
    _ view: GraphView
  ) -> [ToolRequest]? {
    let keys: [ControllerButton: Key] = [
      .dpadLeft: .left, .dpadRight: .right, .dpadUp: .up, .dpadDown: .down, .a: .enter,
      .b: .escape, .start: .escape,
    ]
    if let key = keys[button] { return move(KeyEvent(key), in: plot, view) }
    guard button == .leftShoulder || button == .rightShoulder else { return nil }
    let way: Key = button == .leftShoulder ? .left : .right
    return move(KeyEvent(way, modifiers: .shift), in: plot, view)
  }

  /// Moves the box by twentieths of the plane.
  private mutating func move(_ dx: Double, _ dy: Double, in plot: Rect) {
    box?.move(by: Vector(dx: plot.width / 20 * dx, dy: plot.height / 20 * dy), in: plot)
  }

  // MARK: Drawing

  /// The rubber band with how long its sides are.
  package func draw(in graph: GraphSnapshot, with painter: ControlPainter) {
    guard let box else { return }
    let canvas = painter.canvas
    let frame = box.frame(in: graph.frames.plot)
    canvas.fill(frame, with: graph.theme.focus.opacity(0.12))
    canvas.strokeRounded(frame, radius: 0, stroke: Stroke(1.5), with: graph.theme.focus)
    let projection = graph.projection
    let sizes = [
      abs(projection.x(at: frame.maxX) - projection.x(at: frame.x)),
      abs(projection.y(at: frame.maxY) - projection.y(at: frame.y)),
    ]
    let resolutions = [projection.unitsPerColumn, projection.unitsPerRow]
    let digits = zip(zip(sizes, resolutions), Coordinate.allCases).map { size, axis in
      graph.viewport.written(NumberText.rounded(size.0.rounded(to: size.1)), axis)
    }
    let sentence =
      box.isDrawn
      ? graph.words(WindowPhrase.box(width: digits[0], height: digits[1]))
      : graph.words(WindowPhrase.drawBox)
    let font = Font(.medium, 15)
    let line = TextLine(sentence, font, graph.theme.text).fitted(
      to: graph.frames.plot.width - 48,
      canvas
    )
    let width = (line.width(canvas) + 24).rounded()
    let below = frame.maxY + 8 + 32 <= graph.frames.plot.maxY
    let card = Rect(
      x: min(
        max((frame.midX - width / 2).rounded(), graph.frames.plot.x + 8),
        graph.frames.plot.maxX - 8 - width
      ),
      y: below ? frame.maxY + 8 : frame.maxY - 40,
      width: width,
      height: 32
    )
    painter.drawCard(card, radius: 10)
    painter.draw(line, at: Point(x: card.x + 12, y: card.midY))
  }
}
