import Settings
import Calculator
import CalculatorScene
import Controls
import Drawing
package import Input
import GraphScene
import SceneHost
package import SceneParts
import Words

/// The window for those who don't see it.
extension GraphingCalculator {
  /// Everything on screen as it was last laid out, with names and values in the person's language.
  package var accessibilityTree: AccessibilityNode {
    AccessibilityNode(
      .window,
      name: title,
      frame: window.bounds,
      children: cover.sheet.map { [$0.face.accessibilityNode] } ?? panes
    )
  }

  private var panes: [AccessibilityNode] {
    let arrangement = manager.arrangement
    let isDetail = manager.isDetailFocused && !manager.isCovered
    let isMaster = !manager.isDetailFocused && !manager.isCovered
    return [
      arrangement.master.map {
        pane(.calculator, $0, calculator.accessibilityNodes(hasFocus: isMaster), Self.calculatorID)
      },
      arrangement.detail.map {
        pane(.graph, $0, graph.accessibilityNodes(hasFocus: isDetail), Self.graphID)
      },
    ]
    .compactMap { $0 }
  }

  private func pane(
    _ name: ControlName,
    _ frame: Rect,
    _ children: [AccessibilityNode],
    _ id: String
  ) -> AccessibilityNode {
    AccessibilityNode(.group, id: id, name: words(name), frame: frame, children: children)
  }

  private static let (calculatorID, graphID) = ("calculator", "graph")

  /// Does what somebody wants of a part of the window; nothing where it is gone by now.
  package func perform(
    _ act: AccessibilityAct,
    at way: [String],
    time: Double
  ) -> [SceneRequest] {
    layOut()
    guard let node = accessibilityTree.node(at: way), node.isEnabled else { return [] }
    switch act {
    case .press:
      let place = node.frame.intersection(window.bounds).center
      let requests = [PointerEvent.Phase.pressed, .released].flatMap {
        handle(.pointer(PointerEvent($0, button: .primary, at: place, time: time)), at: time)
      }
      return requests + handle(.pointer(PointerEvent(.left, at: place, time: time)), at: time)
    case .focus: return focus(at: way) ? [.redraw] : []
    case .enter(let text):
      guard focus(at: way) else { return [] }
      calculator.press(.clearAll)
      return [.redraw] + (text.isEmpty ? [] : paste(text))
    }
  }

  private func focus(at way: [String]) -> Bool {
    guard way.count > 1 else { return false }
    if cover.sheet != nil { return cover.focus(onID: way[1]) }
    let isGraph = way[0] == Self.graphID
    guard isGraph ? graph.focus(onID: way[1]) : calculator.focus(onID: way[1]) else { return false }
    if manager.isDetailFocused != isGraph { manager.switchFocus() }
    manager.showFocus()
    return true
  }

  // MARK: Speech

  /// Speaks the focused control, results and the graph, or falls silent.
  package func setSpeaking(_ isSpeaking: Bool) {
    preferences.speaks = isSpeaking
    announcer = Announcer()
  }

  /// Whether what is announced shall be spoken.
  package var isSpeaking: Bool { preferences.speaks }

  /// Takes note of what there is to say, and asks for it when it has rested.
  func announce() -> [SceneRequest] {
    guard preferences.speaks else { return [] }
    layOut()
    announcer.note(announcement, at: time)
    return announcer.advance(to: time).map { [.speak($0)] } ?? []
  }

  private var announcement: Announcement {
    let focused = accessibilityTree.focused
    let isPlot = focused?.role == .plot
    return Announcement(
      control: focused.map(spoken) ?? "",
      value: focused?.value ?? "",
      curves: isPlot ? "" : graph.curvesSummary,
      result: calculator.noticeText ?? calculator.status.text(in: words)
    )
  }

  /// The name of a control and what it is; a graph's summary speaks for itself.
  private func spoken(_ node: AccessibilityNode) -> String {
    guard node.role != .plot else { return "" }
    let state = node.isEnabled ? "" : words(RoleName.unavailable)
    return Announcement.joined([node.name, words(RoleName(node.role)), state])
  }
}

extension RoleName {
  fileprivate init(_ role: AccessibilityNode.Role) {
    switch role {
    case .window: self = .window
    case .group: self = .group
    case .text: self = .text
    case .button: self = .button
    case .toggle: self = .toggle
    case .textField: self = .textField
    case .slider: self = .slider
    case .plot: self = .plot
    case .menuItem: self = .menuItem
    case .curve: self = .curve
    case .point: self = .point
    }
  }
}
