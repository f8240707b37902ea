package import Controls
import Drawing

/// The numbers on the card that can be typed.
extension TraceTool {
  /// Shows what is typed in its row.
  func showTyped(in rows: inout [ReadoutCard.Row], _ graph: GraphSnapshot) {
    for (target, name) in [(ValueEntry.Target.x, "x"), (.y, "y")] {
      guard let typed = graph.typed(target) else { continue }
      for index in rows.indices where rows[index].name == name { rows[index].typed = typed }
    }
  }

  /// The card's two numbers that can be typed, as controls: its upper and lower part, or its columns.
  package func describe(in graph: GraphSnapshot) -> [Control<GraphControl>] {
    guard isOn, !isOnFigure(in: graph), !graph.isPresented, let reading = hand.reading else {
      return []
    }
    let card = reading.frame
    let parts =
      reading.isWide
      ? card.columns([1, 2])
      : RowList(heights: [card.height / 2, card.height / 2], in: card).frames
    return [(ValueEntry.Target.x, parts[0], "x", reading.x), (.y, parts[1], "y", reading.y)].map {
      Control(
        .reading($0.0),
        frame: $0.1,
        look: .custom(radius: 12),
        group: 17,
        role: .textField,
        name: $0.2,
        value: $0.3
      )
    }
  }
}
