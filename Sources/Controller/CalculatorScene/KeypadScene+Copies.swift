import Calculator
import Controls
import Drawing
import Formulas
import Input
import SceneHost
import SceneParts
import Words

/// What can be copied of the line and its result.
extension KeypadScene {
  /// So many digits more can be had than are known.
  private static let manyDigits = 1_000

  /// A menu under the line of the result, or at what is selected.
  var copies: MenuLayout {
    let ends = context.flatMap { selectionEnds($0.measurer.plainMeasurer) }
    return MenuLayout(
      at: ends.map { Rect(from: $0.lower, to: $0.upper).inset(dx: 0, dy: -24) } ?? frames.display,
      in: context?.frame ?? .zero,
      kinds: popover.open == .entries ? entryRows : [copyRows, [MenuRow(.paste)]],
      showsKeys: !popover.isWithoutKeys,
      words: words,
      measurer: context?.measurer
    )
  }

  private var copyRows: [MenuRow] {
    guard selectedText == nil else { return [MenuRow(.copy), MenuRow(.cut)] }
    var rows: [MenuRow] = []
    if let known, let digits = known.digits {
      let count = digits.digits.utf8.count
      if !digits.isExact || count > CalculatorResult.restingDigits {
        rows.append(MenuRow(.copyShown))
        rows.append(
          MenuRow(.copyDigits, title: .copyDigits(count), note: .shortcut("Ctrl+C"))
        )
      } else {
        rows.append(MenuRow(.copy))
      }
      if !digits.isExact, count < Self.manyDigits, result.query != nil {
        rows.append(MenuRow(.copyMoreDigits, title: .copyDigits(Self.manyDigits)))
      }
      if let form = known.form { rows.append(MenuRow(.copyForm, note: .text(form))) }
    }
    if !brain.copiedFormula.isEmpty { rows += [MenuRow(.copyFormula), MenuRow(.copyAs(.master))] }
    return rows
  }

  /// Whether a finger has selected something and is offered what can be done with it: the menu stands
  /// in no other press's way.
  var isOffered: Bool { popover.open == .copies && hand.isFinger && brain.selection != nil }

  /// Opens what hangs over the keys: no hand holds anything any more.
  func open(_ content: KeypadPopover.Content, from focus: CalculatorControl? = nil) {
    board.cancel()
    (hold, result.drag) = (nil, nil)
    (popover.open, popover.before, board.focus) = (content, focus, nil)
  }

  /// Copies what a row of the menu names; nil for the other rows.
  func copy(_ command: SceneCommand) -> [SceneRequest]? {
    switch command {
    case .copy: return [.copy(selectedText ?? copyText)]
    case .cut:
      guard let selectedText else { return [] }
      brain.press(.delete)
      return [.copy(selectedText)]
    case .copyDigits: return [.copy(copyText)]
    case .copyShown:
      return known?.digits.map {
        [.copy(words.mark.written($0.text(upTo: CalculatorResult.restingDigits)))]
      }
    case .copyForm: return known?.form.map { [.copy(words.mark.written($0))] }
    case .copyFormula: return [.copy(words.mark.written(brain.copiedFormula))]
    case .copyMoreDigits:
      result.copiedDigits = Self.manyDigits
      settleResult()
      return copyWhatHasCome() + [.redraw]
    default: return nil
    }
  }

  /// Copies digits that had to be waited for, once they are known or nothing more comes.
  func copyWhatHasCome() -> [SceneRequest] {
    guard let wanted = result.copiedDigits else { return [] }
    guard let known, let digits = known.digits else {
      result.copiedDigits = nil
      return []
    }
    guard digits.isExact || digits.digits.utf8.count >= wanted || known.askedDigits >= wanted
    else { return [] }
    result.copiedDigits = nil
    return [.copy(words.mark.written(digits.text(upTo: wanted)))]
  }
}
