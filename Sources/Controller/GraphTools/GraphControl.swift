package import GraphKit
package import Input
package import SceneParts

/// The controls of the graph scene.
package enum GraphControl: Hashable, Sendable {
  case back
  case tool(ToolButton)
  case zoomIn
  case zoomOut
  /// How wide a deep view is, and the way out.
  case depth
  case plot
  /// A formula that the first card offers.
  case example(Int)
  case chip(Int)
  /// The way to the list of functions.
  case functions
  /// The slider of a letter, on the plane.
  case slider(String)
  /// Brings a replaced function back beside the new one.
  case keepBoth
  /// Where the numbers of an axis count from, which pressing copies.
  case origin(Coordinate)
  /// The way to curves above or below the view.
  case away(isAbove: Bool)
  /// The way to points outside the view.
  case marks
  /// Hides the residuals below the plane.
  case closeResiduals
  case menu(SceneCommand)
  case fact(FactControl)
  case table(TableControl)
  /// A number of the trace that can be typed.
  case reading(ValueEntry.Target)
  case pad(KeypadKey)
  /// An end of the stretch that the statistics look at.
  case edge(isUpper: Bool)
  /// What the sheet in a layer is dragged by.
  case grip(GraphLayer)
}

/// The controls of the statistics.
package enum FactControl: Hashable, Sendable {
  case row(Int)
  case expand
  case wholeView
  /// A stretch is chosen; what the area reaches to.
  case stretch, against
  case close
}

/// The controls of the table of values.
package enum TableControl: Hashable, Sendable {
  case close, copy, columns
  /// Rows that are pressed are chosen.
  case choose
  case start, end, step, add
  /// By steps, or x of one's own.
  case kind
  case row(Int)
}
