/// A finger, or the mouse, that has come down on the width of the view.
package struct DepthHand {
  package let finger: Int64?
  package var y: Double
  package var isDragging = false

  package init(finger: Int64?, y: Double) { (self.finger, self.y) = (finger, y) }
}
