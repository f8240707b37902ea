import Settings
import Calculator
import Controls
import Drawing
import Formulas
import SceneParts
import Words

/// Sets the result: the chosen way to write it, the other one smaller, and digits moved along.
struct ResultPainter {
  private let scene: KeypadScene
  private let layout: DisplayLayout
  private let theme: Theme

  init(scene: KeypadScene, layout: DisplayLayout) {
    self.scene = scene
    self.layout = layout
    theme = scene.theme
  }

  /// The line, as wide as it may be.
  func line(_ known: CalculatorResult, room: Double, _ measurer: any TextMeasurer) -> TextLine {
    if !known.isSettled, known.digits == nil {
      return TextLine("≈", Font(.regular, layout.valueSize), theme.secondaryText)
    }
    if let reason = known.reason {
      let color =
        if case .undecided = known.reply.answer, known.isSettled {
          theme.notices.warning
        } else {
          theme.secondaryText
        }
      let sizes = [1, 0.9, 0.8, 0.7].map { layout.descriptionSize * $0 }
      let lines = sizes.map { TextLine(scene.words(reason), Font(.medium, $0), color) }
      return lines.first { $0.width(measurer) <= room } ?? lines[sizes.count - 1]
    }
    guard let digits = known.digits else { return TextLine() }
    if scene.result.firstDigit != nil {
      return window(of: digits, ResultWindow(scene.result, of: digits), size: layout.valueSize)
    }
    let size = layout.valueSize
    let decimal = shown(digits, room: room, size: size, measurer)
    guard let form = known.form, scene.result.hasRoomForForm else {
      return line(decimal, size, theme.text, .medium)
    }
    let isDigitsFirst = scene.environment.settings.preferences.digitsFirst
    // The other one gets smaller, and then the digits fewer, before it has no room.
    let lines = [(10, 19 / 22), (10, 0.72), (7, 0.72), (5, 0.6)].lazy.map { count, share in
      let decimal = count < 10 ? digits.shown(upTo: count) : decimal
      let quiet = theme.secondaryText
      var other =
        isDigitsFirst
        ? line(form: form, size * share, quiet, .regular, measurer)
        : line(decimal, size * share, quiet, .regular)
      other.runs[0].space = size * 0.8
      return first(decimal) + other
    }
    func first(_ decimal: ShownNumber) -> TextLine {
      isDigitsFirst
        ? line(decimal, size, theme.text, .medium)
        : line(form: form, size, theme.text, .medium, measurer)
    }
    return lines.first { $0.width(measurer) <= room } ?? first(decimal)
  }

  /// Whether a closed form can be read whole: half a fraction would be another number.
  func hasRoom(for form: String, _ room: Double, _ measurer: any TextMeasurer) -> Bool {
    !line(form: form, layout.valueSize, theme.text, .medium, measurer)
      .sized(to: room, least: 13, measurer).isLonger(than: room, measurer)
  }

  /// A closed form as a book writes it, as large as the line's height allows.
  private func line(
    form: String,
    _ size: Double,
    _ color: Color,
    _ weight: Font.Face,
    _ measurer: any TextMeasurer
  ) -> TextLine {
    let equals = TextLine("= ", Font(.regular, size), theme.secondaryText)
    for share in [1, 0.9, 0.8, 0.7] {
      var text = FormulaText(size: size * share, color: color, variableColor: color)
      text.face = weight
      let set = text.line(form, in: scene.words)
      let reach = set.reach(measurer)
      if reach.ascent <= layout.valueBaseline - layout.frame.y - 3,
        reach.descent <= layout.rule - layout.valueBaseline - 2
      {
        return equals + set
      }
    }
    return line(ShownNumber(isExact: true, text: form), size, color, weight)
  }

  /// How many places are left empty for digits that are on their way.
  func emptyPlaces(_ known: CalculatorResult) -> Int {
    guard !known.isSettled else { return 0 }
    return min(6, CalculatorResult.restingDigits - (known.digits?.digits.utf8.count ?? 0))
  }

  /// Draws pale blocks where digits will be.
  func drawEmptyPlaces(
    _ count: Int,
    left: Double,
    baseline: Double,
    on canvas: any Canvas
  ) {
    let size = layout.valueSize
    let pitch = size * 0.6
    for place in 0..<count {
      let block = Rect(
        x: left + Double(place) * pitch + 3,
        y: baseline - size * 0.66,
        width: pitch - 3,
        height: size * 0.6
      )
      let share = 0.17 - 0.13 * Double(place) / 5
      canvas.fillRounded(block, radius: 3, with: theme.text.opacity(share))
    }
  }

  /// The way along the digits, and its part that is in sight.
  func drawRail(_ window: ResultWindow, y: Double, on canvas: any Canvas) {
    canvas.fill(layout.inner.band(at: y, height: 1), with: theme.line)
    let width = layout.inner.width
    let thumb = Rect(
      x: layout.inner.x + width * window.part.lowerBound,
      y: y - 1.5,
      width: max(24, width * (window.part.upperBound - window.part.lowerBound)),
      height: 4
    )
    canvas.fillRounded(thumb, radius: 2, with: theme.secondaryText)
  }

  /// What is said of the digits: which ones they are, or that more are on their way.
  func note(_ known: CalculatorResult, at time: Double, isShort: Bool = false) -> TextLine? {
    let phrase: ResultPhrase? =
      if scene.result.isLate(at: time) {
        .moreDigits
      } else if scene.result.firstDigit != nil, let digits = known.digits {
        ResultWindow(scene.result, of: digits).note(isShort: isShort)
      } else {
        nil
      }
    return phrase.map {
      TextLine(
        scene.words($0),
        Font(.regular, max(12, layout.descriptionSize - 3)),
        theme.secondaryText
      )
    }
  }

  /// Whether the line at rest holds all digits of an exact number.
  func showsAll(_ known: CalculatorResult, room: Double, _ measurer: any TextMeasurer) -> Bool {
    guard let digits = known.digits, digits.isExact, digits.digits.utf8.count < 400 else {
      return false
    }
    let all = scene.words.mark.written(digits.shown(upTo: digits.digits.utf8.count).text)
    return line(known, room: room, measurer).runs.contains { $0.text == all }
  }

  /// All digits of an exact number where they have room, else the first ten.
  private func shown(
    _ digits: CertainDigits,
    room: Double,
    size: Double,
    _ measurer: any TextMeasurer
  ) -> ShownNumber {
    let all = digits.shown(upTo: digits.digits.utf8.count)
    let least = size * 0.7
    if all.isExact, line(all, least, theme.text, .medium).width(measurer) <= room { return all }
    return digits.shown(upTo: CalculatorResult.restingDigits)
  }

  private func line(
    _ number: ShownNumber,
    _ size: Double,
    _ color: Color,
    _ weight: Font.Face
  ) -> TextLine {
    TextLine([
      .init(number.isExact ? "= " : "≈ ", Font(.regular, size), theme.secondaryText),
      .init(scene.words.mark.written(number.text), Font(weight, size, tabular: true), color),
    ])
  }

  private func window(of digits: CertainDigits, _ window: ResultWindow, size: Double) -> TextLine {
    let written = WrittenDigits(digits)
    let text = "…" + written.digits(window.digits) + (window.isAtEnd ? "" : "…") + written.tail
    // What an exact number leaves out at the sides is known, too.
    return line(ShownNumber(isExact: digits.isExact, text: text), size, theme.text, .medium)
  }
}
