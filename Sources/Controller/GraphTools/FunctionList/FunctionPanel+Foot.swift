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

  /// What is in the foot, below the rows: what can be done with data that is chosen, else keys.
  func footControls(in graph: GraphSnapshot) -> [Control<PanelControl>] {
    guard isDocked, list.maxY < card.maxY - Self.keyHeight else { return [] }
    let row = card.inset(dx: Self.margin, dy: 0)
      .band(at: card.maxY - Self.margin - Self.keyHeight, height: Self.keyHeight)
    let chosen = graph.document.functions.selected?.function.base
    let isOfData = chosen is any EditableTable || !(chosen?.givenLetters.isEmpty ?? true)
    return isOfData && !isWriting
      ? dataControls(in: row, graph) : templateControls(in: row, graph.words)
  }

  private func dataControls(in row: Rect, _ graph: GraphSnapshot) -> [Control<PanelControl>] {
    zip(PanelControl.DataAct.allCases, row.columns(3, gap: Self.gutter)).map { act, frame in
      let (icon, phrase, isEnabled): (Icon, FunctionPhrase, Bool) =
        switch act {
        case .paste: (.paste, .pasteShort, true)
        case .fit: (.fitted, .fitShort, Self.table(in: graph.document.functions) != nil)
        case .residuals: (.residuals, .residuals, !graph.content.residuals.isEmpty)
        }
      let title = graph.words(phrase)
      return Control(
        .data(act),
        frame: frame.roundedAcross,
        look: .titledPill(icon, title: title),
        group: 3,
        name: title,
        isEnabled: isEnabled
      )
    }
  }

  /// The table that is chosen, or the last before what is.
  private static func table(in functions: FunctionList) -> Int? {
    functions.functions.indices.prefix((functions.selection ?? -1) + 1).last {
      functions[$0]?.function.base is any EditableTable
    }
  }

  /// Does something with the table or model that is chosen.
  func perform(_ act: PanelControl.DataAct, _ functions: FunctionList) -> Act? {
    guard let index = functions.selection else { return nil }
    return switch act {
    case .paste: .paste
    case .fit: Self.table(in: functions).map { .act(.fit(.line), on: $0) }
    case .residuals: .act(.residuals, on: index)
    }
  }

  private func templateControls(in row: Rect, _ words: Locale) -> [Control<PanelControl>] {
    let metrics = KeyMetrics(functionSize: 15, digitSize: 22, radius: 10, isTight: true)
    let places = row.columns(KeypadKey.templates.count, gap: Self.gutter)
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
