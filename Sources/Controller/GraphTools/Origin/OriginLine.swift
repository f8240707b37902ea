package import Controls
package import Drawing
package import GraphKit
package import Words

/// Where the numbers of an axis count from, as a line: `x = π + t`; of a long decimal the ends, and how many
/// digits are between them.
package struct OriginLine {
  package let axis: Coordinate
  private let origin: TickOrigin
  private let start: TextLine
  /// The number of digits that are left out; nil for none.
  private let pill: TextLine?
  private let end: TextLine

  package init(
    _ axis: Coordinate,
    _ origin: TickOrigin,
    size: Double,
    theme: Theme,
    _ words: Locale
  ) {
    (self.axis, self.origin) = (axis, origin)
    var text = FormulaText(size: size, color: theme.text, variableColor: theme.text)
    let letters = Coordinate.allCases.flatMap { [$0.rawValue, $0.local] }
    text.italics = Set(letters.compactMap(\.first)).union(["e"])
    func line(_ part: String) -> TextLine { text.line(words.mark.written(part)) }
    let groups = Self.groups(of: origin.written)
    start = line(" = " + groups.head)
    let count = groups.hidden.map { words(ResultPhrase.hiddenDigits($0)) }
    pill = count.map { TextLine($0, Font(.regular, size * 13 / 17), theme.secondaryText) }
    end = line((groups.hidden == nil ? "" : groups.tail) + " + " + axis.local)
    letter = TextLine(axis.rawValue, Font(.italic, size), theme.text)
    ground = theme.text.opacity(0.1)
  }

  /// What it says.
  package var text: String { axis.rawValue + " = " + origin.written + " + " + axis.local }

  private let letter: TextLine
  private let ground: Color

  private static let pillMargin = 8.0
  private static let pillGap = 8.0

  /// How wide it is, in points.
  package func width(_ measurer: any TextMeasurer) -> Double {
    let pill = pill.map { $0.width(measurer) + 2 * (Self.pillMargin + Self.pillGap) } ?? 0
    return letter.width(measurer) + start.width(measurer) + pill + end.width(measurer)
  }

  /// Draws it with its middle on a line, from the left.
  package func draw(at left: Point, with painter: ControlPainter, size: Double) {
    let canvas = painter.canvas
    let baseline = Point(
      x: left.x,
      y: left.y + canvas.metrics(of: Font(.regular, size)).capHeight / 2
    )
    canvas.drawText(
      axis.rawValue,
      reading: "\(axis.rawValue) = \(origin.reading) +",
      at: baseline,
      in: Font(.italic, size),
      with: letter.runs[0].color,
      halo: nil
    )
    var x = left.x + letter.width(canvas)
    draw(start, at: Point(x: x, y: baseline.y), on: canvas)
    x += start.width(canvas)
    if let pill {
      let width = pill.width(canvas) + 2 * Self.pillMargin
      let height = (size * 1.35).rounded()
      let box = Rect(x: x + Self.pillGap, y: left.y - height / 2, width: width, height: height)
      canvas.fillRounded(box, radius: height / 2, with: ground)
      let small = canvas.metrics(of: pill.runs[0].font).capHeight / 2
      draw(pill, at: Point(x: box.x + Self.pillMargin, y: left.y + small), on: canvas)
      x = box.maxX + Self.pillGap
    }
    draw(end, at: Point(x: x, y: baseline.y), on: canvas)
  }

  /// Draws a part, of which the axis' letter says the whole to who hears it.
  private func draw(_ line: TextLine, at baseline: Point, on canvas: any Canvas) {
    var x = baseline.x
    for run in line.runs {
      x += run.space
      let place = Point(x: x, y: baseline.y - run.rise)
      canvas.drawText(run.text, reading: "", at: place, in: run.font, with: run.color, halo: nil)
      x += canvas.width(of: run.text, in: run.font)
    }
  }

  /// A number with its decimals in groups of five; of a decimal with more than 22 digits two groups at
  /// each end, and how many digits are between them.
  static func groups(of text: String) -> (head: String, hidden: Int?, tail: String) {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].allSatisfy(\.isWholeNumber) else { return (text, nil, "") }
    let digits = Array(parts[1])
    let fives = stride(from: 0, to: digits.count, by: 5).map { start in
      String(digits[start..<min(start + 5, digits.count)])
    }
    guard fives.count > 5 else {
      return (parts[0] + "." + fives.joined(separator: "\u{2009}"), nil, "")
    }
    let tail = fives.suffix(2)
    let hidden = digits.count - 10 - tail.reduce(0) { $0 + $1.count }
    return (
      parts[0] + "." + fives.prefix(2).joined(separator: "\u{2009}"),
      hidden,
      tail.joined(separator: "\u{2009}")
    )
  }
}
