import Controls
import GraphKit

extension GraphStyle {
  /// The graph's colours in a theme.
  init(theme: Theme, isCompact: Bool) {
    self.init()
    colors.surface = theme.surface
    colors.gridMinor = theme.graph.gridMinor
    colors.gridMajor = theme.graph.gridMajor
    colors.axis = theme.graph.axis
    colors.label = theme.graph.label
    colors.strongLabel = theme.text
    colors.pens = theme.graph.pens
    colors.possibleOpacity = theme.graph.possibleOpacity
    majorSpacing = isCompact ? 48 : 72
    curveWidth = isCompact ? 2.25 : 2.5
  }
}
