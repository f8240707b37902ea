import Controls
import Drawing
import GraphModel
import Input
import SceneParts
import Words

/// Below the rows, in the calculator's place: signs with boxes for the line that is typed.
extension FunctionPanel {
  private static let margin = 12.0
  private static let gutter = 8.0
  private static let keyHeight = 44.0
  /// The height of the line that says what is typed.
  static let meaningHeight = 40.0

  /// How high the foot is; nothing where rows need the room, lines are typed as lines, or nobody has
  /// letters to go on with.
  func footHeight(in place: PanelPlace) -> Double {
    guard let dock = place.dock, dock.height >= 480, language.isTextbook, !needsKeypad else {
      return 0
    }
    return Self.keyHeight + 2 * Self.margin + (isWriting ? Self.meaningHeight : 0)
  }

  /// Whether a formula is typed.
  var isWriting: Bool { editor.map { $0.control == .add || $0.control.function != nil } ?? false }

  /// The keys of the foot, below the rows.
  func templateControls(_ words: Locale) -> [Control<PanelControl>] {
    guard isDocked, list.maxY < card.maxY - Self.keyHeight else { return [] }
    let metrics = KeyMetrics(functionSize: 15, digitSize: 22, radius: 10, isTight: true)
    let places = card.inset(dx: Self.margin, dy: 0)
      .band(at: card.maxY - Self.margin - Self.keyHeight, height: Self.keyHeight)
      .columns(KeypadKey.templates.count, gap: Self.gutter)
    return zip(KeypadKey.templates, places).map { key, frame in
      Control(
        .template(key),
        frame: frame.roundedAcross,
        look: .key(key.label(words.mark), key.style, metrics: metrics),
        group: 3,
        role: .button,
        name: key.spokenName(in: words)
      )
    }
  }

  /// Where it is said what is typed.
  var meaning: Rect? {
    guard isDocked, isWriting, let keys = board.controls.last(where: { $0.id.isTemplate })?.frame
    else { return nil }
    return card.inset(dx: 16, dy: 0)
      .band(at: keys.y - Self.margin - Self.meaningHeight, height: Self.meaningHeight)
  }

  /// Puts a sign into the line that is typed, or begins one with it.
  mutating func insert(_ template: KeypadKey, in document: GraphDocument) -> Act? {
    if !isWriting {
      guard !document.functions.isFull else { return .full }
      edit(.newFunction, in: document)
      editor?.formula.edit(.move(.end))
    }
    editor?.formula.press(template)
    board.focus = editor?.control
    return nil
  }
}
