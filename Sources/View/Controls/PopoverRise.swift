package import Drawing

/// Lets popovers that have just been opened fade in and rise a little.
package struct PopoverRise<ID: Hashable & Sendable>: Sendable {
  /// How long that takes, in seconds; nothing where a picture is drawn once.
  package var duration = 0.0
  /// Whether they only fade in.
  package var isStill = false
  /// When each popover on the screen was drawn first.
  private var starts: [ID: Double] = [:]
  /// The moment of the last picture.
  private var drawn = 0.0

  package init() {}

  /// Tells which popovers are to be drawn at a moment.
  package mutating func show(_ open: [ID], at time: Double) {
    drawn = time
    starts = Dictionary(open.map { ($0, starts[$0] ?? time) }) { first, _ in first }
  }

  /// The canvas for a popover: lower and fainter until it is all there.
  package func canvas(for id: ID, on canvas: any Canvas, at time: Double) -> any Canvas {
    let share = share(of: id, at: time)
    guard share < 1 else { return canvas }
    let way = Vector(dx: 0, dy: isStill ? 0 : Self.rise * (1 - share))
    return AlteredCanvas(canvas, by: way, opacity: share)
  }

  /// Whether the last picture did not show all of a popover.
  package var isUnderWay: Bool { starts.keys.contains { share(of: $0, at: drawn) < 1 } }

  /// When the picture changes next.
  package func deadline(at time: Double) -> Double? {
    isUnderWay ? time + Easing.frame : nil
  }

  private static var rise: Double { 4 }

  /// The first picture shows the popover as it is a frame later: nobody waits for it.
  private func share(of id: ID, at time: Double) -> Double {
    guard duration > 0, let start = starts[id] else { return 1 }
    let left = 1 - (max(time - start, 0) + Easing.frame) / duration
    return left > 0 ? 1 - left * left * left : 1
  }
}
