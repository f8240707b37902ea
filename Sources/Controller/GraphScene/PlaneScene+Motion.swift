import CLibrary
import GraphTools
import GraphModel
package import SceneParts
import Drawing
package import GraphKit
import Input
import SceneHost

/// How the view changes: at once under a hand, on a short way after a command.
extension PlaneScene {
  /// The view that is kept; the one drawn is still on its way there during a motion.
  package var target: Viewport {
    state[viewportOf: name] ?? travel.first.viewport ?? homeViewport
  }

  /// Finds the view of a graph for which nobody has chosen one.
  func suitFirstView() {
    // Keys on the screen leave no room in which it would be found.
    guard state[viewportOf: name] == nil, !showsPad else { return }
    let seen = state.functions.functions.map(\.function).filter(\.base.hasShape)
    let (functions, present) = (seen, viewport)
    guard travel.first.isOther(than: functions, in: frames.plot.size) else { return }
    layOutTools { $0.layOutPills(in: $1) }
    let shown = curves.filter { state.functions[$0.index]?.function.base.hasShape ?? true }
    if travel.first.suit(functions, shown: shown.functions, in: room) { follow(from: present) }
  }

  /// The part of the plane that is clear of sheets, chips, tools, sliders and the trace's card.
  var room: PlotRoom {
    guard presentation == nil else { return PlotRoom(frames.plot) }
    let boxes = toolbarFrames.filter { $0 != frames.zoom } + [snapshot?.wideCard].compactMap { $0 }
    return PlotRoom(frames.plot, open: openPlot, under: boxes, corner: frames.zoom)
  }

  /// Lets what is drawn go from a view to the one that is kept, on a short way.
  func follow(
    from present: Viewport,
    by kind: ViewMotion.Kind = .jump
  ) {
    guard present != target, !(context?.reducesMotion ?? true) else { return }
    let size = frames.plot.size
    travel.motion = ViewMotion(from: present, to: target, start: now, kind: kind, in: size)
  }

  /// Takes a view at once, as a hand moves it; a motion under way ends where it is.
  ///
  /// Where the program moves it to show a point, what was `seen` before is still what is looked at.
  func setViewport(
    _ viewport: Viewport,
    showing seen: ClosedRange<Double>? = nil
  ) -> [SceneRequest] {
    tell(.held)
    guard viewport != self.viewport || travel.motion != nil else { return [] }
    travel.history.leave(target, at: now, isJump: false)
    travel.motion = nil
    travel.lastChange = now
    tell(.moved(showing: seen))
    state[viewportOf: name] = viewport
    countTools()
    return [.redraw, .save] + recount()
  }

  /// Goes to a view; what is kept changes at once, what is drawn follows.
  package func jump(to viewport: Viewport) -> [SceneRequest] {
    guard viewport != target else { return [] }
    input.panRest = .zero
    travel.history.leave(target, at: now, isJump: true)
    return move(to: viewport)
  }

  /// Goes on after a finger that was moving let go.
  func glide(_ velocity: Vector) -> [SceneRequest] {
    guard !(context?.reducesMotion ?? false) else { return [] }
    let speed = min(velocity.length, ViewMotion.fastestGlide)
    // An ease-out cubic that starts with this speed comes a third of the way that the speed alone would.
    let way = snapped(velocity * (speed / velocity.length * ViewMotion.glideTime / 3))
    return move(to: viewport.panned(by: way), by: .glide)
  }

  /// Zooms on about a place after two fingers that were zooming let go, at a rate that is the speed of
  /// the natural logarithm.
  func carry(_ rate: Double, along axis: GestureAxis?, about focus: Point) -> [SceneRequest] {
    guard !(context?.reducesMotion ?? false) else { return [] }
    let most = ViewMotion.farthestCarry
    let factor = exp(min(max(rate * ViewMotion.carryTime, -most), most))
    let end = viewport.zoomed(
      x: axis == .vertical ? 1 : factor,
      y: axis == .horizontal ? 1 : factor,
      about: focus,
      in: frames.plot
    )
    return move(to: end, by: .carry)
  }

