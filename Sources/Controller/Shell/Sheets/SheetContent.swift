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

  /// Words side by side, of which some are chosen.
  struct Choice: Hashable {
    var words: [String]
    var chosen: Set<Int>

    init(_ words: [String], chosen: Set<Int>) {
      self.words = words
      self.chosen = chosen
    }
  }

  var title: String
  var field: TextField?
  var fieldName = ""
  /// Lines of choices, side by side where there are several in one.
  var choices: [[Choice]] = []
  var rows: [Row] = []
  /// What is wrong, or must be known.
  var message: String?
  /// The word on the button that Enter presses.
  var action: String?
  /// The word on the button beside it that leaves everything as it is.
  var cancel: String?
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
  /// A word of a choice, both counted through all lines.
  case choose(choice: Int, word: Int)
  case row(Int)
  /// A row's own menu.
  case more(Int)
  case remove(Int)
  case rename(Int)
  case confirm
}
