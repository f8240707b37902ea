import CalculatorModel
import Controls
import Drawing
import GraphKit
import Input
import SceneHost
import Words

/// A box that is drawn to be zoomed into.
struct BoxZoom: Hashable {
  /// Two corners.
  var start: Point
  var end: Point
  /// Which finger draws it, nil for the mouse.
  var contact: Int64?
  /// Whether it is being drawn; else it waits for a finger, keys or the controller.
  var isDrawn: Bool

  /// Smaller boxes are slips of the hand, in points.
  static let least = 8.0

  func frame(in plot: Rect) -> Rect {
    let (a, b) = (plot.clamped(start), plot.clamped(end))
    return Rect(
      x: min(a.x, b.x),
      y: min(a.y, b.y),
      width: abs(a.x - b.x),
      height: abs(a.y - b.y)
    )
  }

  /// Moves both corners, as far as the box stays inside.
  mutating func move(by way: Vector, in plot: Rect) {
    let box = frame(in: plot)
    let held = Vector(
      dx: min(max(way.dx, plot.x - box.x), plot.maxX - box.maxX),
      dy: min(max(way.dy, plot.y - box.y), plot.maxY - box.maxY)
    )
    (start, end) = (start + held, end + held)
  }

  /// Makes it larger or smaller about its middle.
  mutating func scale(by factor: Double, in plot: Rect) {
    let box = frame(in: plot)
    let size = Size(
      width: min(max(box.width * factor, 2 * Self.least), plot.width),
      height: min(max(box.height * factor, 2 * Self.least), plot.height)
    )
    let scaled = Rect(center: box.center, width: size.width, height: size.height)
    start = Point(x: scaled.x, y: scaled.y)
    end = Point(x: scaled.maxX, y: scaled.maxY)
    move(by: .zero, in: plot)
  }
}

extension GraphScene {
  /// Waits for a box: a finger or the mouse draws one, arrows and the controller move the one shown.
  func armBox() -> [SceneRequest] {
    let plot = frames.plot
    let middle = Rect(center: plot.center, width: plot.width / 2, height: plot.height / 2)
    box = BoxZoom(
      start: Point(x: middle.x, y: middle.y),
      end: Point(x: middle.maxX, y: middle.maxY),
      contact: nil,
      isDrawn: false
    )
    board.focus = .plot
    return [.redraw]
  }

  /// What an event does to the box; nil when it is not about one.
  func handleBox(_ event: InputEvent) -> [SceneRequest]? {
    switch event {
    case .pointer(let pointer): drawBox(pointer)
    case .finger(let finger): drawBox(finger)
    case .key(let key) where key.isDown: moveBox(key)
    case .controller(.button(let button, isDown: true)): moveBox(button)
    default: nil
    }
  }

  private func drawBox(_ pointer: PointerEvent) -> [SceneRequest]? {
    switch pointer.phase {
    case .pressed:
      let isShifted = pointer.modifiers.contains(.shift)
      guard box != nil || isShifted, pointer.button == .primary, openMenu == nil,
        !gestures.isActive, board.control(at: pointer.position)?.id == .plot
      else { return nil }
      return beginBox(at: pointer.position, contact: nil)
    case .moved: return extendBox(to: pointer.position, contact: nil)
    case .released: return endBox(contact: nil)
    case .left: return nil
    }
  }

  private func drawBox(_ finger: FingerEvent) -> [SceneRequest]? {
    switch finger.phase {
    case .began:
      guard let box, !box.isDrawn, board.control(at: finger.position)?.id == .plot else {
        return nil
      }
      return beginBox(at: finger.position, contact: finger.id)
    case .moved: return extendBox(to: finger.position, contact: finger.id)
    case .ended: return endBox(contact: finger.id)
    case .cancelled:
      guard let box, box.isDrawn, box.contact == finger.id else { return nil }
      self.box = nil
      return [.redraw]
    }
  }

  private func beginBox(at place: Point, contact: Int64?) -> [SceneRequest] {
    freeze()
    answer = nil
    board.focus = .plot
    box = BoxZoom(start: place, end: place, contact: contact, isDrawn: true)
    return [.redraw]
  }

  private func extendBox(to place: Point, contact: Int64?) -> [SceneRequest]? {
    guard let box, box.isDrawn, box.contact == contact else { return nil }
    self.box?.end = place
    return [.redraw]
  }

