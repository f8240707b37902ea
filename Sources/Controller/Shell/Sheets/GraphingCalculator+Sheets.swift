import Calculator
import CalculatorScene
import Controls
import Documents
import Formulas
import GraphScene
import GraphTools
import GraphModel
import Input
import SceneHost
import SceneParts
import Words

/// Sheets over the whole program: commands, files, kept views.
extension GraphingCalculator {
  /// Opens a sheet instead of the one that is open.
  func show(_ dialog: Dialog) -> [SceneRequest] {
    let content = content(of: dialog)
    // One opened by a finger or the mouse shows its focus only when a key is pressed.
    var face = SheetFace(showsFocus: content.field == nil && !controller.isPointing)
    if content.isOnlyTyped, controller.isInUse || cover.sheet?.face.isTouched ?? false {
      // There is nothing but the line: no other way to go on.
      face.showsFocus = controller.isInUse
      face.openKeys(for: content.keys)
    }
    cover.sheet = Sheet(face: face, dialog: dialog)
    return [.redraw]
  }

  func layOutCover() {
    cover.layOut(cover.dialog.map(content), in: openWindow, window.measurer, words)
  }

  /// What a sheet or the list of keys does with an event; nil for what it leaves to the program.
  func handleInCover(_ event: InputEvent) -> [SceneRequest]? {
    if case .key(let key) = event, key.isDown, key.modifiers.contains(.command) {
      if key.key == .character("q") { return nil }
      if key.key == .character("v"), cover.sheet != nil { return [.paste] }
    }
    defer { if manager.reducesMotion { cover.stop() } }
    return cover.handle(event, window.measurer).flatMap { perform($0) } + [.redraw]
  }

  /// Writes pasted text into the sheet's line; nil when there is no sheet.
  func pasteIntoSheet(_ text: String) -> [SceneRequest]? {
    guard let dialog = cover.dialog else { return nil }
    guard var field = content(of: dialog).field else { return [] }
    field.insert(text.split(whereSeparator: \.isNewline).first.map(String.init) ?? "")
    return perform(.typed(field)) + [.redraw]
  }

  private func content(of dialog: Dialog) -> SheetContent {
    switch dialog {
    case .help(let first):
      let topics = first + HelpTopic.allCases.filter { !first.contains($0) }
      let rows = topics.flatMap { $0.rows(words) }
      return SheetContent(title: words(ControlName.keysAndGestures), rows: rows)
    case .documentCommands(let recent):
      let rows = DocumentCommand.allCases.map { $0.row(words) }
      let files = recent.map { path in
        let name = OpenFile.name(of: path)
        return SheetContent.Row(icon: .document, title: name, note: "\(path.dropLast(name.count))")
      }
      return SheetContent(title: words(FilePhrase.document), rows: rows + files)
    case .windowCommands:
      let rows = WindowCommand.allCases.map { $0.row(words, preferences) }
      let views = graph.state.views.map { $0.row(words) }
      return SheetContent(title: words(WindowPhrase.views), rows: rows + views)
    case .file(let dialog): return dialog.content(words)
    case .changedFile(let path):
      return SheetContent(
        title: OpenFile.name(of: path),
        rows: ChangedFileChoice.allCases.map { $0.row(words) },
        message: words(FilePhrase.changedElsewhere)
      )
    case .viewName(let field, let index):
      let title = words(WindowPhrase.nameOfView)
      let action = words(index == nil ? WindowPhrase.keep : .rename)
      return SheetContent(title: title, lines: [.init(text: field, name: title)], action: action)
    case .viewRange(let range): return range.content(words)
    case .keptView(let index):
      let views = graph.state.views
      let view = views.indices.contains(index) ? views[index].title(words) : ""
      return SheetContent(title: view, rows: KeptViewCommand.allCases.map { $0.row(words) })
    case .copies(let copies):
      let title = words(MenuPhrase.copyAs).filter { $0 != "…" }
      return SheetContent(title: title, rows: copies.rows(words))
    }
  }

