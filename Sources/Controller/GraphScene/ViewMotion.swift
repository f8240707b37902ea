import CLibrary
import Drawing
import GraphKit
import GraphModel
import GraphTools

/// A view on its way to another one.
struct ViewMotion: Hashable, Sendable {
  /// Why a view moves.
  enum Kind: Hashable, Sendable {
    /// A command went there.
    case jump
    /// A finger let go while it moved.
    case glide
    /// Two fingers let go while they pinched.
    case carry
  }

  /// How long the plane glides on after a finger has let go, in seconds.
  static let glideTime = 0.3
  /// The fastest glide, in points per second.
  static let fastestGlide = 6000.0
  /// In what time a zoom that carries on slows down to 1/e of its speed, in seconds.
  static let carryTime = 0.15
  /// How far a zoom carries on at most: a power of ten, as a natural logarithm.
  static let farthestCarry = 2.302585

  private(set) var from: Viewport
  private(set) var to: Viewport
  let start: Double
  let kind: Kind
  private let duration: Double
  /// What is drawn of a way through deep views: the last place on it that was known.
  var shown: Viewport?

  /// A motion between two views on so much room; nil where they are too far apart to see the way.
  ///
  /// A jump takes 0.2 s, and 8 ms more for each power of ten, up to 0.6 s.
  init?(from present: Viewport, to target: Viewport, start: Double, kind: Kind, in size: Size) {
    guard let ends = Viewport.ends(of: present, target, filling: size) else { return nil }
    (from, to) = ends
    (self.start, self.kind) = (start, kind)
    let growth = log10(to.pointsPerUnitX / from.pointsPerUnitX).magnitude
    duration =
      switch kind {
      case .jump: min(0.2 + 0.008 * max(growth - 1, 0), 0.6)
      case .glide: Self.glideTime
      case .carry: 5 * Self.carryTime
      }
    let isAlike = present.originX == target.originX && present.originY == target.originY
    if !isAlike { shown = present }
  }

  /// Goes on in other numbers, to the same place.
  mutating func recount(to target: Viewport) {
    from = from.recounted(fromX: target.originX, y: target.originY)
    to = target
  }

  /// Whether it only follows from a hand's speed: anything the person does ends it.
  var isGlide: Bool { kind != .jump }

  func viewport(at time: Double) -> Viewport {
    let share = (time - start) / duration
    guard kind == .carry else { return from.interpolated(to: to, share: Easing.outCubic(share)) }
    return from.interpolated(
      to: to,
      share: share < 1 ? 1 - exp((start - time) / Self.carryTime) : 1
    )
  }

  func isOver(at time: Double) -> Bool { time >= start + duration }

  /// Whether it does not wait any more for what is not known where it goes.
  func isLate(at time: Double) -> Bool { time >= start + duration + 1 }
}
