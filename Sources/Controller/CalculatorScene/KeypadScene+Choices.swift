import Calculator
import Controls
import Drawing
import Formulas
package import Input
import Notation
import SceneHost
import SceneParts
import Words

/// What a key has besides what stands on it, while it is held: x has letters, signs have others of
/// their kind.
extension KeypadScene {
  /// How long a key is held for them, in seconds.
  static let choicesTime = 0.35

  func choices(of key: KeypadKey) -> [[KeyChoice]] {
    KeyChoice.rows(of: key, in: brain.mode, hasTemplates: frames.plan.templateHeight > 0)
  }

  func choices(slot: Int) -> [[KeyChoice]] {
    frames.keys.indices.contains(slot) ? choices(of: key(inSlot: slot)) : []
  }

  /// The side of a choice: as large as a fingertip likes it, as far as the pane is wide enough.
  private func cell(of rows: [[KeyChoice]]) -> Double {
    let most = Double(rows.map(\.count).max() ?? 1)
    return min(50, ((context?.frame.width ?? 0) - 20) / most)
  }

  /// Where they lie, above their key.
  func choicesCard(slot: Int) -> Rect {
    let rows = choices(slot: slot)
    guard !rows.isEmpty, let pane = context?.frame else { return .zero }
    let key = frames.keys[slot].frame
    let cell = cell(of: rows)
    let size = Size(
      width: Double(rows.map(\.count).max() ?? 0) * cell + 12,
      height: Double(rows.count) * cell + 12
    )
    return Rect(
      x: min(max(key.midX - size.width / 2, pane.x + 4), pane.maxX - 4 - size.width).rounded(),
      y: max(pane.y + 8, key.y - size.height - 8),
      width: size.width,
      height: size.height
    )
  }

  /// The nearest row first, where the focus begins.
  func choiceControls(slot: Int) -> [Control<CalculatorControl>] {
    let rows = choices(slot: slot)
    let card = choicesCard(slot: slot)
    let cell = cell(of: rows)
    let most = rows.map(\.count).max() ?? 1
    return rows.enumerated().reversed().flatMap { line, row -> [Control<CalculatorControl>] in
      let band = card.inset(by: 6).band(at: card.y + 6 + Double(line) * cell, height: cell)
      return zip(row, band.columns(most)).map { choice, box in
        Control(
          .choice(choice),
          frame: box.inset(by: 3),
          target: box,
          look: look(of: choice),
          group: 0,
          name: name(of: choice)
        )
      }
    }
  }

  private func look(of choice: KeyChoice) -> ControlLook {
    let metrics = KeyMetrics(functionSize: 17, digitSize: 22, radius: 10, isTight: true)
    return switch choice {
    case .letter(String(Variable.name)):
      .key(.italic(String(Variable.name)), .variable, metrics: metrics)
    case .letter(let letter): .key(.italic(letter), .function, metrics: metrics)
    case .comparison(let sign), .sign(let sign):
      .key(.sign(sign, scale: 1), .function, metrics: metrics)
    case .index: .key(.italic(Parameter.a.indexed("1")?.name ?? "_"), .function, metrics: metrics)
    case .store: .key(.word("→M"), .function, metrics: metrics)
    case .key(let key): .key(key.label(words.mark), .function, metrics: metrics)
    }
  }

  private func name(of choice: KeyChoice) -> String {
    switch choice {
    case .letter(let text), .comparison(let text), .sign(let text): text
    case .index: words(ControlName.index)
    case .store: words(ControlName.keepInMemory)
    case .key(let key): key.spokenName(in: words)
    }
  }

  /// Opens them over their key; the finger that holds it may slide to one.
  func openChoices(slot: Int) {
    open(.choices(slot: slot), from: board.focus)
    guard !popover.hasToldOfSigns else { return }
    popover.hasToldOfSigns = true
    say(words(Message.keysWithSigns), as: .hint, at: now)
  }

  /// Opens those of the key with the focus, for a controller, or else of the variable's key.
  package func openLetters() {
    guard !isMenuOpen else { return }
    var slot = frames.keys.firstIndex { $0.key == .variable }
    if case .key(let focused)? = board.focus, offersChoices { slot = focused }
    if let slot { openChoices(slot: slot) }
  }

  /// Lifts the finger that opened them: over a choice it takes that, elsewhere they stay.
  func liftFromKey(at place: Point) -> [SceneRequest] {
    guard let choice = board.control(at: place)?.id else { return [] }
    return activate(choice)
  }

  func take(_ choice: KeyChoice) -> [SceneRequest] {
    closeMenu()
    switch choice {
    case .store: return store()
    case .key(let key): press(key)
    case .comparison(let sign): brain.insert(comparison: sign)
    case .sign(let sign): brain.type(sign)
    case .index: brain.type("_")
    case .letter(let letter):
      brain.type(letter)
      if brain.mode == .rpn { brain.type(" ") }
    }
    return []
  }

  package func press(_ key: KeypadKey) {
    brain.press(key)
    guard key == .cases, brain.mode == .formula else { return }
    say(words(Message.anotherCase), as: .hint, at: now)
  }

  /// Keeps what is entered in the memory, and says what that is.
  func store() -> [SceneRequest] {
    let number = brain.messageNumber
    brain.press(.store)
    noteActivity(at: now)
    if brain.messageNumber == number, let memory = brain.memory {
      let text = words.mark.written(memory.description(upTo: Self.shownMemory))
      say(words(Message.memory(text)), as: .success, at: now)
    }
    return [.redraw, .save]
  }

  /// So much is said of what is kept, in bytes.
  private static let shownMemory = 40
}
