import SceneParts
package import Controls
import GraphModel
import Drawing
import GraphKit
import Words

/// A function's formula on its pill.
struct FunctionChip {
  let index: Int
  let frame: Rect
  let line: TextLine
}

/// The pills of the functions at the top left, and the way to the list.
extension FunctionTool {
  /// How high two rows of pills may be; above a sheet some of the graph is seen, too.
  private func chipsHeight(in graph: GraphSnapshot) -> Double {
    let room = panel.map { $0.card.y - graph.frames.chips.y - 44 } ?? 112
    return min(112, max(36, room))
  }

  /// Finds the pills' places: side by side, then in rows, then the rest behind the list's button,
  /// which keeps its place at the end of the first row.
  package mutating func layOutPills(in graph: GraphSnapshot) {
    (chips, listChip) = ([], nil)
    let (functions, frames) = (graph.document.functions, graph.frames)
    // A card over a sheet leaves no room for chips in the smallest windows; it names its curve itself.
    let isCrowded = graph.trace != nil && graph.openPlot.height < 150
    let isListOverChips = panel.map { !$0.motion.isSheet } ?? false
    guard !graph.isPresented, !functions.isEmpty, !isListOverChips, !isCrowded else { return }
    let lines = functions.functions.indices.map { line(ofChip: $0, in: graph) }
    let most = chipsHeight(in: graph)
    var count = lines.count
    while true {
      let shown = functionsWithPill(of: count, in: functions)
      let sizes = shown.map { lines[$0].size(graph.measurer) }
      let (places, button) = places(of: sizes, in: graph)
      let bottom = places.map(\.maxY).max() ?? 0
      guard bottom - frames.chips.y <= most || count == 0 else {
        count -= 1
        continue
      }
      chips = zip(shown, places).map { FunctionChip(index: $0, frame: $1, line: lines[$0]) }
      listChip = button
      return
    }
  }

  /// The first functions, the current one always among them.
  private func functionsWithPill(of count: Int, in list: FunctionList) -> [Int] {
    let first = Array(list.functions.indices.prefix(count))
    guard let current = list.selection, current >= count, count > 0 else { return first }
    return first.dropLast() + [current]
  }

  /// Where pills of some sizes go, and the list's button.
  private func places(
    of sizes: [Size],
    in graph: GraphSnapshot
  ) -> (pills: [Rect], button: Rect) {
    let (frames, count) = (graph.frames, graph.document.functions.count)
    var place = frames.chips
    let buttonWidth = sizes.count < count ? 64.0 : 40
    let start = frames.chips.x + frames.chipWidth - buttonWidth
    var (height, end) = (36.0, start - 8)
    func put(_ size: Size) -> Rect {
      if place.x > frames.chips.x || place.y == frames.chips.y, place.x + size.width > end {
        place = Point(x: frames.chips.x, y: place.y + height + 8)
        (height, end) = (36, frames.chips.x + frames.chipWidth)
      }
      height = max(height, size.height)
      defer { place.x += size.width + 8 }
      return Rect(x: place.x, y: place.y, width: size.width, height: size.height)
    }
    let pills = sizes.map { size in
      put(
        Size(
          width: (Self.lead(count) + size.width + 16).rounded(),
          height: max(36, (size.height + 14).rounded())
        )
      )
    }
    let button = Rect(x: start, y: frames.chips.y, width: buttonWidth, height: 36)
    let all = centered(pills + [button])
    return (Array(all.dropLast()), all[all.count - 1])
  }

  /// What begins at one height is a row: its lower parts go to its middle.
  private func centered(_ parts: [Rect]) -> [Rect] {
    parts.map { part in
      let height = parts.filter { $0.y == part.y }.map(\.height).max() ?? part.height
      var part = part
      part.y += ((height - part.height) / 2).rounded()
      return part
    }
  }

  /// A higher formula stays a line.
  private static let highest = 72.0

  /// The room before the formula.
  private static func lead(_ count: Int) -> Double { count > 1 ? 46 : 44 }

