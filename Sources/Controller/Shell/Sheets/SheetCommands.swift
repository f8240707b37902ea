import Controls
import GraphScene
import GraphTools
import Graphs
import SceneParts
import Words

/// A row of the list of things to do with the document.
enum DocumentCommand: CaseIterable, Hashable {
  case new, open, save, saveAs, export, copyPicture

  func row(_ words: Locale) -> SheetContent.Row {
    let (icon, title, shortcut) = look
    return SheetContent.Row(icon: icon, title: words(title), note: shortcut)
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
  func row(_ words: Locale, zooms: ZoomAxes, taps: OriginTaps, dots: DotPitch) -> SheetContent.Row {
    let (icon, title, shortcut) = look
    let note =
      switch self {
      case .zoomKeys: words(zooms.name)
      case .taps: words(taps.name)
      case .dots: words(dots.name)
      default: shortcut
      }
    return SheetContent.Row(icon: icon, title: words(title), note: note)
  }

  private var look: (Icon, WindowPhrase, shortcut: String?) {
    switch self {
    case .fit: (.fit, .fit, "F")
    case .natural: (.graph, .natural, "W")
    case .standard: (.home, .standard, "±10")
    case .square: (.origin, .square, "1:1")
    case .boxZoom: (.fullScreen, .boxZoom, "Shift")
    case .center: (.origin, .center, nil)
    case .range: (.pencil, .range, nil)
    case .zoomKeys: (.plus, .zoomKeys, nil)
    case .taps: (.origin, .taps, nil)
    case .dots: (.dots, .dots, nil)
    case .previous: (.undo, .previousView, "Alt+←")
    case .next: (.redo, .nextView, "Alt+→")
    case .keep: (.views, .keepView, nil)
    }
  }
}
