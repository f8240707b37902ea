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
  /// How far apart the numbers along the axes are.
  case axisSteps(AxisSteps)
  /// What can be done with a kept view.
  case keptView(Int)
  /// A formula in the languages that it can be copied into.
  case copies([SheetCommand])
}

extension HelpTopic {
  /// A chapter as rows to read.
  func rows(_ words: Locale) -> [SheetContent.Row] {
    let lines = lines.map { words[$0] }
    return [.init(title: words(self), kind: .heading)]
      + lines.map { .init(title: $0.keys, note: $0.words, kind: .reading) }
  }
}
