import Controls

/// What a sheet shows: a line to type in, choices side by side, rows to choose from, and what
/// Enter does.
struct SheetContent {
  struct Row: Hashable {
    var icon: Icon?
    var title: String
    var note: String?
    /// Whether the row has a menu of its own.
    var hasMore = false
  }

  var title: String
  var field: TextField?
  var fieldName = ""
  /// Words side by side, of which one is chosen.
  var choices: [String] = []
  var choice: Int?
  var rows: [Row] = []
  /// What is wrong, or must be known.
  var message: String?
  /// The word on the button that Enter presses.
  var action: String?
}

/// What the person does with a sheet.
enum SheetAct: Hashable, Sendable {
  case close
  /// The line to type in has changed.
  case typed(TextField)
  /// Put text on the clipboard.
  case copy(String)
  /// The line shall be completed as far as there is only one way.
  case complete
  case choose(Int)
  case row(Int)
  /// A row's own menu.
  case more(Int)
  case remove(Int)
  case rename(Int)
  case confirm
}
