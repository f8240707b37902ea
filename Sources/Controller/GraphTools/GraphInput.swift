package import Drawing
package import GraphModel
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
  /// The solution that the last tap began, and when and where: the first of two taps meant the origin.
  package var begun: (function: GraphFunction, time: Double, place: Point)?
  /// The finger that came in from the left edge.
  package var edgeFinger: EdgeFinger?
  /// The hand that holds the width of the view.
  package var depthHand: DepthHand?
  /// The finger that is down on a chip.
  package var chipFinger: FingerEvent?
  /// Whether the keyboard was used last.
  package var typesWithKeys = true
  /// Whether a finger or a controller was, which may have no keyboard beside it.
  package var needsKeypad = false

  package init() {}

  package mutating func cancel() {
    gestures.cancel()
    (grabbedAxis, depthHand) = (nil, nil)
    (edgeFinger, chipFinger) = (nil, nil)
  }
}
