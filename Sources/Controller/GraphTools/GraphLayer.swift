/// What of the graph lies over what, from the topmost down.
package enum GraphLayer: Hashable, Sendable, CaseIterable {
  case menu, pad, list, statistics, table, card, tools, residuals, chips, stretch, plane

  /// Whether it hides what is under it.
  package var isPanel: Bool { [.menu, .pad, .list, .statistics, .table].contains(self) }
}

extension GraphControl {
  /// The layer that the control is in.
  package var layer: GraphLayer {
    switch self {
    case .menu: .menu
    case .pad: .pad
    case .fact: .statistics
    case .table: .table
    case .reading: .card
    case .back, .tool, .zoomIn, .zoomOut, .depth: .tools
    case .chip, .functions, .away, .marks, .example, .keepBoth, .origin, .slider: .chips
    case .closeResiduals: .residuals
    case .edge: .stretch
    case .plot: .plane
    case .grip(let layer): layer
    }
  }
}
