import Calculator
import Controls
import Drawing
import Expressions
import SceneHost
import SceneParts
import Words
import Notation

/// The letters that the key x has while it is held: x, the parameters, and →M, which keeps a value.
extension KeypadScene {
  /// How long the key is held for them, in seconds.
  static let lettersTime = 0.35
  private static let cell = 50.0

  private static let store = "→M"

  private var letters: [String] {
    [String(Variable.name)] + Parameter.sliders.map { String($0.name) } + [Self.store]
  }

  /// Where they lie, above their key.
  func lettersCard(slot: Int) -> Rect {
    guard frames.keys.indices.contains(slot), let pane = context?.frame else { return .zero }
    let key = frames.keys[slot].frame
    let width = Double(letters.count) * Self.cell + 12
    return Rect(
      x: min(max(key.midX - width / 2, pane.x + 8), pane.maxX - 8 - width).rounded(),
      y: max(pane.y + 8, key.y - Self.cell - 20),
      width: width,
      height: Self.cell + 12
    )
  }

  func letterControls(slot: Int) -> [Control<CalculatorControl>] {
    let card = lettersCard(slot: slot)
    let metrics = KeyMetrics(functionSize: 17, digitSize: 22, radius: 10, isTight: true)
    return letters.enumerated().map { index, letter in
      let box = Rect(
        x: card.x + 6 + Double(index) * Self.cell,
        y: card.y + 6,
        width: Self.cell,
        height: Self.cell
      )
      return Control(
        .letter(letter),
        frame: box.inset(by: 3),
        target: box,
        look: .key(
          letter == Self.store ? .word(letter) : .italic(letter),
          index == 0 ? .variable : .function,
          metrics: metrics
        ),
        group: 0,
        name: letter == Self.store ? words(ControlName.keepInMemory) : letter
      )
    }
  }

  /// Opens them over their key; the finger that holds it may slide to one.
  func openLetters(slot: Int) {
    board.cancel()
    hold = nil
    popover.open = .letters(slot: slot)
    board.focus = nil
  }

  /// Opens them where the variable's key is, for a controller.
  package func openLetters() {
    guard !isMenuOpen, let slot = frames.keys.firstIndex(where: { $0.key == .variable }) else {
      return
    }
    openLetters(slot: slot)
  }

  /// Lifts the finger that opened them: over a letter it types that, elsewhere they stay.
  func liftFromKey(at place: Point) -> [SceneRequest] {
    guard let letter = board.control(at: place)?.id else { return [] }
    return activate(letter)
  }

  func write(letter: String) -> [SceneRequest] {
    closeMenu()
    if letter == Self.store { return store() }
    brain.type(letter)
    if brain.mode == .rpn { brain.type(" ") }
    return []
  }

  /// Keeps what is entered in the memory, and says what that is.
  func store() -> [SceneRequest] {
    let number = brain.messageNumber
    brain.press(.store)
    noteActivity(at: now)
    if brain.messageNumber == number, let memory = brain.memory {
      let text = words.mark.written(memory.description(upTo: Self.shownMemory))
      say(words(Sentence.memory(text)), as: .success, at: now)
    }
    return [.redraw, .save]
  }

  /// So much is said of what is kept, in bytes.
  private static let shownMemory = 40
}
