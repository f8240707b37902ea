import Controls
import Drawing
import Input
import SceneHost

/// Fingers, mouse and wheel on what lies over or beside the plane.
extension GraphScene {
  /// Follows fingers and the mouse on a panel; nil when they are not on one.
  func followPanel(_ id: Int64?, _ phase: ContactPhase, at place: Point) -> [SceneRequest]? {
    switch phase {
    case .began:
      guard openMenu == nil, !gestures.isActive else { return nil }
      if padFrame?.contains(place) ?? false {
        _ = board.press(id, at: place)
        return [.redraw]
      }
      guard let hand = hand(at: place) else { return nil }
      self[keyPath: hand].begin(id, at: place)
      _ = board.press(id, at: place)
      return [.redraw]
    case .moved:
      for hand in Self.hands {
        switch self[keyPath: hand].move(id, to: place) {
        case .elsewhere: continue
        case .pressing: _ = board.move(id, to: place)
        case .scrolling: board.cancel()
        }
        return [.redraw]
      }
      return nil
    case .ended:
      for hand in Self.hands {
        switch self[keyPath: hand].end(id) {
        case .elsewhere: continue
        case .pressing: return release(id, at: place)
        case .scrolling: return [.redraw]
        }
      }
      return nil
    }
  }

  /// The wheel over a panel scrolls it; nil elsewhere.
  func scrollPanel(by notches: Double, at place: Point) -> [SceneRequest]? {
    if padFrame?.contains(place) ?? false { return [] }
    guard let hand = hand(at: place) else { return nil }
    self[keyPath: hand].scroll -= notches * 48
    return [.redraw]
  }

  private static var hands: [ReferenceWritableKeyPath<GraphScene, PanelHand>] {
    [\.panelHand, \.tableHand]
  }

  /// The panel on top at a place.
  private func hand(at place: Point) -> ReferenceWritableKeyPath<GraphScene, PanelHand>? {
    if panelFrame?.contains(place) ?? false { return \.panelHand }
    return tableFrame?.contains(place) ?? false ? \.tableHand : nil
  }
}

/// What a finger or button does.
enum ContactPhase: Hashable { case began, moved, ended }