  private func line(ofChip index: Int, in graph: GraphSnapshot) -> TextLine {
    let (list, theme, words, measurer) = (
      graph.document.functions, graph.theme, graph.words, graph.measurer
    )
    guard let function = list[index] else { return TextLine() }
    let color = function.isHidden ? theme.secondaryText : theme.text
    var line =
      FormulaText(size: 17, color: theme.secondaryText, variableColor: theme.secondaryText)
      .lead(function.function.lead)
      + FormulaText(size: 17, color: color, variableColor: color)
      .line(function.function.name, in: words, by: graph.voice.language)
      .fitted(height: Self.highest, measurer)
    let difference = index == list.selection ? graph.difference : nil
    var note = TextLine()
    let isOther = difference == .lineNotDrawn
    if let difference {
      let ink = isOther ? theme.notices.warning : theme.secondaryText
      note.runs = [.init(words(difference), Font(.regular, 13), ink, space: 14)]
    }
    // Beside the button, with the number of those that have no pill; below it where that is too little.
    let whole = graph.frames.chipWidth - Self.lead(list.count) - 16
    let room = max(60, whole >= 240 ? whole - 72 : whole)
    if line.width(measurer) + note.width(measurer) <= room { return line + note }
    guard difference != nil else { return line.fitted(to: room, measurer) }
    // That the curve is another one's is said before its formula is, or alone.
    if isOther, note.width(measurer) > room - 60 {
      note.runs[0].space = 0
      if note.width(measurer) <= room { return note }
    }
    if !isOther || note.width(measurer) > room - 60 {
      let ink = isOther ? theme.notices.warning : theme.accent.text
      note.runs = [.init("•", Font(.semibold, 17), ink, space: 8)]
    }
    line = line.fitted(to: room - note.width(measurer), measurer)
    return line + note
  }

  // MARK: Controls

  package func describe(in graph: GraphSnapshot) -> [Control<GraphControl>] {
    let pills = chips.map { chip in
      Control<GraphControl>(
        .chip(chip.index),
        frame: chip.frame,
        target: chip.frame.inset(dx: 0, dy: -4),
        look: .custom(radius: 18),
        group: 10,
        name: graph.document.functions[chip.index].map {
          $0.function.lead + graph.words.mark.written($0.function.name)
        } ?? ""
      )
    }
    guard let listChip else { return pills }
    return pills + [
      Control(
        .functions,
        frame: listChip,
        target: listChip.inset(dx: -2, dy: -4),
        look: .custom(radius: 18, isWordless: true),
        group: 10,
        name: graph.words(FunctionPhrase.moreFunctions)
      )
    ]
  }

  // MARK: Drawing

  package func drawChips(in graph: GraphSnapshot, with painter: ControlPainter) {
    let (canvas, theme) = (painter.canvas, graph.theme)
    for chip in chips { draw(chip, in: graph, with: painter) }
    guard let listChip else { return }
    painter.drawCard(listChip, radius: 18)
    painter.drawWash(in: listChip, radius: 18, graph.state(of: .functions))
    let rest = graph.document.functions.count - chips.count
    Icon.list.draw(
      on: canvas,
      center: Point(x: listChip.maxX - 20, y: listChip.midY),
      size: 20,
      color: theme.secondaryText
    )
    guard rest > 0 else { return }
    let font = Font(.medium, 13)
    let number = TextLine("+\(rest)", font, theme.text).shrunk(to: 26, canvas)
    let start = Point(x: listChip.x + 10, y: listChip.midY)
    painter.draw(number, at: start, centering: .digits, by: font)
  }

  private func draw(
    _ chip: FunctionChip,
    in graph: GraphSnapshot,
    with painter: ControlPainter
  ) {
    let list = graph.document.functions
    guard let function = list[chip.index] else { return }
    let (canvas, theme) = (painter.canvas, graph.theme)
    painter.drawCard(chip.frame, radius: 18)
    painter.drawWash(in: chip.frame, radius: 18, graph.state(of: .chip(chip.index)))
    let left = chip.frame.x + 14
    if list.count > 1 {
      if chip.index == list.selection {
        canvas.strokeRounded(
          chip.frame,
          radius: 18,
          stroke: Stroke(theme.isHighContrast ? 4 : 2),
          with: theme.strongLine
        )
      }
      painter.drawDisc(
        number: chip.index + 1,
        pen: function.pen,
        isHollow: function.isHidden,
        center: Point(x: left + 9, y: chip.frame.midY)
      )
    } else if function.lineStyle == .solid, !function.isHidden {
      let start = Point(x: left, y: chip.frame.midY)
      painter.drawSample(from: start, pen: theme.pen(function.pen))
    } else {
      canvas.strokeLine(
        from: Point(x: left, y: chip.frame.midY),
        to: Point(x: left + 20, y: chip.frame.midY),
        stroke: Stroke(3, dash: function.lineStyle.drawn.dash(width: 3)),
        with: theme.pen(function.pen).opacity(function.isHidden ? 0.4 : 1)
      )
    }
    let start = Point(x: chip.frame.x + Self.lead(list.count), y: chip.frame.midY + 0.5)
    painter.draw(chip.line, at: start, by: Font(.regular, 17))
  }
}
