package import Controls
package import Drawing
package import GraphKit
package import Input
package import GraphModel
package import SceneHost

/// A tool of the graph: a value with its own state that knows nothing of other tools.
///
/// It sees the graph as a snapshot, and what it wants of the graph or the program it returns. What it
/// leaves out of this it has no use for.
package protocol GraphTool {
  init()

  // MARK: Input

  /// When it receives what is typed.
  var hearing: ToolHearing { get }
  /// What an event or a pressed control means to it; nil when it means nothing.
  mutating func handle(_ event: ToolEvent, in graph: GraphSnapshot) -> [ToolRequest]?
  /// Hears what has happened on the graph, whoever did it.
  mutating func note(_ news: GraphNews, at time: Double)
  /// Something beside it is pressed.
  mutating func leave(for layer: GraphLayer, in graph: GraphSnapshot) -> [ToolRequest]
  /// Fingers or a button that it followed are gone.
  mutating func cancelInput()
  /// Whether a hand holds what it changes.
  var isHeld: Bool { get }
  /// Whether a stick goes step by step with it.
  var takesSteps: Bool { get }

  // MARK: Place

  /// The layer that is its alone: what comes down there, and the wheel, means this tool.
  var layer: GraphLayer? { get }
  /// Takes its place in the graph as it is now.
  mutating func layOut(in graph: GraphSnapshot)
  /// Takes the places that keep clear of all panels, which have theirs by then.
  mutating func layOutPills(in graph: GraphSnapshot)
  /// The part of a pane that it takes beside the plane.
  func column(in pane: Rect, isPushed: Bool) -> Rect?
  /// How much of the height of a plane it takes below it.
  func strip(in plane: Rect, of document: GraphDocument) -> Double
  /// Where its panel lies that hides what is under it.
  var panelFrame: Rect? { get }
  /// Whether it shows a panel that comes and goes as a popover does.
  var isPopover: Bool { get }
  /// Where its pills lie, from the top.
  var pills: [Rect] { get }
  /// What numbers along the axes keep clear of.
  var overlays: [Rect] { get }
  /// What it lies over, by layer.
  func covers(in graph: GraphSnapshot) -> [GraphLayer: [Rect]]

  // MARK: Controls

  /// What can be pressed in it, with what it is called by those who hear it.
  func describe(in graph: GraphSnapshot) -> [Control<GraphControl>]
  /// What can be pressed in its layer, where that is on no board but its own.
  var targets: [Rect]? { get }
  /// Scrolls so that a control of its is seen.
  mutating func reveal(_ control: Control<GraphControl>, in graph: GraphSnapshot)
  /// The mouse is over a place of its layer, or nowhere there.
  mutating func hover(at place: Point?, time: Double?)
  /// The shape of the mouse at a place of a layer; for no layer, while it is busy.
  func cursor(at place: Point, in layer: GraphLayer?) -> CursorShape?
  /// What its control under the mouse, or with the focus, is called.
  func tip(for hand: TipHand) -> Tip?

  // MARK: Time

  /// Lets time pass, and takes what was found in the background.
  mutating func advance(in graph: GraphSnapshot) -> [ToolRequest]
  /// When `advance` has something to do next.
  func deadline(at time: Double, isStill: Bool) -> Double?
  /// Where it finds out what takes time.
  func work(in background: Background)

  // MARK: What is known of it

  /// Tells what a person looks at with it.
  func publish(to selection: inout GraphSelection, of curves: [GraphedCurve])
  /// Writes down what is kept of it.
  func keep(in exploration: inout Exploration)
  /// Is as it was kept.
  mutating func restore(_ exploration: Exploration, language: any FormulaLanguage)

  // MARK: Drawing

  /// Where it lies in the picture; nil for a panel, and for what the scene puts between its parts.
  var level: ToolLevel? { get }
  /// What it shows under the curves.
  func underlay(in graph: GraphSnapshot) -> Underlay?
  /// Draws what it shows over the curves.
  func draw(in graph: GraphSnapshot, with painter: ControlPainter)
}

extension GraphTool {
  package var hearing: ToolHearing { .afterFocus }
  package mutating func handle(_ event: ToolEvent, in graph: GraphSnapshot) -> [ToolRequest]? {
    nil
  }
  package mutating func note(_ news: GraphNews, at time: Double) {}
  package mutating func leave(for layer: GraphLayer, in graph: GraphSnapshot) -> [ToolRequest] {
    []
  }
  package mutating func cancelInput() {}
  package var isHeld: Bool { false }
  package var takesSteps: Bool { false }
  package var layer: GraphLayer? { nil }
  package mutating func layOut(in graph: GraphSnapshot) {}
  package mutating func layOutPills(in graph: GraphSnapshot) {}
  package func column(in pane: Rect, isPushed: Bool) -> Rect? { nil }
  package func strip(in plane: Rect, of document: GraphDocument) -> Double { 0 }
  package var panelFrame: Rect? { nil }
  package var isPopover: Bool { panelFrame != nil }
  package var pills: [Rect] { [] }
  package var overlays: [Rect] { pills + [panelFrame].compactMap { $0 } }
  package func covers(in graph: GraphSnapshot) -> [GraphLayer: [Rect]] {
    guard let layer, let panelFrame else { return [:] }
    return [layer: [panelFrame]]
  }
  package func describe(in graph: GraphSnapshot) -> [Control<GraphControl>] { [] }
  package var targets: [Rect]? { nil }
  package mutating func reveal(_ control: Control<GraphControl>, in graph: GraphSnapshot) {}
  package mutating func hover(at place: Point?, time: Double?) {}
  package func cursor(at place: Point, in layer: GraphLayer?) -> CursorShape? { nil }
  package func tip(for hand: TipHand) -> Tip? { nil }
  package mutating func advance(in graph: GraphSnapshot) -> [ToolRequest] { [] }
  package func deadline(at time: Double, isStill: Bool) -> Double? { nil }
  package func work(in background: Background) {}
  package func publish(to selection: inout GraphSelection, of curves: [GraphedCurve]) {}
  package func keep(in exploration: inout Exploration) {}
  package mutating func restore(_ exploration: Exploration, language: any FormulaLanguage) {}
  package var level: ToolLevel? { nil }
  package func underlay(in graph: GraphSnapshot) -> Underlay? { nil }
  package func draw(in graph: GraphSnapshot, with painter: ControlPainter) {}
}

/// Where in the picture of a graph a tool is drawn.
package enum ToolLevel: Hashable, Sendable {
  /// Right over the curves, under all dots; over the dots, or over the trace, too, but not before an
  /// audience.
  case ground, middle, front
}

/// When a tool receives what is typed, among those with the same answer in the order of the tools.
package enum ToolHearing: Hashable, Sendable {
  /// Before all others, and while a menu is open.
  case first
  /// Before keys that move the focus.
  case beforeFocus
  case afterFocus
}
