import GraphModel
package import Controls
package import Drawing
import GraphKit
import Input
import Numerals
import SceneHost
import Words

/// The edges of the stretch that the statistics look at: a hand or a key moves them, they snap to what
/// is proven of the curve, and where they stand can be typed.
package struct RangeTool: GraphTool {
  /// The edge that a finger or the mouse has got hold of, and how far from its line.
  private var held: Hold?
  private var run = KeyRun()

  private struct Hold {
    let isUpper: Bool
    let contact: Int64?
    let away: Double
    let start: Point
    /// Whether it has been moved, and is no tap.
    var isDrag = false
  }

  package init() {}

  package var hearing: ToolHearing { .beforeFocus }
  package var layer: GraphLayer? { .stretch }
  package var level: ToolLevel? { .ground }
  package mutating func cancelInput() { (held, run) = (nil, KeyRun()) }

  package func covers(in graph: GraphSnapshot) -> [GraphLayer: [Rect]] {
    [.stretch: describe(in: graph).map(\.target)]
  }

  /// The handle of an edge; nil where the edge is out of sight.
  func grip(isUpper: Bool, in graph: GraphSnapshot) -> Rect? {
    guard let stretch = graph.stretch, !graph.isPresented else { return nil }
    let plot = graph.openPlot
    let x = graph.projection.pointX(stretch[isUpper: isUpper])
    guard x >= plot.x - 9, x <= plot.maxX + 9, plot.height >= 96 else { return nil }
    let axis = min(max(graph.projection.pointY(0), plot.y), plot.maxY)
    let covers = graph.panels + graph.toolbarFrames
    // Low, where a thumb is, but where a panel lies or the number of the end stands beside that.
    let places = [0.86, 0.76, 0.66, 0.5, 0.4, 0.3].map { share in
      let y = plot.y + (plot.height * share).rounded()
      return Rect(center: Point(x: x.rounded(), y: y), width: 18, height: 36)
    }
    .filter { place in !covers.contains { $0.overlaps(place.inset(dx: -13, dy: -8)) } }
    return places.first { abs($0.midY - axis) > 54 } ?? places.first
  }

  package func describe(in graph: GraphSnapshot) -> [Control<GraphControl>] {
    guard let stretch = graph.stretch else { return [] }
    return [false, true].compactMap { isUpper -> Control<GraphControl>? in
      guard let grip = grip(isUpper: isUpper, in: graph) else { return nil }
      return Control(
        .edge(isUpper: isUpper),
        frame: grip,
        target: grip.inset(dx: -13, dy: -8),
        look: .custom(radius: 9, isWordless: true),
        group: 13,
        role: .slider,
        name: graph.words(isUpper ? ControlName.stretchEnd : .stretchStart),
        value: graph.written(NumberText.rounded(stretch[isUpper: isUpper]))
      )
    }
  }

  // MARK: Input

  package mutating func handle(_ event: ToolEvent, in graph: GraphSnapshot) -> [ToolRequest]? {
    guard let stretch = graph.stretch else { return nil }
    if case .contact(let contact, let modifiers) = event {
      return follow(contact, isFree: modifiers.contains(.option), stretch, in: graph)
    }
    if case .activate(.edge(let isUpper)) = event { return [.enter(.stretchEnd(isUpper: isUpper))] }
    if case .typed(let end, .stretchEnd(let isUpper)) = event {
      return take(end, isUpper: isUpper, of: stretch)
    }
    guard case .edge(let isUpper) = graph.board.focus else { return nil }
    switch event {
    case .key(let key):
      guard !key.modifiers.contains(.option), let way = [Key.left: -1, .right: 1][key.key] else {
        return nil
      }
      let count = key.modifiers.contains(.shift) ? 5 : run.stride(way, at: graph.time)
      let column = graph.column(at: graph.projection.pointX(stretch[isUpper: isUpper]))
      return move(
        isUpper,
        of: stretch,
        to: graph.roundest(inColumn: column + way * count),
        in: graph
      )
    case .text("n"), .button(.rightShoulder): return snap(isUpper, of: stretch, 1, in: graph)
    case .text("N"), .button(.leftShoulder): return snap(isUpper, of: stretch, -1, in: graph)
    case .text(let character) where ValueEntry.begins(with: character):
      return [.enter(.stretchEnd(isUpper: isUpper), typed: character)]
    default: return nil
    }
  }

  private mutating func follow(
    _ contact: Contact,
    isFree: Bool,
    _ stretch: SelectedRange,
    in graph: GraphSnapshot
  ) -> [ToolRequest]? {
    switch contact.phase {
    case .began:
      let near = describe(in: graph).filter { $0.target.contains(contact.place) }
        .min { abs($0.frame.midX - contact.place.x) < abs($1.frame.midX - contact.place.x) }
      guard contact.isPrimary, held == nil, let near, case .edge(let isUpper) = near.id else {
        return []
      }
      held = Hold(
        isUpper: isUpper,
        contact: contact.id,
        away: contact.place.x - near.frame.midX,
        start: contact.place
      )
      return [.focus(near.id), .redraw]
    case .moved:
      guard var held, held.contact == contact.id else { return [] }
      held.isDrag =
        held.isDrag || contact.id == nil
        || contact.place.distance(to: held.start) > GestureLimits.fingerSlop
      self.held = held
      guard held.isDrag else { return [] }
      let place = contact.place.x - held.away
      let snap =
        isFree
        ? nil
        : places(in: graph).map { ($0, graph.projection.pointX($0)) }
          .filter { abs($0.1 - place) <= 8 }.min { abs($0.1 - place) < abs($1.1 - place) }
      let x =
        snap?.0
        ?? graph.roundest(
          inColumn: graph.column(at: graph.frames.plot.clamped(Point(x: place, y: 0)).x)
        )
      return move(held.isUpper, of: stretch, to: x, in: graph)
    case .ended, .cancelled:
      guard let held, held.contact == contact.id else { return [] }
      self.held = nil
      // The mouse has a keyboard beside it, which types at once.
      let isTap = contact.phase == .ended && contact.id != nil && !held.isDrag
      return (isTap ? [.enter(.stretchEnd(isUpper: held.isUpper))] : []) + [.redraw, .save]
    }
  }

  /// What an edge snaps to: all that is proven of the curve.
  private func places(in graph: GraphSnapshot) -> [Double] {
    graph.points.filter { $0.isProven && $0.curve == graph.selectedCurve }.map(\.place)
  }

  /// Goes to the next special place of the curve.
  private func snap(
    _ isUpper: Bool,
    of stretch: SelectedRange,
    _ way: Double,
    in graph: GraphSnapshot
  ) -> [ToolRequest] {
    let now = stretch[isUpper: isUpper]
    let next = places(in: graph).filter { ($0 - now) * way > 0 }
      .min { abs($0 - now) < abs($1 - now) }
    return next.map { move(isUpper, of: stretch, to: $0, in: graph) } ?? []
  }

  /// Puts an edge somewhere, at least a pixel before the other.
  private func move(
    _ isUpper: Bool,
    of stretch: SelectedRange,
    to x: Double,
    in graph: GraphSnapshot
  ) -> [ToolRequest] {
    let least = graph.projection.unitsPerColumn
    let (lowest, highest) = (stretch.lower + least, stretch.upper - least)
    let isClear = isUpper ? x >= lowest : x <= highest
    // At the other edge it still stands at a round number.
    let moved =
      isClear
      ? x
      : isUpper
        ? NumberText.roundest(from: lowest, to: lowest + least)
        : NumberText.roundest(from: highest - least, to: highest)
    let new = SelectedRange(
      isUpper ? stretch.lowerEnd : TypedNumber(moved),
      isUpper ? TypedNumber(moved) : stretch.upperEnd,
      base: stretch.base
    )
    return new == stretch || !(new.lower < new.upper) ? [] : [.stretch(new), .redraw, .save]
  }

  /// Puts an edge where a typed number says; beyond the other one they change places.
  private func take(
    _ end: TypedNumber,
    isUpper: Bool,
    of stretch: SelectedRange
  ) -> [ToolRequest] {
    let other = stretch[endUpper: !isUpper]
    guard end.value.isFinite, end.value != other.value else { return [] }
    return [.stretch(SelectedRange(other, end, base: stretch.base))]
  }
}
