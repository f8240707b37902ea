package import Drawing
package import Input

/// One half of the program: it lays itself out in a frame, draws itself, and receives input.
///
/// A scene never calls another: what it wants done elsewhere it returns as requests.
package protocol Scene<Command> {
  /// What it may want of the program.
  associatedtype Command: Hashable & Sendable

  /// Takes its place; called before every drawing and every event.
  func layOut(in context: SceneContext)
  /// Draws itself inside its frame.
  func draw(on canvas: any Canvas)
  /// Hears one event, in the window's coordinates.
  func handle(_ event: InputEvent, at time: Double) -> [HostRequest<Command>]
  /// Lets time pass.
  func advance(to time: Double) -> [HostRequest<Command>]
  /// When `advance` wants to be called next; nil when nothing is under way.
  var deadline: Double? { get }
  /// The keys come from the other scene's end, or backwards from its start.
  func takeFocus(forward: Bool)
  /// The keys have gone to the other scene.
  func loseFocus()
  /// Whether a menu is open, which receives every press and key, also those beside the scene.
  var isModal: Bool { get }
  /// Whether the second scene lies in the first one's place, too, where that is offered.
  var usesDock: Bool { get }
  /// The keys go from one of its two places to the other.
  func switchDock()
  /// Fingers or a button that it followed are gone.
  func cancelInput()
  /// The shape the mouse pointer takes at a place.
  func cursor(at place: Point) -> CursorShape
}

extension Scene {
  package func takeFocus(forward: Bool) {}
  package func loseFocus() {}
  package var isModal: Bool { false }
  package var usesDock: Bool { false }
  package func switchDock() {}
  package func cursor(at place: Point) -> CursorShape { .arrow }
}

/// What a scene knows before it lays itself out.
package struct SceneContext {
  /// The scene's place in the window, in points.
  package var frame: Rect
  /// All of the window, where menus may lie.
  package var window: Rect
  /// The other scene's place beside it, where it may lie, too; nil where it may not.
  package var dock: Rect?
  /// Whether the other scene is on screen, too.
  package var isSplit: Bool
  /// Whether this scene covers the other one, so that it needs a way back.
  package var isPushed: Bool
  /// Whether the other scene has been put away, where it would have room.
  package var isOtherHidden: Bool
  /// Whether two scenes have room side by side, shown so or not.
  package var canSplit: Bool
  /// Whether keys and controller go to this scene.
  package var hasFocus: Bool
  /// Whether the focus is shown: not after touch or mouse.
  package var showsFocus: Bool
  /// Whether things are to change at once instead of moving.
  package var reducesMotion: Bool
  package var contentScale: ContentScale
  package var measurer: any TextMeasurer

  /// Whether it lies over the other scene, as a card of its own: scenes side by side begin at the top.
  package var isPopover: Bool { isSplit && frame.y > 0 }

  /// A scene's place; one without another has the window and the keys for itself.
  package init(
    frame: Rect,
    window: Rect? = nil,
    dock: Rect? = nil,
    isSplit: Bool = false,
    isPushed: Bool = false,
    isOtherHidden: Bool = false,
    canSplit: Bool = false,
    hasFocus: Bool = true,
    showsFocus: Bool = false,
    reducesMotion: Bool = false,
    contentScale: ContentScale = .one,
    measurer: any TextMeasurer
  ) {
    self.frame = frame
    self.window = window ?? frame
    self.dock = dock
    self.isSplit = isSplit
    self.isPushed = isPushed
    self.isOtherHidden = isOtherHidden
    self.canSplit = canSplit
    self.hasFocus = hasFocus
    self.showsFocus = showsFocus
    self.reducesMotion = reducesMotion
    self.contentScale = contentScale
    self.measurer = measurer
  }
}

/// What a scene asks for.
package enum HostRequest<Command: Hashable & Sendable>: Hashable, Sendable {
  /// Draw again.
  case redraw
  /// Back to the first scene.
  case showMaster
  /// A finger has pulled the second scene so many points off the first one; nil lets it come back.
  case pull(Double?)
  /// Give keys and controller to the other scene.
  case switchFocus
  /// Let the other scene go on from its first control, or backwards from its last.
  case passFocus(forward: Bool)
  /// Put text on the clipboard.
  case copy(String)
  /// Fetch the clipboard's text.
  case paste
  case toggleFullScreen
  /// Fill the screen until `endFullScreen`, then be as before.
  case beginFullScreen
  case endFullScreen
  /// Put a scene away, or bring it back.
  case toggleHidden(SceneSide)
  case quit
  /// Something of the files.
  case file(FileRequest)
  /// Something worth keeping has changed.
  case save
  /// Let the controller shake for a moment.
  case vibrate
  /// Say this aloud, instead of what is being said.
  case speak(String)
  /// Something that only the program knows.
  case command(Command)
}
