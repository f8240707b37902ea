package import Drawing

/// What a new window shall be like.
package struct WindowOptions: Sendable {
  var title: String
  /// Size in points.
  var size: Size
  /// Device pixels per point chosen by the person; nil to go by the system.
  var scale: Double?
  package var isFullScreen = false

  package init(title: String, size: Size, scale: Double? = nil) {
    self.title = title
    self.size = size
    self.scale = scale
  }
}
