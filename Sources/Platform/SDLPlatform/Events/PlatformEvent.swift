package import Input

/// What the system tells the program.
package enum PlatformEvent: Hashable, Sendable {
  /// The person did something.
  case input(InputEvent)
  /// Size or scale may have changed.
  case resized
  /// The picture must be shown again.
  case exposed
  /// The person, or the system on its way down, wants the program to end.
  case quit
  /// Cached pixels were lost; they are dropped already, a new picture is due.
  case renderTargetsLost
  /// A file was dropped onto the window.
  case dropped(path: String)
  /// Text was dropped onto the window.
  case droppedText(String)
  /// Nobody can see the window now.
  case windowHidden
  case windowShown
  /// Another window has the keyboard.
  case focusLost
  /// The desktop's settings have changed, or may have: the window has the keyboard again.
  case themeMayHaveChanged
}
