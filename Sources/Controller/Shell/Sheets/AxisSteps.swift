import Controls
import GraphKit
import Numerals
import Words

/// Typing the steps of the numbers along both axes; an empty line is for what suits the view.
struct AxisSteps {
  private var lines: SheetLines
  /// What numbers along x count without a unit of their own.
  private let unitX: TickUnit

  init(_ viewport: Viewport, _ words: Locale) {
    unitX = viewport.unitX
    lines = SheetLines(
      [viewport.steps.x, viewport.steps.y].map { words.mark.written($0?.text ?? "") }
    )
  }

  func content(_ words: Locale) -> SheetContent {
    var content = SheetContent(title: words(WindowPhrase.steps))
    let names = Coordinate.allCases.map { WindowPhrase.step($0.rawValue) }
    lines.show(named: names, hint: .automatic, in: &content, words)
    content.action = words(WindowPhrase.apply)
    return content
  }

  /// Does what the person wants; the steps are returned when they are to be taken.
  mutating func perform(_ act: SheetAct, _ mark: DecimalMark) -> TickSteps? {
    if case .confirm = act { return steps(mark) }
    lines.follow(act)
    return nil
  }

  /// What is typed; nil, and the reason is said, where a line is no step.
  private mutating func steps(_ mark: DecimalMark) -> TickSteps? {
    var steps: [TickStep?] = []
    for (index, unit) in [unitX, .number].enumerated() {
      let text = lines.fields[index].text
      let step = TickStep(mark.kept(text), in: unit)
      let isOfDegrees = step?.unit == .degree
      guard step != nil || text.allSatisfy(\.isWhitespace), !isOfDegrees || unitX == .degree else {
        lines.refuse(index, .noStep(text))
        return nil
      }
      steps.append(step)
    }
    return TickSteps(x: steps[0], y: steps[1])
  }
}
