import GraphKit

/// The controls of the graph scene.
enum GraphControl: Hashable, Sendable {
  case back
  case mode(CurveMode)
  case home
  case zoomIn
  case zoomOut
  case present
  case more
  case plot
  case chip(Int)
  /// The way to the list of functions.
  case functions
  case menu(MenuCommand)
}
