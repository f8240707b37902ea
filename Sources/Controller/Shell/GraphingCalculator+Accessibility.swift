import Settings
import Calculator
import CalculatorScene
import Controls
import Drawing
package import Input
import GraphScene
import SceneHost
import SceneParts
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

  static let (calculatorID, graphID) = ("calculator", "graph")

  // MARK: Speech

  /// Speaks the focused control, results and the graph, or falls silent.
  package func setSpeaking(_ isSpeaking: Bool) {
    let isRead = isRead
    preferences.speaks = isSpeaking
    announcer = Announcer()
    announcer.isForReader = isRead
  }

  /// Whether what is announced shall be spoken.
  package var isSpeaking: Bool { preferences.speaks }

  /// Whether somebody reads the window with a screen reader.
  ///
  /// To those who are told where the focus is it begins where typing goes.
  package var isRead: Bool {
    get { announcer.isForReader }
    set {
      guard newValue != isRead else { return }
      announcer.isForReader = newValue
      graph.isRead = newValue
      guard newValue else { return }
      if !manager.isFocusShown { calculator.focusDisplay() }
      layOut()
      announcer.begin(with: announcement(of: accessibilityTree))
    }
  }

  /// The window as readers shall find it, and a note of what there is to say of it.
  package func read(at time: Double) -> AccessibilityNode {
    layOut()
    let tree = accessibilityTree
    announcer.note(announcement(of: tree), at: time)
    return tree
  }

  /// Asks for what there is to say when it has rested.
  ///
  /// While somebody reads, `read` takes note of it, once the picture is drawn.
  func announce() -> [SceneRequest] {
    guard preferences.speaks || isRead else { return [] }
    if !isRead { _ = read(at: time) }
    return announcer.advance(to: time).map { [.speak($0)] } ?? []
  }

  private func announcement(of tree: AccessibilityNode) -> Announcement {
    let focused = tree.focused
    return Announcement(
      control: focused.map(spoken) ?? "",
      value: focused?.value ?? "",
      curves: graph.curvesSentence,
      letters: graph.letterSentences,
      result: calculator.settledStatus
    )
  }

  /// The name of a control and what it is, which the plane's name says already.
  private func spoken(_ node: AccessibilityNode) -> String {
    let role = node.role == .plot ? "" : words(RoleName(node.role))
    let state = node.isEnabled ? "" : words(RoleName.unavailable)
    return Announcement.joined([node.name, role, state])
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
    case .status: self = .status
    case .list: self = .list
    case .listItem, .row: self = .listItem
    case .table: self = .table
    case .cell, .columnHead: self = .cell
    }
  }
}
