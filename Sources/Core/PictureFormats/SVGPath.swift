import Drawing

/// An outline in SVG's path language, as short as it gets: relative steps, two decimals.
struct SVGPath {
  private(set) var text = ""
  private var command: Character = " "
  /// Where the pen is, and where its contour began, in hundredths.
  private var place = (x: 0, y: 0)
  private var start = (x: 0, y: 0)

  init(_ outline: Outline) {
    for step in outline.steps { append(step) }
  }

  private mutating func append(_ step: Outline.Step) {
    switch step {
    case .move(let point):
      let end = hundredths(point)
      // The first step is absolute, as every "m" at the beginning is.
      write("m", [end.x - place.x, end.y - place.y])
      // Coordinates after an "m" are lines.
      command = "l"
      (place, start) = (end, end)
    case .line(let point):
      let end = hundredths(point)
      if end.x == place.x {
        write("v", [end.y - place.y])
      } else if end.y == place.y {
        write("h", [end.x - place.x])
      } else {
        write("l", [end.x - place.x, end.y - place.y])
      }
      place = end
    case .quadratic(let control, let point):
      write("q", [control, point].flatMap(way))
      place = hundredths(point)
    case .cubic(let first, let second, let point):
      write("c", [first, second, point].flatMap(way))
      place = hundredths(point)
    case .close:
      text += "z"
      command = "z"
      place = start
    }
  }

  private func hundredths(_ point: Point) -> (x: Int, y: Int) {
    (DecimalText.hundredths(point.x), DecimalText.hundredths(point.y))
  }

  private func way(_ point: Point) -> [Int] {
    let end = hundredths(point)
    return [end.x - place.x, end.y - place.y]
  }

  private mutating func write(_ letter: Character, _ numbers: [Int]) {
    var needsSpace = letter == command
    if letter != command || letter == "m" {
      text.append(letter)
      command = letter
      needsSpace = false
    }
    for number in numbers {
      let digits = DecimalText.text(hundredths: number)
      if needsSpace, number >= 0 { text += " " }
      text += digits
      needsSpace = true
    }
  }
}
