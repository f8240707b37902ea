import SceneParts
package import GraphModel
package import Controls
package import Drawing
package import GraphKit
import Input
import SceneHost
package import Words

/// What the graph does differently before an audience.
package struct PresentationTool: GraphTool {
  package private(set) var presentation: Presentation?
  /// Whether the way out is drawn.
  private var hadExit = false
  /// Whether somebody reads the window with a screen reader.
  package var isRead = false { didSet { presentation?.isRead = isRead } }

  package init() {}

  var isOn: Bool { presentation != nil }
  package var hearing: ToolHearing { .first }

  /// Whoever comes is shown the way out; one who came by a finger leaves by one, and in the smallest
  /// windows a card needs the room more than keys do.
  package mutating func begin(
    _ before: Presentation.Before,
    words: Locale,
    at time: Double,
    byFinger isFinger: Bool,
    byController isSteered: Bool
  ) {
    presentation = Presentation(before: before, words: words)
    presentation?.isSteered = isSteered
    presentation?.isRead = isRead
    if isFinger || before.plot.height > 360 { noteTouch(at: time, byFinger: isFinger) }
  }

  /// Takes the size of the plane; by how much the view grows with it.
  package mutating func grow(to plot: Size) -> Double { presentation?.grow(to: plot) ?? 1 }

  /// Shows what is pressed to those who watch: each press once.
  private mutating func log(_ event: InputEvent, at time: Double) {
    presentation?.isSteered = if case .controller = event { true } else { false }
    switch event {
    case .key(let key) where key.isDown && !key.isRepeat: presentation?.keys.note(key, at: time)
    case .text(let text): text.forEach { presentation?.keys.note($0, at: time) }
    case .controller(.button(let button, isDown: true)):
      presentation?.keys.note(button, at: time)
    default: break
    }
  }

  package mutating func note(_ news: GraphNews, at time: Double) {
    switch news {
    case .input(let event): log(event, at: time)
    case .pointer(let pointer):
      presentation?.notePointer(pointer.phase == .left ? nil : pointer.position, at: time)
      if pointer.phase == .pressed { noteTouch(at: time, byFinger: false) }
    case .finger(let finger): if finger.phase == .began { noteTouch(at: time, byFinger: true) }
    case .traced(let curve): presentation?.curve = curve
    case .stage(isOn: false): presentation = nil
    default: break
    }
  }

  /// A finger or a button of the mouse came down: it is shown the way out.
  private mutating func noteTouch(at time: Double, byFinger isFinger: Bool) {
    presentation?.noteTouch(at: time, byFinger: isFinger)
    hadExit = presentation != nil
  }

  package func deadline(at time: Double, isStill: Bool) -> Double? {
    presentation?.deadline(at: time)
  }

  package func publish(to selection: inout GraphSelection, of curves: [GraphedCurve]) {
    selection.inFront = presentation?.curve
  }

  /// Lets what was shown for a moment vanish.
  package mutating func advance(in graph: GraphSnapshot) -> [ToolRequest] {
    guard let old = presentation else { return [] }
    let time = graph.time
    presentation?.keys.advance(to: time)
    let isFading = !old.keys.names.isEmpty && old.keys.opacity(at: time) < 1
    let ringEnds = old.pointer != nil && !old.showsPointer(at: time)
    if ringEnds { presentation?.notePointer(nil, at: time) }
    let exitEnds = hadExit && !old.showsExit(at: time)
    if exitEnds { hadExit = false }
    return isFading || ringEnds || exitEnds ? [.redraw] : []
  }

  package mutating func handle(_ event: ToolEvent, in graph: GraphSnapshot) -> [ToolRequest]? {
    guard isOn else { return nil }
    switch event {
    case .key(let key): return handle(key, in: graph)
    case .text(let character): return graph.entry == nil ? type(character, in: graph) : nil
    case .button(.start):
      // There is no menu here: it tells the way out.
      noteTouch(at: graph.time, byFinger: false)
      return [.redraw]
    case .button(let button): return handle(button, in: graph)
    default: return nil
    }
  }

  /// A ring around the mouse.
  package func draw(in graph: GraphSnapshot, with painter: ControlPainter) {
    guard let presentation, presentation.showsPointer(at: graph.time),
      let place = presentation.pointer
    else { return }
    painter.ring(around: place, radius: 20, width: 4, graph.theme.text)
  }

  /// A key that means something of its own before an audience.
  private mutating func handle(_ key: KeyEvent, in graph: GraphSnapshot) -> [ToolRequest]? {
    switch key.key {
    case .character(let digit) where key.modifiers.contains(.command):
      guard let number = Self.viewNumber(digit) else { return nil }
      presentation?.viewNumber = number
      return [.keepView(number: number, scale: 1 / (presentation?.factor ?? 1)), .redraw, .save]
    case .pageUp: return step(by: -1, in: graph)
    case .pageDown: return step(by: 1, in: graph)
    case .tab: return []
    default: return nil
    }
  }

  private mutating func type(_ character: Character, in graph: GraphSnapshot) -> [ToolRequest]? {
    switch character {
    case "b", "B": presentation?.isWhite = false
    case "w", "W": presentation?.isWhite = true
    default: return Self.viewNumber(character).map { recall($0, in: graph) }
    }
    return [.redraw]
  }

  private mutating func handle(
    _ button: ControllerButton,
    in graph: GraphSnapshot
  ) -> [ToolRequest]? {
    switch button {
    case .leftShoulder where graph.trace == nil: step(by: -1, in: graph)
    case .rightShoulder where graph.trace == nil: step(by: 1, in: graph)
    case .back: [.scene(.command(.endPresentation))]
    default: nil
    }
  }

  private static func viewNumber(_ digit: Character) -> Int? {
    digit.wholeNumberValue.flatMap { Presentation.viewNumbers.contains($0) ? $0 : nil }
  }

  /// Goes to a numbered view, if there is one.
  private mutating func recall(_ number: Int, in graph: GraphSnapshot) -> [ToolRequest] {
    guard let viewport = graph.document[viewNumbered: number] else { return [] }
    presentation?.viewNumber = number
    return [.jump(viewport.scaled(by: presentation?.factor ?? 1)), .redraw]
  }

  /// The next or previous numbered view; without any, the next or previous curve comes to the front.
  private mutating func step(by way: Int, in graph: GraphSnapshot) -> [ToolRequest] {
    let numbers = graph.document.views.compactMap(\.number).sorted()
    guard !numbers.isEmpty else {
      let count = max(graph.curves.count, 1)
      let curve = presentation?.curve ?? 0
      presentation?.curve = (curve + way + count) % count
      return [.redraw]
    }
    let present = presentation?.viewNumber
    let next =
      way > 0
      ? numbers.first { $0 > present ?? 0 } ?? numbers.first
      : numbers.last { $0 < present ?? .max } ?? numbers.last
    return next.map { recall($0, in: graph) } ?? []
  }
}

extension Viewport {
  /// As much of the plane around the same middle on so many times as many points.
  package func scaled(by factor: Double) -> Viewport {
    let scaled = Viewport(
      centerX: centerX,
      centerY: centerY,
      pointsPerUnitX: pointsPerUnitX * factor,
      pointsPerUnitY: pointsPerUnitY * factor
    )
    return scaled.like(self)
  }
}
