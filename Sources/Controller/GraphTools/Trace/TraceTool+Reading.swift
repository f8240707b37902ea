package import Controls
import Drawing
import GraphKit

/// The numbers on the card that can be typed.
extension TraceTool {
  /// Shows what is typed in its row.
  func showTyped(in rows: inout [ReadoutCard.Row], _ graph: GraphSnapshot) {
    for letter in Coordinate.allCases {
      guard let typed = graph.typed(ValueEntry.Target(letter)) else { continue }
      for index in rows.indices where rows[index].name == letter.rawValue {
        rows[index].typed = typed
      }
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
    return zip(Coordinate.allCases, [(parts[0], reading.x), (parts[1], reading.y)]).map {
      Control(
        .reading(ValueEntry.Target($0)),
        frame: $1.0,
        look: .custom(radius: 12),
        group: 17,
        role: .textField,
        name: $0.rawValue,
        value: $1.1
      )
    }
  }
}
