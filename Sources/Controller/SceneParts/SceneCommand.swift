package import SceneHost

/// What a scene or a key may want of the whole program.
package enum SceneCommand: Hashable, Sendable {
  case graph
  case addGraph
  /// Puts a formula into the calculator and graphs it.
  case example(String)
  case functions
  case editFunction
  /// Brings the calculator's keys for a function that the list is to get.
  case newFunction
  /// Takes a line that the list holds to the calculator's keys: a new function, or the selected one.
  case typeFunction(String, isNew: Bool)
  /// Says that there is no room for another function.
  case full
  case undo
  case redo
  case theme
  case textSize
  case motion
  case speech
  case vibration
  /// Puts a result's digits before its closed form, or behind it.
  case swapResult
  /// Offers the formula of the calculator, or the graph's selected one, in other languages.
  case copyAs(SceneSide)
  /// Lets the graph follow what is typed, or only the Graph key.
  case live
  /// Edits formulas as in a book, or as a line.
  case entry
  case present
  case endPresentation
  case keys
  case documents
  case views
}

/// What a scene asks for.
package typealias SceneRequest = HostRequest<SceneCommand>