  func previousView() -> [SceneRequest] {
    travel.history.back(from: target).map { move(to: $0) } ?? []
  }

  func nextView() -> [SceneRequest] {
    travel.history.forward(from: target).map { move(to: $0) } ?? []
  }

  private func move(to end: Viewport, by kind: ViewMotion.Kind = .jump) -> [SceneRequest] {
    let present = viewport
    travel.motion = nil
    travel.lastChange = now
    tell(.moved(showing: nil))
    state[viewportOf: name] = end
    follow(from: present, by: kind)
    countTools()
    return [.redraw, .save] + recount()
  }

  /// Stays with the present picture: a hand has taken hold of it.
  func freeze() {
    guard travel.motion != nil else { return }
    state[viewportOf: name] = viewport
    travel.motion = nil
  }

  /// Arrives at once where a command was going: a key that follows it quickly goes on from there.
  package func arrive() { if travel.motion?.isGlide == false { travel.motion = nil } }

  /// Lets the view count from other origins, where it is too deep for those it has and what is graphed is
  /// known from them; until then it stays as it is.
  func recount() -> [SceneRequest] {
    let present = target
    let size = frames.plot.size
    let isAtRest = !isHeld && travel.isAtRest(at: now)
    guard present.suitablyCounted(filling: size, isAtRest: isAtRest) != present else { return [] }
    let form = present.isLocal ? nil : snapshot.flatMap { tools.trace.closedPlace(in: $0) }
    let suitable = present.suitablyCounted(filling: size, from: form, isAtRest: isAtRest)
    guard suitable != present, isKnown(in: suitable) else { return [] }
    if travel.motion?.shown == nil { travel.motion?.recount(to: suitable) }
    state[viewportOf: name] = suitable
    countTools()
    countCurves()
    return [.redraw, .save]
  }

  /// Lets the tools count as the view that is drawn does.
  func countTools() {
    let new = viewport
    defer { travel.counted = new }
    guard let old = travel.counted, old.originX != new.originX || old.originY != new.originY else {
      return
    }
    let same = old.recounted(fromX: new.originX, y: new.originY)
    let scaleX = old.pointsPerUnitX / same.pointsPerUnitX
    let scaleY = old.pointsPerUnitY / same.pointsPerUnitY
    tell(
      .recounted(
        x: { same.centerX + ($0 - old.centerX) * scaleX },
        y: { same.centerY + ($0 - old.centerY) * scaleY }
      )
    )
  }

  /// Anything the person does ends a glide.
  func endGlide() { if travel.motion?.isGlide ?? false { freeze() } }

  /// Ends a motion that is over; true pictures of the way there are drawn until then.
  func advanceMotion() -> [SceneRequest] {
    guard let motion = travel.motion else { return [] }
    if motion.isOver(at: now) {
      if motion.shown == nil || isKnown(in: target) || motion.isLate(at: now) {
        travel.motion = nil
      }
    } else if motion.shown != nil {
      let next = motion.viewport(at: now).suitablyCounted(filling: frames.plot.size)
      if isKnown(in: next) { travel.motion?.shown = next }
    }
    countTools()
    return [.redraw]
  }

  /// When a view at rest may count from a place that is in it; nil where it does, or a hand holds it.
  var restDeadline: Double? {
    guard target.isLocal, !isHeld, !travel.isAtRest(at: now) else { return nil }
    return travel.lastChange + ViewTravel.restTime
  }

  /// The view as it is drawn now: the one that is kept, or one on the way there.
  package var viewport: Viewport {
    guard let motion = travel.motion else { return target }
    return motion.shown ?? (motion.kind == .glide ? glided(motion) : motion.viewport(at: now))
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
