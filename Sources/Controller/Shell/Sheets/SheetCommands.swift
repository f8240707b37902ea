import Controls
import GraphScene
import GraphTools
import GraphModel
import SceneParts
import Settings
import Words

/// A row of the list of things to do with the document.
enum DocumentCommand: CaseIterable, Hashable {
  case new, open, save, saveAs, export, copyPicture

  func row(_ words: Locale) -> SheetContent.Row {
    let (icon, title, shortcut) = look
    return SheetContent.Row(
      icon: icon,
      title: words(title),
      note: words(MenuPhrase.shortcut(shortcut))
    )
  }

  private var look: (Icon, FilePhrase, shortcut: String) {
    switch self {
    case .new: (.plus, .newDocument, "Ctrl+N")
    case .open: (.folder, .open, "Ctrl+O")
    case .save: (.document, .save, "Ctrl+S")
    case .saveAs: (.document, .saveAs, "Ctrl+Shift+S")
    case .export: (.graph, .exportPicture, "Ctrl+E")
    case .copyPicture: (.copy, .copyPicture, "Ctrl+Shift+C")
    }
  }
}

/// How a command looks as a row of the list of views.
extension WindowCommand {
  func row(_ words: Locale, _ preferences: Preferences) -> SheetContent.Row {
    let (icon, title, shortcut) = look
    guard case .setting(let setting) = self else {
      let keys = shortcut.map { words(MenuPhrase.shortcut($0)) }
      return SheetContent.Row(icon: icon, title: words(title), note: keys)
    }
    let value = words(setting.row.value(preferences))
    return SheetContent.Row(icon: icon, title: words(title), note: value)
  }

  private var look: (Icon, MenuPhrase, shortcut: String?) {
    switch self {
    case .setting(let setting): (setting.icon, setting.row.title ?? .text(""), nil)
    case .fit: (.fit, .window(.fit), "F")
    case .natural: (.graph, .window(.natural), "W")
    case .standard: (.home, .window(.standard), "±10")
    case .square: (.origin, .window(.square), "1:1")
    case .boxZoom: (.fullScreen, .window(.boxZoom), "Shift")
    case .center: (.origin, .window(.center), nil)
    case .range: (.pencil, .window(.range), nil)
    case .previous: (.undo, .window(.previousView), "Alt+←")
    case .next: (.redo, .window(.nextView), "Alt+→")
    case .keep: (.views, .window(.keepView), nil)
    }
  }
}
