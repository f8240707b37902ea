package import Controls
package import Drawing
package import GraphKit
package import GraphModel
package import Input
import SceneHost
import Words

/// Points that stand for themselves: marks on the plane, chosen one at a time, dragged where their numbers
/// can be others.
package struct MarksTool: GraphTool {
  /// A mark that a hand has come down on.
  private struct Hold {
    let contact: Int64?
    let mark: MarkChoice
    /// From the hand to the mark.
    let offset: Vector
    var hasMoved = false
    /// Where it was, for as long as it is elsewhere.
    let start: (x: Double, y: Double)
  }

  /// The mark that is looked at.
  private(set) var chosen: MarkChoice? {
    // Only what is looked at is carried.
    didSet { if carry?.mark != chosen { carry = nil } }
  }
  private var hold: Hold?
  /// The chosen mark, while a controller carries it.
  var carry: MarkCarry?
  /// What is said of points outside the view.
  private(set) var notice: MarksNotice?
  private var clouds = MarkClouds()

  package init() {}

  package var level: ToolLevel? { .ground }
  package var isHeld: Bool { hold != nil || carry != nil }
  package var takesSteps: Bool { chosen != nil && carry == nil }
  package var isCarrying: Bool { carry != nil }
  package var isChosen: Bool { chosen != nil }
  package var overlays: [Rect] { [notice?.frame].compactMap { $0 } }
  package mutating func cancelInput() { (hold, carry) = (nil, nil) }

  package func publish(to selection: inout GraphSelection, of curves: [GraphedCurve]) {
    selection.mark = chosen
  }

  /// The mark that a hand holds was there.
  var origin: (x: Double, y: Double)? {
    hold.flatMap { $0.hasMoved ? $0.start : nil } ?? carry?.start
  }

  package mutating func layOut(in graph: GraphSnapshot) { clouds.layOut(in: graph) }
  package func underlay(in graph: GraphSnapshot) -> Underlay? { clouds.underlay }

  package mutating func layOutPills(in graph: GraphSnapshot) {
    notice = MarksNotice(in: graph)
    if let mark = chosen, mark.place(in: graph) == nil { chosen = nil }
  }

  package func covers(in graph: GraphSnapshot) -> [GraphLayer: [Rect]] {
    notice.map { [.chips: [$0.frame]] } ?? [:]
  }

  package func describe(in graph: GraphSnapshot) -> [Control<GraphControl>] {
    notice.map { [$0.control] } ?? []
  }

  /// What the chosen mark says; nil without one.
  package func reading(in graph: GraphSnapshot) -> String? {
    guard let chosen, let mark = chosen.mark(in: graph) else { return nil }
    return MarkReading(of: mark, chosen, in: graph).sentence
  }

  /// Chooses the mark of a curve, by their ids; false where there is none.
  package mutating func choose(curve: String, id: String, in graph: GraphSnapshot?) -> Bool {
    guard let mark = graph?.mark(curve: curve, id: id) else { return false }
    chosen = mark
    return true
  }

  // MARK: Input

  package mutating func handle(_ event: ToolEvent, in graph: GraphSnapshot) -> [ToolRequest]? {
    switch event {
    case .contact(let contact, _): return follow(contact, in: graph)
    case .gesture(.tap(1, let place, let byFinger)):
      let reach = byFinger ? GestureReach.tap : GestureReach.click
      guard let near = MarkChoice.near(place, within: reach, in: graph) else {
        guard chosen != nil else { return nil }
        chosen = nil
        return [.redraw]
      }
      chosen = near
      return [.redraw]
    case .text("t"), .activate(.tool(.trace)), .activate(.plot):
      guard MarkChoice.isOnlyMarks(graph.selectedCurve, in: graph) else { return nil }
      return toggle(in: graph)
    case .text("n"): return step(by: 1, in: graph)
    case .text("N"): return step(by: -1, in: graph)
    case .push: return carry(event, in: graph)
    case .button(let button):
      if let requests = carry(event, in: graph) { return requests }
      let ways: [ControllerButton: Int] = [.rightShoulder: 1, .leftShoulder: -1]
      return ways[button].flatMap { step(by: $0, in: graph) }
    case .key(let key): return handle(key, in: graph)
    case .activate(.marks): return notice.map { [.focus(.plot), .jump($0.goal)] } ?? []
    default: return nil
    }
  }

  private mutating func handle(_ key: KeyEvent, in graph: GraphSnapshot) -> [ToolRequest]? {
    guard let mark = chosen, graph.board.focus == .plot else { return nil }
    if key.key == .escape {
      chosen = nil
      return [.redraw]
    }
    let ways: [Key: Vector] = [
      .left: Vector(dx: -1, dy: 0), .right: Vector(dx: 1, dy: 0), .up: Vector(dx: 0, dy: -1),
      .down: Vector(dx: 0, dy: 1),
    ]
    guard let way = ways[key.key] else { return nil }
    if key.modifiers == .shift {
      guard let place = mark.place(in: graph) else { return nil }
      return mark.move(to: place + way, in: graph).map { [.edit($0), .redraw, .save] } ?? []
    }
    guard key.modifiers.isEmpty, way.dy == 0 else { return nil }
    return step(by: way.dx > 0 ? 1 : -1, in: graph)
  }

  private mutating func toggle(in graph: GraphSnapshot) -> [ToolRequest] {
    chosen = chosen == nil ? MarkChoice(curve: graph.selectedCurve, index: 0) : nil
    return show(in: graph)
  }

  private mutating func step(by way: Int, in graph: GraphSnapshot) -> [ToolRequest]? {
    if chosen == nil, graph.trace == nil, MarkChoice.isMarked(graph.selectedCurve, in: graph) {
      return toggle(in: graph)
    }
    guard let mark = chosen, let count = mark.places(in: graph)?.markCount, count > 0 else {
      return nil
    }
    chosen = MarkChoice(curve: mark.curve, index: (mark.index + way + count) % count)
    return show(in: graph)
  }

  /// Brings the chosen mark into view.
  private func show(in graph: GraphSnapshot) -> [ToolRequest] {
    guard let place = chosen?.place(in: graph),
      let way = graph.wayToBeSeen(place, margin: 24), way != .zero
    else { return [.redraw] }
    return [.pan(way), .redraw]
  }

  // MARK: Dragging

  private mutating func follow(_ contact: Contact, in graph: GraphSnapshot) -> [ToolRequest]? {
    switch contact.phase {
    case .began:
      let reach = contact.id == nil ? GestureReach.click : GestureReach.tap
      guard contact.isPrimary, hold == nil,
        let mark = MarkChoice.near(contact.place, within: reach, in: graph),
        let place = mark.place(in: graph), let start = mark.numbers(in: graph),
        mark.move(to: place + Vector(dx: 40, dy: 40), in: graph) != nil
      else { return nil }
      hold = Hold(contact: contact.id, mark: mark, offset: place - contact.place, start: start)
      return [.hold, .redraw]
    case .moved:
      guard let held = hold, held.contact == contact.id else { return nil }
      let place = contact.place + held.offset
      guard
        held.hasMoved
          || (held.mark.place(in: graph)?.distance(to: place) ?? 0) > (contact.id == nil ? 3 : 9)
      else { return [] }
      hold?.hasMoved = true
      chosen = held.mark
      return held.mark.move(to: graph.frames.plot.clamped(place), in: graph)
        .map { [.edit($0), .redraw] } ?? []
    case .ended, .cancelled:
      guard let held = hold, held.contact == contact.id else { return nil }
      hold = nil
      if !held.hasMoved { chosen = chosen == held.mark ? nil : held.mark }
      return [.redraw, .save]
    }
  }

  package func cursor(at place: Point, in layer: GraphLayer?) -> CursorShape? {
    hold != nil && layer == nil ? .hand : nil
  }

  package mutating func note(_ news: GraphNews, at time: Double) {
    switch news {
    case .renumbered(let place):
      chosen = chosen.flatMap { mark in
        place(mark.curve).map { MarkChoice(curve: $0, index: mark.index) }
      }
    case .cleared, .restored, .stage: chosen = nil
    default: break
    }
  }
}