  private func endBox(contact: Int64?) -> [SceneRequest]? {
    guard let box, box.isDrawn, box.contact == contact else { return nil }
    return zoomIntoBox()
  }

  private func zoomIntoBox() -> [SceneRequest] {
    guard let frame = box?.frame(in: frames.plot) else { return [] }
    box = nil
    guard frame.width >= BoxZoom.least, frame.height >= BoxZoom.least else { return [.redraw] }
    return jump(to: view.viewport.zoomed(to: frame, in: frames.plot))
  }

  private func moveBox(_ key: KeyEvent) -> [SceneRequest]? {
    guard box != nil else { return nil }
    let isShifted = key.modifiers.contains(.shift)
    switch key.key {
    case .left where isShifted, .down where isShifted: return scaleBox(by: 0.8)
    case .right where isShifted, .up where isShifted: return scaleBox(by: 1.25)
    case .left: return moveBox(dx: -1, dy: 0)
    case .right: return moveBox(dx: 1, dy: 0)
    case .up: return moveBox(dx: 0, dy: -1)
    case .down: return moveBox(dx: 0, dy: 1)
    case .enter, .space: return zoomIntoBox()
    case .escape:
      box = nil
      return [.redraw]
    default: return nil
    }
  }

  private func moveBox(_ button: ControllerButton) -> [SceneRequest]? {
    guard box != nil else { return nil }
    switch button {
    case .dpadLeft: return moveBox(dx: -1, dy: 0)
    case .dpadRight: return moveBox(dx: 1, dy: 0)
    case .dpadUp: return moveBox(dx: 0, dy: -1)
    case .dpadDown: return moveBox(dx: 0, dy: 1)
    case .leftShoulder: return scaleBox(by: 0.8)
    case .rightShoulder: return scaleBox(by: 1.25)
    case .a: return zoomIntoBox()
    case .b, .start:
      box = nil
      return [.redraw]
    default: return nil
    }
  }

  /// Moves the box by twentieths of the plane.
  private func moveBox(dx: Double, dy: Double) -> [SceneRequest] {
    let plot = frames.plot
    box?.move(by: Vector(dx: plot.width / 20 * dx, dy: plot.height / 20 * dy), in: plot)
    return [.redraw]
  }

  private func scaleBox(by factor: Double) -> [SceneRequest] {
    box?.scale(by: factor, in: frames.plot)
    return [.redraw]
  }

  // MARK: Drawing

  /// The rubber band with how long its sides are.
  func drawBox(with painter: ControlPainter) {
    guard let box else { return }
    let canvas = painter.canvas
    let frame = box.frame(in: frames.plot)
    canvas.fill(frame, with: theme.focus.opacity(0.12))
    canvas.strokeRounded(frame, radius: 0, stroke: Stroke(1.5), with: theme.focus)
    let projection = projection(scale: canvas.contentScale)
    let sizes = [
      abs(projection.x(at: frame.maxX) - projection.x(at: frame.x)),
      abs(projection.y(at: frame.maxY) - projection.y(at: frame.y)),
    ]
    let resolutions = [projection.unitsPerColumn, projection.unitsPerRow]
    let digits = zip(sizes, resolutions).map { NumberText.rounded(Self.rounded($0, to: $1)) }
    let sentence =
      box.isDrawn
      ? words(WindowPhrase.box(width: digits[0], height: digits[1])) : words(WindowPhrase.drawBox)
    let font = Font(.medium, 15)
    let line = TextLine(sentence, font, theme.text).fitted(to: frames.plot.width - 48, canvas)
    let width = (line.width(canvas) + 24).rounded()
    let below = frame.maxY + 8 + 32 <= frames.plot.maxY
    let card = Rect(
      x: min(
        max((frame.midX - width / 2).rounded(), frames.plot.x + 8),
        frames.plot.maxX - 8 - width
      ),
      y: below ? frame.maxY + 8 : frame.maxY - 40,
      width: width,
      height: 32
    )
    painter.drawCard(card, radius: 10)
    line.draw(
      on: canvas,
      at: Point(x: card.x + 12, y: painter.baseline(centering: font, on: card.midY))
    )
  }
}
