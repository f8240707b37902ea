package import Drawing

/// What a new window shall be like.
package struct WindowOptions: Sendable {
  package var title: String
  /// Size in points.
  package var size: Size
  /// Device pixels per point chosen by the person; nil to go by the system.
  package var scale: Double?
  package var isFullScreen = false
  /// Where the window was last time, in the system's own units; nil for the middle.
  package var position: WindowPosition?

  package init(title: String, size: Size, scale: Double? = nil) {
    self.title = title
    self.size = size
    self.scale = scale
  }
}

/// A window's upper left corner in the system's own units.
package struct WindowPosition: Hashable, Sendable {
  package var x: Int
  package var y: Int

  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}
