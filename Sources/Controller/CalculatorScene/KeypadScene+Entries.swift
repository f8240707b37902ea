import Calculator
import Controls
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

  func openEntries() {
    board.cancel()
    hold = nil
    popover.open = .entries
    board.focus = nil
  }

  /// The rows of what can be taken back, kind by kind.
  var entryRows: [[MenuRow]] {
    let answer = brain.lastAnswer.map { [MenuRow(.answer, note: written($0))] } ?? []
    let memory = brain.memory.map { program in
      [MenuRow(.memory, note: written(program.description(upTo: Self.shown.characters)))]
    }
    let keep =
      known == nil ? [] : [MenuRow(.keepInMemory, note: .text(words(ControlName.keepInMemory)))]
    let entries = brain.entries.suffix(Self.shown.entries).reversed()
      .map { MenuRow(.entry($0), title: written($0)) }
    return [answer + (memory ?? []) + keep, entries].filter { !$0.isEmpty }
  }

  private func written(_ text: String) -> MenuPhrase {
    let part = text.prefix(Self.shown.characters)
    return .text(words.mark.written(String(part)) + (part.count < text.count ? "…" : ""))
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
