/// What the mouse pointer looks like.
package enum CursorShape: Hashable, Sendable, CaseIterable {
  case arrow, hand, text, crosshair, move, resizeHorizontally, resizeVertically
  /// None: the program draws its own.
  case hidden
}
