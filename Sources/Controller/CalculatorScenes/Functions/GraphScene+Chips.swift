import CalculatorModel
import Controls
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
extension GraphScene {
  /// How many rows of pills there may be.
  private var chipRows: Int {
    if frames.kind == .upright { return 2 }
    // A sheet below may leave less.
    return min(3, panel.map { Int(($0.card.y - frames.chips.y) / 44) } ?? 3)
  }

  /// Whether the open list lies where the pills are.
  private var isListOverChips: Bool { panel != nil && frames.kind != .bars }

  /// Finds the pills' places: side by side, then in rows, then the rest behind the list's button.
  func layOutChips(_ measurer: any TextMeasurer) {
    chips = []
    listChip = nil
    let functions = state.functions
    // A card over a sheet leaves no room for chips in the smallest windows; it names its curve itself.
    let isCrowded = isTracing && openPlot.height < 150
    guard presentation == nil, !functions.isEmpty, !isListOverChips, !isCrowded else { return }
    let lines = functions.functions.indices.map { line(ofChip: $0, measurer) }
    var count = lines.count
    while true {
      let shown = functionsWithPill(of: count)
      let (places, button) = places(of: shown.map { lines[$0].width(measurer) })
      let rows = Int(((button.y - frames.chips.y) / 44).rounded()) + 1
      guard rows <= chipRows || count == 0 else {
        count -= 1
        continue
      }
      chips = zip(shown, places).map { FunctionChip(index: $0, frame: $1, line: lines[$0]) }
      listChip = button
      return
    }
  }

  /// The first functions, the current one always among them.
  private func functionsWithPill(of count: Int) -> [Int] {
    let first = Array(state.functions.functions.indices.prefix(count))
    guard let current = state.functions.selection, current >= count, count > 0 else { return first }
    return first.dropLast() + [current]
  }

  /// How many functions have no pill.
  var chiplessCount: Int { state.functions.count - chips.count }

  /// Where pills of some widths go, and the button after them.
  private func places(of widths: [Double]) -> (pills: [Rect], button: Rect) {
    var place = frames.chips
    let end = frames.chips.x + frames.chipWidth
    func put(_ width: Double) -> Rect {
      if place.x > frames.chips.x, place.x + width > end {
        place = Point(x: frames.chips.x, y: place.y + 44)
      }
      defer { place.x += width + 8 }
      return Rect(x: place.x, y: place.y, width: width, height: 36)
    }
    let pills = widths.map { put((chipLead + $0 + 16).rounded()) }
    return (pills, put(widths.count < state.functions.count ? 64 : 40))
  }

  /// The room before the formula.
  private var chipLead: Double { state.functions.count > 1 ? 46 : 44 }

  private func line(ofChip index: Int, _ measurer: any TextMeasurer) -> TextLine {
    guard let function = state.functions[index] else { return TextLine() }
    let color = function.isHidden ? theme.secondaryText : theme.text
    let formula = words.mark.written(function.program.description)
    var line =
      TextLine("y = ", Font(.regular, 17), theme.secondaryText)
      + FormulaText(size: 17, color: color, variableColor: color).line(formula)
    let isOutdated = isOutdated && index == state.functions.selection
    var note = TextLine()
    if isOutdated {
      note.runs = [
        .init(words(GraphPhrase.outdated), Font(.regular, 13), theme.secondaryText, space: 14)
      ]
    }
    let room = max(60, frames.chipWidth - chipLead - 16)
    if line.width(measurer) + note.width(measurer) <= room { return line + note }
    guard isOutdated else { return line.fitted(to: room, measurer) }
    note.runs = [.init("•", Font(.semibold, 17), theme.accentText, space: 8)]
    line = line.fitted(to: room - note.width(measurer), measurer)
    return line + note
  }

  // MARK: Controls

  var chipControls: [Control<GraphControl>] {
    let pills = chips.map { chip in
      Control<GraphControl>(
        .chip(chip.index),
        frame: chip.frame,
        target: chip.frame.inset(dx: 0, dy: -4),
        look: .custom(radius: 18),
        group: 10,
        name: "y = "
          + words.mark.written(state.functions[chip.index]?.program.description ?? "")
      )
    }
    guard let listChip else { return pills }
    return pills + [
      Control(
        .functions,
        frame: listChip,
        target: listChip.inset(dx: -2, dy: -4),
        look: .custom(radius: 18),
        group: 10,
        name: words(FunctionPhrase.moreFunctions)
      )
    ]
  }

  // MARK: Drawing

  func drawChips(with painter: ControlPainter) {
    let canvas = painter.canvas
    for chip in chips { draw(chip, with: painter) }
    guard let listChip else { return }
    painter.drawCard(listChip, radius: 18)
    drawShade(of: .functions, in: listChip, with: painter)
    let isFull = chiplessCount == 0
    Icon.list.draw(
      on: canvas,
      center: Point(x: isFull ? listChip.midX : listChip.x + 20, y: listChip.midY),
      size: 20,
      color: theme.secondaryText
    )
    guard !isFull else { return }
    let font = Font(.medium, 13)
    TextLine("+\(chiplessCount)", font, theme.text).shrunk(to: 28, canvas).draw(
      on: canvas,
      at: Point(x: listChip.x + 34, y: painter.digitBaseline(centering: font, on: listChip.midY))
    )
  }

  private func drawShade(of id: GraphControl, in frame: Rect, with painter: ControlPainter) {
    let wash = controlState(id).wash
    guard wash > 0 else { return }
    painter.canvas.fillRounded(frame, radius: 18, with: theme.text.opacity(wash))
  }

  private func draw(_ chip: FunctionChip, with painter: ControlPainter) {
    guard let function = state.functions[chip.index] else { return }
    let canvas = painter.canvas
    painter.drawCard(chip.frame, radius: 18)
    drawShade(of: .chip(chip.index), in: chip.frame, with: painter)
    let left = chip.frame.x + 14
    if state.functions.count > 1 {
      if chip.index == state.functions.selection {
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
      canvas.fillRounded(
        Rect(x: left, y: chip.frame.midY - 2, width: 20, height: 4),
        radius: 2,
        with: theme.pens[function.pen % theme.pens.count]
      )
    } else {
      canvas.strokeLine(
        from: Point(x: left, y: chip.frame.midY),
        to: Point(x: left + 20, y: chip.frame.midY),
        stroke: Stroke(3, dash: function.lineStyle.dash(width: 3)),
        with: theme.pens[function.pen % theme.pens.count].opacity(function.isHidden ? 0.4 : 1)
      )
    }
    let font = Font(.regular, 17)
    chip.line.draw(
      on: canvas,
      at: Point(
        x: chip.frame.x + chipLead,
        y: painter.baseline(centering: font, on: chip.frame.midY) + 0.5
      )
    )
  }
}
