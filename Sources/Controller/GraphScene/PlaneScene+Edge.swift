import GraphTools
import SceneParts
import Drawing
import Input
import SceneHost

extension PlaneScene {
  /// Whether a finger may be on its way in from the edge of a scene that covers another.
  func beginEdge(_ finger: FingerEvent) -> Bool {
    guard let context, context.isPushed, presentation == nil,
      finger.position.x < context.frame.x + EdgeFinger.width
    else { return false }
    input.edgeFinger = EdgeFinger(began: finger)
    return true
  }

  /// Follows such a finger; nil when the event is not its, or when it turned out to mean the plane.
  func followEdge(_ finger: FingerEvent) -> [SceneRequest]? {
    guard let edge = input.edgeFinger else { return nil }
    let way = finger.position - edge.began.position
    let isSideways = way.dx > 0 && abs(way.dy) <= way.dx
    guard finger.id == edge.began.id, finger.phase == .moved,
      way.length <= GestureLimits.fingerSlop || isSideways
    else {
      // A second finger, a lift or another direction: the plane gets what was held back.
      input.edgeFinger = nil
      if finger.phase == .cancelled { return [] }
      let held = input.gestures.handle(.finger(edge.began)).flatMap { perform($0) }
      return held + input.gestures.handle(.finger(finger)).flatMap { perform($0) }
    }
    guard way.dx >= EdgeFinger.distance else { return [] }
    input.edgeFinger = nil
    return [.showMaster]
  }
}
