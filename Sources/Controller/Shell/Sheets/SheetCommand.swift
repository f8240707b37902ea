import Controls
import GraphModel
import GraphTools
import SceneParts
import Settings
import Words

/// What choosing a row of a sheet does.
enum SheetCommand: Hashable {
  case new, open, save, saveAs, export, copyPicture
  /// Opens a file that was open before.
  case openRecent(path: String)
  /// What can be done when somebody else has changed the document's file.
  case keepBoth(path: String), openChanged(path: String), overwrite(path: String)
  case window(WindowCommand)
  /// What can be done with a kept view.
  case goToView(Int), renameView(Int), removeView(Int)
  /// Puts a text on the clipboard that is a formula in some language.
  case copy(String, as: MenuPhrase)

  /// The things to do with the document.
  static let ofDocument: [SheetCommand] = [.new, .open, .save, .saveAs, .export, .copyPicture]

  /// The row that it is chosen by.
  func row(_ words: Locale, _ preferences: Preferences) -> SheetContent.Row {
    func row<P: Phrase>(_ icon: Icon, _ title: P, _ note: String? = nil) -> SheetContent.Row {
      .init(icon: icon, title: words(title), note: note, command: self)
    }
    func keys(_ shortcut: String) -> String { words(MenuPhrase.shortcut(shortcut)) }
    switch self {
    case .new: return row(.plus, FilePhrase.newDocument, keys("Ctrl+N"))
    case .open: return row(.folder, FilePhrase.open, keys("Ctrl+O"))
    case .save: return row(.document, FilePhrase.save, keys("Ctrl+S"))
    case .saveAs: return row(.document, FilePhrase.saveAs, keys("Ctrl+Shift+S"))
    case .export: return row(.graph, FilePhrase.exportPicture, keys("Ctrl+E"))
    case .copyPicture: return row(.copy, FilePhrase.copyPicture, keys("Ctrl+Shift+C"))
    case .openRecent(let path):
      let name = OpenFile.name(of: path)
      let folder = String(path.dropLast(name.count))
      return .init(icon: .document, title: name, note: folder, command: self)
    case .keepBoth: return row(.copy, FilePhrase.keepBoth)
    case .openChanged: return row(.folder, FilePhrase.openChanged)
    case .overwrite: return row(.document, FilePhrase.overwrite)
    case .window(.setting(let setting)):
      let title = setting.row.title ?? .text("")
      return row(setting.icon, title, words(setting.row.value(preferences)))
    case .window(.fit): return row(.fit, WindowPhrase.fit, keys("F"))
    case .window(.natural): return row(.graph, WindowPhrase.natural, keys("W"))
    case .window(.standard): return row(.home, WindowPhrase.standard, keys("±10"))
    case .window(.square): return row(.origin, WindowPhrase.square, keys("1:1"))
    case .window(.boxZoom): return row(.fullScreen, WindowPhrase.boxZoom, keys("Shift"))
    case .window(.center): return row(.origin, WindowPhrase.center)
    case .window(.range): return row(.pencil, WindowPhrase.range)
    case .window(.steps): return row(.length, WindowPhrase.steps)
    case .window(.previous): return row(.undo, WindowPhrase.previousView, keys("Alt+←"))
    case .window(.next): return row(.redo, WindowPhrase.nextView, keys("Alt+→"))
    case .window(.keep): return row(.views, WindowPhrase.keepView)
    case .goToView: return row(.views, WindowPhrase.goThere)
    case .renameView: return row(.textSize, WindowPhrase.rename, "F2")
    case .removeView: return row(.erase, WindowPhrase.remove, words(KeyCap.delete))
    case .copy(let text, let name): return row(.copy, name, text)
    }
  }
}

extension KeptView {
  /// What the view is called.
  func title(_ words: Locale) -> String {
    name ?? number.map { words(WindowPhrase.view($0)) } ?? words(WindowPhrase.views)
  }

  /// Its row in the list of views, where it has a number.
  func row(_ index: Int, _ words: Locale) -> SheetContent.Row {
    SheetContent.Row(
      icon: .views,
      title: title(words),
      note: number.map { words(MenuPhrase.shortcut("Ctrl+\($0)")) },
      hasMore: true,
      command: .goToView(index)
    )
  }
}
