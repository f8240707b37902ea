import Controls
import Drawing

/// Sizes of the display panel for the height it has.
struct DisplayLayout {
  let frame: Rect
  /// Description and value share one line, the formula below.
  let isWide: Bool

  var padding: Double { frame.height > 150 ? 20 : frame.height > 110 ? 16 : 12 }
  var formulaSize: Double {
    frame.height >= 200 ? 36 : frame.height >= 150 ? 32 : frame.height >= 100 ? 26 : 22
  }
  var descriptionSize: Double { frame.height >= 150 ? 17 : frame.height >= 100 ? 15 : 13 }
  /// Size of a number in the value line.
  var valueSize: Double {
    frame.height >= 200 ? 28 : frame.height >= 150 ? 26 : frame.height >= 100 ? 20 : 16
  }
  var cornerRadius: Double { frame.height > 120 ? 16 : 12 }
  /// The box that all text keeps to.
  var inner: Rect { frame.inset(dx: padding, dy: 0) }

  /// Baseline of the description.
  var topBaseline: Double { frame.y + padding + descriptionSize * 0.76 }
  /// Baseline of the value line.
  var valueBaseline: Double { isWide ? topBaseline : frame.maxY - padding - 2 }

  /// Baseline of the formula: in the middle of what description and value leave.
  func formulaBaseline(valueHeight: Double) -> Double {
    if isWide { return (topBaseline + frame.maxY) / 2 + 1 + formulaSize * 0.31 }
    let bottom = valueBaseline - valueHeight
    return (topBaseline + bottom) / 2 + formulaSize * 0.36
  }

  /// How the formula is set.
  func formulaText(theme: Theme) -> FormulaText {
    FormulaText(size: formulaSize, color: theme.text, variableColor: theme.accentText)
  }
}
