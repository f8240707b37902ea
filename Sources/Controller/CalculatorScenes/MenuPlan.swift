import Controls
import Drawing

/// The ⋯ menu: where its card and its rows lie.
struct MenuPlan {
  static let width = 240.0
  static let rowHeight = 44.0

  let card: Rect
  private let commands: [MenuCommand]

  /// A menu under a button, kept inside the pane.
  init(below button: Rect, in pane: Rect, commands: [MenuCommand]) {
    self.commands = commands
    let height = Double(commands.count) * Self.rowHeight + 12
    let width = min(Self.width, pane.width - 16)
    let fitsBelow = button.maxY + 4 + height <= pane.maxY - 8
    card = Rect(
      x: min(max(button.maxX - width, pane.x + 8), pane.maxX - 8 - width),
      y: fitsBelow ? button.maxY + 4 : max(pane.y + 8, button.y - 4 - height),
      width: width,
      height: height
    )
  }

  /// The rows as controls.
  func controls<ID>(
    group: Int,
    theme: ThemeChoice,
    id: (MenuCommand) -> ID
  ) -> [Control<ID>] {
    commands.enumerated().map { index, command in
      let frame = Rect(
        x: card.x,
        y: card.y + 6 + Double(index) * Self.rowHeight,
        width: card.width,
        height: Self.rowHeight
      )
      let note = command == .theme ? theme.title : command.shortcut
      return Control(
        id(command),
        frame: frame,
        look: .menuRow(command.icon, title: command.title, note: note),
        group: group,
        name: command.title,
        value: command == .theme ? theme.title : nil
      )
    }
  }
}
