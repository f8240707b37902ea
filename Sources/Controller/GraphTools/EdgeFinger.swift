package import Input

/// A finger that came down at the left edge, before it is known what it wants.
package struct EdgeFinger: Hashable, Sendable {
  /// How wide the edge is, in points.
  package static let width = 24.0
  /// How far it must go to mean going back, in points.
  package static let distance = 48.0

  package let began: FingerEvent

  package init(began: FingerEvent) {
    self.began = began
  }
}
