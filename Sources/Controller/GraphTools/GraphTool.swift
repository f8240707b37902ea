package import Controls
package import Drawing
package import GraphKit
package import Graphs
package import Input
package import SceneHost
package import SceneParts

/// A tool of the graph: a value with its own state that knows nothing of other tools.
///
/// It sees the graph as a snapshot, and what it wants of the graph or the program it returns.
package protocol GraphTool {
  /// Takes its place in the graph as it is now.
  mutating func layOut(in graph: GraphSnapshot)
  /// What it lies over, by layer.
  func covers(in graph: GraphSnapshot) -> [GraphLayer: [Rect]]
  /// What can be pressed in it, with what it is called by those who hear it.
  func describe(in graph: GraphSnapshot) -> [Control<GraphControl>]
  /// What an event or a pressed control means to it; nil when it means nothing.
  mutating func handle(_ event: ToolEvent, in graph: GraphSnapshot) -> [ToolRequest]?
  /// Draws what it shows over the curves.
  func draw(in graph: GraphSnapshot, with painter: ControlPainter)
}

extension GraphTool {
  package mutating func layOut(in graph: GraphSnapshot) {}
  package func covers(in graph: GraphSnapshot) -> [GraphLayer: [Rect]] { [:] }
  package func describe(in graph: GraphSnapshot) -> [Control<GraphControl>] { [] }
}

/// What a tool may hear.
package enum ToolEvent {
  /// A finger or the mouse that came down in the tool's layer, or for one without a layer on the
  /// plane.
  case contact(Contact, KeyModifiers)
  /// What a finger or the mouse does on the plane.
  case gesture(Gesture)
  /// The wheel over the tool.
  case wheel(Double)
  case key(KeyEvent)
  case text(Character)
  case button(ControllerButton)
  /// One of its controls was pressed.
  case activate(GraphControl)
}

/// What a tool asks of the graph.
package enum ToolRequest {
  case redraw, save
  /// Stay with the present picture: a hand has taken hold of it.
  case hold
  case pan(Vector)
  case jump(Viewport), jumpBy(Vector)
  /// Put the trace onto a place of a curve, and the view where that is seen.
  ///
  /// A number that is a point of interest but for its last digits may snap to that.
  case trace(curve: Int, x: TypedNumber, snaps: Bool)
  /// The trace stands on a curve now, or is over.
  case traced(curve: Int), traceEnded
  /// Open the menu of a place.
  case menu(at: Point)
  /// Type a number, which begins with a character where that was typed already.
  case enter(ValueEntry.Target, typed: Character? = nil)
  /// A number has been typed for the table or the stretch.
  case typed(TypedNumber, ValueEntry.Target)
  /// Look at another stretch.
  case stretch(ChosenStretch)
  /// Keep the present view under a number.
  case keepView(number: Int)
  /// What the list of functions wants.
  case list(ListRequest)
  case focus(GraphControl)
  case edit((inout GraphDocument) -> Void)
  case scene(SceneRequest)
}
