package import Drawing

/// What a new window shall be like.
package struct WindowOptions: Sendable {
  var title: String
  /// Size in points.
  var size: Size
  /// Device pixels per point chosen by the person; nil to go by the system.
  var scale: Double?
  package var isFullScreen = false
  package var isMaximized = false
  /// Its upper left corner in the desktop's units; nil for the middle of the screen.
  package var place: (x: Int, y: Int)?
  /// Whether it is made smaller where a display has no room for it and its title bar.
  package var fitsDisplay = false

  /// What a title bar takes, in points: it is known only once the window is there.
  private static let titleBar = 40.0

  package init(title: String, size: Size, scale: Double? = nil) {
    self.title = title
    self.size = size
    self.scale = scale
  }

  /// The size in the desktop's units, of which a point has so many; `room` is what the desktop leaves
  /// of the display, nil where it does not tell.
  package func size(in room: Size?, unitsPerPoint factor: Double) -> Size {
    let wanted = Size(width: size.width * factor, height: size.height * factor)
    guard fitsDisplay, let room, room.width > 0, room.height > 2 * Self.titleBar * factor else {
      return wanted
    }
    return Size(
      width: min(wanted.width, room.width),
      height: min(wanted.height, room.height - Self.titleBar * factor)
    )
  }
}
