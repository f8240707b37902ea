package import Controls
package import Graphs
package import SceneHost

/// A tool with a panel that the person opens and closes, for which others make room.
package protocol GraphPanel: GraphTool {
  var isOpen: Bool { get }
  /// How wide it is at least over the plane; endless where it covers all of it.
  var leastWidth: Double { get }
  /// Whether it has a place beside the plane.
  func isApart(in context: SceneContext) -> Bool
  /// Opens it where it has something to show.
  mutating func open(in graph: GraphSnapshot) -> [ToolRequest]
  mutating func close(in document: GraphDocument) -> [ToolRequest]
}

extension GraphPanel {
  package func isApart(in context: SceneContext) -> Bool { false }
}

/// A panel whose rows scroll; where it comes from below it is a sheet, dragged by its grabber.
package protocol SheetPanel: GraphPanel {
  var scroll: ScrollState { get set }
  var grip: SheetGrip { get set }
}

extension SheetPanel {
  /// Follows a finger or the mouse that came down on its rows or its grabber.
  package mutating func follow(
    _ contact: Contact,
    onGrip isOnGrip: Bool,
    isStill: Bool
  ) -> ScrollState.Outcome {
    let (id, place, time) = (contact.id, contact.place, contact.time)
    switch contact.phase {
    case .began:
      if isOnGrip {
        grip.begin(id, at: place, time: time)
      } else {
        scroll.begin(id, at: place, time: time)
      }
      return .pressing
    case .moved:
      let drag = grip.move(id, to: place, time: time)
      return drag == .elsewhere ? scroll.move(id, to: place, time: time) : drag
    case .ended:
      let drag = grip.end(id, time: time, isStill: isStill)
      defer { if isStill { scroll.stop() } }
      return drag == .elsewhere ? scroll.end(id, time: time) : drag
    case .cancelled:
      cancelInput()
      return .elsewhere
    }
  }

  package mutating func cancelInput() {
    scroll.cancel()
    grip.cancel()
  }

  package mutating func advance(in graph: GraphSnapshot) -> [ToolRequest] {
    scroll.advance(to: graph.time) || grip.deadline(at: graph.time) != nil ? [.redraw] : []
  }

  package func deadline(at time: Double, isStill: Bool) -> Double? {
    [scroll.deadline(at: time), grip.deadline(at: time)].compactMap { $0 }.min()
  }
}
