import Input
import Numerals
import Controls
import GraphModel
import Drawing
import Words

/// Where everything of the list lies.
extension FunctionPanel {
  /// The height of the rows of a slider.
  static let rowHeight = 48.0
  private static let trackHeight = 56.0
  /// How much lower than a finger's reach a slider's track is drawn, above and below.
  static let trackMargin = 6.0
  /// The room before a fault's sentence.
  static let faultLead = 56.0
  /// Narrower than this it has no room for its sliders.
  package static let leastWidth = 300.0

  /// Takes the room the graph has for it and makes the list of controls.
  mutating func layOut(in graph: GraphSnapshot, place: PanelPlace) {
    let document = graph.document
    motion.isSheet = place.beside == nil && graph.frames.sheets != nil
    motion.isDocked = place.dock != nil
    let width = place.card(height: 0).width
    editor?.layOutFault(in: width - Self.faultLead - 24, graph.words, graph.measurer)
    let chosen = chosenRow(in: graph)
    if let chosen, chosen != tables.chosen, let function = document.functions[chosen.function] {
      tables.reveal(chosen, function.function)
    }
    tables.chosen = chosen
    // Nothing moves away under a finger that has just come down.
    let isTouched = holds.isEmpty ? graph.needsKeypad : rows.isTouched
    rows.tell(graph.content, tables, isTouched: isTouched)
    rows.note(document, editing: editor, by: language, graph.words)
    rows.measure(
      document.functions,
      editing: editor,
      style: style,
      in: width - 112,
      words: graph.words,
      graph.measurer
    )
    let heights = heights(of: document)
    let whole = heights.reduce(place.headerHeight + 8, +)
    var card = place.card(height: whole)
    if motion.isSheet {
      let most = max(card.height, min(whole, graph.frames.plot.height - GraphLayout.leastHeight))
      let seen = motion.grip.layOut(half: card.height, full: most, at: graph.time)
      let least = max(seen, place.headerHeight + 8)
      card = card.band(at: card.maxY - least, height: least)
    }
    panel = Panel(
      in: card,
      on: place.beside != nil ? .pane : .card(radius: 14),
      header: place.headerHeight,
      foot: max(8, footHeight(in: place)),
      rows: heights
    )
    limitScroll()
    board.controls = controls(in: graph)
    if let focus = board.focus, board.control(focus) == nil { board.focus = nil }
    if board.focus == nil { focusSelection(in: document) }
    guard revealsFocus else { return }
    revealsFocus = false
    if revealFocus() { board.controls = controls(in: graph) }
  }

  /// How high each row is, with the fault that is shown below it.
  private func heights(of document: GraphDocument) -> [Double] {
    let parameters = document.letters
    let functions = rows.functions.enumerated().map { $1 + faultHeight(of: .row($0)) }
    let sliders = parameters.map { parameter in
      let isTyped = if case .number(parameter, _)? = editor?.control { true } else { false }
      return sliderHeight(parameter) + (isTyped ? faultHeight(of: editor?.control) : 0)
    }
    return functions + [rows.new + faultHeight(of: .add) + (sliders.isEmpty ? 0 : 9)] + sliders
  }

  private func sliderHeight(_ parameter: String) -> Double {
    Self.rowHeight + Self.trackHeight + (expanded == parameter ? Self.rowHeight + 4 : 0)
  }

  // MARK: Controls

