import Controls

/// What a sheet shows: a line to type in, choices side by side, rows to choose from, and what
/// Enter does.
struct SheetContent {
  struct Row: Hashable {
    enum Kind: Hashable { case command, heading, reading }

    var icon: Icon?
    var title: String
    var note: String?
    /// Whether the row has a menu of its own.
    var hasMore = false
    /// Whether it is to be pressed, or only to be read.
    var kind = Kind.command
    /// What it does, where that is not its dialog's own business.
    var command: SheetCommand?
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

  /// A line to type in.
  struct Line: Hashable {
    var text: TextField
    var name: String
    /// What nothing typed means.
    var hint: String?
    /// Whether its name stands over it, as where there are several.
    var isLabelled = false
    /// Whether what is typed has no meaning.
    var isWrong = false
  }

  var title: String
  var lines: [Line] = []
  /// The line that receives what is typed.
  var active = 0
  /// What the keys on the screen are for.
  var keys = LetterKeys.Kind.names
  /// Lines of choices, side by side where there are several in one.
  var choices: [[Choice]] = []
  var rows: [Row] = []
  /// What is wrong, or must be known.
  var message: String?
  /// Whether Tab goes on as far as there is only one way.
  var completes = false
  /// The word on the button that Enter presses.
  var action: String?
  /// The word on the button beside it that leaves everything as it is.
  var cancel: String?

  /// Whether there is nothing but a line to type in.
  var isOnlyTyped: Bool { field != nil && rows.isEmpty }
  /// Whether there is nothing but to read.
  var isRead: Bool { rows.first.map { $0.kind != .command } ?? false }

  /// Whether a control is a word that is chosen.
  func isChosen(_ control: SheetControl) -> Bool {
    guard case .choice(let index, let word) = control else { return false }
    let choices = Array(choices.joined())
    return choices.indices.contains(index) && choices[index].chosen.contains(word)
  }

  /// The text of the line that receives what is typed.
  var field: TextField? { lines.indices.contains(active) ? lines[active].text : nil }
}

/// What the person does with a sheet.
enum SheetAct: Hashable, Sendable {
  case close
  /// The line to type in has changed.
  case typed(TextField)
  /// Put text on the clipboard.
  case copy(String)
  /// Another line receives what is typed now.
  case activate(Int)
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
