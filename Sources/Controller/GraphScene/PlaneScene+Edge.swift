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
    guard var edge = input.edgeFinger else { return nil }
    guard !edge.isPulling || finger.id == edge.began.id else { return [] }
    let way = finger.position - edge.began.position
    let isSideways = way.dx > 0 && abs(way.dy) <= way.dx
    let isUnknown = finger.phase == .moved && way.length <= GestureLimits.fingerSlop
    guard edge.isPulling || finger.id == edge.began.id && (isUnknown || isSideways) else {
      return leaveEdge(edge, for: finger)
    }
    switch finger.phase {
    case .moved where !isUnknown || edge.isPulling:
      edge.pull(to: finger)
      input.edgeFinger = edge
      return [.pull(way.dx)]
    case .ended, .cancelled:
      guard edge.isPulling else { return leaveEdge(edge, for: finger) }
      input.edgeFinger = nil
      return edge.goesBack(from: finger, width: context?.frame.width ?? 0)
        ? [.showMaster] : [.pull(nil)]
    case .began, .moved: return []
    }
  }

  /// A second finger, a lift or another direction: the plane gets what was held back.
  private func leaveEdge(_ edge: EdgeFinger, for finger: FingerEvent) -> [SceneRequest] {
    input.edgeFinger = nil
    if finger.phase == .cancelled { return [] }
    let held = input.gestures.handle(.finger(edge.began)).flatMap { perform($0) }
    return held + input.gestures.handle(.finger(finger)).flatMap { perform($0) }
  }
}
