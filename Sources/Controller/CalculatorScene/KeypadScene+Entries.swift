import Calculator
import Controls
import Drawing
import Input
import Notation
import SceneHost
import SceneParts
import Words

/// What was worked out before, the last answer and the memory, by plain presses.
extension KeypadScene {
  /// As many entries are offered, and so much of each is shown.
  private static let shown = (entries: 8, characters: 32)

  /// Whether there is something to be taken back.
  var hasEntries: Bool { !brain.entries.isEmpty || brain.memory != nil }

  /// The rows of what can be taken back, kind by kind.
  var entryRows: [[MenuRow]] {
    let answer = brain.lastAnswer.map { [MenuRow(.answer, note: written($0))] } ?? []
    let memory = brain.memory.map { program in
      [MenuRow(.memory, note: written(program.description(upTo: Self.shown.characters)))]
    }
    let keep =
      known == nil ? [] : [MenuRow(.keepInMemory, note: .text(words(ControlName.keepInMemory)))]
    let entries = brain.entries.suffix(Self.shown.entries).reversed()
      .map { MenuRow(.entry($0), title: written($0), line: inBook($0)) }
    return [answer + (memory ?? []) + keep, entries].filter { !$0.isEmpty }
  }

  private func written(_ text: String) -> MenuPhrase {
    let part = text.prefix(Self.shown.characters)
    return .text(words.mark.written(String(part)) + (part.count < text.count ? "…" : ""))
  }

  /// An entry as a book writes it, where a row has room for that.
  private func inBook(_ text: String) -> TextLine {
    guard brain.entry == .textbook, let measurer = context?.measurer,
      text.count <= Self.shown.characters
    else { return TextLine() }
    let size = measurer.type.font(Font(.regular, 15)).size
    return FormulaText(size: size, color: theme.text, variableColor: theme.text)
      .line(text, in: words).fitted(height: 40, measurer.plainMeasurer)
  }

  /// Takes back what a row of the menu names; nil for the other rows.
  func recall(_ command: SceneCommand) -> [SceneRequest]? {
    switch command {
    case .entry(let entry): brain.recall(entry)
    case .answer: brain.insertAnswer()
    case .memory: brain.press(.memory)
    case .keepInMemory: return store()
    default: return nil
    }
    return [.redraw]
  }
}
