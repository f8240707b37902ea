import Calculator
import Controls
import Drawing
import SceneHost
import SceneParts
import Words

/// What the display offers to press until something is entered, where no graph is beside it.
extension KeypadScene {
  static let examples = ["1/3+1/6", "sin(x)", "x^2+y^2=4"]

  /// Whether the display is as it is at the first start.
  var isFresh: Bool { environment.isFresh && brain.mode == .formula && brain.line.isEmpty }

  /// The examples at the display's foot, as many as one row there has room for.
  var exampleRow: PillRows? {
    guard isFresh, let context, !context.isSplit, frames.display.height >= 100 else { return nil }
    var text = FormulaText(size: 17, color: theme.text, variableColor: theme.accent.text)
    text.least = max(13, context.measurer.type.least)
    let lines = Self.examples.map { text.line($0, in: words) }
    let inner = displayLayout.inner
    let row = PillRows(lines, width: inner.width, rows: 1, context.measurer.plainMeasurer)
    let foot = frames.display.maxY - min(inner.x - frames.display.x, 14)
    return row.moved(by: Vector(dx: inner.x, dy: foot - row.size.height))
  }

  var exampleControls: [Control<CalculatorControl>] {
    (exampleRow?.pills ?? []).enumerated().map { index, pill in
      Control(
        .example(index),
        frame: pill.frame,
        target: pill.frame.inset(dx: -4, dy: -4),
        look: .custom(radius: pill.frame.height / 2),
        group: 6,
        name: words(GraphPhrase.graphExample(Self.examples[index]))
      )
    }
  }
}
