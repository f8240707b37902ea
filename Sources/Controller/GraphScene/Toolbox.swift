import GraphStatistics
import GraphTable
import GraphPresentation
import FunctionListTool
import GraphTools
import Controls
import Drawing

/// The tools of a graph.
struct Toolbox {
  var presentation = PresentationTool()
  var box = BoxTool()
  var functions = FunctionTool()
  var entry = EntryTool()
  var statistics = StatisticsTool()
  var stretch = StretchTool()
  var table = TableTool()
  var trace = TraceTool()
  var points = PointsTool()
  var answer = AnswerTool()
  var away = AwayTool()
  /// The menu that is open.
  var menu: OpenMenu?
  /// What had the focus before the menu of ⋯.
  var beforeMenu: GraphControl?

  /// The tools in the order in which they hear what is typed.
  enum Name: CaseIterable {
    case presentation, box, functions, entry, statistics, stretch, table, trace, points, answer,
      away
  }

  private subscript(name: Name) -> any GraphTool {
    switch name {
    case .presentation: presentation
    case .box: box
    case .functions: functions
    case .entry: entry
    case .statistics: statistics
    case .stretch: stretch
    case .table: table
    case .trace: trace
    case .points: points
    case .answer: answer
    case .away: away
    }
  }

  /// What an event means to the first of some tools that has a use for it.
  mutating func handle(
    _ event: ToolEvent,
    by names: [Name],
    in graph: GraphSnapshot
  ) -> [ToolRequest]? {
    for name in names {
      let requests =
        switch name {
        case .presentation: presentation.handle(event, in: graph)
        case .box: box.handle(event, in: graph)
        case .functions: functions.handle(event, in: graph)
        case .entry: entry.handle(event, in: graph)
        case .statistics: statistics.handle(event, in: graph)
        case .stretch: stretch.handle(event, in: graph)
        case .table: table.handle(event, in: graph)
        case .trace: trace.handle(event, in: graph)
        case .points: points.handle(event, in: graph)
        case .answer: answer.handle(event, in: graph)
        case .away: away.handle(event, in: graph)
        }
      if let requests { return requests }
    }
    return nil
  }

  func describe(_ names: Name..., in graph: GraphSnapshot) -> [Control<GraphControl>] {
    names.flatMap { self[$0].describe(in: graph) }
  }

  /// Where the panels lie that cover what is under them.
  var panels: [Rect] { [statistics.frame, table.frame, entry.frame].compactMap { $0 } }

  /// What the tools lie over, by layer.
  func covers(in graph: GraphSnapshot) -> [GraphLayer: [Rect]] {
    Name.allCases.reduce(into: [:]) { covers, name in
      covers.merge(self[name].covers(in: graph)) { $0 + $1 }
    }
  }
}
