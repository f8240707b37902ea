import Controls
import Drawing
import GraphKit
import GraphModel
import GraphTools
import Numerals
import SceneHost
import SceneParts
import Words

/// How wide a deep view is, and the ways out of it.
extension PlaneScene {
  /// Views as narrow as this power of ten tell how wide they are.
  static let deepWidth = -6
  /// The power of ten next to how much of x is in view.
  var widthExponent: Int {
    let width = frames.plot.width / target.pointsPerUnitX
    guard width > 0, width.isFinite else { return 0 }
    // Nearest on the scale: 3.2 of a power are nearer to the next one.
    let digits = DecimalDigits(width / 3.1623)
    return digits.exponent + 1 + (target.originX?.exponent ?? 0)
  }

  private var widthText: String { "10" + NumberText.superscript(widthExponent) }

  var depthControl: [Control<GraphControl>] {
    frames.depth.map { frame in
      Control(
        .depth,
        frame: frame,
        look: .custom(radius: 8),
        group: 16,
        name: words(WindowPhrase.viewWidth(widthText))
      )
    }.map { [$0] } ?? []
  }

  func drawDepth(with painter: ControlPainter, in graph: GraphSnapshot) {
    guard let cell = frames.depth?.inset(dx: 2, dy: 2) else { return }
    painter.canvas.fillRounded(cell, radius: 8, with: theme.keys.function.fill)
    painter.drawWash(in: cell, radius: 8, graph.state(of: .depth))
    let text = TextLine(widthText, Font(.semibold, 13), theme.text)
      .sized(to: cell.width, least: 8, painter.canvas)
    painter.draw(text, at: cell.center, align: .center)
  }

  /// Lets a hand that holds the cell go deeper downward and out upward, a decade for each 40 points; nil
  /// while it does not drag.
  func dragDepth(_ contact: Contact) -> [SceneRequest]? {
    if contact.phase == .began {
      let isHeld = tools.menu == nil && frames.depth?.contains(contact.place) ?? false
      input.depthHand =
        isHeld && contact.isPrimary ? DepthHand(finger: contact.id, y: contact.place.y) : nil
      return nil
    }
    guard var hand = input.depthHand, hand.finger == contact.id else { return nil }
    guard contact.phase == .moved else {
      input.depthHand = nil
      guard hand.isDragging else { return nil }
      board.cancel()
      return [.redraw, .save]
    }
    let way = contact.place.y - hand.y
    guard hand.isDragging || abs(way) > GestureReach.tap else { return nil }
    if !hand.isDragging { board.cancel() }
    let factor = hand.isDragging ? power(10, way / Self.decade) : 1
    (hand.isDragging, hand.y) = (true, contact.place.y)
    input.depthHand = hand
    return setViewport(target.zoomed(by: factor, about: zoomFocus, in: frames.plot)) + [.redraw]
  }

  /// How far a hand goes for a power of ten, in points.
  private static let decade = 40.0
}
