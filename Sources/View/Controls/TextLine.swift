package import Drawing

/// A line of text in several fonts, colours and heights, ready to be measured and drawn.
package struct TextLine: Sendable {
  /// A piece in one font and colour.
  package struct Run: Hashable, Sendable {
    package var text: String
    package var font: Font
    package var color: Color
    /// How far the piece is raised above the baseline, in points.
    package var rise = 0.0
    /// Extra room before the piece, in points.
    package var space = 0.0
    /// What is drawn in the place of the text, where it is a formula.
    package var formula: Formula?

    @inline(never) package init(
      _ text: String,
      _ font: Font,
      _ color: Color,
      rise: Double = 0,
      space: Double = 0
    ) {
      self.text = text
      self.font = font
      self.color = color
      self.rise = rise
      self.space = space
    }
  }

  /// Where a line hangs on its anchor.
  package enum Alignment: Sendable { case leading, center, trailing }

  package var runs: [Run]

  package init(_ runs: [Run] = []) { self.runs = runs }

  /// A line in one font and colour.
  @inline(never) package init(_ text: String, _ font: Font, _ color: Color) {
    runs = [Run(text, font, color)]
  }

  /// The line in one colour.
  package func colored(_ color: Color) -> TextLine {
    TextLine(
      runs.map { run in
        var run = run
        run.color = color
        return run
      }
    )
  }

  package static func + (a: TextLine, b: TextLine) -> TextLine { TextLine(a.runs + b.runs) }

  /// What it says.
  package var text: String { runs.map(\.text).joined() }

  /// Advance width in points.
  package func width(_ measurer: any TextMeasurer) -> Double {
    runs.reduce(0) { $0 + $1.space + $1.width(measurer) }
  }

  /// Draws the line on its baseline.
  package func draw(
    on canvas: any Canvas,
    at baseline: Point,
    align alignment: Alignment = .leading
  ) {
    var x = baseline.x
    switch alignment {
    case .leading: break
    case .center: x -= width(canvas) / 2
    case .trailing: x -= width(canvas)
    }
    for run in runs {
      x += run.space
      x += run.draw(on: canvas, at: Point(x: x, y: baseline.y - run.rise))
    }
  }

  /// The line in smaller letters where it is too long, and cut only when those don't help.
  ///
  /// `least` is a size as it is seen: what a person wants larger may shrink as far.
  package func shrunk(
    to width: Double,
    least: Double = 13,
    _ measurer: any TextMeasurer
  ) -> TextLine {
    sized(to: width, least: least, measurer).fitted(to: width, measurer)
  }

  /// The line in smaller letters where it is too long, down to a size.
  package func sized(to width: Double, least: Double, _ measurer: any TextMeasurer) -> TextLine {
    var line = self
    let least = least / max(1, measurer.type.factor)
    while line.isLonger(than: width, measurer), line.runs.contains(where: { $0.font.size > least })
    {
      for index in line.runs.indices where line.runs[index].font.size > least {
        line.runs[index].font.size = max(least, line.runs[index].font.size - 1)
      }
    }
    return line
  }

  /// The line as large as the person wants it, as far as its room goes.
  ///
  /// It gets smaller where that is too wide or high, down to the sizes it was designed with, then to
  /// 13 points; only then it is cut. The sizes are final: they are for the canvas' `plainType`.
  package func grown(
    in width: Double,
    most: Double = .infinity,
    _ canvas: any Canvas
  ) -> TextLine {
    let plain = canvas.plainType
    var line = self
    for index in line.runs.indices {
      let designed = runs[index].font.size
      line.runs[index].font.size = min(
        canvas.type.font(runs[index].font).size,
        max(designed, most)
      )
    }
    let natural = line
    var share = 1.0
    while line.isLonger(than: width, plain), share > 0.4 {
      share -= 0.02
      for index in line.runs.indices {
        let least = min(runs[index].font.size, 13)
        line.runs[index].font.size = max(least, natural.runs[index].font.size * share)
        line.runs[index].space = natural.runs[index].space * share
      }
    }
    return line.fitted(to: width, plain)
  }

  /// The line in single characters, each with what it is set in.
  var characters: [(character: Character, run: Run)] {
    runs.flatMap { run in
      // The room before a piece belongs to its first character alone.
      run.text.enumerated().map { offset, character in
        var run = run
        if offset > 0 { run.space = 0 }
        return (character: character, run: run)
      }
    }
  }

  static func joined(_ characters: some Sequence<(character: Character, run: Run)>) -> TextLine {
    var line = TextLine()
    for (character, run) in characters {
      if let last = line.runs.last, last.font == run.font, last.color == run.color,
        last.rise == run.rise, run.space == 0
      {
        line.runs[line.runs.count - 1].text.append(character)
      } else {
        line.runs.append(
          Run(String(character), run.font, run.color, rise: run.rise, space: run.space)
        )
      }
    }
    return line
  }
}
