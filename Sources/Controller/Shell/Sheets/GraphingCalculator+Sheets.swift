import Calculator
import CalculatorScene
import Controls
import Documents
import Formulas
import GraphKit
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
      let files = recent.map { SheetCommand.openRecent(path: $0) }
      return list(words(FilePhrase.document), SheetCommand.ofDocument + files)
    case .windowCommands:
      var sheet = list(words(WindowPhrase.views), WindowCommand.allCases.map { .window($0) })
      sheet.rows += graph.state.views.enumerated().map { $1.row($0, words) }
      return sheet
    case .file(let dialog): return dialog.content(words)
    case .changedFile(let path):
      let ways = [SheetCommand.keepBoth, SheetCommand.openChanged, SheetCommand.overwrite]
      var sheet = list(OpenFile.name(of: path), ways.map { $0(path) })
      sheet.message = words(FilePhrase.changedElsewhere)
      return sheet
    case .viewName(let field, let index):
      let title = words(WindowPhrase.nameOfView)
      let action = words(index == nil ? WindowPhrase.keep : .rename)
      return SheetContent(title: title, lines: [.init(text: field, name: title)], action: action)
    case .viewRange(let range): return range.content(words)
    case .axisSteps(let steps): return steps.content(words)
    case .keptView(let index):
      let views = graph.state.views
      let view = views.indices.contains(index) ? views[index].title(words) : ""
      return list(view, [.goToView(index), .renameView(index), .removeView(index)])
    case .copies(let copies): return list(words(MenuPhrase.copyAs).filter { $0 != "…" }, copies)
    }
  }

  private func list(_ title: String, _ commands: [SheetCommand]) -> SheetContent {
    SheetContent(title: title, rows: commands.map { $0.row(words, preferences) })
  }

  private func perform(_ act: SheetAct) -> [SceneRequest] {
    switch (act, cover.dialog) {
    case (.close, _):
      cover.sheet = nil
      return []
    case (.copy(let text), _): return [.copy(text)]
    case (_, .file(var dialog)):
      let steps = dialog.perform(act)
      cover.dialog = .file(dialog)
      return steps.map { request in
        if case .list = request { cover.sheet?.face.scrollToTop() }
        return .file(request)
      }
    case (.typed(let typed), .viewName(_, let index)):
      cover.dialog = .viewName(typed, index: index)
      return []
    case (.confirm, .viewName(let field, let index)):
      graph.keepView(named: field.text, index: index)
      let requests = show(.windowCommands)
      cover.sheet?.face.scrollToEnd()
      return requests + [.save]
    case (_, .viewRange(var range)):
      let view = range.perform(act, words.mark)
      cover.dialog = .viewRange(range)
      guard let view else { return [] }
      cover.sheet = nil
      if manager.arrangement.detail == nil { manager.show(detail: true) }
      layOut()
      return fulfil(graph.show(view))
    case (_, .axisSteps(var steps)):
      let chosen = steps.perform(act, words.mark)
      cover.dialog = .axisSteps(steps)
      guard let chosen else { return [] }
      cover.sheet = nil
      return fulfil(graph.jump(to: graph.target.with(chosen)))
    case (.row(let row), _): return command(ofRow: row).map { perform($0) } ?? []
    case (.more(let row), _): return keptView(inRow: row).map { show(.keptView($0)) } ?? []
    case (.rename(let row), _): return keptView(inRow: row).map { perform(.renameView($0)) } ?? []
    case (.remove(let row), _):
      guard let view = keptView(inRow: row) else { return [] }
      graph.removeView(view)
      return [.save]
    default: return []
    }
  }

  /// What a row of the open sheet does.
  private func command(ofRow row: Int) -> SheetCommand? {
    cover.sheet?.face.layout.content.rows[row].command
  }

  /// The kept view whose row it is in the list of views.
  private func keptView(inRow row: Int) -> Int? {
    guard case .windowCommands = cover.dialog, case .goToView(let index) = command(ofRow: row)
    else { return nil }
    return index
  }

  /// Does what a row asks for.
  private func perform(_ command: SheetCommand) -> [SceneRequest] {
    switch command {
    case .new: return beginDocument()
    case .open: return chooseFile()
    case .save, .saveAs: return save(elsewhere: command == .saveAs)
    case .export: return export()
    case .copyPicture: return leaveSheet(for: .copyPicture)
    case .openRecent(let path): return [.file(.open(path: path)), .redraw]
    case .keepBoth(let path): return saveBeside(path)
    case .openChanged(let path): return leaveSheet(for: .open(path: path))
    case .overwrite(let path): return leaveSheet(for: .save(path: path, mayReplace: true))
    case .window(let command): return perform(command)
    case .goToView(let index):
      cover.sheet = nil
      return graph.goToView(index)
    case .renameView(let index):
      let views = graph.state.views
      guard views.indices.contains(index) else { return [] }
      return show(.viewName(.selected(views[index].title(words)), index: index))
    case .removeView(let index):
      graph.removeView(index)
      return show(.windowCommands) + [.save]
    case .copy(let text, _):
      cover.sheet = nil
      return [.copy(text)]
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
    return show(.copies(SheetCommand.copies(of: text, program, words)))
  }

  // MARK: Views

  private func perform(_ command: WindowCommand) -> [SceneRequest] {
    if case .setting(let setting) = command {
      advance(setting)
      connect()
      return [.save]
    }
    if command == .range {
      return show(.viewRange(ViewRange(graph.shownRange, language: graph.language, words)))
    }
    if command == .steps { return show(.axisSteps(AxisSteps(graph.target, words))) }
    if command == .keep { return show(.viewName(.selected(graph.nextViewName), index: nil)) }
    cover.sheet = nil
    if manager.arrangement.detail == nil { manager.show(detail: true) }
    return fulfil(graph.perform(command))
  }
}

extension TextField {
  /// A text that the first letter typed takes the place of.
  fileprivate static func selected(_ text: String) -> TextField {
    TextField(text, selecting: 0..<text.count)
  }
}
