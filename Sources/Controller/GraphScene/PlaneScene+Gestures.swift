import Drawing
import GraphTools
import GraphKit
import Settings
import GraphModel
import Input
import SceneHost
import SceneParts

extension PlaneScene {
  /// Whether a hand still holds what it changes.
  package var isHeld: Bool { input.gestures.isActive || tools.contains(where: \.isHeld) }

  /// Does what a gesture asks for: what the trace and the answers have no use for means the plane.
  func perform(_ gesture: Gesture) -> [SceneRequest] {
    if case .began = gesture { freeze() }
    if case .pinchBegan = gesture { freeze() }
    if let requests = act(on: .gesture(gesture)) { return requests }
    switch gesture {
    case .pan(let translation):
      guard let axis = input.grabbedAxis, let pointer = input.pointer else {
        return pan(by: translation)
      }
      return drag(axis, by: translation, to: pointer)
    case .pinchBegan(let first, let second):
      if let axis = GestureAxis.along(second - first) { input.gestures.lockPinch(to: axis) }
      return []
    case .pinch(let magnification, let focus, let translation):
      return stretch(x: magnification, y: magnification, about: focus, after: translation)
    case .stretch(.horizontal, let magnification, let focus, let translation):
      return stretch(x: magnification, y: 1, about: focus, after: translation)
    case .stretch(.vertical, let magnification, let focus, let translation):
      return stretch(x: 1, y: magnification, about: focus, after: translation)
    case .tap(1, let place, _) where isSolving:
      let requests = perform(.solutionHere, at: place) ?? []
      input.begun = state.functions.selected.map { ($0.function, now, place) }
      return requests
    case .tap(let count, let place, _) where count > 1:
      takeBackBegun()
      return tap(count, at: place)
    case .fling(let velocity): return glide(velocity)
    case .pinchFling(let rate, let axis, let focus): return carry(rate, along: axis, about: focus)
    case .longPress(let place): return openMenu(at: place)
    case .twoFingerTap(2, _) where presentation == nil: return fit()
    case .began, .tap, .twoFingerTap, .ended, .hover: return []
    }
  }

  /// Whether a contact comes so soon after the tap that began a solution that it may mean two taps.
  func isSecondTap(_ contact: Contact) -> Bool {
    guard contact.phase == .began, let begun = input.begun else { return false }
    return now - begun.time <= GestureLimits.multiTapTime
      && contact.place.distance(to: begun.place) <= GestureLimits.multiTapDistance
  }

  /// Takes the solution out that the first of two taps began.
  private func takeBackBegun() {
    guard let begun = input.begun, let index = state.functions.selection,
      state.functions.selected?.function == begun.function
    else { return }
    input.begun = nil
    changeFunctions { $0.remove(index) }
  }

  /// Moves the origin or restores the scale, as the person knows it.
  private func tap(_ count: Int, at place: Point) -> [SceneRequest] {
    let plot = frames.plot
    switch (preferences.taps, count) {
    case (.double, 2): return jump(to: viewport.withOrigin(at: place, in: plot))
    case (.double, 3): return jump(to: homeViewport.withOrigin(at: place, in: plot))
    case (.triple, 3): return jump(to: viewport.withOrigin(at: place, in: plot))
    case (.center, 2): return jump(to: viewport.withOrigin(at: plot.center, in: plot))
    case (.center, 3): return use(.home)
    default: return []
    }
  }

  /// Moves the plane by whole device pixels, so that what is proven moves with it unchanged; the rest
  /// is carried over.
  func pan(by translation: Vector, showing seen: ClosedRange<Double>? = nil) -> [SceneRequest] {
    let wanted = translation + input.panRest
    let whole = snapped(wanted)
    input.panRest = wanted + whole * -1
    return setViewport(viewport.panned(by: whole), showing: seen)
  }

  /// A way in whole device pixels.
  func snapped(_ way: Vector) -> Vector {
    let scale = context?.contentScale ?? .one
    return Vector(dx: scale.snapped(way.dx), dy: scale.snapped(way.dy))
  }

  private func stretch(
    x: Double,
    y: Double,
    about focus: Point,
    after translation: Vector
  ) -> [SceneRequest] {
    setViewport(
      viewport.panned(by: translation).zoomed(x: x, y: y, about: focus, in: frames.plot)
    )
  }

  func zoom(by delta: Vector, at place: Point, _ modifiers: KeyModifiers) -> [SceneRequest] {
    let way = delta.dy != 0 ? delta.dy : delta.dx
    let isFine = modifiers.contains(.command)
    let factor = isFine ? power(1.05, way) : power(input.wheel.step(way, at: now), way)
    return setViewport(
      viewport.zoomed(
        x: modifiers.contains(.option) ? 1 : factor,
        y: modifiers.contains(.shift) ? 1 : factor,
        about: frames.plot.clamped(place),
        in: frames.plot
      )
    )
  }

  func power(_ base: Double, _ exponent: Double) -> Double {
    // Notches come whole on most mice; a touchpad's fraction is linear between them.
    let whole = Int(max(-60, min(60, exponent.rounded(.towardZero))))
    var result = 1.0
    for _ in 0..<abs(whole) { result *= base }
    result *= 1 + (base - 1) * abs(exponent - Double(whole))
    return exponent < 0 ? 1 / result : result
  }

  // MARK: One axis

  /// How far the numbers reach from their axis: below the x axis, left of the y axis.
  private static var numberReach: Vector { Vector(dx: 40, dy: 24) }

  /// Where the axes are, or their numbers when an axis is out of view.
  private var axisPlace: Point {
    let projection = view.projection(frame: frames.plot, contentScale: .one)
    return Point(x: projection.pointX(0), y: projection.pointY(0))
  }

  /// The axis whose numbers stand at a place; nil elsewhere, and where both meet.
  func axis(ofNumbersAt place: Point) -> GestureAxis? {
    let plot = frames.plot
    guard plot.contains(place), !view.overlays.contains(where: { $0.contains(place) }) else {
      return nil
    }
    let (axes, reach) = (axisPlace, Self.numberReach)
    let top = min(max(axes.y, plot.y), plot.maxY - reach.dy)
    let right = min(max(axes.x, plot.x + reach.dx), plot.maxX)
    let isBelowX = place.y >= top + 2 && place.y < top + reach.dy
    let isBesideY = place.x < right - 2 && place.x >= right - reach.dx
    guard isBelowX != isBesideY else { return nil }
    return isBelowX ? .horizontal : .vertical
  }

  /// Stretches an axis so that the number under the mouse follows it and the axis' zero, or the
  /// middle of the view when that is nearer at hand, keeps its place.
  private func drag(_ axis: GestureAxis, by way: Vector, to place: Point) -> [SceneRequest] {
    let plot = frames.plot
    let zero = axisPlace
    let anchor = plot.contains(zero) ? zero : plot.center
    let least = 12.0
    func growth(_ present: Double, _ before: Double) -> Double {
      abs(before) >= least && abs(present) >= least && (before < 0) == (present < 0)
        ? present / before : 1
    }
    let arm = place - anchor
    return setViewport(
      viewport.zoomed(
        x: axis == .horizontal ? growth(arm.dx, arm.dx - way.dx) : 1,
        y: axis == .vertical ? growth(arm.dy, arm.dy - way.dy) : 1,
        about: anchor,
        in: plot
      )
    )
  }
}
