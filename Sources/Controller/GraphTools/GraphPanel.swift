package import Controls
package import Drawing
package import GraphModel
package import SceneHost
import Words

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
  /// How wide panels are at the side of a plane.
  package static var width: Double { 320 }

  /// Beside the plane of a low window, where enough of it is left.
  package func isApart(in context: SceneContext) -> Bool {
    Self.isLow(context.frame, isPushed: context.isPushed)
  }

  package func column(in pane: Rect, isPushed: Bool) -> Rect? {
    guard isOpen, Self.isLow(pane, isPushed: isPushed) else { return nil }
    return pane.column(at: pane.maxX - Self.width, width: Self.width)
  }

  package static func isLow(_ pane: Rect, isPushed: Bool) -> Bool {
    isPushed && pane.height < 480 && pane.width - width >= 220
  }
}

/// A panel whose rows scroll; where it comes from below it is a sheet, dragged by its grabber.
package protocol SheetPanel: GraphPanel {
  var scroll: ScrollState { get set }
  var grip: SheetGrip { get set }
  /// The panel as it was last laid out; nil while none is shown.
  var panel: Panel? { get set }
}

extension SheetPanel {
  package var panelFrame: Rect? { panel?.frame }

  /// A sheet from below as far as it is dragged, at most so high; it goes on below what is seen of it.
  package mutating func sheetFrame(most full: Double = .infinity, in graph: GraphSnapshot) -> Rect {
    let (pane, frames) = (graph.pane, graph.frames)
    let half = min(full, (pane.height * 0.6).rounded())
    let most = max(half, min(full, pane.maxY - frames.plot.y - GraphLayout.leastHeight))
    let height = max(grip.layOut(half: half, full: most, at: graph.time), grip.low)
    let column = frames.sheets ?? pane
    return pane.column(at: column.x, width: column.width)
      .band(at: pane.maxY - height, height: height)
  }

  /// The buttons above the rows, from the right, and what a sheet is dragged by.
  package func controls(
    _ buttons: [Panel.Button<GraphControl>],
    of panel: Panel,
    group: Int,
    in graph: GraphSnapshot
  ) -> [Control<GraphControl>] {
    let name = graph.words(ControlName.sheetSize)
    let grip = panel.ground == .sheet ? layer.map { (id: GraphControl.grip($0), name: name) } : nil
    return panel.controls(buttons, grip: grip, group: group)
  }

  /// Draws the rows of the panel, then its controls.
  package func draw(
    _ panel: Panel,
    in graph: GraphSnapshot,
    with painter: ControlPainter,
    rows drawRows: () -> Void
  ) {
    let controls = graph.board.controls.filter { $0.id.layer == layer }
    panel.draw(controls, with: painter, drawing: { graph.draw($0, with: painter) }, rows: drawRows)
  }

  /// Scrolls so that a row is seen.
  package mutating func reveal(_ row: Rect) {
    guard let panel else { return }
    scroll.reveal(row, in: panel.rows.box)
    show(panel)
  }

  /// Takes the panel as it is laid out, scrolled no farther than it goes.
  package mutating func show(_ panel: Panel) {
    var panel = panel
    scroll.limit(to: panel.rows.reach)
    panel.rows.scroll = scroll.offset
    self.panel = panel
  }

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
