import Drawing
import Input

/// What the person has in hand.
struct GraphInput {
  /// The moment of the last event or step.
  var time = 0.0
  var gestures = GestureRecognizer()
  var pointer: Point?
  /// What a pan still owes because it moved by whole device pixels, in points.
  var panRest = Vector.zero
  /// The axis whose numbers the mouse has got hold of.
  var grabbedAxis: GestureAxis?
  /// The finger that came in from the left edge.
  var edgeFinger: EdgeFinger?
  /// Whether the keyboard was used last.
  var typesWithKeys = true
  /// Whether a finger or a controller was, which may have no keyboard beside it.
  var needsKeypad = false
  /// Where each group of controls was left.
  var groupFocus: [Int: GraphControl] = [:]

  mutating func cancel() {
    gestures.cancel()
    grabbedAxis = nil
    edgeFinger = nil
  }
}
