/// A finger, or the mouse, that has come down on the width of the view.
package struct DepthHand {
  package let finger: Int64?
  package var y: Double
  /// Whether it points at a width on the open ruler, rather than drags the one there is.
  package let isOnRuler: Bool
  package var isDragging: Bool

  package init(finger: Int64?, y: Double, isOnRuler: Bool = false) {
    (self.finger, self.y, self.isOnRuler) = (finger, y, isOnRuler)
    isDragging = isOnRuler
  }
}
