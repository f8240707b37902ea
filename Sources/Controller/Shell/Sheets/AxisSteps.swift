import Controls
import GraphKit
import Input
import Numerals
import Words

/// Typing the steps of the numbers along both axes; an empty line is for what suits the view.
struct AxisSteps {
  private var lines: [TextField]
  private var active = 0
  private var wrong: (line: Int, reason: WindowPhrase)?
  /// What numbers along x count without a unit of their own.
  private let unitX: TickUnit

  init(_ viewport: Viewport, _ words: Locale) {
    unitX = viewport.unitX
    lines = [viewport.steps.x, viewport.steps.y].map { step in
      let text = words.mark.written(step?.text ?? "")
      return TextField(text, selecting: 0..<text.count)
    }
  }

  func content(_ words: Locale) -> SheetContent {
    var content = SheetContent(title: words(WindowPhrase.steps))
    content.lines = zip(lines, Coordinate.allCases.map(\.rawValue)).enumerated().map {
      index,
      line in
      .init(
        text: line.0,
        name: words(WindowPhrase.step(line.1)),
        hint: words(WindowPhrase.automatic),
        isLabelled: true,
        isWrong: wrong?.line == index
      )
    }
    content.active = active
    content.keys = .numbers
    content.message = wrong.map { words($0.reason) }
    content.action = words(WindowPhrase.apply)
    content.cancel = words(FilePhrase.cancel)
    return content
  }

  /// Does what the person wants; the steps are returned when they are to be taken.
  mutating func perform(_ act: SheetAct, _ mark: DecimalMark) -> TickSteps? {
    switch act {
    case .typed(let line):
      if line.text != lines[active].text { wrong = nil }
      lines[active] = line
    case .activate(let index) where lines.indices.contains(index):
      active = index
      lines[index].edit(.all)
    case .confirm: return steps(mark)
    default: break
    }
    return nil
  }

  /// What is typed; nil, and the reason is said, where a line is no step.
  private mutating func steps(_ mark: DecimalMark) -> TickSteps? {
    var steps: [TickStep?] = []
    for (index, unit) in zip(lines.indices, [unitX, .number]) {
      let text = lines[index].text
      let step = TickStep(mark.kept(text), in: unit)
      guard step != nil || text.allSatisfy(\.isWhitespace) else {
        wrong = (index, .noStep(text))
        active = index
        lines[index].edit(.all)
        return nil
      }
      steps.append(step)
    }
    return TickSteps(x: steps[0], y: steps[1])
  }
}
