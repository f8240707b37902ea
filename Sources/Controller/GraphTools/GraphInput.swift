package import Drawing
package import Input

/// What the person has in hand.
package struct GraphInput {
  /// The moment of the last event or step.
  package var time = 0.0
  package var gestures = GestureRecognizer()
  package var pointer: Point?
  /// What a pan still owes because it moved by whole device pixels, in points.
  package var panRest = Vector.zero
  /// What the trace still owes because it moves by whole device pixels.
  package var traceRest = 0.0
  /// How fast the wheel turns.
  package var wheel = WheelSpeed()
  /// The axis whose numbers the mouse has got hold of.
  package var grabbedAxis: GestureAxis?
  /// The finger that came in from the left edge.
  package var edgeFinger: EdgeFinger?
  /// The finger that is down on a chip.
  package var chipFinger: FingerEvent?
  /// Whether the keyboard was used last.
  package var typesWithKeys = true
  /// Whether a finger or a controller was, which may have no keyboard beside it.
  package var needsKeypad = false

  package init() {}

  package mutating func cancel() {
    gestures.cancel()
    grabbedAxis = nil
    (edgeFinger, chipFinger) = (nil, nil)
  }
}

/// How fast the wheel turns: many notches in a short time zoom farther each.
package struct WheelSpeed {
  private var notches: [Double] = []
  private var isUpward = true

  private static let window = 0.4
  private static let plain = 8

  package init() {}

  /// By how much a notch zooms: 1.2, and up to 10 while more than eight come within 400 ms.
  ///
  /// A turn that changes its direction begins anew.
  package mutating func step(_ way: Double, at time: Double) -> Double {
    if (way > 0) != isUpward { notches.removeAll() }
    isUpward = way > 0
    notches.removeAll { $0 < time - Self.window }
    notches.append(time)
    let more = notches.count - Self.plain
    return more <= 0 ? 1.2 : min(10, 2 * (1 + Double(more - 1) / 4))
  }
}
