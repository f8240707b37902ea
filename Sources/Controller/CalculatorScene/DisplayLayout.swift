import Controls
import Drawing

/// Sizes of the display panel for the height it has; they are final, whatever the text size.
struct DisplayLayout {
  let frame: Rect
  /// Description and value share one line, the formula below.
  let isWide: Bool
  /// How much larger than designed everything is: as the person wants, as far as the height goes.
  let scale: Double
  private let least: Double

  init(frame: Rect, isWide: Bool, type: TypeScale) {
    self.frame = frame
    self.isWide = isWide
    least = type.least
    let designed = Self.designed(frame.height)
    let room = frame.height - 2 * Self.padding(frame.height) - (isWide ? 8 : 14)
    let need =
      designed.description * 0.76 + designed.formula * 1.15 + (isWide ? 0 : designed.value * 0.73)
    scale = max(1, min(type.factor, room / need))
  }

  private static func designed(
    _ height: Double
  ) -> (formula: Double, description: Double, value: Double) {
    height >= 200
      ? (36, 17, 28) : height >= 150 ? (32, 17, 26) : height >= 100 ? (26, 15, 20) : (22, 13, 16)
  }

  private static func padding(_ height: Double) -> Double {
    height > 150 ? 20 : height > 110 ? 16 : 12
  }

  /// A size as it is designed, made as large as the others.
  func size(_ designed: Double) -> Double { max(designed * scale, least) }

  var padding: Double { Self.padding(frame.height) }
  var formulaSize: Double { size(Self.designed(frame.height).formula) }
  var descriptionSize: Double { size(Self.designed(frame.height).description) }
  /// Size of a number in the value line.
  var valueSize: Double { size(Self.designed(frame.height).value) }
  /// Size of what stands there while nothing is entered.
  var placeholderSize: Double { size(frame.height >= 150 ? 22 : 17) }
  var cornerRadius: Double { frame.height > 120 ? 16 : 12 }
  /// The box that all text keeps to.
  var inner: Rect { frame.inset(dx: padding, dy: 0) }

  /// Baseline of the description.
  var topBaseline: Double { frame.y + padding + descriptionSize * 0.76 }
  /// Baseline of the value line.
  var valueBaseline: Double { isWide ? topBaseline : frame.maxY - padding - 2 }

  /// The button that swaps the two ways to write a result.
  var swapButton: Rect {
    Rect(x: inner.maxX - 30, y: valueBaseline - valueSize * 0.36 - 16, width: 36, height: 32)
  }

  /// Baseline of the formula: in the middle of what description and value leave.
  func formulaBaseline(valueHeight: Double) -> Double {
    if isWide { return (topBaseline + frame.maxY) / 2 + 1 + formulaSize * 0.31 }
    let bottom = valueBaseline - valueHeight
    return (topBaseline + bottom) / 2 + formulaSize * 0.36
  }

  /// How the formula is set.
  func formulaText(theme: Theme) -> FormulaText {
    FormulaText(size: formulaSize, color: theme.text, variableColor: theme.accent.text)
  }
}
