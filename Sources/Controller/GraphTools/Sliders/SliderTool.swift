package import Controls
package import Drawing
import GraphModel
import Input
import Numerals
import SceneHost
import SceneParts
import Words

/// The sliders of the letters in use, on the graph while the list is closed: a letter that is typed has
/// its slider at once.
///
/// They are played in the list (`SliderPlay`).
package struct SliderTool: GraphTool {
  private static let height = 44.0
  /// What a slider needs at least, and at most.
  private static let widths = 176.0...300.0
  /// So many always have their place, and more that take no more than this part of a high plane; others
  /// have it in the list.
  private static let most = (count: 3, share: 0.3)

  /// The sliders that are shown, from the top.
  private var rows: [(parameter: String, frame: Rect)] = []
  /// The contact that moves a slider, or presses its number.
  private var hold: Hold?

  private struct Hold {
    let contact: Int64?
    let parameter: String
    let isOnNumber: Bool
  }

  package init() {}

  package var hearing: ToolHearing { .beforeFocus }
  package var layer: GraphLayer? { .chips }
  package var level: ToolLevel? { .front }
  package var isHeld: Bool { hold != nil }
  package var pills: [Rect] { [card].compactMap { $0 } }
  package mutating func cancelInput() { hold = nil }

  private var card: Rect? {
    guard let first = rows.first?.frame, let last = rows.last?.frame else { return nil }
    return first.band(at: first.y, height: last.maxY - first.y)
  }

  package mutating func layOutPills(in graph: GraphSnapshot) {
    rows = []
    // Beside + and −, above the trace's card; the keys for its number lie over the plane and leave it
    // where it is.
    let clear = graph.typesParameter ? graph.frames.plot : graph.clearPlot
    let isLow = graph.trace == nil && graph.frames.kind == .bars && !graph.typesParameter
    let plot = isLow ? graph.openPlot : clear
    let room = min(plot.maxX, graph.frames.zoom.x) - plot.x - 28
    guard !graph.isPresented, !graph.showsList, room >= Self.widths.lowerBound else { return }
    let parameters = graph.document.functions.parameters
    // In a low window the trace's card stands somewhere above them.
    let rest = graph.trace != nil && graph.frames.kind == .upright ? 320.0 : 220
    let high = Int(Self.most.share * plot.height / Self.height)
    let count = min(
      max(Self.most.count, high),
      parameters.count,
      Int((plot.height - rest) / Self.height)
    )
    guard count > 0 else { return }
    let top = plot.maxY - 16 - Double(count) * Self.height
    let width = min(Self.widths.upperBound, room)
    rows = parameters.prefix(count).enumerated().map { index, parameter in
      let y = top + Double(index) * Self.height
      return (parameter, Rect(x: plot.x + 16, y: y, width: width, height: Self.height))
    }
  }

  package func covers(in graph: GraphSnapshot) -> [GraphLayer: [Rect]] {
    card.map { [.chips: [$0]] } ?? [:]
  }

  package func describe(in graph: GraphSnapshot) -> [Control<GraphControl>] {
    rows.map { parameter, frame in
      let value = graph.words.mark.written(text(parameter, in: graph))
      return Control(
        .slider(parameter),
        frame: frame,
        look: .custom(radius: 12),
        group: 14,
        role: .slider,
        name: parameter,
        value: value,
        amount: graph.document[settingOf: parameter].amount
      )
    }
  }

  // MARK: Moving

  package mutating func handle(_ event: ToolEvent, in graph: GraphSnapshot) -> [ToolRequest]? {
    switch event {
    case .contact(let contact, _): return follow(contact)
    case .key(let key):
      guard case .slider(let parameter) = graph.board.focus, key.modifiers.isSubset(of: .shift),
        let way = [Key.left: -1, .right: 1][key.key]
      else { return nil }
      let steps = key.modifiers.contains(.shift) ? 10 * way : way
      return [.edit { $0[settingOf: parameter].move(bySteps: steps) }, .redraw, .save]
    case .activate(.slider(let parameter)): return [.enter(.parameter(parameter))]
    case .typed(let number, .parameter(let parameter)):
      return [.edit { $0[settingOf: parameter].set(value: number.value) }, .redraw, .save]
    default: return nil
    }
  }

  private mutating func follow(_ contact: Contact) -> [ToolRequest]? {
    switch contact.phase {
    case .began:
      guard contact.isPrimary, hold == nil,
        let row = rows.first(where: { $0.frame.contains(contact.place) })
      else { return nil }
      let isOnNumber = contact.place.x < Self.track(in: row.frame).x - Self.reach
      hold = Hold(contact: contact.id, parameter: row.parameter, isOnNumber: isOnNumber)
      return [.focus(.slider(row.parameter))]
        + (isOnNumber ? [.redraw] : slide(row.parameter, to: contact.place))
    case .moved:
      guard let hold, hold.contact == contact.id else { return nil }
      return hold.isOnNumber ? [] : slide(hold.parameter, to: contact.place)
    case .ended, .cancelled:
      guard let hold, hold.contact == contact.id else { return nil }
      self.hold = nil
      guard hold.isOnNumber else { return slide(hold.parameter, to: contact.place) + [.save] }
      let isOver = rows.contains {
        $0.parameter == hold.parameter && $0.frame.contains(contact.place)
      }
      return contact.phase == .ended && isOver ? [.enter(.parameter(hold.parameter))] : [.redraw]
    }
  }

  private func slide(_ parameter: String, to place: Point) -> [ToolRequest] {
    guard let frame = rows.first(where: { $0.parameter == parameter })?.frame else { return [] }
    let track = Self.track(in: frame)
    let share = (place.x - track.x) / track.width
    return [.edit { $0[settingOf: parameter].move(toShare: share) }, .redraw]
  }

  // MARK: Drawing

  /// How far before the track a hand still means the thumb.
  private static var reach: Double { 16 }

  /// Where the thumb's middle can be, behind the letter and its value.
  private static func track(in frame: Rect) -> Rect {
    let left = min(104, frame.width * 0.45)
    return Rect(x: frame.x + left, y: frame.midY - 6, width: frame.width - left - 22, height: 4)
  }

  private func text(_ parameter: String, in graph: GraphSnapshot) -> String {
    NumberText.rounded(graph.document[settingOf: parameter].value)
  }

  package func draw(in graph: GraphSnapshot, with painter: ControlPainter) {
    guard let card else { return }
    painter.drawCard(card, radius: 12)
    for (parameter, frame) in rows {
      let track = Self.track(in: frame)
      let typed = graph.typed(.parameter(parameter))
      let line = TextLine([
        .init(parameter, Font(.italic, 17), graph.theme.text),
        .init("=", Font(.regular, 17), graph.theme.secondaryText, space: 5),
        .init(
          typed == nil ? graph.words.mark.written(text(parameter, in: graph)) : "",
          Font(.medium, 17, tabular: true),
          graph.theme.text,
          space: 5
        ),
      ])
      .shrunk(to: track.x - frame.x - 28, painter.canvas)
      painter.draw(line, at: Point(x: frame.x + 14, y: frame.midY), by: Font(.regular, 17))
      if let typed {
        let start = frame.x + 14 + line.width(painter.canvas)
        let field = Rect(
          x: start,
          y: frame.y + 6,
          width: track.x - 12 - start,
          height: frame.height - 12
        )
        painter.draw(typed, in: field, Font(.medium, 17, tabular: true))
      }
      let isPressed = hold.map { $0.parameter == parameter && !$0.isOnNumber } ?? false
      let setting = graph.document[settingOf: parameter]
      painter.drawTrack(of: setting, in: track, isPressed: isPressed)
      if painter.canvas.type.factor <= 1.2 {
        painter.drawEnds(of: setting, below: track, at: frame.maxY - 4, graph.words)
      }
      painter.drawWash(in: frame, radius: 12, graph.state(of: .slider(parameter)))
    }
  }
}