  private func perform(_ act: SheetAct) -> [SceneRequest] {
    if act == .close {
      cover.sheet = nil
      return []
    }
    if case .copy(let text) = act { return [.copy(text)] }
    let row: Int? = if case .row(let index) = act { index } else { nil }
    switch cover.dialog {
    case nil, .help: return []
    case .documentCommands(let recent):
      guard let row else { return [] }
      let commands = DocumentCommand.allCases
      guard row >= commands.count else { return perform(commands[row]) }
      return [.file(.open(path: recent[row - commands.count])), .redraw]
    case .windowCommands: return performInWindows(act)
    case .file(var dialog):
      let steps = dialog.perform(act)
      cover.dialog = .file(dialog)
      return steps.map { request in
        if case .list = request { cover.sheet?.face.scrollToTop() }
        return .file(request)
      }
    case .changedFile(let path):
      return row.map { perform(ChangedFileChoice.allCases[$0], on: path) } ?? []
    case .viewName(let field, let index):
      switch act {
      case .typed(let typed): cover.dialog = .viewName(typed, index: index)
      case .confirm: return nameView(field.text, index: index)
      default: break
      }
      return []
    case .viewRange(var range):
      let view = range.perform(act, words.mark)
      cover.dialog = .viewRange(range)
      guard let view else { return [] }
      cover.sheet = nil
      if manager.arrangement.detail == nil { manager.show(detail: true) }
      layOut()
      return fulfil(graph.show(view))
    case .keptView(let view):
      return row.map { perform(KeptViewCommand.allCases[$0], on: view) } ?? []
    case .copies(let formula):
      guard let row else { return [] }
      cover.sheet = nil
      return [.copy(formula.copies[row].text)]
    }
  }

  // MARK: Copies

  func showCopies(of side: SceneSide) -> [SceneRequest] {
    let text: String
    let program: Program?
    if side == .detail {
      guard let function = graph.state.functions.selected else { return [] }
      (text, program) = (function.function.name, function.function.program)
    } else {
      (text, program) = (calculator.copiedFormula, calculator.program)
    }
    guard !text.isEmpty else {
      say(Message.typeAFormulaFirst)
      return [.redraw]
    }
    return show(.copies(FormulaCopies(text, program, words)))
  }

  // MARK: Views

  private func performInWindows(_ act: SheetAct) -> [SceneRequest] {
    let commands = WindowCommand.allCases
    switch act {
    case .row(let index) where index < commands.count: return perform(commands[index])
    case .row(let index): return perform(.go, on: index - commands.count)
    case .more(let index): return show(.keptView(index - commands.count))
    case .rename(let index) where index >= commands.count:
      return perform(.rename, on: index - commands.count)
    case .remove(let index) where index >= commands.count:
      graph.removeView(index - commands.count)
      return [.save]
    default: return []
    }
  }

  private func perform(_ command: WindowCommand) -> [SceneRequest] {
    if case .setting(let setting) = command {
      advance(setting)
      connect()
      return [.save]
    }
    if command == .range {
      return show(.viewRange(ViewRange(graph.shownRange, language: graph.language, words)))
    }
    if command == .keep { return show(.viewName(.selected(graph.nextViewName), index: nil)) }
    cover.sheet = nil
    if manager.arrangement.detail == nil { manager.show(detail: true) }
    return fulfil(graph.perform(command))
  }

  private func perform(_ command: KeptViewCommand, on index: Int) -> [SceneRequest] {
    switch command {
    case .go:
      cover.sheet = nil
      return graph.goToView(index)
    case .rename:
      let views = graph.state.views
      guard views.indices.contains(index) else { return [] }
      return show(.viewName(.selected(views[index].title(words)), index: index))
    case .remove:
      graph.removeView(index)
      return show(.windowCommands) + [.save]
    }
  }

  private func nameView(_ name: String, index: Int?) -> [SceneRequest] {
    graph.keepView(named: name, index: index)
    return show(.windowCommands) + [.save]
  }
}

extension TextField {
  /// A text that the first letter typed takes the place of.
  fileprivate static func selected(_ text: String) -> TextField {
    TextField(text, selecting: 0..<text.count)
  }
}
