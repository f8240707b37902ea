import Controls
import GraphKit
import GraphModel
import GraphTools
import Input
import SceneHost
import SceneParts
import Settings

/// Everything that a typed character may change.
struct GraphMoment {
  let content: GraphContent
  let travel: ViewTravel
  let tools: Toolbox
  let board: ControlBoard<GraphControl>
}

/// Shortcuts that were typed one soon after another, which may turn out to be the beginning of a
/// formula.
struct TypedRun {
  var text: String
  /// When its last character was typed.
  var time: Double
  /// The graph before its first one.
  let before: GraphMoment

  /// Who writes leaves less time between two characters, in seconds.
  static let pause = 1.0
  /// The same, where both may be shortcuts.
  static let shortPause = 0.5

  /// Whether it ends with a sign between two values, the second of which a character begins: `n+1`.
  func isJoined(to character: Character) -> Bool {
    func isValue(_ character: Character) -> Bool { character.isLetter || character.isNumber }
    let (first, sign) = (text.dropLast().last, text.last)
    return sign.map("+-−".contains) ?? false && first.map(isValue) ?? false && isValue(character)
  }
}

extension InputEvent {
  /// Whether it can't come between two characters of a formula.
  var endsRun: Bool {
    switch self {
    case .text: return false
    case .key(let key):
      if case .character = key.key { return false }
      return key.isDown && key.key != .other
    default: return isPress
    }
  }

  private var isPress: Bool {
    switch self {
    case .pointer(let pointer): pointer.phase == .pressed
    case .finger(let finger): finger.phase == .began
    case .controller(.button(_, isDown: true)), .wheel, .pinch: true
    case .controller, .key, .text: false
    }
  }
}

/// What is typed on the graph: shortcuts, or a formula.
extension PlaneScene {
  /// Typed characters are shortcuts, and text where they are none.
  ///
  /// What goes on with text after a shortcut takes that back: it was text, too.
  func type(_ text: String) -> [SceneRequest] {
    var requests: [SceneRequest] = []
    for index in text.indices {
      let character = text[index]
      if let run, now - run.time > TypedRun.pause, !isTypingNumber { self.run = nil }
      if character == run?.text.last, !isTypingNumber { run = nil }
      if isTextAfterAxes(character) {
        closeMenu()
        return requests + write(text[index...])
      }
      if takesText, state.functions.isEmpty || goesOn(with: character) {
        return requests + write(text[index...])
      }
      let before = keyLayer == .list ? nil : moment
      guard let heard = hear(character) else { return requests + write(text[index...]) }
      requests += heard
      let isWritten = run.map { $0.text + String(character) } ?? String(character)
      // What the list takes is text already.
      run = (run?.before ?? before).map { TypedRun(text: isWritten, time: now, before: $0) }
    }
    return requests
  }

  /// What a typed character means as a shortcut, or in what is being typed here; nil where it means
  /// nothing.
  private func hear(_ character: Character) -> [SceneRequest]? {
    let event = ToolEvent.text(character)
    let isForList = keyLayer == .list
    if let requests = actFirst(on: event) ?? act(on: event, hearing: .afterFocus) {
      // What a letter has begun goes on with the arrows.
      if !isForList, let layer = board.focus?.layer, [.tools, .chips].contains(layer) {
        board.focus = .plot
      }
      return requests
    }
    guard tools.menu == nil else { return hearInAxes(character) ?? [] }
    switch character {
    case "a", "A": return openMenuOfAxes()
    case "+", "=": return zoomAtCenter(by: 1.5)
    case "-", "−": return zoomAtCenter(by: 1 / 1.5)
    case "0", "h", "H": return use(.home)
    case "s", "S": return toggle(.statistics)
    case "l", "L": return setMode(mode.following)
    case "f", "F": return fit()
    case "w", "W": return perform(WindowCommand.natural)
    case "o", "O":
      return (tracedPlace ?? input.pointer).map {
        jump(to: viewport.withOrigin(at: $0, in: frames.plot))
      } ?? []
    default: return nil
    }
  }

  // MARK: Text

  /// Whether the keys go where nothing else is written.
  private var takesText: Bool {
    guard presentation == nil, let layer = keyLayer else { return false }
    return isTypingNumber ? run != nil : [.plane, .tools, .chips, .card].contains(layer)
  }

  /// Whether a number is typed at the trace.
  private var isTypingNumber: Bool {
    [.x, .y].contains(tools.selection(of: curves).entry?.target)
  }

  /// Hands text to where formulas are typed, with the shortcuts that began it.
  private func write(_ text: Substring) -> [SceneRequest] {
    guard takesText, let first = text.first, !first.isWhitespace else { return [] }
    defer { run = nil }
    if let run { moment = run.before }
    return [.command(.type((run?.text ?? "") + text))]
  }

  /// Whether a character makes a formula of the shortcuts before it.
  private func goesOn(with character: Character) -> Bool {
    guard let run else { return false }
    let letters = run.text.reversed().prefix { $0.isLetter }.reversed() + [character]
    // Behind T stands a number, which may be π.
    let mayBePi = String(letters) == "tp"
    let isName = letters.count > 1 && !mayBePi && language.beginsFunction(String(letters))
    guard isTypingNumber else {
      if character == "=" { return letters.count > 1 }
      return (isName || run.isJoined(to: character)) && now - run.time <= TypedRun.shortPause
    }
    if "=<>≤≥".contains(character) { return true }
    if run.isJoined(to: character), character.isLetter, !"peπτ".contains(character) { return true }
    if run.text == "p" { return character != "i" }
    // Behind the letter that began it stands a number; in a number there is no x.
    if Coordinate(rawValue: run.text) != nil { return "^*/·×÷+!²³)".contains(character) }
    return (Coordinate(character) != nil || character == "θ") && !isName
  }
}
