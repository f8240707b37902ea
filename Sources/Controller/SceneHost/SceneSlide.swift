import Drawing

/// One scene coming over the other from the right, or leaving that way.
struct SceneSlide: Hashable, Sendable {
  /// How long it takes, in seconds.
  static let duration = 0.22
  /// How far the lower scene moves, as a share of the upper one's way.
  static let depth = 0.3

  var isPush: Bool
  var start: Double
  /// Where a finger holds it, as such a gap.
  var held: Double?

  /// How far the upper scene still is from covering the lower one, 0 … 1.
  func gap(at time: Double) -> Double {
    if let held { return held }
    let way = Easing.outCubic((time - start) / Self.duration)
    return isPush ? 1 - way : way
  }

  func isOver(at time: Double) -> Bool { held == nil && time >= start + Self.duration }
}

extension SceneManager {
  /// Starts a slide; one under way is taken over from where it is.
  func beginSlide(isPush: Bool) {
    guard !reducesMotion, size.width > 0 else {
      slide = nil
      return
    }
    let old = slide.flatMap { $0.isOver(at: now) ? nil : $0 }
    slide = SceneSlide(isPush: isPush, start: now)
    guard let old else { return }
    // A slide turned round half-way begins where the other one's picture is.
    let gap = old.gap(at: now)
    for step in 0..<16 {
      let start = now - SceneSlide.duration * Double(step) / 16
      slide?.start = start
      if let slide, isPush ? slide.gap(at: now) <= gap : slide.gap(at: now) >= gap { break }
    }
  }

  /// Lets the second scene follow a finger so many points off the first one, or go back from there.
  package func pull(by distance: Double?) {
    guard !canSplit, isDetailOnTop, size.width > 0 else { return }
    if let distance {
      let share = min(max(distance / size.width, 0), 1)
      slide = SceneSlide(isPush: true, start: now, held: share)
    } else if slide?.held != nil {
      beginSlide(isPush: true)
    }
    layOut()
  }

  /// Whether a scene is on its way out, and so still to be seen.
  func slidesAway(_ side: SceneSide) -> Bool {
    guard let slide, !slide.isOver(at: now), !canSplit else { return false }
    return slide.isPush == (side == .master)
  }

  /// Draws both scenes on their way; false when none is under way.
  func drawSlide(on canvas: any Canvas) -> Bool {
    guard let slide, !slide.isOver(at: now), !canSplit else { return false }
    let gap = slide.gap(at: now) * size.width
    master.draw(
      on: AlteredCanvas(canvas, by: Vector(dx: (gap - size.width) * SceneSlide.depth, dy: 0))
    )
    detail.draw(on: AlteredCanvas(canvas, by: Vector(dx: gap, dy: 0)))
    return true
  }

  /// Lets the slide go on.
  func advanceSlide() -> [HostRequest<Command>] {
    guard let slide else { return [] }
    if slide.isOver(at: now) { self.slide = nil }
    return [.redraw]
  }

  var slideDeadline: Double? { slide.flatMap { $0.held == nil ? now + Easing.frame : nil } }
}