  private func controls(in graph: GraphSnapshot) -> [Control<PanelControl>] {
    let (document, words) = (graph.document, graph.words)
    let frames = panel.rows.frames
    let (functions, sliders) = (frames.prefix(document.functions.count), frames.reversed())
    let isTyped = editor?.control == .add
    let place = list.inset(dx: 4, dy: 0).band(at: frames[functions.count].y, height: rows.new)
    let table = scrolled(
      .newTable,
      place.column(at: place.maxX - 44, width: 44),
      look: .icon(.table, isOn: false),
      group: 1,
      words(MenuPhrase.newTable)
    )
    let add = scrolled(
      .add,
      place.column(at: place.x, width: place.width - (isTyped ? 0 : 48)),
      group: 1,
      role: isTyped ? .textField : .button,
      words(FunctionPhrase.addFunction),
      value: isTyped ? editor?.formula.line : nil
    )
    let header =
      isDocked
      ? bar(graph.voice.history, words)
      : panel.controls(
        [(.close, .close, words(FunctionPhrase.closeList))],
        grip: motion.isSheet ? (.grip, words(ControlName.sheetSize)) : nil,
        group: 0
      )
    return header
      + zip(document.functions.functions, functions).enumerated().flatMap { index, row in
        self.row(index, row.0, in: row.1, words: words)
      } + [add] + (isTyped ? [] : [table])
      + zip(document.letters.reversed(), sliders).reversed().flatMap {
        slider($0, in: document, at: $1.y, words: words)
      } + footControls(in: graph)
  }

  /// In the calculator's place the list has a bar like the calculator's.
  private func bar(
    _ history: (canUndo: Bool, canRedo: Bool),
    _ words: Locale
  ) -> [Control<PanelControl>] {
    let middle = (card.y + list.y) / 2
    let title = words(FunctionPhrase.keypad)
    let back = Control(
      PanelControl.close,
      frame: Rect(x: card.x + 12, y: middle - 18, width: 124, height: 36),
      look: .titledPill(.keypad, title: title),
      group: 0,
      name: title
    )
    let live = Control(
      PanelControl.live,
      frame: Rect(x: card.x + 142, y: middle - 18, width: 58, height: 36),
      target: Rect(x: card.x + 140, y: middle - 22, width: 62, height: 44),
      look: .lamp(title: words(ControlName.live), isOn: isLive, radius: 10),
      group: 0,
      role: .toggle,
      name: words(ControlName.graphWhileTyping),
      value: words(ControlName(isOn: isLive))
    )
    let icons: [(PanelControl, Icon, ControlName, Bool)] = [
      (.undo, .undo, .undo, history.canUndo), (.redo, .redo, .redo, history.canRedo),
      (.more, .more, .more, true),
    ]
    return [back]
      + icons.enumerated().map { index, entry in
        let (id, icon, name, isEnabled) = entry
        let x = card.maxX - 2 - 44 * Double(icons.count - index)
        return Control(
          id,
          frame: Rect(x: x, y: middle - 22, width: 44, height: 44),
          look: .icon(icon, isOn: false),
          group: 0,
          name: words(name),
          isEnabled: isEnabled
        )
      } + [live]
  }

  private func faultHeight(of control: PanelControl?) -> Double {
    editor?.control == control ? editor?.faultHeight ?? 0 : 0
  }

  private func row(
    _ index: Int,
    _ function: GraphedFunction,
    in frame: Rect,
    words: Locale
  ) -> [Control<PanelControl>] {
    let told = rows.details.indices.contains(index) ? rows.details[index].height : 0
    let place = frame.band(at: frame.y, height: rows.functions[index] - told)
    let side = place.band(at: (place.midY - 22).rounded(), height: 44)
    let formula = words.mark.written(function.function.name)
    let stretch = language.stretch(of: function).map { stretch in
      scrolled(
        .stretch(index),
        place.inset(dx: 48, dy: 2).band(at: place.maxY - 26, height: 24),
        group: 1,
        role: .textField,
        stretch
      )
    }
    return [
      scrolled(
        .disc(index),
        side.column(at: place.x + 4, width: 44),
        group: 1,
        role: .toggle,
        words(function.isHidden ? FunctionPhrase.show : .hide) + ", \(index + 1)",
        value: words(ControlName(isOn: !function.isHidden))
      ),
      scrolled(
        .row(index),
        place.inset(dx: 48, dy: 2),
        group: 1,
        role: editor?.control == .row(index) ? .textField : .button,
        function.function.lead + formula,
        value: rows.notes[index]
      ),
      scrolled(
        .menu(index),
        side.column(at: place.maxX - 48, width: 44),
        look: .icon(.more, isOn: false),
        group: 1,
        words(FunctionPhrase.functionMenu) + ", \(index + 1)"
      ),
    ] + (editor?.control == .row(index) ? [] : [stretch].compactMap { $0 })
      + cells(of: index, function, under: place.inset(dx: 48, dy: 2)).filter(\.isTyped)
      .map { place in
        scrolled(
          .cell(place.cell),
          place.frame,
          look: .custom(radius: 4),
          group: 1,
          role: .textField,
          name(of: place, words: words),
          value: words.mark.written(place.text)
        )
      }
  }

