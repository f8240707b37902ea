import Controls
import Drawing
import GraphTools
import GraphModel

/// The tools of a graph.
struct Toolbox {
  /// All tools: where several have a use for what is typed, the first one has it.
  private var all: [any GraphTool] = [
    SlopeFieldTool(), PointsTool(), PresentationTool(), FunctionTool(), OffscreenHintTool(),
    LostLogarithmsTool(), BoxTool(),
    StatisticsTool(), EntryTool(), RangeTool(), TableTool(), MarksTool(), TraceTool(),
    ExplanationTool(),
    SliderTool(), ReplacementTool(), OriginTool(), ResidualsTool(),
  ]
  /// The controls, also those that lie under an open menu.
  var controls: [Control<GraphControl>] = []
  /// The menu that is open.
  var menu: OpenMenu?
  /// What had the focus before the menu of ⋯.
  var beforeMenu: GraphControl?

  /// What some tools have of a kind, in their order.
  func flatMap<Part>(_ parts: (any GraphTool) -> [Part]) -> [Part] { all.flatMap(parts) }
  func compactMap<Part>(_ part: (any GraphTool) -> Part?) -> [Part] { all.compactMap(part) }
  func contains(where condition: (any GraphTool) -> Bool) -> Bool { all.contains(where: condition) }

  var indices: Range<Int> { all.indices }
  subscript(index: Int) -> any GraphTool {
    get { all[index] }
    _modify { yield &all[index] }
  }

  /// Lets every tool do something.
  @discardableResult
  @inline(never) mutating func each<Part>(_ body: (inout any GraphTool) -> Part) -> [Part] {
    all.indices.map { body(&all[$0]) }
  }

  /// What an event means to the first of some tools that has a use for it.
  mutating func handle(
    _ event: ToolEvent,
    in graph: GraphSnapshot,
    where condition: (any GraphTool) -> Bool = { _ in true }
  ) -> [ToolRequest]? {
    for index in all.indices where condition(all[index]) {
      if let requests = all[index].handle(event, in: graph) { return requests }
    }
    return nil
  }

  // MARK: Of all

  /// Where the panels lie that cover what is under them.
  var panels: [Rect] { compactMap(\.panelFrame) }
  var pills: [Rect] { flatMap(\.pills) }

  func selection(of curves: [GraphedCurve]) -> GraphSelection {
    all.reduce(into: GraphSelection()) { $1.publish(to: &$0, of: curves) }
  }

  func draw(_ level: ToolLevel, in graph: GraphSnapshot, with painter: ControlPainter) {
    for tool in all where tool.level == level { tool.draw(in: graph, with: painter) }
  }

  /// What the tools lie over, by layer.
  func covers(in graph: GraphSnapshot) -> [GraphLayer: [Rect]] {
    all.reduce(into: [:]) { $0.merge($1.covers(in: graph)) { $0 + $1 } }
  }

  // MARK: One of them

  /// The tool whose a layer is.
  subscript(layer: GraphLayer) -> (any GraphTool)? { all.first { $0.layer == layer } }

  /// The layers of the panels that are opened and closed.
  var panelLayers: [GraphLayer] { compactMap { $0 is any GraphPanel ? $0.layer : nil } }
  func panel(in layer: GraphLayer) -> (any GraphPanel)? { self[layer] as? any GraphPanel }
  func isOpen(_ layer: GraphLayer) -> Bool { panel(in: layer)?.isOpen ?? false }

  /// Lets the panel of a layer do something.
  @discardableResult
  mutating func withPanel<Result>(
    in layer: GraphLayer,
    _ body: (inout any GraphPanel) -> Result
  ) -> Result? {
    guard let index = all.firstIndex(where: { $0.layer == layer }),
      var panel = all[index] as? any GraphPanel
    else { return nil }
    defer { all[index] = panel }
    return body(&panel)
  }

  @discardableResult
  mutating func withSheet<Result>(
    in layer: GraphLayer,
    _ body: (inout any SheetPanel) -> Result
  ) -> Result? {
    guard var sheet = panel(in: layer) as? any SheetPanel else { return nil }
    defer { withPanel(in: layer) { $0 = sheet } }
    return body(&sheet)
  }

  /// The tools that the scene knows by name.
  var trace: TraceTool {
    get { self[TraceTool.self] }
    set { self[TraceTool.self] = newValue }
  }
  var functions: FunctionTool {
    get { self[FunctionTool.self] }
    set { self[FunctionTool.self] = newValue }
  }
  var presentation: PresentationTool {
    get { self[PresentationTool.self] }
    set { self[PresentationTool.self] = newValue }
  }

  subscript<Tool: GraphTool>(_: Tool.Type) -> Tool {
    @inline(never) get { index(of: Tool.self).flatMap { all[$0] as? Tool } ?? Tool() }
    @inline(never) set { index(of: Tool.self).map { all[$0] = newValue } }
  }

  private func index<Tool: GraphTool>(of _: Tool.Type) -> Int? {
    all.firstIndex { type(of: $0) == Tool.self }
  }
}
