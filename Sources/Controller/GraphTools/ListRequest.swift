package import Drawing
package import SceneParts

/// What the list of functions wants of its scene.
package enum ListRequest: Hashable {
  case close
  /// The calculator comes back in its place.
  case keypad
  /// The program does something.
  case command(SceneCommand)
  /// The graph's menu, at the list's own button.
  case more(at: Rect)
  case menu(Int, at: Rect)
  /// Something is done with a function, as its menu does it.
  case act(SceneCommand, on: Int)
  /// The menu of what a finger has selected in a line.
  case selected(at: Rect)
  /// The focus goes on to the graph, or back to its end.
  case leave(forward: Bool)
  case paste
  /// Put text on the clipboard.
  case copy(String)
  case full
  /// A formula goes to the calculator's keys: a new one, or the selected one with its caret somewhere.
  case compose(isNew: Bool, caret: Int? = nil)
  /// A number wants keys on the screen.
  case showPad
}