  private func slider(
    _ parameter: String,
    in document: GraphDocument,
    at top: Double,
    words: Locale
  ) -> [Control<PanelControl>] {
    let (name, setting) = (parameter, document[settingOf: parameter])
    let isUsed = document.functions.parameters.contains(parameter)
    let isPlaying = playing[parameter] != nil
    func text(_ field: NumberField) -> String {
      words.mark.written(NumberText.rounded(field.number(of: setting)))
    }
    let values = words.mark.written(setting.list.map(NumberText.rounded).joined(separator: ", "))
    let value =
      values.isEmpty ? text(.value) : words(FunctionPhrase.oneOf(text(.value), list: values))
    var controls = [
      scrolled(
        .number(parameter, .value),
        Rect(x: list.x + 8, y: top + 2, width: list.width - 112, height: 44),
        group: 2,
        role: .textField,
        name,
        value: value
      ),
      scrolled(
        .play(parameter),
        Rect(x: list.maxX - 96, y: top + 2, width: 44, height: 44),
        look: .icon(isPlaying ? .pause : .play, isOn: isPlaying),
        group: 2,
        role: .toggle,
        words(isPlaying ? FunctionPhrase.pause : .play) + " " + name,
        value: words(ControlName(isOn: isPlaying))
      ),
      scrolled(
        .options(parameter),
        Rect(x: list.maxX - 48, y: top + 2, width: 44, height: 44),
        look: .icon(isUsed ? .more : .close, isOn: expanded == parameter),
        group: 2,
        role: isUsed ? .toggle : .button,
        words(isUsed ? FunctionPhrase.sliderMenu : .remove) + " " + name,
        value: isUsed ? words(ControlName(isOn: expanded == parameter)) : nil
      ),
    ]
    let reach = list.inset(dx: 12, dy: 0).band(at: top + Self.rowHeight - 4, height: 44)
    // The ring of the focus keeps clear of the numbers below.
    var track = scrolled(
      .track(parameter),
      reach.inset(dx: 0, dy: Self.trackMargin),
      group: 2,
      role: .slider,
      name,
      value: value
    )
    track.target = reach.intersection(list)
    controls.append(track)
    guard expanded == parameter else { return controls }
    let fields: [(NumberField, FunctionPhrase)] = [
      (.minimum, .minimum), (.maximum, .maximum), (.step, .step),
    ]
    let places = list.inset(dx: 12, dy: 0)
      .band(at: top + Self.rowHeight + Self.trackHeight, height: 44).columns(3, gap: 4)
    return controls
      + zip(fields, places).map { field, place in
        scrolled(
          .number(parameter, field.0),
          place,
          group: 2,
          role: .textField,
          words(field.1),
          value: text(field.0)
        )
      }
  }

  /// A control of the part that scrolls: what is scrolled away can't be hit.
  private func scrolled(
    _ id: PanelControl,
    _ frame: Rect,
    look: ControlLook = .custom(radius: 10),
    group: Int,
    role: Control<PanelControl>.Role = .button,
    _ name: String,
    value: String? = nil
  ) -> Control<PanelControl> {
    let control = Control(
      id,
      frame: frame,
      look: look,
      group: group,
      role: role,
      name: name,
      value: value
    )
    return panel.scrolled(control)
  }
}
