import Controls
import Documents
import GraphScene
import Graphs
import SceneParts
import Words

/// A row of the list of things to do with the document.
enum DocumentCommand: CaseIterable, Hashable {
  case new, open, save, saveAs, export, copyPicture

  func row(_ words: Idiom) -> SheetContent.Row {
    SheetContent.Row(icon: icon, title: words(title), note: shortcut)
  }

  private var title: FilePhrase {
    switch self {
    case .new: .newDocument
    case .open: .open
    case .save: .save
    case .saveAs: .saveAs
    case .export: .exportPicture
    case .copyPicture: .copyPicture
    }
  }

  private var icon: Icon {
    switch self {
    case .new: .plus
    case .open: .folder
    case .save, .saveAs: .document
    case .export: .graph
    case .copyPicture: .copy
    }
  }

  private var shortcut: String? {
    switch self {
    case .new: "Ctrl+N"
    case .open: "Ctrl+O"
    case .save: "Ctrl+S"
    case .saveAs: "Ctrl+Shift+S"
    case .export: "Ctrl+E"
    case .copyPicture: "Ctrl+Shift+C"
    }
  }
}

/// How a command looks as a row of the list of views.
extension WindowCommand {
  func row(_ words: Idiom, zooms: ZoomAxes) -> SheetContent.Row {
    SheetContent.Row(
      icon: icon,
      title: words(title),
      note: self == .zoomKeys ? words(zooms.name) : shortcut
    )
  }

  private var title: WindowPhrase {
    switch self {
    case .fit: .fit
    case .natural: .natural
    case .standard: .standard
    case .square: .square
    case .boxZoom: .boxZoom
    case .zoomKeys: .zoomKeys
    case .previous: .previousView
    case .next: .nextView
    case .keep: .keepView
    }
  }

  private var icon: Icon {
    switch self {
    case .fit: .fit
    case .natural: .graph
    case .standard: .home
    case .square: .origin
    case .boxZoom: .fullScreen
    case .zoomKeys: .plus
    case .previous: .undo
    case .next: .redo
    case .keep: .views
    }
  }

  private var shortcut: String? {
    switch self {
    case .fit: "F"
    case .natural: "W"
    case .standard: "±10"
    case .square: "1:1"
    case .boxZoom: "Shift"
    case .previous: "Alt+←"
    case .next: "Alt+→"
    case .zoomKeys, .keep: nil
    }
  }
}
