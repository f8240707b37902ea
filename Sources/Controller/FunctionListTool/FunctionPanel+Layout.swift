import GraphTools
import Numerals
import Controls
import Graphs
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
  mutating func layOut(
    _ document: GraphDocument,
    in frames: GraphLayout,
    place: PanelPlace,
    history: (canUndo: Bool, canRedo: Bool),
    words: Locale,
    at time: Double,
    _ measurer: any TextMeasurer
  ) {
    motion.isSheet = frames.kind == .bars
    motion.isDocked = place.dock != nil
    let width = place.card(in: frames, height: 0).width
    editor?.layOutFault(in: width - Self.faultLead - 24, words, measurer)
    rows.measure(
      document.functions,
      editing: editor,
      style: style,
      in: width - 112,
      words: words,
      measurer
    )
    let height = height(of: document)
    rows.contentHeight = height
    let headerHeight = place.headerHeight
    card = place.card(in: frames, height: height + headerHeight + 8)
    if motion.isSheet {
      let most = min(height + headerHeight + 8, frames.plot.height - 16)
      let seen = motion.grip.layOut(half: card.height, full: most, at: time)
      let least = max(seen, headerHeight + 8)
      card = card.band(at: card.maxY - least, height: least)
    }
    let room = card.height - headerHeight - max(8, footHeight(in: place))
    list = card.band(at: card.y + headerHeight, height: room)
    limitScroll()
    board.controls = controls(of: document, history, words: words)
    if let focus = board.focus, board.control(focus) == nil { board.focus = nil }
    if board.focus == nil {
      board.focus = document.functions.selection.map { .row($0) } ?? .add
    }
    guard revealsFocus else { return }
    revealsFocus = false
    if revealFocus() { board.controls = controls(of: document, history, words: words) }
  }

  private func height(of document: GraphDocument) -> Double {
    let formulas = rows.functions.reduce(rows.new, +)
    let sliders = document.functions.parameters.reduce(0) { $0 + sliderHeight($1) }
    return formulas + (editor?.faultHeight ?? 0) + (sliders > 0 ? sliders + 9 : 0)
  }

  private func sliderHeight(_ parameter: String) -> Double {
    Self.rowHeight + Self.trackHeight + (expanded == parameter ? Self.rowHeight + 4 : 0)
  }

  // MARK: Controls

  private func controls(
    of document: GraphDocument,
    _ history: (canUndo: Bool, canRedo: Bool),
    words: Locale
  ) -> [Control<PanelControl>] {
    var controls = isDocked ? bar(history, words) : [closeControl(words)]
    if motion.isSheet { controls.insert(gripControl(words), at: 0) }
    var top = list.y - scroll.offset
    for (index, function) in document.functions.functions.enumerated() {
      let height = rows.functions[index]
      controls += row(index, function, at: top, height: height, words: words)
      top += height + faultHeight(of: .row(index))
    }
    controls.append(
      scrolled(
        .add,
        Rect(x: list.x + 4, y: top, width: list.width - 8, height: rows.new),
        group: 1,
        role: editor?.control == .add ? .textField : .button,
        words(FunctionPhrase.addFunction),
        value: editor?.control == .add ? editor?.formula.line : nil
      )
    )
    top += rows.new + faultHeight(of: .add) + 9
    for parameter in document.functions.parameters {
      controls += slider(parameter, document[settingOf: parameter], at: top, words: words)
      top += sliderHeight(parameter)
      if case .number(parameter, _)? = editor?.control { top += faultHeight(of: editor?.control) }
    }
    return controls + templateControls(words)
  }

  private func closeControl(_ words: Locale) -> Control<PanelControl> {
    control(
      .close,
      Rect(x: card.maxX - 48, y: card.y + 2, width: 44, height: 44),
      look: .icon(.close, isOn: false),
      group: 0,
      words(FunctionPhrase.closeList)
    )
  }

  /// In the calculator's place the list has a bar like the calculator's.
  private func bar(
    _ history: (canUndo: Bool, canRedo: Bool),
    _ words: Locale
  ) -> [Control<PanelControl>] {
    let middle = (card.y + list.y) / 2
    let title = words(FunctionPhrase.keypad)
    let back = control(
      .close,
      Rect(x: card.x + 12, y: middle - 18, width: 124, height: 36),
      look: .titledPill(.keypad, title: title),
      group: 0,
      title
    )
    let icons: [(PanelControl, Icon, ControlName, Bool)] = [
      (.undo, .undo, .undo, history.canUndo), (.redo, .redo, .redo, history.canRedo),
      (.more, .more, .more, true),
    ]
    return [back]
      + icons.enumerated().map { index, entry in
        let (id, icon, name, isEnabled) = entry
        let x = card.maxX - 2 - 44 * Double(icons.count - index)
        return control(
          id,
          Rect(x: x, y: middle - 22, width: 44, height: 44),
          look: .icon(icon, isOn: false),
          group: 0,
          words(name),
          isEnabled: isEnabled
        )
      }
  }

  private func gripControl(_ words: Locale) -> Control<PanelControl> {
    let handle = Rect(center: Point(x: card.midX, y: card.y + 11), width: 64, height: 20)
    var grip = control(
      .grip,
      handle,
      look: .custom(radius: 8),
      group: 0,
      words(ControlName.sheetSize)
    )
    grip.target = SheetGrip.place(in: card, before: card.maxX - 48)
    return grip
  }

  private func faultHeight(of control: PanelControl?) -> Double {
    editor?.control == control ? editor?.faultHeight ?? 0 : 0
  }

  private func row(
    _ index: Int,
    _ function: GraphedFunction,
    at top: Double,
    height: Double,
    words: Locale
  ) -> [Control<PanelControl>] {
    let side = (top + height / 2 - 22).rounded()
    let formula = words.mark.written(function.function.name)
    return [
      scrolled(
        .disc(index),
        Rect(x: list.x + 4, y: side, width: 44, height: 44),
        group: 1,
        role: .toggle,
        words(function.isHidden ? FunctionPhrase.show : .hide) + ", \(index + 1)",
        value: words(ControlName(isOn: !function.isHidden))
      ),
      scrolled(
        .row(index),
        Rect(x: list.x + 48, y: top + 2, width: list.width - 96, height: height - 4),
        group: 1,
        role: editor?.control == .row(index) ? .textField : .button,
        function.function.lead + formula
      ),
      scrolled(
        .menu(index),
        Rect(x: list.maxX - 48, y: side, width: 44, height: 44),
        look: .icon(.more, isOn: false),
        group: 1,
        words(FunctionPhrase.functionMenu) + ", \(index + 1)"
      ),
    ]
  }

  private func slider(
    _ parameter: String,
    _ setting: ParameterSetting,
    at top: Double,
    words: Locale
  ) -> [Control<PanelControl>] {
    let name = parameter
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
        look: .icon(.more, isOn: expanded == parameter),
        group: 2,
        role: .toggle,
        words(FunctionPhrase.sliderMenu) + " " + name,
        value: words(ControlName(isOn: expanded == parameter))
      ),
    ]
    let reach = Rect(
      x: list.x + 12,
      y: top + Self.rowHeight - 4,
      width: list.width - 24,
      height: 44
    )
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
    let width = (list.width - 32) / 3
    let fields: [(NumberField, FunctionPhrase)] = [
      (.minimum, .minimum), (.maximum, .maximum), (.step, .step),
    ]
    for (index, (field, title)) in fields.enumerated() {
      controls.append(
        scrolled(
          .number(parameter, field),
          Rect(
            x: list.x + 12 + Double(index) * (width + 4),
            y: top + Self.rowHeight + Self.trackHeight,
            width: width,
            height: 44
          ),
          group: 2,
          role: .textField,
          words(title),
          value: text(field)
        )
      )
    }
    return controls
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
    var control = control(id, frame, look: look, group: group, role: role, name, value: value)
    control.target = frame.intersection(list)
    return control
  }

  private func control(
    _ id: PanelControl,
    _ frame: Rect,
    look: ControlLook,
    group: Int,
    role: Control<PanelControl>.Role = .button,
    _ name: String,
    value: String? = nil,
    isEnabled: Bool = true
  ) -> Control<PanelControl> {
    Control(
      id,
      frame: frame,
      look: look,
      group: group,
      role: role,
      name: name,
      value: value,
      isEnabled: isEnabled
    )
  }
}
