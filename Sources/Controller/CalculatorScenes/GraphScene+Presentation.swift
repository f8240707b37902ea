import Controls
import Drawing
import GraphKit
import Input
import SceneHost

/// What the graph does differently before an audience.
extension GraphScene {
  func beginPresentation() {
    guard presentation == nil else { return }
    freeze()
    if openMenu != nil { closeMenu() }
    answer = nil
    presentation = Presentation(
      before: Presentation.Before(
        viewport: state[viewportOf: name],
        mode: state.mode,
        trace: exploration.trace,
        statistics: exploration.statistics,
        focus: board.focus
      ),
      words: words
    )
    board.focus = .plot
  }

  /// What is worth keeping: of a presentation only its numbered views.
  var keptState: Document {
    guard let before = presentation?.before else { return state }
    var kept = state
    kept.mode = before.mode
    kept[viewportOf: name] = before.viewport
    return kept
  }

  /// How the curves were looked at before.
  var keptExploration: Exploration {
    guard let before = presentation?.before else { return exploration }
    var kept = exploration
    kept.trace = before.trace
    kept.statistics = before.statistics
    return kept
  }

  /// Leaves everything as it was found.
  func endPresentation() {
    guard let before = presentation?.before else { return }
    let (kept, exploredBefore) = (keptState, keptExploration)
    presentation = nil
    motion = nil
    answer = nil
    gestures.cancel()
    state = kept
    exploration = exploredBefore
    entry = nil
    board.focus = before.focus
  }

  func advancePresentation() -> [SceneRequest] {
    guard let old = presentation else { return [] }
    presentation?.keys.advance(to: now)
    let isFading = !old.keys.names.isEmpty && old.keys.opacity(at: now) < 1
    let ringEnds = old.pointer != nil && !old.showsPointer(at: now)
    if ringEnds { presentation?.notePointer(nil, at: now) }
    return isFading || ringEnds ? [.redraw] : []
  }

  /// A key that means something of its own before an audience.
  func handleWhilePresenting(_ key: KeyEvent) -> [SceneRequest]? {
    switch key.key {
    case .character(let digit) where key.modifiers.contains(.command):
      guard let number = Self.viewNumber(digit) else { return nil }
      state[viewNumbered: number] = target
      presentation?.viewNumber = number
      return [.redraw, .save]
    case .pageUp: return step(by: -1)
    case .pageDown: return step(by: 1)
    case .tab: return []
    case .escape where isTracing || exploration.statistics != nil: return escape()
    default: return nil
    }
  }

  func typeWhilePresenting(_ character: Character) -> [SceneRequest]? {
    guard presentation != nil else { return nil }
    presentation?.keys.note(character, at: now)
    switch character {
    case "b", "B": presentation?.isWhite = false
    case "w", "W": presentation?.isWhite = true
    default: return Self.viewNumber(character).map { recall($0) }
    }
    return [.redraw]
  }

  func handleWhilePresenting(_ button: ControllerButton) -> [SceneRequest]? {
    switch button {
    case .leftShoulder where !isTracing: step(by: -1)
    case .rightShoulder where !isTracing: step(by: 1)
    case .back: [.command(SceneCommand.endPresentation)]
    case .b: escape()
    case .start: []
    default: nil
    }
  }

  private static func viewNumber(_ digit: Character) -> Int? {
    digit.wholeNumberValue.flatMap { Presentation.viewNumbers.contains($0) ? $0 : nil }
  }

  /// Goes to a numbered view, if there is one.
  private func recall(_ number: Int) -> [SceneRequest] {
    guard let viewport = state[viewNumbered: number] else { return [] }
    presentation?.viewNumber = number
    return jump(to: viewport) + [.redraw]
  }

  /// The next or previous numbered view; without any, the next or previous curve comes to the front.
  private func step(by way: Int) -> [SceneRequest] {
    let numbers = state.views.compactMap(\.number).sorted()
    guard !numbers.isEmpty else {
      let count = max(source.curves.count, 1)
      let curve = presentation?.curve ?? 0
      presentation?.curve = (curve + way + count) % count
      return [.redraw]
    }
    let present = presentation?.viewNumber
    let next =
      way > 0
      ? numbers.first { $0 > present ?? 0 } ?? numbers.first
      : numbers.last { $0 < present ?? .max } ?? numbers.last
    return next.map { recall($0) } ?? []
  }
}
