import CLibrary
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
  var widthExponent: Int { Int(log10Width(of: viewport).rounded()) }

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

  /// Lets a hand that holds the cell go deeper downward and out upward, a decade for each 40 points, and
  /// one on the open ruler to where it points; nil while it does not drag.
  func dragDepth(_ contact: Contact) -> [SceneRequest]? {
    if contact.phase == .began { return takeDepth(contact) }
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
    if hand.isOnRuler { return slideDepth(to: contact.place.y) }
    return setViewport(target.zoomed(by: factor, about: zoomFocus, in: frames.plot)) + [.redraw]
  }

  private func takeDepth(_ contact: Contact) -> [SceneRequest]? {
    input.depthHand = nil
    guard contact.isPrimary else { return nil }
    let place = contact.place
    if case .depth = tools.menu {
      guard depthRuler.track.contains(place) else { return nil }
      input.depthHand = DepthHand(finger: contact.id, y: place.y, isOnRuler: true)
      return slideDepth(to: place.y)
    }
    let isHeld = tools.menu == nil && frames.depth?.contains(place) ?? false
    if isHeld { input.depthHand = DepthHand(finger: contact.id, y: place.y) }
    return nil
  }

  /// Makes the view as wide as the ruler says at a height.
  private func slideDepth(to y: Double) -> [SceneRequest] {
    let way = log10Width(of: target) - depthRuler.exponent(at: y)
    let factor = pow(10, min(max(way, -250), 250))
    return setViewport(target.zoomed(by: factor, about: zoomFocus, in: frames.plot)) + [.redraw]
  }

  /// How far a hand goes for a power of ten, in points.
  private static let decade = 40.0
}
