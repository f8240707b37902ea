/// The controls of the graph scene.
enum GraphControl: Hashable, Sendable {
  case back
  case tool(GraphTool)
  case zoomIn
  case zoomOut
  case plot
  case chip(Int)
  /// The way to the list of functions.
  case functions
  case menu(MenuCommand)
}
