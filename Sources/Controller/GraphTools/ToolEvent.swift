package import Drawing
package import GraphKit
package import GraphModel
package import Input
package import SceneHost
package import SceneParts

/// What a tool may receive.
package enum ToolEvent {
  /// A finger or the mouse that came down in the tool's layer, or for one without a layer on the
  /// plane.
  case contact(Contact, KeyModifiers)
  /// What a finger or the mouse does on the plane.
  case gesture(Gesture)
  /// The wheel over the tool.
  case wheel(Vector)
  case key(KeyEvent)
  case text(Character)
  case button(ControllerButton)
  /// A control was pressed.
  case activate(GraphControl)
  /// A row of a menu was chosen, which may be the menu of a place.
  case menu(SceneCommand, at: Point?)
  case window(WindowCommand)
  /// What is being typed is given up.
  case giveUp
  /// A number is left for something in a layer: what is typed is taken if it is one.
  case leave(for: GraphLayer, GraphControl?)
  /// A number is to be typed, with keys on the screen where there are no others.
  case enter(ValueEntry.Target, withPad: Bool)
  /// A number has been typed for the table or the stretch.
  case typed(TypedNumber, ValueEntry.Target)
  /// The trace goes to a place of a curve; from a number to the point of interest beside it where it
  /// snaps.
  case trace(curve: Int, x: TypedNumber, snaps: Bool)
  /// A stick moves the trace by so many pixels.
  case steer(Int)
  /// A stick moves what is held by so many points.
  case push(Vector)
  /// What is traced shall be seen: anywhere, or in the part that a sheet has left of the range of x.
  case reveal(keepsX: Bool)
  /// A button that has pressed the plane is held instead: what the press did is taken back.
  case takeBack
}

/// What has happened on the graph.
package enum GraphNews {
  /// The mouse, or a finger, wherever it is.
  case pointer(PointerEvent), finger(FingerEvent)
  /// Something was done with whatever device, before it is known for whom.
  case input(InputEvent)
  /// The mouse is no longer over the plane.
  case leftPlane
  /// The person did something, with whatever device.
  case acted
  /// The keyboard is used.
  case keyboard
  /// A tool has changed the document; a command has changed its functions.
  case edited, changed
  /// Another function stands in a place of the list.
  case replaced(GraphedFunction, at: Int)
  /// So many functions went with a new document.
  case cleared(Int)
  /// The functions are others: what curve each of the curves that were seen is now, if it still is.
  case renumbered((Int) -> Int?)
  /// Another moment's document is there.
  case restored(from: GraphDocument, to: GraphDocument)
  /// A hand has taken hold of the picture.
  case held
  /// The view goes elsewhere; or the program moved it to show a point of a part of the plane.
  case moved(showing: ClosedRange<Double>?)
  /// The view counts from other origins: what numbers of x and y before are now.
  case recounted(x: (Double) -> Double, y: (Double) -> Double)
  case traced(curve: Int), traceEnded
  /// Another stretch is looked at, of a curve.
  case stretch(SelectedRange, of: Int)
  /// There is something to say in the middle of the plane.
  case said(String)
  /// A presentation begins or ends.
  case stage(isOn: Bool)
}

/// What a tool asks of the graph.
package enum ToolRequest {
  case redraw, save
  /// Stay with the present picture: a hand has taken hold of it.
  case hold
  /// Move the plane; where that shows a point, what was seen before is still what is looked at.
  case pan(Vector, showing: ClosedRange<Double>? = nil)
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
  case stretch(SelectedRange)
  /// Keep the present view under a number, for a plane of so many times the size.
  case keepView(number: Int, scale: Double)
  /// What the list of functions wants.
  case list(ListRequest)
  case focus(GraphControl)
  case edit((inout GraphDocument) -> Void)
  case scene(SceneRequest)
  /// Say something in the middle of the plane.
  case tell(String)
}
