import Controls
import GraphModel
import Words

/// A sheet that is open, and what it is about.
struct Sheet {
  var face: SheetFace
  var dialog: Dialog
}

/// What a sheet is about.
enum Dialog {
  /// What can be typed, keys and gestures; first comes what the person works with.
  case help(first: [HelpTopic])
  case documentCommands(recent: [String])
  case windowCommands
  case file(FileDialog)
  /// The document's file is not as it was left.
  case changedFile(path: String)
  /// Naming the present view, or the kept one with this index.
  case viewName(TextField, index: Int?)
  /// From where to where the view goes.
  case viewRange(ViewRange)
  /// What can be done with a kept view.
  case keptView(Int)
  /// A formula in the languages that it can be copied into.
  case copies(FormulaCopies)
}

extension HelpTopic {
  /// A chapter as rows to read.
  func rows(_ words: Locale) -> [SheetContent.Row] {
    let lines = lines.map { words[$0] }
    return [.init(title: words(self), kind: .heading)]
      + lines.map { .init(title: $0.keys, note: $0.words, kind: .reading) }
  }
}

/// What can be done when somebody else has changed the document's file.
enum ChangedFileChoice: CaseIterable {
  case keepBoth, openChanged, overwrite

  func row(_ words: Locale) -> SheetContent.Row {
    switch self {
    case .overwrite: .init(icon: .document, title: words(FilePhrase.overwrite))
    case .keepBoth: .init(icon: .copy, title: words(FilePhrase.keepBoth))
    case .openChanged: .init(icon: .folder, title: words(FilePhrase.openChanged))
    }
  }
}

/// What can be done with a kept view.
enum KeptViewCommand: CaseIterable {
  case go, rename, remove

  func row(_ words: Locale) -> SheetContent.Row {
    switch self {
    case .go: .init(icon: .views, title: words(WindowPhrase.goThere))
    case .rename: .init(icon: .textSize, title: words(WindowPhrase.rename), note: "F2")
    case .remove: .init(icon: .erase, title: words(WindowPhrase.remove), note: words(KeyCap.delete))
    }
  }
}

extension KeptView {
  /// What the view is called.
  func title(_ words: Locale) -> String {
    name ?? number.map { words(WindowPhrase.view($0)) } ?? words(WindowPhrase.views)
  }

  func row(_ words: Locale) -> SheetContent.Row {
    SheetContent.Row(
      icon: .views,
      title: title(words),
      note: number.map { words(MenuPhrase.shortcut("Ctrl+\($0)")) },
      hasMore: true
    )
  }
}
