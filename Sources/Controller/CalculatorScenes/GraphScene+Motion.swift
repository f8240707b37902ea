import Drawing
import GraphKit
import SceneHost

/// How the view changes: at once under a hand, on a short way after a command.
extension GraphScene {
  /// The view that is kept; the one drawn is still on its way there during a motion.
  var target: Viewport { state[viewportOf: name] ?? homeViewport }

  /// Takes a view at once, as a hand moves it; a motion under way ends where it is.
  func setViewport(_ viewport: Viewport) -> [SceneRequest] {
    answer = nil
    guard viewport != view.viewport || motion != nil else { return [] }
    history.leave(target, at: now, isJump: false)
    motion = nil
    state[viewportOf: name] = viewport
    return [.redraw, .save]
  }

  /// Goes to a view; what is kept changes at once, what is drawn follows.
  func jump(to viewport: Viewport) -> [SceneRequest] {
    guard viewport != target else { return [] }
    panRest = .zero
    history.leave(target, at: now, isJump: true)
    return move(to: viewport, over: ViewMotion.jumpTime, isGlide: false)
  }

  /// Goes on after a finger that was moving let go.
  func glide(_ velocity: Vector) -> [SceneRequest] {
    guard !(context?.reducesMotion ?? false) else { return [] }
    let speed = min(velocity.length, ViewMotion.fastestGlide)
    // An ease-out cubic that starts with this speed comes a third of the way that the speed alone would.
    let way = snapped(velocity * (speed / velocity.length * ViewMotion.glideTime / 3))
    return move(to: view.viewport.panned(by: way), over: ViewMotion.glideTime, isGlide: true)
  }

  func previousView() -> [SceneRequest] {
    guard let viewport = history.back(from: target) else { return [] }
    return move(to: viewport, over: ViewMotion.jumpTime, isGlide: false)
  }

  func nextView() -> [SceneRequest] {
    guard let viewport = history.forward(from: target) else { return [] }
    return move(to: viewport, over: ViewMotion.jumpTime, isGlide: false)
  }

  func move(to end: Viewport, over duration: Double, isGlide: Bool) -> [SceneRequest] {
    answer = nil
    let present = view.viewport
    motion = nil
    state[viewportOf: name] = end
    if !(context?.reducesMotion ?? false), present != end {
      view.viewport = present
      motion = ViewMotion(from: present, to: end, start: now, duration: duration, isGlide: isGlide)
    }
    return [.redraw, .save]
  }

  /// Stays with the present picture: a hand has taken hold of it.
  func freeze() {
    guard motion != nil else { return }
    motion = nil
    state[viewportOf: name] = view.viewport
  }

  /// Anything the person does ends a glide.
  func endGlide() { if motion?.isGlide ?? false { freeze() } }

  /// Brings the drawn view to where it is by now.
  func advanceMotion() -> [SceneRequest] {
    guard let motion else { return [] }
    view.viewport = motion.isGlide ? glided(motion) : motion.viewport(at: now)
    if motion.isOver(at: now) { self.motion = nil }
    return [.redraw]
  }

  /// Where a glide is by now, whole device pixels from its start, like a pan.
  private func glided(_ motion: ViewMotion) -> Viewport {
    let viewport = motion.viewport(at: now)
    let start = motion.from
    let way = Vector(
      dx: (start.centerX - viewport.centerX) * viewport.pointsPerUnitX,
      dy: (viewport.centerY - start.centerY) * viewport.pointsPerUnitY
    )
    return start.panned(by: snapped(way))
  }
}