extension ControlPainter {
  /// Writes a slider's least and most number below the ends of its way.
  func drawEnds(
    of setting: ParameterSetting,
    below track: Rect,
    at baseline: Double,
    _ words: Locale
  ) {
    for (number, x, alignment) in [
      (setting.minimum, track.x - 10, TextLine.Alignment.leading),
      (setting.maximum, track.maxX + 10, .trailing),
    ] {
      let text = words.mark.written(NumberText.rounded(number))
      TextLine(text, Font(.regular, 13), theme.secondaryText)
        .shrunk(to: track.width / 2 + 4, least: 11, canvas)
        .draw(on: canvas, at: Point(x: x, y: baseline), align: alignment)
    }
  }

  /// Draws the way of a slider, filled up to where it stands.
  func drawTrack(of setting: ParameterSetting, in track: Rect, isPressed: Bool) {
    if theme.isHighContrast {
      // Black on white, grey would not do: what is empty is hollow.
      let groove = track.inset(by: -1)
      canvas.fillRounded(groove, radius: 3, with: theme.raised)
      canvas.strokeRounded(groove, radius: 3, stroke: Stroke(1.5), with: theme.text)
    } else {
      canvas.fillRounded(track, radius: 2, with: theme.strongLine)
    }
    let x = track.x + track.width * setting.share
    if setting.minimum < 0, setting.maximum > 0 {
      // Zero is where the filled part begins.
      let zero = track.x + track.width * (-setting.minimum / (setting.maximum - setting.minimum))
      let mark = Rect(x: zero - 0.5, y: track.midY - 6, width: 1, height: 12)
      canvas.fill(mark, with: theme.strongLine)
    }
    canvas.fillRounded(track.column(at: track.x, width: x - track.x), radius: 2, with: theme.text)
    for number in setting.list {
      let stop = Point(x: track.x + track.width * setting.share(of: number), y: track.midY)
      canvas.fillCircle(center: stop, radius: 4, with: theme.text)
    }
    let center = Point(x: x, y: track.midY)
    let radius = isPressed ? 12.0 : 10
    canvas.fillCircle(center: center, radius: radius, with: theme.raised)
    ring(around: center, radius: radius - 1.25, width: 2.5, theme.text)
  }
}
