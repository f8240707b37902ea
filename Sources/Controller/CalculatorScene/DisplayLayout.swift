import Controls
import Drawing

/// Sizes of the display panel for the height it has; they are final, whatever the text size.
struct DisplayLayout {
  let frame: Rect
  /// Whether the levels of the stack stand side by side.
  let isWide: Bool
  /// Whether buttons that move the caret stand beside the formula.
  let hasArrows: Bool
  /// Whether the result is the large line: it was asked for.
  let showsResult: Bool
  /// How much larger than designed everything is: as the person wants, as far as the height goes.
  private(set) var scale: Double
  private let least: Double

  init(
    frame: Rect,
    isWide: Bool,
    hasArrows: Bool = false,
    showsResult: Bool = false,
    type: TypeScale
  ) {
    self.frame = frame
    self.isWide = isWide
    self.hasArrows = hasArrows
    self.showsResult = showsResult
    least = type.least
    scale = 1
    scale = max(1, min(type.factor, frame.height / (band + designed.formula * 1.5)))
  }

  /// The height of the line of the result, as it is designed.
  private var band: Double {
    let height = frame.height
    let resting = height >= 150 ? 48 : height >= 100 ? 40 : max(28, height * 0.38)
    return showsResult ? max(resting, designed.value * 1.8) : resting
  }

  /// What was asked for is as large as what is typed else, which becomes as small.
  private var designed: (formula: Double, description: Double, value: Double) {
    let height = frame.height
    let typed: (formula: Double, description: Double, value: Double) =
      height >= 200
      ? (36, 17, 28) : height >= 150 ? (32, 17, 26) : height >= 100 ? (26, 15, 20) : (22, 13, 16)
    return showsResult ? (typed.value, typed.description, typed.formula) : typed
  }

  /// A size as it is designed, made as large as the others.
  func size(_ designed: Double) -> Double { max(designed * scale, least) }

  var padding: Double { frame.height > 150 ? 20 : frame.height > 110 ? 16 : 12 }
  var formulaSize: Double { size(designed.formula) }
  var descriptionSize: Double { size(designed.description) }
  /// Size of a number in the value line.
  var valueSize: Double { size(designed.value) }
  /// Size of what stands there while nothing is entered.
  var placeholderSize: Double { size(frame.height >= 150 ? 22 : 17) }
  var cornerRadius: Double { frame.height > 120 ? 16 : 12 }
  /// The box that all text keeps to.
  var inner: Rect { frame.inset(dx: padding, dy: 0) }

  /// Baseline of the line over the stack.
  var topBaseline: Double { frame.y + padding + descriptionSize * 0.76 }
  /// Where the line of the result ends.
  var rule: Double { frame.y + (band * scale).rounded() }
  /// Baseline of the result.
  var valueBaseline: Double { ((frame.y + rule) / 2 + valueSize * 0.36).rounded() }

  /// A button at the end of the line of the result, counted from the right.
  func resultButton(_ index: Int) -> Rect {
    let height = min(32, rule - frame.y - 6)
    let x = inner.maxX - 30 - 44 * Double(index)
    return Rect(x: x, y: (frame.y + rule - height) / 2, width: 36, height: height)
  }

  /// Whether there is room for buttons above the formula.
  var hasDigitButtons: Bool { frame.maxY - rule >= 96 }

  /// A button right below the line of the result, counted from the right.
  func digitButton(_ index: Int) -> Rect {
    Rect(x: inner.maxX - 30 - 44 * Double(index), y: rule + 4, width: 36, height: 32)
  }

  /// What the formula has for itself; the buttons beside it take of its width, not of its size.
  var formulaArea: Rect {
    let edge = frame.height >= 100 ? 8.0 : 3
    return Rect(
      x: inner.x,
      y: rule + edge,
      width: (arrows.first?.x ?? inner.maxX + 8) - 8 - inner.x,
      height: frame.maxY - rule - 2 * edge
    )
  }

  /// The same for a formula that needs more width and has room above the buttons.
  func formulaArea(for setting: FormulaSetting) -> Rect {
    let area = formulaArea
    let height = (arrows.first?.y ?? area.y) - area.y
    guard setting.width > area.width, setting.height <= height else { return area }
    return inner.band(at: area.y, height: height)
  }

  /// What the line has while nothing has been entered: all above what is offered at the foot.
  func freshArea(above foot: Double?) -> Rect {
    Rect(x: inner.x, y: frame.y, width: inner.width, height: (foot ?? frame.maxY) - frame.y)
  }

  /// The buttons that move the caret, the one backward first.
  var arrows: [Rect] {
    guard hasArrows else { return [] }
    let side = min(44, frame.maxY - rule - 4)
    let edge = min(12, (frame.maxY - rule - side) / 2)
    return [1.0, 0].map { place in
      Rect(
        x: frame.maxX - edge - 44 - place * 48,
        y: frame.maxY - edge - side,
        width: 44,
        height: side
      )
    }
  }

  /// The sizes a formula is set in, the largest first: one that fits is taken.
  var formulaSizes: [Double] {
    let largest = designed.formula
    return ([largest] + [36.0, 32, 26, 22].filter { $0 < largest }).map(size)
  }
  /// Sizes for what has no room above itself.
  var smallSizes: [Double] { [18.0, 15, 13].map(size) }
}
