import Controls
import GraphTools
import GraphKit
import GraphModel
import Numerals
package import Input
import SceneHost
package import SceneParts
import Words

// The graph for those who don't see it, and what they do in it.
extension PlaneScene {
  /// The controls and the list; in the plane its curves, and on them the points that are known.
  package func accessibilityNodes(hasFocus: Bool) -> [AccessibilityNode] {
    // A menu has the keys of the list that it was opened in.
    let hasList = listHasFocus && tools.menu == nil
    var nodes = board.accessibilityNodes(hasFocus: hasFocus && !hasList)
    guard let graph = snapshot else { return nodes }
    if let index = nodes.firstIndex(where: { $0.id == Self.plotID }) {
      nodes[index].children = graph.curveNodes
      nodes[index].value =
        tools[MarksTool.self].reading(in: graph) ?? tools[TraceTool.self].sentence(in: graph)
        ?? graph.sentence
    }
    tools[TableTool.self].group(&nodes, in: graph)
    if tools.menu == nil, let list = tools.functions.accessibilityNode(in: graph) {
      nodes.append(list)
    }
    return nodes
  }

  /// The curves in a sentence, wherever they are looked at.
  package var curvesSentence: String {
    guard let graph = snapshot, !graph.curves.isEmpty else {
      return words(GraphPhrase.nothingGraphed)
    }
    return words(
      GraphPhrase.summary(curves: graph.curves.indices.map { graph.spoken(graph.formula(of: $0)) })
    )
  }

  /// The numbers that sliders give their letters: "a 1.5".
  package var letterSentences: [String] {
    guard let graph = snapshot else { return [] }
    return graph.document.functions.parameters.map { letter in
      "\(letter) \(graph.written(NumberText.rounded(graph.document[settingOf: letter].value)))"
    }
  }

  private static let plotID = "\(GraphControl.plot)"

  /// Gives the focus to the part of a way of ids; false where there is none.
  package func focus(at way: some Collection<String>) -> Bool {
    guard let id = way.first else { return false }
    if id == TableTool.accessibilityID {
      defer { revealFocus() }
      return Array(way).last.map { board.focus(onID: $0) } ?? false
    }
    guard id == FunctionTool.accessibilityID, tools.functions.isOpen else {
      guard board.focus(onID: id) else { return false }
      tools.functions.leave()
      return true
    }
    // A cell lies in its table.
    return way.count > 1 && Array(way).last.map { tools.functions.focus(onID: $0) } ?? false
  }

  /// Traces the point of a way of ids, or chooses the mark; nil where that is neither.
  package func trace(at way: some Collection<String>) -> [SceneRequest]? {
    let way = Array(way)
    guard way.count == 3, way[0] == Self.plotID else { return nil }
    if tools[MarksTool.self].choose(curve: way[1], id: way[2], in: snapshot) {
      return [.redraw]
    }
    guard let request = snapshot?.tracing(curve: way[1], id: way[2])
    else { return nil }
    return perform(request) + [.redraw, .save]
  }

  /// Chooses a number with the slider of a way of ids.
  package func choose(_ value: Double, at way: some Collection<String>) -> [SceneRequest] {
    guard focus(at: way) else { return [] }
    let target: ValueEntry.Target? =
      switch (listHasFocus, board.focus) {
      case (true, _): tools.functions.sliderInFocus.map { .parameter($0) }
      case (false, .slider(let letter)): .parameter(letter)
      case (false, .edge(let isUpper)): .stretchEnd(isUpper: isUpper)
      default: nil
      }
    return target.map { perform(.typed(TypedNumber(value), $0)) } ?? []
  }
}
