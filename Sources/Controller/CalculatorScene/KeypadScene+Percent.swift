import Calculator
import Controls
import Drawing
import Formulas
import SceneHost
import SceneParts
import Words

/// What 200+10% is on a desk calculator stands beside its value, to be pressed.
extension KeypadScene {
  /// The other reading of percentages with its value, where the line of the result has room for it.
  var percentPill: PillRows? {
    guard let reading = brain.percentReading, result.notice.text == nil, let known, let context,
      let digits = reading.result.digits
    else { return nil }
    let measurer = context.measurer.plainMeasurer
    let (layout, count) = (displayLayout, resultButtons.count)
    let end = count > 0 ? layout.resultButton(count - 1).x - 8 : layout.inner.maxX
    let painter = ResultPainter(scene: self, layout: layout)
    let value = painter.line(known, room: layout.inner.width, measurer)
    let scale = min(0.8, (layout.rule - frames.display.y - 6) / 40)
    let size = 15.0
    var text = FormulaText(size: size, color: theme.text, variableColor: theme.accent.text)
    text.least = max(13, context.measurer.type.least)
    let shown = digits.shown(upTo: CalculatorResult.restingDigits)
    let line =
      text.line(reading.formula, in: words)
      + TextLine(
        " " + words.mark.written(shown.line),
        Font(.medium, max(size, text.least)),
        theme.text
      )
    let room = end - layout.inner.x - value.width(measurer) - 16
    let row = PillRows([line], scale: scale, width: room, rows: 1, measurer)
    guard !row.pills.isEmpty else { return nil }
    return row.moved(
      by: Vector(
        dx: end - row.size.width,
        dy: ((frames.display.y + layout.rule - row.size.height) / 2).rounded()
      )
    )
  }

  var percentControls: [Control<CalculatorControl>] {
    (percentPill?.pills ?? []).map { pill in
      Control(
        .percent,
        frame: pill.frame,
        target: pill.frame.inset(dx: -4, dy: (pill.frame.height - 44) / 2),
        look: .custom(radius: pill.frame.height / 2),
        group: 5,
        name: pill.line.runs.map(\.text).joined()
      )
    }
  }
}
