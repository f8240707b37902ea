/// The controls of the graph scene.
enum GraphControl: Hashable, Sendable {
  case back
  case tool(GraphTool)
  case zoomIn
  case zoomOut
  case plot
  case menu(MenuCommand)
  case fact(FactControl)
}

/// The controls of the statistics.
enum FactControl: Hashable, Sendable {
  case row(Int)
  case expand
  case wholeView
  case close
}
