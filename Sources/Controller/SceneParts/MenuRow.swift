package import Words
package import Controls

/// A row of a menu as it is shown now.
package struct MenuRow: Hashable, Sendable {
  package var command: SceneCommand
  var title: MenuPhrase
  var note: MenuPhrase?
  /// The title as it is set in a book; empty where it is words.
  var line: [TextLine.Run] = []
  var isEnabled = true
  /// What the row lets choose from side by side, instead of words.
  private(set) var swatches: [Swatch] = []

  /// One of several looks, of which one is chosen.
  package struct Swatch: Hashable, Sendable {
    let command: SceneCommand
    let look: ControlLook
    let name: MenuPhrase
    let isChosen: Bool

    package init(
      _ command: SceneCommand,
      look: ControlLook,
      name: MenuPhrase,
      isChosen: Bool
    ) {
      self.command = command
      self.look = look
      self.name = name
      self.isChosen = isChosen
    }
  }

  /// A row of swatches.
  package init?(_ swatches: [Swatch]) {
    guard let first = swatches.first else { return nil }
    self.init(first.command)
    self.swatches = swatches
  }

  package init(
    _ command: SceneCommand,
    title: MenuPhrase? = nil,
    note: MenuPhrase? = nil,
    line: TextLine = TextLine(),
    isEnabled: Bool = true
  ) {
    self.command = command
    self.line = line.runs
    self.isEnabled = isEnabled
    self.title = title ?? command.title
    self.note = note ?? command.shortcut.map(MenuPhrase.shortcut)
  }

  /// The row for somebody without a keyboard.
  var withoutKey: MenuRow {
    var row = self
    if case .shortcut = note { row.note = nil }
    return row
  }
}
